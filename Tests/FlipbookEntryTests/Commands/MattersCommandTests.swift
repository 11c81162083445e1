import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The matters command` {
  private static let moved = [
    "view box frame: (0, 0, 100, 100)",
    "animate 1s spring(dampingRatio: 0.5) { box.center.x += 100; box.alpha = 0.5 }",
  ]

  private func rows(_ entry: String) -> [[String]] {
    Answers.text(entry, after: ["set format csv"] + Self.moved).split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
  }

  @Test func `the number that changes a measure most comes first`() {
    let rows = rows("matters highest(box.center.x)")
    // The ratio by a step of 0.01, the way by one of 1, and the frame's x and width.
    #expect(rows.map { $0[1] } == ["center.x", "frame.x", "dampingRatio", "frame.width"])
    #expect(rows.allSatisfy { $0[0] == "2" || $0[0] == "3" })
    let changes = rows.compactMap { Double($0[5]) }.map(\.magnitude)
    #expect(changes == changes.sorted(by: >))
    #expect(!rows.contains { $0[1] == "alpha" })
  }

  @Test func `behind what it asks about it does not ask again`() {
    let entry = Self.moved[1] + "; matters highest(box.center.x)"
    let text = Answers.text(entry, after: [Self.moved[0]])
    #expect(text.contains("dampingRatio") && text.contains("frame.x"), "\(text)")
  }

  @Test func `a measure that nothing changes says so`() {
    #expect(
      Answers.text("matters box.layer.speed", after: Self.moved) == """
        box.layer.speed is 1.000
        no step of a number of the session changes it
        """)
  }

  @Test func `looks at a moment ahead with the session's own numbers`() {
    let entry = "matters box.center.x at: 0.5s"
    let text = Answers.text(
      entry, after: [Self.moved[0], "animate 1s linear { box.center.x += 100 }"])
    #expect(text.contains("frame.x") && text.contains("center.x"), "\(text)")
    #expect(!text.contains("0.5s") && !text.contains("no measure"), "\(text)")
  }

  @Test func `the session stays as it is`() {
    let session = Session()
    for entry in Self.moved { _ = session.enter(entry) }
    let before = session.enter("history").text
    _ = session.enter("matters overshoot(box.center.x)")
    #expect(session.enter("history").text.hasPrefix(before))
    #expect(Answers.shown("box.center.x", in: session) == "150.000 (shown 50.000)")
  }
}
