import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct MomentChoiceTests {
  private static let box = "view box frame: (0, 0, 60, 60)"

  // The headings of a strip, in their order.
  private func headings(_ entry: String, after entries: [String]) -> [String] {
    let text = Answers.text(entry + " size: 400x20", after: [Self.box] + entries)
    return (text.split(separator: "\n").first ?? "").split { " │".contains($0) }.map { String($0) }
  }

  private static let choices: [([String], String, [String])] = [
    (
      ["animate 1s { box.center.x += 100 }"], "filmstrip",
      ["0s", "0.2s", "0.4s", "0.6s", "0.8s", "1s"]
    ),
    (
      ["animate 2s linear { box.center.x += 100 }"], "filmstrip to: 1s",
      ["0s", "0.2s", "0.4s", "0.6s", "0.8s", "1s"]
    ),
    (
      ["animate 1s linear { box.center.x += 100 }", "run"], "filmstrip from: 0s to: 1s",
      ["0s", "0.2s", "0.4s", "0.6s", "0.8s", "1s"]
    ),
    ([], "filmstrip for: 5s", ["0s", "1s", "2s", "3s", "4s", "5s"]),
    ([], "filmstrip for: 0s", ["0s"]),
  ]

  @Test(arguments: choices)
  func `there are six moments where none are said`(
    entries: [String], entry: String, expected: [String]
  ) {
    #expect(headings(entry, after: entries) == expected)
  }

  @Test func `they lie where something moves`() throws {
    let late = headings("filmstrip", after: ["animate 1s linear delay: 3s { box.center.x += 100 }"])
    #expect(late.count == 6 && late.last == "4s")
    let first = try #require(late.first.flatMap { Double($0.dropLast()) })
    #expect(first > 2.8 && first <= 3)
    // The end of a spring's motion is too small to be seen.
    let spring = headings(
      "filmstrip",
      after: ["animate spring(mass: 1, stiffness: 100, damping: 5) { box.center.x += 50 }"])
    let run = Answers.text(
      "run",
      after: [
        Self.box, "animate spring(mass: 1, stiffness: 100, damping: 5) { box.center.x += 50 }",
      ])
    let end = try #require(
      run.split(separator: "\n").first?.split(separator: " ").dropFirst().first.flatMap {
        Double($0.dropLast())
      })
    let last = try #require(spring.last.flatMap { Double($0.dropLast()) })
    #expect(spring.count == 6 && last < end)
  }

  @Test func `what goes on for ever is seen for one time there and back`() {
    let pulse = ["animate 0.5s linear repeat autoreverse { box.alpha = 0 }"]
    #expect(
      headings("filmstrip", after: pulse) == ["0s", "0.2s", "0.4s", "0.6s", "0.8s", "1s"])
    #expect(
      headings("filmstrip", after: pulse + ["step 1.25s"]).last == "2.25s")
  }

  @Test func `an onion has them as well, all of what grows`() {
    let text = Answers.text(
      "onion box fit",
      after: [
        "view box frame: (100, 100, 20, 20)",
        "animate 1s linear { box.frame = (0, 0, 220, 220) }",
      ])
    for time in ["0.2s", "0.4s", "0.6s", "0.8s"] { #expect(text.contains(time), "\(text)") }
    #expect(text.contains("6 moments from 0s to 1s") && text.contains("box"))
  }

  @Test func `the same session has the same pictures`() {
    let entries = ["view box frame: (0, 0, 60, 60)", "animate 0.7s { box.center.x += 100 }"]
    for entry in ["filmstrip", "onion"] {
      #expect(Answers.text(entry, after: entries) == Answers.text(entry, after: entries))
    }
  }

  @Test func `where nothing moves any more it says how to see what did`() {
    let text = Answers.text(
      "filmstrip", after: [Self.box, "animate 1s { box.alpha = 0 }", "run"])
    #expect(text.contains("filmstrip from: 0s"), "\(text)")
  }
}
