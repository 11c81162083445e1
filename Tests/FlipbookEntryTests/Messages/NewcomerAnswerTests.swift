import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Entries of people who guess: the offered line does what was asked for, and no line is offered
/// unless that is certain.
@Suite struct NewcomerAnswerTests {
  private static let box = ["view box frame: (50, 50, 80, 80)", "view pad frame: (0, 0, 40, 40)"]
  private static let animators =
    box + ["animator slide 1s { box.center.x += 200 }", "animator drop 1s { pad.alpha = 0 }"]
  private static let stages = [
    "box": box, "idle": animators, "slide": animators + ["start slide drop", "step 0.2s"],
    "moves": box + ["animate 1s { box.center.x += 200 }", "animate 1s { pad.alpha = 0 }"],
    "made": ["view x0", "view x1", "view x2", "view box", "view box2"],
    "kept": box + ["promise inside always box.alpha == 1"],
    "late": box + ["step 1s", "mark here"],
  ]

  static let lines = #"""
    box: view k2 and k3 => view k2; view k3
    box: view k, l => view k; view l
    box: view big, small => view big; view small
    box: view red, blue => view red; view blue
    box: view top, round, square => view top; view round; view square
    box: view k, red => view k frame: (0, 0, 100, 100) backgroundColor: red
    box: view k red circle => view k frame: (0, 0, 40, 40) backgroundColor: red cornerRadius: 20
    box: view k at (20, 120) size (60, 60) => view k frame: (20, 120, 60, 60)
    box: view "my pad" blue => view "my pad" frame: (0, 0, 100, 100) backgroundColor: blue
    box: grow box by 30 => animate 0.5s { box.bounds.size += (30, 30) }
    box: grow box by 50% => box.transform = scale(1 + 50%)
    box: shrink pad by 10 => animate 0.5s { pad.bounds.size -= (10, 10) }
    box: spin box 720 => animation turn transform.rotation by: 720deg 1s easeInOut; add turn to: box
    box: zoom box to 3 in 2s => animate 2s { box.transform = scale(3) }
    box: zoom box 150% => box.transform = scale(150%)
    box: spin box 2 => animation turn transform.rotation by: 2 * 360deg 1s easeInOut; add turn to: box
    box: spin box 1440 => animation turn transform.rotation by: 1440deg 1s easeInOut; add turn to: box
    box: spin box 540 => animation turn transform.rotation from: 0deg to: 540deg 1s easeInOut; add turn to: box; box.transform = rotate(540deg)
    box: spin box 90deg => animate 1s { box.transform = rotate(90deg) }
    box: zoom 50% => draw fit
    box: draw 150% => draw size: 120x60
    box: shrink box by 5 => box.transform = scale(1 / 5)
    box: morph box into circle => animate 0.5s { box.cornerRadius = min(box.bounds.width, box.bounds.height) / 2 }
    box: slide box up 100 => animate 0.5s { box.center.y -= 100 }
    box: box.alpha 0.3 2s => animate 2s { box.alpha = 0.3 }
    box: box.alpha is 0.3 => box.alpha = 0.3
    box: box.alpha = 0.3 slowly => animate 2s { box.alpha = 0.3 }
    box: box.alpha = 0.3 with spring => animate spring(dampingRatio: 0.5) { box.alpha = 0.3 }
    box: box.backgroundColor = system green => box.backgroundColor = systemGreen
    box: box.backgroundColor = light-blue => box.backgroundColor = lightblue
    box: box.backgroundColor = red with alpha 0.3 => box.backgroundColor = rgba(red.red, red.green, red.blue, 0.3)
    box: box.backgroundColor = rgb 255 0 0 => box.backgroundColor = rgb(255 / 255, 0 / 255, 0 / 255)
    box: box.backgroundColor = rgb 1 0 0 => box.backgroundColor = rgb(1, 0, 0)
    box: box.center.x = 25% of root => box.center.x = root.bounds.width * 25%
    box: box.center = middle of pad => box.center = pad.center
    box: box.center = (x: 10, y: 20) => box.center = (10, 20)
    box: box.position = [10, 20] => box.center = (10, 20)
    box: box.transform.rotation = 1 turn => box.transform.rotation = 1 * 360deg
    box: box.center.x < 100 at 0.1s => expect box.center.x < 100 at: 0.1s
    box: box.alpha-- => box.alpha -= 1
    box: everything.alpha = 0.5 => for v in [box, pad] { v.alpha = 0.5 }
    box: 3 times { box.center.x += 10 } => for i in 0..<3 { box.center.x += 10 }
    box: for each view { alpha = 0.5 } => for v in [box, pad] { v.alpha = 0.5 }
    box: for box, pad { alpha = 0.5 } => for v in [box, pad] { v.alpha = 0.5 }
    box: box and pad alpha = 0.5 => for v in [box, pad] { v.alpha = 0.5 }
    box: set box.alpha to 0.5 => box.alpha = 0.5
    box: set rate to 30 => set rate 30
    box: set color off => set color never
    box: set format JSON => set format json
    box: set x = 3 => let x = 3
    box: make sure box.alpha == 1 => expect box.alpha == 1
    moves: expect box.alpha never > 1 => expect never box.alpha > 1
    moves: expect always: box.alpha <= 1 => expect always box.alpha <= 1
    box: expect box.alpha >= 0 and <= 1 => expect box.alpha >= 0 && box.alpha <= 1
    box: expect box.backgroundColor is not blue => expect box.backgroundColor != blue
    box: expect box is not hidden => expect !box.isHidden
    slide: expect slide done by 1s => expect slide.remaining <= 0s at: 1s
    slide: expect slide done in 1s => expect slide.remaining <= 0s at: stage.now + 1s
    slide: expect slide is done => expect slide.remaining <= 0s
    slide: expect slide is not running => expect !slide.isRunning
    slide: run until: never box.center.x > 900 => expect never box.center.x > 900
    box: if box.alpha in 0..<1 { box.tag = 1 } => if box.alpha >= 0 && box.alpha < 1 { box.tag = 1 }
    box: if box.alpha in 0.2...0.8 { box.tag = 1 } => if box.alpha >= 0.2 && box.alpha <= 0.8 { box.tag = 1 }
    box: promise "in frame" box.alpha <= 1 => promise "in frame" always box.alpha <= 1
    kept: promise never box.alpha > 2 => promise inside2 never box.alpha > 2
    moves: prove always box.alpha <= 1 => expect always box.alpha <= 1
    moves: crossings box == pad => crossings box.center.x == pad.center.x
    box: box.onLongPressGesture { box.alpha = 0.5 } => gesture press box { box.alpha = 0.5 }
    box: box.gesture(TapGesture().onEnded { box.alpha = 1 }) => gesture tap box { box.alpha = 1 }
    box: box.onLongPressGesture(minimumDuration: 2) { box.alpha = 0 } => gesture press box minimumPressDuration: 2s { box.alpha = 0 }
    box: box.gesture(TapGesture(count: 2).onEnded { box.alpha = 0 }) => gesture tap box numberOfTapsRequired: 2 { box.alpha = 0 }
    box: withAnimation(.spring) { box.alpha = 0 } => animate spring(duration: 0.5, bounce: 0) { box.alpha = 0 }
    box: Animation.spring(response: 0.3, dampingFraction: 0.5) => spring(response: 0.3, dampingFraction: 0.5)
    box: animate 1,5s { box.alpha = 0 } => animate 1.5s { box.alpha = 0 }
    box: animate (1s, easeIn) { box.alpha = 0 } => animate 1s easeIn { box.alpha = 0 }
    box: animate 1s { box.alpha = 0 } and back => animate 1s autoreverse { box.alpha = 0 }
    box: animate 1s { box.alpha = 0 }, animate 1s { pad.alpha = 0 } => animate 1s { box.alpha = 0 }; animate 1s { pad.alpha = 0 }
    idle: start slide and drop => start slide drop
    idle: start slide with delay 1s => start slide after: 1s
    idle: start slide then drop => start slide completion: { start drop }
    idle: start slide backwards => scrub slide 100%; reverse slide; continue slide
    slide: start slide backwards => pause slide; reverse slide; continue slide
    slide: start slide { pad.alpha = 1 } => completion slide { pad.alpha = 1 }
    made: for i in 0..<3 { view x$i } => for i in 3..<6 { view "x\(i)" }
    made: for 3 { view x } => for i in 3..<6 { view "x\(i)" }
    made: copy box => view box3 frame: box.frame backgroundColor: box.backgroundColor cornerRadius: box.cornerRadius
    moves: table every 0.5s => table all every: 0.5s
    moves: draw bigger => draw size: 120x60
    moves: draw size 40x20 => draw size: 40x20
    moves: draw at: end => draw at: 1s
    moves: expect box.center.x == 290 in the end => expect box.center.x == 290 at: 1s
    moves: table at: (0s, 1s) => table at: 0s; table at: 1s
    late: goto back => back
    late: rewind 0.5s => back 0.5s
    late: run until here => goto here
    late: remove mark here => remove here
    """#

  @Test(arguments: lines.split(separator: "\n")) func `is offered and works`(row: Substring) throws
  {
    try OfferedLines.expect(row, on: Self.stages)
  }

  private static let toldRows: [(String, String, String)] = [
    ("box", "view c1 small red", "a view's size is its frame's"),
    ("slide", "start slide and drop", "drop is already running; it would be start slide drop"),
    ("idle", "start slide gently", "the form is start [NAME…]"),
    ("idle", "start slide 3", "a property animator cannot repeat"),
    ("idle", "start slide twice", "animate 1s repeat: 2 { … }"),
    ("idle", "start slide thrice", "animate 1s repeat: 3 { … }"),
    ("box", "mark at 50%", "'mark' marks the moment there is"),
    ("idle", "scrub all 0.5s", "'scrub' takes a share of each animator's time"),
    ("box", "start it", "there is nothing to start"),
    ("box", "set format xml", "write set format table"),
    ("late", "goto box", "'list marks' and 'list branches' have the others"),
    ("box", "rewind 0.5s", "'back' goes back in time"),
    ("box", "mark at: 50%", "marks the moment there is"),
    ("box", "ease box in", "a timing follows the duration of what moves"),
    ("box", "transition: all 0.3s", "'animate' moves what its block changes: animate 0.3s { … }"),
    ("late", "step all", "write 0.5s"),
    ("slide", "slide.isInterruptible = false", "from here: "),
    ("box", "box.alpha += 0.1 every 0.5s", "'every' was not expected here"),
  ]

  @Test(arguments: toldRows)
  func `is told`(stage: String, typed: String, told: String) throws {
    try OfferedLines.expectNone(for: typed, on: Self.stages, stage, saying: told)
  }

  private static let untold: [(String, String, String)] = [
    ("idle", "start at 2", "cannot repeat"),
    ("box", "box.backgroundColor = red please", "redplease"),
    ("box", "expect pad is not moving", "!= moving"),
    ("idle", "expect slide done in 1s", "!slide.isRunning"),
  ]

  @Test(arguments: untold)
  func `is not told`(stage: String, typed: String, told: String) throws {
    let outcome = Answers.outcome(typed, after: try #require(Self.stages[stage]))
    #expect(outcome.failed && !outcome.text.contains(told), "\(outcome.text)")
  }

  @Test func `an anchor moves without a change of size`() throws {
    let stage = ["view logo frame: (145, 372, 100, 100)", "logo.transform = rotate(45deg)"]
    let line = try #require(Answers.outcome("logo.pivot = (0, 1)", after: stage).offer)
    let turned = stage + [line]
    #expect(Answers.text("logo.bounds", after: turned) == "(0.000, 0.000, 100.000, 100.000)")
    #expect(Answers.text("logo.layer.anchorPoint", after: turned) == "(0.000, 1.000)")
  }

  @Test func `an arrow that compares says so`() {
    let outcome = Answers.outcome("box.alpha <- 0.5", after: Self.box)
    #expect(!outcome.failed && outcome.text == "false")
    #expect(outcome.offer == "box.alpha = 0.5")
    #expect(Answers.outcome("x <- 3", after: ["let x = 1"]).offer == "x = 3")
  }

  @Test(arguments: ["help box.center", "help center"]) func `a path has its last word's page`(
    typed: String
  ) {
    #expect(
      Answers.text(typed, after: Self.box).hasPrefix("a view's center: its middle"))
  }
}
