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

  @Test(arguments: Lessons.all.map(\.name))
  func `finds in a lesson what that shows, and no more`(name: String) throws {
    let lesson = try #require(Lessons.all.first { $0.name == name })
    let host = SessionHost(session: Session(), folder: PrivateFolder())
    _ = try SessionFile(parsing: lesson.text).run { entry, fence in
      let reply = host.enter(entry.text, inSetup: fence.options.isSetup)
      return (reply.text, reply.failed)
    }
    let answer = host.enter("doctor", inSetup: false).text
    guard let shown = Self.shown[name] else {
      #expect(answer == Self.nothing)
      return
    }
    let rows = answer.split(separator: "\n").dropFirst(2).filter { $0.contains("s  ") }
      .filter { $0.prefix(8).contains(where: \.isNumber) }
    #expect(rows.count == shown.count, "\(answer)")
    for (row, words) in zip(rows, shown) { #expect(row.contains(words), "\(answer)") }
  }

  @Test func `looks at forty lessons`() {
    #expect(Lessons.all.count >= 40)
    #expect(Self.shown.keys.allSatisfy { name in Lessons.all.contains { $0.name == name } })
  }
}
