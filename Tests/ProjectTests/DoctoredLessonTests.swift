import FlipbookAssembly
import FlipbookLessons
import FlipbookSession
import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import SessionFiles
import Testing

/// What `doctor` says at the end of each lesson: nothing, but for those that show what it warns of.
@Suite struct DoctoredLessonTests {
  private static let nothing = "nothing here would crash, leak or surprise on a device"

  // What they show, as far as it stands in one line of the table.
  private static let shown: [String: [String]] = [
    // A sheet that is caught is not told that it has arrived.
    "a-sheet-with-detents": ["settle's completion"],
    "action-layer": ["v.alpha jumps"],
    "animators": ["slide is stopped"],
    "a-progress-ring": ["pass of light goes on"],
    "builder": ["box.center.x jumps"],
    "chain": ["ball.center.y jumps"],
    "compare": ["swing is never started"],
    "groups": ["card.center.x jumps"],
    "layer-animations": [
      "box.alpha jumps from", "box.alpha jumps from", "turn of box goes on for",
    ],
    "other-trades": ["box.center.x jumps"],
    "sheet": ["pulse goes on for ever"],
    "space": ["card.transform turns"],
    // Five that are only compared, by what they are.
    "springs": [
      "full is never started", "heavy is never started", "stiff is never started",
      "damped is never started", "jump is never started", "fast's spring is cut",
    ],
    "stiffness-mass-velocity": ["box leaves the window"],
    "swift-from-an-app": ["slide is never started"],
    "three-words": ["card.center.x jumps"],
    "transactions": ["dot.position.x is set"],
  ]

  /// What it finds in a lesson that was entered is what that shows, and no more.
  static func check(_ name: String, in host: SessionHost) {
    let answer = host.enter("doctor", inSetup: false).text
    guard let shown = Self.shown[name] else {
      #expect(answer == Self.nothing, "\(name)")
      return
    }
    let rows = answer.split(separator: "\n").dropFirst(2).filter { $0.contains("s  ") }
      .filter { $0.prefix(8).contains(where: \.isNumber) }
    #expect(rows.count == shown.count, "\(name)\n\(answer)")
    for (row, words) in zip(rows, shown) { #expect(row.contains(words), "\(name)\n\(answer)") }
  }

  @Test func `looks at forty lessons`() {
    #expect(Lessons.all.count >= 40)
    #expect(Self.shown.keys.allSatisfy { name in Lessons.all.contains { $0.name == name } })
  }
}
