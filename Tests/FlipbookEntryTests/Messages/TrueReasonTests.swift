import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Entries are refused at once, as a whole, and for a true reason.
@Suite struct TrueReasonTests {
  private static let box = ["view box frame: (0, 0, 100, 100)"]
  private static let moving =
    box + ["animator slide 2s linear { box.center.x += 200 }", "start slide", "step 0.5s"]
  private static let waiting =
    box + [
      "chain intro { then 1s { box.center.x += 100 }; wait; then 1s { box.alpha = 0 } }",
      "perform intro", "step 1.2s",
    ]
  private static let dancing = box + ["dance box 2s { .alpha = 0 }"]
  private static let panned =
    box + ["gesture pan box name: drag { }", "touch box by: (100, 0)", "step 0.2s"]
  private static let present = "but a block that runs later sees only the present"

  private static let stages: [([String], String, String)] = [
    // Moments that a look or a block cannot see.
    (moving, "watch box.center at: 1s", "it prints whenever time has moved"),
    (
      box, "solve r from: 0 to: 1 { box.alpha = r } where: box.alpha == 0.5 at: 1s",
      "end the block with the time that passes first"
    ),
    (
      box, "sweep r from: 0 to: 1 by: 0.5 { box.alpha = r } measure: box.alpha at: 1s",
      "'for: 1s' says how far"
    ),
    (moving, "completion slide { show box at: 0s }", "'show at:' looks at another moment"),
    (moving, "completion slide { expect box.alpha == 1 at: 0s }", present),
    (moving, "after 1s { after 1s { show box at: 0s } }", present),
    (moving, "completion slide { expect always box.alpha == 1 }", "'expect always' looks along"),
    (
      moving, "completion slide { settled(box.center.x) }", "it is one number for a stretch of time"
    ),
    (moving, "after 1s { box.alpha = highest(box.center.x) }", "one number for a stretch of time"),
    (moving, "after 1s { if highest(box.center.x) > 2 { box.alpha = 0 } }", "one number for a"),
    (
      moving, "after 1s { expect box.center.x < highest(box.center.x) }", "one number for a stretch"
    ),
    (waiting, "list states intro", "'intro' is a chain: 'list states' does not work on it"),
    (moving, "completion slide { why box.alpha }", "looks at the entries that led here"),
    (moving, "completion slide { doctor }", "looks at the entries that led here"),
    (moving, "completion slide { save x.md }", "'save' must be an entry of its own: it works on"),
    (moving, "after 1s { for v in [box, gone] { plot v } }", "'plot' looks along time, but"),
    (moving, "after 1s { for v in [gone] { table v every: 1s } }", "'table every:' looks along"),
    (moving, "after 1s { after 1s { highest(box.alpha) } }", "'highest' looks along time"),
    (moving, "after 1s { after 1s { table box.alpha every: 1s } }", "'table every:' looks along"),
    (moving, "after 1s { chain q { do { why box } } }", "looks at the entries that led here"),
    (box, "animate 1s { table box every: 1s }", "'table every:' cannot go in an animation block"),
    (moving, "after 1s { mark a }", "'mark' must be an entry of its own"),
    (moving, "after 1s { step 1s }", "a block runs at one moment"),
    // Names are checked when they are typed, although they are used later.
    (moving, "reverse slid after: 1s", "hint: did you mean 'slide'?"),
    (moving, "table nothing after: 1s", "nothing is called 'nothing'"),
    (moving + ["let tint = red"], "reverse tint after: 1s", "'tint' is not an animator"),
    // All of the entry or nothing.
    (moving, "start slide box", "box is a view without a dance: there is nothing to start"),
    (box, "add box { box.alpha = 0 }", "hint: write dance box 1s { box.alpha = 0 }"),
    (box, "completion box { box.alpha = 0 }", "this block would never run"),
    (box, "start box completion: { box.tag = 1 }", "this block would never run"),
    // Things that wait, are over or are of another kind.
    (waiting, "run", "intro waits: 'continue intro' ends the wait"),
    (waiting + ["pause intro"], "continue intro easeOut", "a chain, whose steps keep their timing"),
    (moving + ["run", "start slide"], "run", "slide has nothing to move: add slide { … }"),
    (box + ["promise dim always box.alpha > 0"], "show dim", "it is a promise"),
    (panned, "expect drag.state == ended", "drag.state is changed"),
    // Hints that work.
    (box + ["view \"...\""], "\"...\" .frame", "hint: a path has no blank before its dot"),
    (box + ["view \"q r\""], "\"q r\" .alpha", "hint: a path has no blank before its dot"),
    (box, "chain c { then 1s repeat: 3 { box.alpha = 0 } }", "here it repeats forever"),
    (box, "follow", "hint: write follow none"),
    (
      moving, "crossings slide.isRunning == false",
      "hint: write run until: slide.isRunning == false"
    ),
    (box, "touch linear", "hint: write touch box linear"),
    (moving + ["layer dot"], "expect monotonic dot", "write dot.position.x, or dot.position.y, or"),
    (moving, "repeat 3 { step }", "hint: write for i in 0..<3 { step }"),
    (moving, "1 undo", "hint: write undo 1"),
    (box, "for v in [] { v.alpha = 1 }", "'[]' holds no value"),
    (moving, "remove slide; remove slide", "nothing is called 'slide'"),
    (moving + ["mark here"], "velocity(here)", "hint: a mark is a moment: at: here, from"),
    (moving + ["mark here"], "plot box.alpha from: here to: here", "a plot needs some time"),
    (box, "shown(stage)", "hint: write stage.now"),
    (moving, "expect now == 0.5s", "hint: write expect stage.now == 0.5s"),
    (box + ["view label in: box"], "box.label.alpha", "hint: write label.alpha"),
    (
      moving, "if slide.state { box.alpha = 0 }", "write if slide.state == active { box.alpha = 0 }"
    ),
    (moving, "run until: always box.center.x > 100", "write run until: box.center.x > 100"),
    (moving, "expect - slide == -0.3", "hint: write expect -slide == -0.3"),
    (moving, "list colours", "hint: write help values"),
    (box, "edit 99 { box }", "'99' is not an entry of this session"),
    (
      box + ["animation fade opacity to: 0 1s"], "group both 2s foo",
      "a group takes animations and a duration: group both 2s fade"
    ),
    (box, "for v in [linear] { springs v }", "'plot linear' draws it"),
    (dancing, "plot box", "hint: write start box; plot box"),
    (box + ["gesture tap box name: t { }"], "plot t", "not a value that changes: it is a gesture"),
    (box + ["animation fade opacity to: 0 1s"], "table fade every: 0.2s", "it is an animation"),
    (box + ["layer dot"], "plot dot for: 1s", "hint: name one of its values: dot.opacity"),
    // A mark is a moment everywhere.
    (moving + ["mark here"], "run until: slide == here", "write run until: slide == 0.500s"),
    (moving + ["mark here"], "if here > 1s { box.tag = 1 }", "write if 0.500s > 1s { box"),
    (moving + ["mark here"], "expect slide < 2 from: here", "'from:' is not expected here"),
    (moving, "table slide at: slide", "'slide' is not a moment: it is an animator"),
    // Things without a name, a step for a chain, properties that only some layers have.
    (moving, "completion slide name: z { box.tag = 1 }", "'completion' names nothing"),
    (box, "promise always box.alpha <= 1 name: z", "write promise z always box.alpha <= 1"),
    (
      box + ["animate 1s { box.alpha = 0 }"], "promise p settled box.alpha",
      "hint: write expect settled box.alpha by: 1s"
    ),
    (waiting, "finish intro", "hint: write finish intro 1s { … }, which"),
    (box, "box.strokeEnd = 0.5", "hint: 'shape' makes a layer that has one"),
    (
      box + ["view dot", "keyframes 1s name: hop { at 0 for: 1 { dot.center.y += 9 } }"],
      "reverse hop", "'detach dot' ends what moves dot"
    ),
    (
      box + ["animate 1s linear name: pulse { box.alpha = 0 }"], "pulse.progress = 0.5",
      "'pulse.progress' can only be read"
    ),
    // Words for a number, and for a thing.
    (box + ["let snap = spring(dampingRatio: 0.5)"], "abs(snap)", "write eased(snap, 0.5)"),
    (dancing, "box == 0.15", "write box.dance, or box.center.x, or box.center.y, or box.alpha"),
    (box + ["let tint = red"], "2 * tint", "write tint.red, or tint.green, or tint.blue"),
    (box, "mix((1, 2), 1, 0.5)", "this is a number, not a pair"),
    (box + ["view card", "layer dot"], "touch dot", "hint: these fit: box, card"),
    (box, "crossings box.center == 3", "hint: its numbers are x, y"),
    (box, "crossings root.bounds.size == 3", "hint: its numbers are width, height"),
    (box, "crossings 5", "hint: 'for:' is missing; it would be crossings 5 == 100"),
    (
      box + ["animation spin opacity to: 0 1s"], "spin.repeatMode = 3",
      "hint: it has duration, beginTime"
    ),
    // A block that was typed is not called missing, and a range is not a number.
    (moving, "if slide is active { box.tag = 1 }", "write if slide.state == active { box"),
    (box, "let e = 1...3", "hint: a range belongs to a loop: for i in 1...3 { … }"),
    (moving, "expect slide monotonic", "write expect monotonic slide"),
    (
      box, "promise p always box.center == (250, 50)",
      "does not hold now: box.center is (50.000, 50.000)"
    ),
    // Units where they make no sense.
    (box, "box.center = (10s, 20)", "this is a duration, not a number"),
    (box, "view z frame: (0, 0, 9, 1s)", "this is a duration, not a number"),
    (box, "box.transform = rotate(45s)", "this is a duration, not a number"),
    (box, "mix(10, 20, 0.5s)", "this is a duration, not a number"),
    (box, "animate 1s repeat: 3s { box.alpha = 0 }", "'3s' is not a count"),
    (box, "animate 1s repeat: 90deg { box.alpha = 0 }", "'90deg' is not a count"),
    (box, "touch box taps: 2s", "'2s' is not a number"),
    // Messages do not call existing things gone, or marks and promises nothing.
    (box + ["promise dim always box.alpha > 0"], "show dim", "hint: 'promise' lists it"),
    (box + ["promise dim always box.alpha > 0"], "plot dim", "hint: 'dim' is a promise: 'list"),
    (box + ["promise dim always box.alpha > 0"], "edit dim", "'history' has the others"),
    (box + ["animate pulse 1s { box.alpha = 0 }"], "show pulse", "hint: write table pulse"),
    (
      box + ["view card", "animate pulse 1s { card.alpha = 0 }"], "stop pulse",
      "'detach card' ends what moves card"
    ),
    (
      moving, "expect eventually box.center.x == 250 for: 0.1s", "never holds from 0.500s to 0.600s"
    ),
    (dancing, "box.reversed", "did you mean 'box.dance.reversed'?"),
    (waiting, "intro.duration", "a chain has no 'duration'"),
  ]

