import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct CheckpointTests {
  /// Sessions whose stage is at rest in the end.
  static let resting: [String: [String]] = [
    "nothing": [],
    "views": ["view box alpha: 0.5", "view inner in: box cornerRadius: 4", "inner.tag = 3"],
    "a removed view": ["view box", "view inner in: box", "view other", "remove box"],
    "layers": [
      "layer plain frame: (0, 0, 10, 10)", "layer dot in: plain", "plain.zPosition = 2", "run",
    ],
    "an order": ["view a", "view b in: a", "layer c in: a", "view d in: a", "remove b"],
    "a finished animator": [
      "view box", "animator slide 1s spring(dampingRatio: 0.4) { box.center.x += 9 }",
      "completion slide { box.tag = 1 }", "slide.pausesOnCompletion = false", "start slide", "run",
    ],
    "a stopped animator": [
      "view box", "animator slide 1s { box.transform = scale(2) }", "start", "step 0.3s", "stop",
      "finish at: current",
    ],
    "a continued animator": [
      "view box", "animator slide 1s { box.alpha = 0 }", "start", "step 0.5s", "pause",
      "continue linear durationFactor: 2", "run",
    ],
    "blocks that have ended": [
      "view box", "animate 1s { box.alpha = 0 } completion: { box.tag = 1 }", "run",
    ],
    "keyframes that have ended": [
      "view box", "keyframes 1s { at 0% for: 50% { box.alpha = 0 } }", "run",
    ],
    "what has fired": ["view box", "after 1s { box.alpha = 0 }", "step 2s"],
    "values": ["view box", "let a = 3", "let b = box", "let c = box.center", "let d = red"],
    "an animation": [
      "view box", "animation fade opacity to: 0 1s", "attach fade to: box.layer key: \"f\"", "run",
    ],
    "a look at the table": ["view box", "table", "list", "show box", "watch box.alpha"],
    "settings": ["view box", "set digits 5", "set rate 50", "step 1f"],
    "an appearing colour": ["view box", "box.backgroundColor = red", "box.isHidden = true"],
  ]

  /// Sessions whose stage is not at rest in the end.
  static let restless: [String: [String]] = [
    "a running animator": ["view box", "animator slide 1s { box.alpha = 0 }", "start"],
    "a paused animator": ["view box", "animator slide 1s { box.alpha = 0 }", "start", "pause"],
    "an animator that was never started": ["view box", "animator slide 1s { box.alpha = 0 }"],
    "a completion to come": [
      "view box", "animator slide 1s { box.alpha = 0 }", "start", "run",
      "completion { box.tag = 1 }",
    ],
    "a block for ever": ["view box", "animate 1s repeat { box.alpha = 0 }"],
    "a named block": ["view box", "animate 1s name: fade { box.alpha = 0 }", "run"],
    "what is still to come": ["view box", "after 1s { box.alpha = 0 }"],
    "a dance": ["view box", "dance box 1s { .alpha = 0 }", "start box", "run"],
    "a chain": ["view box", "chain intro { then 1s { box.alpha = 0 } }", "perform intro", "run"],
    "an action": ["view box", "on box.layer \"f\" { box.tag = 1 }"],
    "an animation that stays": [
      "view box", "animation fade opacity to: 0 1s isRemovedOnCompletion: false fillMode: both",
      "attach fade to: box.layer key: \"f\"", "step 2s",
    ],
    "a group": ["animation fade opacity to: 0 1s", "group both 2s animations: fade"],
    "a clock of its own": ["view box", "box.layer.speed = 0.5"],
    "a beginning": ["view box", "begin 1s"],
  ]

  @Test(arguments: resting.keys.sorted())
  func `a copy of a stage at rest goes on as it does`(story: String) throws {
    let session = Session.entered(try #require(Self.resting[story]))
    let (picture, events) = (session.picture, session.eventLines)
    let checkpoint = try #require(Checkpoint(of: session.world, at: 0))
    let other = Session.entered(try #require(Self.resting[story]))
    session.replaceWorld(with: try #require(checkpoint.copy()))
    #expect(session.picture == picture && session.eventLines == events)
    for entry in [
      "table", "list", "view late", "animate 1s { late.center.x += 10 }", "root.tag = 3", "start",
      "box.alpha = 0.25", "plain.opacity = 0.5", "animate 0.5s { box.center = (7, 7) }",
      "step 0.1s",
      "table", "add { box.alpha = 1 }", "run", "b.alpha = 0.3", "fade.duration", "remove box",
      "again fade", "events", "table",
    ] {
      #expect(session.enter(entry) == other.enter(entry), "\(entry)")
      #expect(session.picture == other.picture, "\(entry)")
    }
    #expect(session.eventLines == other.eventLines)
  }

  @Test(arguments: restless.keys.sorted())
  func `what moves or keeps code is not copied`(story: String) throws {
    let entries = try #require(Self.restless[story])
    let session = Session()
    for entry in entries { #expect(!session.enter(entry).failed, "\(entry)") }
    #expect(Checkpoint(of: session.world, at: 0) == nil)
  }

  // One session rebuilds from checkpoints wherever possible, the other always from the root.
  @Test(arguments: 0..<Effort.seeds)
  func `a session with checkpoints answers like one that begins at the root`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    let (session, other) = (Session(), Session())
    (session.checkpoints.spacing, other.checkpoints.spacing) = (1 + Int(seed) % 3, .max)
    for index in 0..<70 {
      let entry = index % 7 == 6 ? "run 5s" : generator.next(in: other)
      let (outcome, expected) = (session.enter(entry), other.enter(entry))
      if seed % 2 == 0 { other.rebuild() }
      guard outcome == expected, index % 5 < 4 || session.picture == other.picture,
        session.eventLines == other.eventLines
      else {
        Issue.record("seed \(seed)\n\(session.entered)\n\(outcome.text)\n--\n\(expected.text)")
        return
      }
    }
  }

  // Entries after which a stage soon comes to rest again.
  private static let calm = [
    "view a", "view b frame: (0, 0, 10, 10)", "view c in: a", "layer d", "remove b", "remove c",
    "a.alpha = 0.5", "b.center.x += 3; step 2f", "a.backgroundColor = red", "d.opacity = 0.2",
    "animate 0.4s { a.center.x += 5; b.alpha = 0 }", "animator m 0.5s { a.transform = scale(2) }",
    "start m; run", "start m", "run", "run", "step 1s", "step 2s", "reverse m", "let e = a.center",
    "let f = 3; let g = a", "g.tag = 2",
    "animate 1s { b.center.y += 1 } completion: { root.tag += 1 }",
    "after 0.2s { a.tag += 1 }", "undo", "undo", "undo", "redo", "redo", "back 0.3s", "back 2s",
    "goto 1s", "mark here", "goto here", "a.alpha = 0.1; nonsense", "view z; remove z; nope",
    "step 1s; nonsense", "nonsense", "set digits 4", "table", "events", "list", "reset",
    "animation h opacity to: 0 0.3s", "attach h to: b key: \"k\"",
  ]

  @Test(arguments: 0..<Effort.seeds)
  func `a session that comes to rest goes on from checkpoints as from the root`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (session, other) = (Session(), Session())
    (session.checkpoints.spacing, other.checkpoints.spacing) = (1, .max)
    var most = 0
    for index in 0..<120 {
      let entry = index < 2 ? Self.calm[index] : random.pick(Self.calm)
      let (outcome, expected) = (session.enter(entry), other.enter(entry))
      most = max(most, session.checkpoints.kept.count)
      if index % 3 == 0 { other.rebuild() }
      guard outcome == expected, index % 5 < 4 || session.picture == other.picture,
        session.eventLines == other.eventLines
      else {
        Issue.record("seed \(seed)\n\(session.entered)\n\(outcome.text)\n--\n\(expected.text)")
        return
      }
    }
    #expect(most > 0)
  }

  @Test func `a long session has few, and one near wherever it goes`() {
    let session = Session()
    session.checkpoints.spacing = 4
    _ = session.enter("view box")
    for _ in 0..<2_000 { _ = session.enter("box.center.x += 1") }
    #expect(session.checkpoints.kept.count > 4 && session.checkpoints.kept.count < 150)
    for step in 0..<1_000 {
      _ = session.enter("undo")
      guard step % 5 == 0 else { continue }
      let start = session.checkpoints.nearest(to: session.timeline.pointer, in: session.timeline)
      let distance = session.timeline.pointer - (start?.place ?? 0)
      #expect(distance <= max(20, 2 * step))
      #expect(session.enter("expect box.center.x == \(1_999 - step)").text == "")
    }
  }

  // Undone entries have checkpoints too; these must not be the only ones.
  @Test(arguments: [["undo"], ["mark here#", "goto here#"]])
  func `one is near where every other entry was taken back`(back: [String]) {
    let (session, other) = (Session(), Session())
    (session.checkpoints.spacing, other.checkpoints.spacing) = (4, .max)
    for session in [session, other] { _ = session.enter("view box") }
    for number in 0..<400 {
      let back = back.map { $0.replacing("#", with: "\(number)") }
      let entries = back.dropLast() + ["box.alpha = 0.5", back.last ?? "", "box.tag += 1"]
      for entry in entries { #expect(!session.enter(entry).failed && !other.enter(entry).failed) }
    }
    let (timeline, here) = (session.timeline, session.timeline.pointer)
    let start = session.checkpoints.nearest(to: here, in: timeline)
    #expect(timeline.path(to: here, from: start?.place ?? 0).count <= 16)
    #expect(session.checkpoints.kept.count < 200)
    #expect(session.enter("expect box.tag == 400 && box.alpha == 1").text == "")
    for _ in 0..<300 { #expect(session.enter("undo") == other.enter("undo")) }
    #expect(session.picture == other.picture)
  }

  @Test func `an undo builds nothing before somebody looks`() {
    let session = Session.entered(["view box", "view other", "view third"])
    for _ in 0..<3 { #expect(!session.enter("undo").failed) }
    #expect(session.latestPlace == 3 && session.timeline.pointer == 0)
    for _ in 0..<3 { #expect(!session.enter("redo").failed) }
    let world = session.world
    #expect(session.latestPlace == 3 && session.enter("list").text.contains("third"))
    #expect(session.enter("undo").text == "" && session.enter("redo").text == "")
    #expect(session.world === world)
  }

  private static let failing: [(String, Bool)] = [
    ("nonsense", true), ("box.nope = 1", true), ("box.alpha = red", true), ("remove nope", true),
    ("let a = nope", true), ("expect 1 == 2", true), ("box.alpha = 0.5; nonsense", false),
    ("let a = 1; nonsense", false), ("view other; view other", false), ("step; nonsense", false),
  ]

  @Test(arguments: failing)
  func `the stage stays where a failed entry has done nothing yet`(entry: String, stays: Bool) {
    let session = Session.entered(["view box", "animate 1s { box.alpha = 0 }"])
    let (world, picture) = (session.world, session.picture)
    #expect(session.enter(entry).failed)
    #expect((session.world === world) == stays)
    #expect(session.picture == picture)
  }
}
