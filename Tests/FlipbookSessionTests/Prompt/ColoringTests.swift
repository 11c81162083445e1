import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct ColoringTests {
  private func coloring(_ line: String) -> [String] {
    Session.entered(Answers.stage).coloring(of: line).map { stretch in
      let bytes = Array(line.utf8)[stretch.range]
      return "\(stretch.tone) \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  private static let lines: [(String, [String])] = [
    ("", []),
    ("scrub slide 50%", ["verb scrub", "name slide", "number 50%"]),
    (
      "view \"a b\" frame: (0, 1, 2, 3) # new",
      [
        "verb view", "string \"a b\"", "label frame:", "number 0", "number 1", "number 2",
        "number 3", "comment # new",
      ]
    ),
    (
      "view b; b.backgroundColor = red",
      ["verb view", "name b", "name b", "value red"]
    ),
    (
      "animator x 2s linear { box.alpha = #f80 }",
      [
        "verb animator", "name x", "number 2s", "value linear", "name box", "number #f80",
      ]
    ),
    ("let t = 1s", ["verb let", "name t", "number 1s"]),
    ("save a.md force", ["verb save"]),
    ("veiw box", ["mistake veiw", "name box"]),
    ("veiw", []),
    ("step 1s; veiw ", ["verb step", "number 1s", "mistake veiw"]),
    ("box.alpha = = 3", ["name box", "mistake =", "number 3"]),
    ("box.alpha =", ["name box"]),
    ("view x frame: ", ["verb view", "name x", "label frame:"]),
    ("step 3q; list", ["verb step", "number 3", "mistake q", "verb list"]),
    ("box § 3", ["name box", "mistake §", "number 3"]),
    ("show \"My", ["verb show", "string \"My"]),
    ("animate 1s {", ["verb animate", "number 1s"]),
    ("expect stage.now == 0", ["verb expect", "name stage", "number 0"]),
    (
      "animate 1s { box.alpha = 0\n  bux.alpha = 1 }",
      ["verb animate", "number 1s", "name box", "number 0", "mistake bux", "number 1"]
    ),
  ]

  @Test(arguments: lines)
  func `words are told apart`(line: String, stretches: [String]) {
    #expect(coloring(line) == stretches)
  }

  @Test func `stretches are in order, apart and within the line`() {
    let session = Session.entered(Answers.stage)
    let line = "veiw é; box.alpha = = \"日 { save x \"y; 3q § spring(mass: 1) # é"
    for end in 0...line.unicodeScalars.count {
      let start = String(String.UnicodeScalarView(line.unicodeScalars.prefix(end)))
      var last = 0
      for stretch in session.coloring(of: start) {
        #expect(stretch.range.lowerBound >= last && !stretch.range.isEmpty)
        last = stretch.range.upperBound
      }
      #expect(last <= start.utf8.count)
    }
  }
}
