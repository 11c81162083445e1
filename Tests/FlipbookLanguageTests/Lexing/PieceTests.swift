import FlipbookLanguage
import TestSupport
import Testing

@Suite struct PieceTests {
  private func pieces(_ text: String) -> [String] {
    Piece.all(in: text, wordVerbs: ["save"]).map { piece in
      "\(piece.startsStatement ? "*" : "")\(piece.kind) \(piece.span.text(in: text))"
    }
  }

  private static let texts: [(String, [String])] = [
    ("", []), ("  ", []),
    ("a.b = 3s", ["*word a", "sign .", "member b", "sign =", "number 3s"]),
    ("v x in: y", ["*word v", "word x", "label in:", "word y"]),
    ("save a/b.md \"c d\"", ["*word save", "plain a/b.md", "plain \"c d\""]),
    ("save \"c", ["*word save", "openString \"c"]),
    ("save a b\"c d", ["*word save", "plain a", "openString b\"c d"]),
    (
      "a { b; save } }",
      [
        "*word a", "sign {", "*word b", "sign ;", "*word save", "sign }", "sign }",
      ]
    ),
    ("f(a,\nb)", ["*word f", "sign (", "word a", "sign ,", "word b", "sign )"]),
    ("a\nb", ["*word a", "sign \n", "*word b"]),
    ("a # b", ["*word a", "comment # b"]), ("#f80", ["*color #f80"]),
    ("a \"b", ["*word a", "openString \"b"]), ("§a", ["*broken §", "word a"]),
    ("a \u{1}b", ["*word a", "broken \u{1}", "word b"]),
  ]

  @Test(arguments: texts)
  func `takes a text apart`(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test(arguments: 0..<10 * Seeds.count) func `any text is taken apart to its end`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("ab .:;{}()\"#§é日\n\\=+1s$\u{1}")
    let text = String((0..<30).map { _ in signs[Int(generator.next() % UInt64(signs.count))] })
    var last = 0
    for piece in Piece.all(in: text, wordVerbs: ["a", "ab"]) {
      #expect(piece.span.lower >= last && piece.span.count > 0)
      let between = Array(text.utf8)[last..<piece.span.lower]
      #expect(between.allSatisfy { $0 == 0x20 || $0 == 0x0A })
      last = piece.span.upper
    }
    #expect(Array(text.utf8)[last...].allSatisfy { $0 == 0x20 || $0 == 0x0A })
  }
}