  @Test(arguments: stages)
  func `what is refused says why`(stage: [String], entry: String, reason: String) {
    let outcome = Answers.outcome(entry, after: stage)
    #expect(outcome.failed && outcome.text.contains(reason), "\(outcome.text)")
  }

  @Test func `lists in lists are looked over no farther than loops go`() {
    let list = "[" + (0..<11).map { "\($0)" }.joined(separator: ", ") + "]"
    let loops = (0..<4).reduce("box.alpha = 1") { "for v\($1) in \(list) { \($0) }" }
    let outcome = Answers.outcome("after 1s { \(loops) }", after: Self.box)
    #expect(outcome.failed && outcome.text.contains("at most 10000 times"), "\(outcome.text)")
  }

  @Test func `what it would be is a line that works, or is not said`() {
    for entry in ["expect alpha == 1", "run until: alpha == 0.5", "crossings box = 0.5"] {
      let text = Answers.text(entry, after: Self.moving)
      #expect(!text.contains("it would be"), "\(text)")
    }
    let broken = Answers.text(
      "reverse slide", after: Self.moving + ["promise p smooth slide"])
    #expect(broken.contains("is broken at") && !broken.contains("hint:"), "\(broken)")
  }

  @Test func `a block in a gesture's block knows what the gesture tells`() {
    let pan = "gesture pan box ended: { animate 0.5s { box.center.x += translation.x } }"
    let moved = Answers.text(
      "box.center.x", after: Self.box + [pan, "touch box by: (20, 0)", "run"])
    #expect(moved == "70.000", "\(moved)")
  }

