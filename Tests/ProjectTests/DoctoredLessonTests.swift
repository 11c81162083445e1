import FlipbookAssembly
import FlipbookLessons
import FlipbookSession
import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import SessionFiles
import Testing

/// What `doctor` finds at the end of each lesson: nothing, except in lessons that show a fault.
@Suite struct DoctoredLessonTests {
  private static let nothing = "nothing here would crash, leak or surprise on a device"

  // The faults that lessons show, each as words of one line of the table.
  private static let shown: [String: [String]] = [
    // The sheet is caught, so the completion does not run.
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
    // Five animators are only compared and never started.
    "springs": [
      "full is never started", "heavy is never started", "stiff is never started",
      "damped is never started", "jump is never started", "fast's spring is cut",
    ],
    "stiffness-mass-velocity": ["box leaves the window"],
    "swift-from-an-app": ["slide is never started"],
    "three-words": ["card.center.x jumps"],
    "transactions": ["dot.position.x is set"],
  ]

  /// Checks that it finds the fault that an entered lesson shows, and no more.
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
