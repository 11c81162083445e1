import FlipbookAssembly
import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Looking along the timeline` {
  // The values of a path at some moments, found by looking back and ahead.
  private func seen(_ path: String, at moments: [Int64], in session: Session) throws -> [Double] {
    let entry = try Parser.entry(from: "plot \(path)")
    guard case .command(let command)? = entry.statements.first else { return [] }
    let declaration = try #require(Commands.standard.named("plot"))
    let scope = Scope(world: session.world, source: entry.text)
    let call = try ArgumentBinder.bind(command, to: declaration, in: scope)
    return try Replay(of: session, for: call).curves(
      of: call[ExportCommands.paths], at: moments, call)[0]
      .points.map(\.value)
  }

  // The value of a path at a moment, found by going there.
  private func shown(_ path: String, atTicks ticks: Int64, after entries: [String]) -> Double? {
    let session = Session.entered(entries)
    _ = try? session.go(toTicks: ticks)
    let scope = Scope(world: session.world, source: path, reading: .shown)
    guard case .query(let expression)? = try? Parser.entry(from: path).statements.first else {
      return nil
    }
    return try? scope.number(expression)
  }

  // Entries that are run again also track promises to be monotonic.
  @Test(arguments: [
    "lowest(box.center.x, from: 0s)", "total(box.center.x, from: 0s, to: 0.4s)",
    "duration(box.center.x < 100, from: 0s)", "crossings box.center.x == 75 from: 0s to: 0.4s",
    "table box.center.x turns from: 0s to: 0.4s", "plot box.center.x from: 0s",
    "export csv - box.center.x from: 0s every: 0.1s", "why box.center.x at: 0.25s",
    "matters highest(box.center.x, from: 0s)", "sheet from: 0s to: 0.4s",
  ])
  func `a look back sees the same beside a promise`(look: String) {
    func seen(beside entry: String) -> String {
      Answers.text(
        look,
        after: [
          "view box frame: (0, 0, 100, 100)", entry, "animate 1s { box.center.x += 100 }",
          "step 0.5s",
        ])
    }
    #expect(seen(beside: "promise m monotonic box.alpha") == seen(beside: "let unused = 1"))
  }

  private static let entries: [[String]] = [
    ["view box", "step 0.5s", "animate 1s { box.center.x += 100 }", "step 1s", "box.center.x = 7"],
    ["step 0.3s; view box; animate 1s { box.center.x += 100 }; step 0.4s; box.alpha = 0; run"],
    [
      "view box", "animator slide 1s { box.center.x += 100 }", "start slide", "step 0.25s",
      "reverse slide", "run", "step 0.5s; start slide; step 0.5s",
    ],
    [
      "view box", "animate 0.5s { box.center.x += 100 } completion: { box.center.x = 0 }",
      "run", "back 0.2s", "animate 1s { box.center.x -= 50 }", "run",
    ],
    ["view box", "after 0.4s { box.center.x = 3; nothing.alpha = 1 }", "step 1s", "step 1s"],
  ]

  @Test(arguments: entries)
  func `a look back sees what going back does`(entries: [String]) throws {
    let session = Session.entered(entries)
    let now = session.world.stage.ticks
    let moments = (0...20).map { now / 20 * Int64($0) }
    let values = try seen("box.center.x", at: moments, in: session)
    for (moment, value) in zip(moments, values) {
      guard let there = shown("box.center.x", atTicks: moment, after: entries) else {
        #expect(value.isNaN, "\(value) at \(moment)")
        continue
      }
      #expect(value == there, "\(value) and \(there) at \(moment)")
    }
    #expect(values.contains { $0.isFinite })
  }

  @Test(arguments: 0..<Effort.seeds)
  func `a look ends where the session is`(seed: UInt64) throws {
    var generator = RandomEntries(seed: seed, kinds: [.moves, .failures])
    let session = Session()
    _ = generator.entries(40, in: session)
    let now = session.world.stage.ticks
    var tables: [String] = []
    var moments: [Int64] = []
    try Replay(of: session).visit((0...7).map { now / 7 * Int64($0) } + [now]) { world in
      moments.append(world.stage.ticks)
      tables.append(world.table)
    }
    #expect(moments == moments.sorted() && moments.count == 9)
    #expect(tables.last == session.table, "seed \(seed)\n\(session.entered)")
  }
}