  @Test func `a thing stands for its name in a name`() {
    let loop = #"for v in [slide, box] { promise "p\(v)" always box.alpha <= 1 }"#
    let listed = Answers.text("list promises", after: Self.moving + [loop])
    #expect(listed.contains("pslide") && listed.contains("pbox"), "\(listed)")
  }

  // A failed check does not mean that another line was intended.
  @Test func `a failed check at a moment offers nothing`() {
    let outcome = Answers.outcome("expect slide == 0.9 at: 1s", after: Self.moving)
    #expect(outcome.failed && outcome.offer == nil, "\(outcome.text)")
  }

  private static let entries: [([String], String, String, String)] = [
    // The values of a loop's names are kept, as in blocks.
    (
      box, "for i in 1...2 { watch box.alpha * i }", "step 0.1s",
      "  box.alpha * 1 1.000\n  box.alpha * 2 2.000"
    ),
    (
      box, "for i in 1...2 { promise \"p\\(i)\" always box.alpha <= i }", "list promises",
      "p2    always box.alpha <= 2  kept"
    ),
    (box, "for d in [-0.5] { let e = 2 * d; watch box.alpha + e }", "step 0.1s", "+ (-1) 0.000"),
    (
      dancing + ["start box", "step 1s"], "box.alpha", "for v in [box.dance] { v.progress }",
      "0.500"
    ),
    (moving + ["let k = slide"], "pause k", "slide.isRunning", "false"),
    (
      box, "for v in [0.5] { promise p always box.alpha + 0.51 != v + 1 }", "list promises", "kept"
    ),
    // Things and numbers may be different at that moment.
    (box + ["remove box after: 0.5s"], "view box after: 1s", "step 1s", "fired"),
    (box, "expect sqrt(box.alpha - 2) > 3 after: 1s", "stage.now", "0.000"),
    (
      box + ["let v = (10, 20)"],
      "after 1s { for v in [1, 2] { animate 1s { box.alpha = v * 0.4 } } }", "step 1s", "fired"
    ),
    (
      moving + ["chain q { then 1s { box.alpha = 0 } }", "perform q", "pause all"], "continue all",
      "q.isRunning && slide.isRunning", "true"
    ),
    (waiting + ["pause intro"], "continue all", "intro.isRunning", "true"),
    (
      moving, "after 1s { gesture pan box changed: { .center += translation } }", "step 1s", "fired"
    ),
    (moving, "after 1s { dance box 1s { .center.x += 1 } }", "step 1s", "fired"),
    (moving, "list states all", "list states slide", "from here: pause"),
    (waiting, "continue all", "run", "time 2.200s"), (waiting, "continue", "run", "time 2.200s"),
    (
      box + ["chain intro { then 1s { box.alpha = 0 } }"], "start all", "run",
      "time 1.000s  frame 60\n  1.000s  intro"
    ),
    (moving + ["stop slide"], "finish slide after: 0.5s", "run; slide.state", "inactive"),
    (
      ["view end frame: (0, 0, 50, 50)"] + box + ["animate 1s { end.alpha = 0 }"], "why end",
      "distance(end, box)", "35.355"
    ),
    (["view end frame: (0, 0, 50, 50)"] + box, "layer dot in: end", "overlap(end, box)", "true"),
    (["view all"] + box + ["animate 1s { box.alpha = 0 }"], "step", "table all", "nothing moves"),
    (panned, "expect drag.state == changed", "drag.state != ended", "true"),
    (
      box, "box.alpha",
      "prove r from: 0 to: 50 { animate 1s linear { box.center.x += r }; table; "
        + "expect always box.center.x <= 150 }", "proven"
    ),
    (
      box + ["animate 2s { box.center.x += 200 }"], "box.alpha", "stop box",
      "note: box is a view without a dance: there is nothing to stop; 'detach box' ends what"
    ),
  ]

  @Test(arguments: entries)
  func `what the rules allow works`(
    stage: [String], entry: String, next: String, text: String
  ) {
    let outcome = Answers.outcome(next, after: stage + [entry])
    #expect(!outcome.failed && outcome.text.contains(text), "\(outcome.text)")
  }

  @Test func `what waits or is on its way is remarked`() {
    #expect(
      Answers.outcome("start intro", after: Self.waiting).remark == "intro waits: continue intro")
    let stage = Self.box + ["animation fade opacity to: 0 1s", "add fade to: box"]
    #expect(
      Answers.outcome("on box fade { box.tag = 3 }", after: stage).remark?.contains(
        "fade is on its way") == true)
  }
}
