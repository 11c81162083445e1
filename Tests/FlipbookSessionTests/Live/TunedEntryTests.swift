import FlipbookAssembly
import Testing

@testable import EntryNumbers
@testable import FlipbookLive
@testable import FlipbookSession
@testable import FlipbookText

@Suite struct TunedEntryTests {
  private func entry(_ text: String) throws -> TunedEntry {
    try #require(TunedEntry(text, .standard))
  }

  @Test func `what cannot be read or has no numbers is none`() {
    #expect(
      TunedEntry("view c1", .standard) == nil && TunedEntry("animate {", .standard) == nil
        && TunedEntry("", .standard) == nil)
  }

  @Test func `a step changes the number in the hand and nothing else`() throws {
    var entry = try entry("animate 0.4s spring(dampingRatio: 0.35) { box.center.x = 300 } # 1")
    entry.step(1)
    entry.chooseNext(backward: false)
    entry.step(-2, coarser: 1)
    entry.chooseNext(backward: false)
    entry.step(1, coarser: -1)
    #expect(entry.text == "animate 0.5s spring(dampingRatio: 0.15) { box.center.x = 300.1 } # 1")
    entry.chooseNext(backward: false)
    #expect(entry.chosen == 0)
    entry.chooseNext(backward: true)
    #expect(entry.chosen == 2)
    entry.reset()
    #expect(entry.text == "animate 0.5s spring(dampingRatio: 0.15) { box.center.x = 300 } # 1")
    entry.resetAll()
    #expect(entry.text == entry.old)
  }

  @Test func `a step is finer or coarser until it is made another`() throws {
    var entry = try entry("let gap = 0.5")
    entry.changeStep(coarser: false)
    entry.step(1)
    #expect(entry.text == "let gap = 0.51")
    entry.changeStep(coarser: true)
    entry.changeStep(coarser: true)
    entry.step(1)
    #expect(entry.text == "let gap = 1.51")
    // Resetting restores the number's first step, whatever its digits were since.
    entry.reset()
    entry.step(1)
    #expect(entry.text == "let gap = 1.5")
    for _ in 0..<30 { entry.changeStep(coarser: true) }
    #expect(entry.number.power == 9)
  }

  @Test func `a pointer goes to whole steps, and turns round at an end at once`() throws {
    var entry = try entry("box.center.x = 312")
    entry.step(1, coarser: 1, snaps: true)
    #expect(entry.text == "box.center.x = 320")
    entry.step(-4, coarser: 1, snaps: true)
    #expect(entry.text == "box.center.x = 280")
    entry = try self.entry("box.alpha = 0.98")
    entry.step(50, snaps: true)
    entry.step(-1, snaps: true)
    #expect(entry.text == "box.alpha = 0.99")
  }

  private static let rows: [(String, String)] = [
    ("42", "let d = 42ms"), ("0.5s", "let d = 0.5s"), (".50", "let d = .50ms"),
    ("-3", "let d = -3ms"),
    ("1.500s", "let d = 1.500s"), ("30f", "let d = 30f"),
  ]

  @Test(arguments: rows)
  func `what is typed stays as it is typed, and keeps the unit it does not name`(
    typed: String, expected: String
  ) throws {
    var entry = try entry("let d = 300ms")
    for character in typed { entry.type(character) }
    #expect(entry.text == expected)
    entry.endTyping()
    #expect(entry.text == expected && entry.typed == nil)
    entry.reset()
    #expect(entry.text == "let d = 300ms")
  }

  @Test func `what is typed is taken back by characters, or dropped`() throws {
    var entry = try entry("let d = 300")
    entry.step(1)
    entry.type("4")
    entry.type("2")
    entry.deleteBackward()
    #expect(entry.text == "let d = 4")
    entry.deleteBackward()
    #expect(entry.text == "let d = 301" && entry.typed == nil)
    entry.type("7")
    #expect(entry.dropTyped() && entry.text == "let d = 301" && !entry.dropTyped())
    entry.deleteBackward()
    #expect(entry.text == "let d = 300")
    // The next action drops typed text that is not a number.
    entry.type("-")
    #expect(entry.text == "let d = -")
    entry.step(1)
    #expect(entry.text == "let d = 301")
  }

  @Test func `what was typed is stepped on from, with its digits`() throws {
    var entry = try entry("let d = 0.5")
    for character in "0.350" { entry.type(character) }
    entry.step(1)
    #expect(entry.text == "let d = 0.450")
  }

  @Test func `what has too many digits can be typed only`() throws {
    var entry = try entry("let d = 1e20")
    entry.step(1)
    #expect(entry.text == "let d = 1e20" && entry.number.value == nil)
    entry.type("5")
    entry.step(1)
    #expect(entry.text == "let d = 6")
  }

  @Test func `equal numbers are counted`() throws {
    var entry = try entry("animate 0.05 delay: 0.05 { box.alpha = 0.05; box.tag = 3 }")
    #expect(entry.twins == 3)
    entry.step(1)
    #expect(entry.twins == 1)
    #expect(try self.entry("view box frame: (0, 0, 1, 1)").twins == 1)
  }
}
