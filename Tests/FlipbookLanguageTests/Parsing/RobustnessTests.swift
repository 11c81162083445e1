import FlipbookText
import TestSupport
import Testing

@testable import FlipbookLanguage

@Suite struct RobustnessTests {
  @Test(arguments: [
    "(", "{", "a {", "-", "!", "f(", "x.y = (", "-(", "v { v (", "f(a).b + (", "#", "1+",
    "a||b&&c==d+e*(", "v a||b&&c==d+e*-f(g:{",
  ])
  func `ten thousand of anything end in a mistake, not in a crash`(piece: String) {
    let text = String(repeating: piece, count: 10_000)
    #expect(mistake(in: text)?.hasPrefix("error: ") == true)
  }

  @Test(arguments: [("a.b", " + 1"), ("f(x)", ".y"), ("x.y = a", "*b")])
  func `a chain is limited like brackets, and is not said to be nested`(
    start: String, piece: String
  ) throws {
    let fits = start + String(repeating: piece, count: 190)
    let exceeds = start + String(repeating: piece, count: 210)
    #expect(try parse(fits).statements.count == 1)
    #expect(mistake(in: exceeds)?.contains("more than 200 operators or members in a row") == true)
  }

  private static let openers: [(String, String, String)] = [
    ("(", "a", ")"), ("f(", "a", ")"), ("-(", "a", ")"), ("(1, ", "a", ")"), ("v {", "", "}"),
  ]

  @Test(arguments: openers)
  func `deep nesting is fine up to the limit`(opener: String, core: String, closer: String) throws {
    let levels = opener != "(" && opener != "f(" ? 95 : 195
    func nested(_ count: Int) -> String {
      "v " + String(repeating: opener, count: count) + core
        + String(repeating: closer, count: count)
    }
    let entry = try parse(nested(levels))
    #expect(Outline.of(try parse(entry.description)) == Outline.of(entry))
    #expect(mistake(in: nested(201))?.contains("more than 200 levels") == true)
  }

  @Test(arguments: [
    "box.alpha ", "a.b.c.d", "(1, 2) ", "\"quoted text\" ", "1", "x", "# ", " ", ";", "a = 1; ",
    "v { a } ", "é", "\\", "“", "0.5s ",
  ])
  func `a long line is read or refused in a time that grows as it does`(piece: String) {
    func cost(_ bytes: Int) -> Double {
      let text = "v " + String(repeating: piece, count: bytes / piece.utf8.count)
      return ProcessorTime.seconds {
        _ = mistake(in: text)
        _ = Continuation.needsMore(text)
      }
    }
    let (few, many) = (cost(40_000), cost(160_000))
    // Quadratic growth would give 16 times.
    #expect(many < 8 * max(few, 0.01), "\(few) s, \(many) s")
  }

  @Test(arguments: 0..<Seeds.count)
  func `random bytes never crash`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        random.chance(80)
          ? UInt8.random(in: 0x20...0x7E, using: &random)
          : UInt8.random(in: 0...255, using: &random)
      }
      survives(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: 0..<Seeds.count)
  func `mutated lines never crash`(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<500 {
      var bytes = Array(texts.entry().utf8)
      for _ in 0...2 {
        let place = Int.random(in: 0...bytes.count, using: &texts.random)
        let signs = Array("(){}\"#.,:;-+*/=!<>&|\\ \n\tabs09%é".utf8)
        if place < bytes.count, texts.random.chance(50) {
          bytes.remove(at: place)
        } else {
          bytes.insert(texts.random.pick(signs), at: place)
        }
      }
      survives(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Reads a text; valid text must survive printing, and the error of other text must render.
  private func survives(_ text: String) {
    _ = Continuation.needsMore(text, wordVerbs: wordVerbs)
    do throws(SyntaxError) {
      let entry = try parse(text)
      let again = try parse(entry.description)
      #expect(Outline.of(again) == Outline.of(entry), "\(text)")
    } catch {
      let diagnostic = error.diagnostic
      #expect(diagnostic.span.lower >= 0 && diagnostic.span.upper <= text.utf8.count, "\(text)")
      for line in diagnostic.rendered(in: text).split(separator: "\n") {
        #expect(TextWidth.columns(of: String(line)) <= 120 && line.last != " ", "\(text)")
      }
    }
  }
}
