import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession

@Suite struct LongLookTests {
  private static let size = 8

  // Many things of every kind: views side by side and inside each other, and what moves them.
  private static let stage: [String] = {
    let views = (0..<size).map { "view v\($0) frame: (\($0), \($0), 40, 30)" }
    let nest = (1..<size).map { "view n\($0) in: \($0 == 1 ? "v0" : "n\($0 - 1)")" }
    let moves = (0..<size).map {
      "animate 2s { v\($0).center.x += 100 }; animate 0.2s { v\($0).alpha = 0.5 }"
    }
    return [
      views.joined(separator: "; "), nest.joined(separator: "; "), moves.joined(separator: "; "),
      "animator slide 1s { v1.alpha = 0 }", "start slide", "step 0.5s",
    ]
  }()

  static let looks = [
    "draw", "draw at: 1s", "onion every: 0.5s", "onion v0 every: 0.5s", "filmstrip every: 0.5s",
    "sheet", "plot v0.center.x", "plot v0.center.x from: 0s", "sample v0.center.x every: 0.1s",
    "sample v0.center.x every: 0.1s from: 0s", "table", "table format: csv",
    "table format: json", "table format: markdown", "list", "events",
    "compare v0.center.x v1.center.x", "extremes sin(v0.center.x)",
    "sweep k from: 1 to: 3 by: 1 { v0.alpha = k / 3 } measure: v0.center.x plot",
  ]
  static let exports = [
    "export csv a.csv", "export csv a.csv v0.alpha from: 0s", "export json a.json",
    "export svg a.svg", "export svg a.svg kind: filmstrip", "export svg a.svg kind: animation",
    "export svg a.svg kind: plot", "export html a.html",
  ]

  @Test(arguments: looks + exports)
  func `a look asks whether to go on, again and again, and ends when told to`(look: String) {
    let session = Session()
    for entry in Self.stage { #expect(!session.enter(entry).failed) }
    var asked = 0
    session.isInterrupted = {
      asked += 1
      return false
    }
    let whole = session.enter(look)
    #expect(!whole.failed, "\(whole.text)")
    let needed = asked
    #expect(needed > Self.size, "\(look) asks \(needed) times")
    let (records, moment) = (session.transcript, session.moment)
    for allowed in [0, 1, needed / 2, needed - 1] {
      asked = 0
      session.isInterrupted = {
        asked += 1
        return asked > allowed
      }
      let outcome = session.enter(look)
      #expect(outcome.failed && outcome.text.isEmpty && outcome.request == nil)
      #expect(outcome.remark == "interrupted; nothing has changed")
      #expect(session.transcript == records && session.moment == moment)
    }
    session.isInterrupted = { false }
    #expect(session.enter(look).text == whole.text)
  }

  @Test func `views may lie in each other as deep as one likes`() throws {
    let session = Session()
    let deep = (1..<2200).map { "view v\($0) in: v\($0 - 1) frame: (0, 0, 50, 50)" }
    for entry in ["view v0 frame: (0, 0, 50, 50)", deep.joined(separator: "; ")] {
      #expect(!session.enter(entry).failed)
    }
    for look in ["draw", "table", "list", "export svg a.svg", "export csv a.csv v0.alpha for: 1f"] {
      #expect(!session.enter(look).failed, "\(look)")
    }
    let drawing = session.enter("draw").text
    #expect(drawing.contains(" more\n") || drawing.hasSuffix(" more"), "\(drawing)")
  }
}
