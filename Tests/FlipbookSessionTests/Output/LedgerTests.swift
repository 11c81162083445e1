import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct LedgerTests {
  private static let box = "view box frame: (0, 0, 100, 100)"
  private static let slide = "animator slide 1s linear { box.center.x += 200 }"
  private static let ride = [box, slide, "start slide", "step 0.25s"]

  /// The events of some entries that only an account records, each with the entry that caused it.
  private func told(_ entries: [String]) throws -> [String] {
    let session = Session()
    for entry in entries {
      let outcome = session.enter(entry)
      try #require(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
    let world = try Replay(of: session, preparing: { $0.keepAccount() }).stage()
    return world.stage.events.filter(\.tellsValue).map { event in
      "\(event.time) \(world.text.text(event)) | \(world.entries[event.cause - 1])"
    }
  }

  private static let entries: [([String], [String])] = [
    (
      ["pause slide", "scrub slide 75%"],
      [
        "0.25 slide scrubbed to 75% | scrub slide 75%",
        "0.25 box.center.x jumped from 100.000 to 200.000 | scrub slide 75%",
      ]
    ),
    (["pause slide", "scrub slide 25%"], ["0.25 slide scrubbed to 25% | scrub slide 25%"]),
    (
      ["pause slide", "slide.fractionComplete = 1"],
      [
        "0.25 slide scrubbed to 100% | slide.fractionComplete = 1",
        "0.25 box.center.x jumped from 100.000 to 250.000 | slide.fractionComplete = 1",
      ]
    ),
    (
      ["box.center = (300, 70)"],
      [
        "0.25 box.center.x set to 300.000 on its way | box.center = (300, 70)",
        "0.25 box.center.y set to 70.000 on its way | box.center = (300, 70)",
        "0.25 box.center.x jumped from 100.000 to 150.000 | box.center = (300, 70)",
        "0.25 box.center.y jumped from 50.000 to 70.000 | box.center = (300, 70)",
      ]
    ),
    (
      ["box.center.x += 10; box.center.x -= 10"],
      [
        "0.25 box.center.x set to 260.000 on its way | box.center.x += 10; box.center.x -= 10",
        "0.25 box.center.x set to 250.000 on its way | box.center.x += 10; box.center.x -= 10",
      ]
    ),
    (
      ["box.center.y += 10; box.alpha = 0.5; box.tag = 3"],
      [
        "0.25 box.center.y set to 60.000 on its way | box.center.y += 10; box.alpha = 0.5; box.tag = 3",
        "0.25 box.center.y jumped from 50.000 to 60.000 | box.center.y += 10; box.alpha = 0.5; box.tag = 3",
      ]
    ),
    (["box.alpha = 0.5", "run", "box.center.x = 0"], []),
    (
      ["completion slide { box.center.x = 0 }", "run"],
      ["1.0 box.center.x jumped from 250.000 to 0.000 | start slide"]
    ),
    (["completion slide { animate 1s { box.center.x = 0 } }", "run"], []),
    (["animator home 1s { box.center.x = 50 }", "start home", "run"], []),
    (["reverse slide", "step 0.1s", "pause slide", "start slide", "run"], []),
    (["stop slide", "finish slide at: current"], []),
    (
      ["stop slide", "finish slide"],
      ["0.25 box.center.x jumped from 100.000 to 250.000 | finish slide"]
    ),
    (
      ["pause slide", "remove slide"],
      ["0.25 box.center.x jumped from 100.000 to 250.000 | remove slide"]
    ),
    (["remove box"], []),
  ]

  @Test(arguments: entries)
  func `scrubs, what is set on its way, and jumps are told with their entry`(
    entries: [String], expected: [String]
  ) throws {
    #expect(try told(Self.ride + entries) == expected)
  }

  private static let jumpsOfKinds: [([String], [String])] = [
    // A second animation starts from the model, as `UIView.animate` does, or from the shown value.
    (
      ["animate 1s linear { box.alpha = 0 }", "step 0.5s", "animate 1s { box.alpha = 1 }"],
      ["0.5 box.alpha jumped from 0.500 to 0.000 | animate 1s { box.alpha = 1 }"]
    ),
    (
      [
        "animate 1s linear { box.alpha = 0 }", "step 0.5s",
        "animate 1s beginFromCurrentState { box.alpha = 1 }",
      ], []
    ),
    // The idiom of setting the start value and animating from there.
    (["box.alpha = 0; animate 1s { box.alpha = 1 }", "run"], []),
    (
      [
        "animation fade opacity to: 0 1s isRemovedOnCompletion: false", "attach fade to: box",
        "run",
      ],
      ["1.0 box.alpha jumped from 0.000 to 1.000 | attach fade to: box"]
    ),
    (
      [
        "animation fade opacity to: 0 1s isRemovedOnCompletion: false fillMode: forwards",
        "attach fade to: box", "run",
      ], []
    ),
    // The animation leaves the model, which is shown again at the end.
    (
      ["animation fade opacity to: 0 1s", "attach fade to: box", "run"],
      ["1.0 box.alpha jumped from 0.000 to 1.000 | attach fade to: box"]
    ),
    (
      ["animation fade opacity from: 1 to: 0 1s", "attach fade to: box; box.alpha = 0", "run"],
      [
        "0.0 box.alpha set to 0.000 on its way | attach fade to: box; box.alpha = 0"
      ]
    ),
    (["animation fade opacity from: 1 to: 0 1s", "box.alpha = 0; attach fade to: box", "run"], []),
    (
      ["animation fade opacity from: 0 to: 1 1s", "attach fade to: box", "run"],
      ["0.0 box.alpha jumped from 1.000 to 0.000 | attach fade to: box"]
    ),
    (
      [
        "box.backgroundColor = red", "animate 1s autoreverse { box.backgroundColor = blue }", "run",
      ],
      [
        "2.0 box.backgroundColor jumped from #ff0000 to #0000ff | "
          + "animate 1s autoreverse { box.backgroundColor = blue }"
      ]
    ),
    (
      [
        "animator turn 1s linear { box.transform = scale(3) }", "pause turn", "scrub turn 50%",
      ],
      [
        "0.0 turn scrubbed to 50% | scrub turn 50%",
        "0.0 box.transform jumped from identity to scale(2.000) | scrub turn 50%",
      ]
    ),
    // The time of a layer is set by hand.
    (
      ["animate 1s linear { box.alpha = 0 }", "step 0.5s", "box.layer.timeOffset = 0.2s"],
      ["0.5 box.alpha jumped from 0.500 to 0.300 | box.layer.timeOffset = 0.2s"]
    ),
    (
      [
        "animate 1s linear { box.alpha = 0 }", "step 0.5s",
        "box.layer.timeOffset = 0.5s; box.layer.speed = 0",
      ], []
    ),
    // A chain goes back to a value that it has shown before.
    (
      [
        "chain c { then 1s linear { box.center.x += 100 } }", "perform c", "step 0.5s", "pause c",
        "scrub c 10%",
      ],
      [
        "0.5 c scrubbed to 10% | scrub c 10%",
        "0.5 box.center.x jumped from 100.000 to 60.000 | scrub c 10%",
      ]
    ),
  ]

  @Test(arguments: jumpsOfKinds)
  func `jumps of every kind are told`(entries: [String], expected: [String]) throws {
    #expect(try told([Self.box] + entries) == expected)
  }

  private static let timings: [(String, Bool)] = [
    ("spring(dampingRatio: 0.01)", true), ("spring(dampingRatio: 0.1)", true),
    ("spring(dampingRatio: 1)", false), ("spring(mass: 1, stiffness: 100, damping: 10)", false),
    ("linear", false), ("cubic(0, 0, 1, 0)", false), ("cubic(0.3, -0.4, 0.5, 1.6)", false),
  ]

  @Test(arguments: timings)
  func `only a spring that ends far from its target jumps there`(
    timing: String, jumps: Bool
  ) throws {
    let animator = "animator slide 1s \(timing) { box.center.x += 200 }"
    let told = try told([Self.box, animator, "start slide", "run"])
    #expect(told.count == (jumps ? 1 : 0), "\(told)")
    #expect(told.allSatisfy { $0.contains("to 250.000 | start slide") })
  }

  @Test func `the ledger of a run that was reversed while paused tells where it jumps`() {
    let session = Session()
    for entry in Self.ride {
      _ = session.enter(entry)
    }
    for entry in [
      "completion slide { box.center.x = 250 }", "pause slide", "reverse slide",
      "continue slide durationFactor: 0", "run",
    ] { _ = session.enter(entry) }
    #expect(
      session.enter("events").text.hasSuffix(
        """
        0.500s  slide completed at start                continue slide durationFactor: 0
        0.500s  box.center.x jumped from 50.000 to      continue slide durationFactor: 0
                250.000
        """), "\(session.enter("events").text)")
  }

  @Test func `what time commands print is not changed by a look at the ledger`() {
    let session = Session.entered(Self.ride + ["events", "box.center.x = 0", "events"])
    #expect(session.enter("run").text == "time 1.000s  frame 60\n  1.000s  slide completed at end")
  }

  @Test func `events in an entry with others tells what the stage has told itself`() {
    let session = Session.entered(Self.ride + ["pause slide", "scrub slide 75%"])
    #expect(!session.enter("box.tag = 1; events").text.contains("scrubbed"))
    #expect(session.enter("events").text.contains("scrubbed to 75%"))
  }

  @Test(arguments: 0..<Effort.seeds)
  func `an account adds rows to the ledger and changes nothing else`(seed: UInt64) throws {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    _ = generator.entries(40, in: session)
    let world = try Replay(of: session, preparing: { $0.keepAccount() }).stage()
    let plain = world.stage.events.filter { !$0.tellsValue }
    #expect(plain.map { "\($0.time) \($0)" } == session.eventLines, "\(session.entered)")
    #expect(world.picture == session.picture, "seed \(seed)\n\(session.entered)")
  }

  @Test(arguments: 0..<Effort.seeds)
  func `an account does not depend on the steps`(seed: UInt64) throws {
    var generator = RandomEntries(seed: seed, kinds: [])
    let (whole, frames) = (Session(), Session())
    for _ in 0..<40 {
      let entry = generator.next(in: whole)
      _ = whole.enter(entry)
      for part in entry == "step 1s" ? Array(repeating: "step 1f", count: 60) : [entry] {
        if frames.enter(part).failed { break }
      }
    }
    let lines = try [whole, frames].map { session in
      let world = try Replay(of: session, preparing: { $0.keepAccount() }).stage()
      return world.stage.events.map { "\($0.time) \(world.text.text($0))" }
    }
    #expect(lines[0] == lines[1], "seed \(seed)\n\(whole.entered)")
  }
}

extension StageEvent {
  // Whether only an account records the event.
  fileprivate var tellsValue: Bool { [.scrubbed, .assigned, .jumped].contains(kind.word) }
}
