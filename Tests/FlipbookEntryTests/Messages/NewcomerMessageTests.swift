import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Messages for words that are right elsewhere.
@Suite struct NewcomerMessageTests {
  static let rows: [Complaint.Row] = [
    (
      "print box.alpha", "there is no command 'print'", "print",
      "write box.alpha"
    ),
    (
      "slide.startAnimation()", "there is no function 'slide.startAnimation'",
      "slide.startAnimation", "write start slide"
    ),
    (
      "box.addSubview(x)", "there is no function 'box.addSubview'", "box.addSubview",
      "write view x in: box"
    ),
    (
      "view z frame: CGRect(0, 0, 9, 9)", "there is no function 'CGRect'", "CGRect",
      "write view z frame: (0, 0, 9, 9)"
    ),
    (
      "box.transform = CGAffineTransformMake(1)", "there is no function 'CGAffineTransformMake'",
      "CGAffineTransformMake",
      "scale(…), rotate(…) and translate(…) make transforms: box.transform = scale(1)"
    ),
    (
      "box.backgroundColor = UIColor.red", "nothing is called 'UIColor'", "UIColor",
      "write box.backgroundColor = red"
    ),
    (
      "view z (0, 0, 9, 9)", "'(0, 0, 9, 9)' is not expected here", "(0, 0, 9, 9)",
      "write view z frame: (0, 0, 9, 9)"
    ),
    (
      "view z (1, 2)", "'(1, 2)' is not expected here", "(1, 2)", "write view z center: (1, 2)"
    ),
    (
      "print(box.center)", "there is no function 'print'", "print", "write box.center"
    ),
    (
      "expect(box.alpha == 1)", "there is no function 'expect'", "expect",
      "write expect box.alpha == 1"
    ),
    (
      "test first.md", "there is no command 'test'", "test",
      "'flipbook test FILE' is for your system's shell; here 'replay FILE' enters a file"
    ),
    (
      "goto box", "'box' is not a moment, a mark or a branch: it is a view", "box",
      "write goto 0.5s; 'list marks' and 'list branches' have the others"
    ),
    (
      "watch box.alpha linear", "'linear' is not a value that changes: it is a timing", "linear",
      "write a path: box.center.x"
    ),
    ("leave", "there is no command 'leave'", "leave", "'quit' leaves, and Ctrl-D as well"),
    ("max 1, 2", "'max' is a function, not a command", "max", "write max(1, 2)"),
    (
      "slide.start", "an animator has no 'start'", "start",
      "'start' is a command: write start slide"
    ),
    (
      "slide.step", "an animator has no 'step'", "step",
      "'step' is a command: write step [DURATION]"
    ),
    ("box.remove", "a view has no 'remove'", "remove", "'remove' is a command: write remove box"),
    (
      "slide.pause()", "an animator has no 'pause'", "slide.pause",
      "'pause' is a command: write pause slide"
    ),
    (
      "box.step 1s", "'1s' was not expected here", "1s",
      "'step' is a command: write step [DURATION]"
    ),
    (
      "box.colour = red", "a view has no 'colour'", "colour", "did you mean 'backgroundColor'?"
    ),
    (
      "view z colour: red", "'view' has no argument 'colour:'", "colour",
      "did you mean 'backgroundColor'?"
    ),
    (
      "view z transform: scale(2) rotate(3deg)", "'rotate(3deg)' is not expected here",
      "rotate(3deg)", "write view z transform: rotate(3deg) * scale(2)"
    ),
    ("box.isHidden = yes", "nothing is called 'yes'", "yes", "did you mean 'true'?"),
    ("box.isHidden = NO", "nothing is called 'NO'", "NO", "did you mean 'false'?"),
    ("box.isHidden = off", "nothing is called 'off'", "off", "did you mean 'false'?"),
    ("commit", "there is no 'begin' before this 'commit'", "commit", "'begin 1s' first"),
    ("box.alpha 0.5", "'0.5' was not expected here", "0.5", "write box.alpha = 0.5"),
    (
      "box alpha = 0.5", "'=' can only follow the path that starts a statement", "=",
      "write box.alpha = 0.5"
    ),
    (
      "animate 1s box.alpha = 0", "'=' can only follow the path that starts a statement", "=",
      "write animate 1s { box.alpha = 0 }"
    ),
    (
      "UIView.animate(1) { }", "a block is not a value", "{",
      "'view' makes a view, 'animate' moves one: animate 1s { box.alpha = 0 }"
    ),
    (
      "box.transform = rotate 45deg", "'45deg' was not expected here", "45deg",
      "write box.transform = rotate(45deg)"
    ),
    ("1//2", "'/' has no value before it", "/", "a comment begins with # and a blank"),
    ("box.tag++", "'+' has no value before it", "+", "write box.tag += 1"),
    (
      "view 2fast", "'fast' is not a unit", "fast",
      "a name begins with a letter, or stands in quotes"
    ),
    (
      "view z frame: 0, 0, 9, 9", "'0' is not expected here", "0",
      "write view z frame: (0, 0, 9, 9)"
    ),
    ("view z opacity: 1", "'view' has no argument 'opacity:'", "opacity", "did you mean 'alpha'?"),
    ("view z in box", "'in' is not expected here", "in", "write view z in: box"),
    ("table json", "'json' is not expected here", "json", "write table format: json"),
    ("step 1 second", "'second' is not expected here", "second", "write step 1s"),
    ("animate 2 ms { }", "'ms' is not a timing", "ms", "write animate 2ms { }"),
    (
      "scrub slide 50", "'50' is out of range", "50",
      "a fraction lies between 0% and 100%: write 50%"
    ),
    (
      "animate box 1s { }", "'box' is not a duration: it is a view", "box",
      "leave it out: the block says what moves"
    ),
    (
      "box.isHidden = \"true\"", "nothing is called 'true'", "\"true\"",
      "quotes are for names: write true"
    ),
    (
      "alpha = 1", "nothing is called 'alpha'", "alpha",
      "write the view's name before it: box.alpha"
    ),
    ("dance box 1s { alpha = 1 }", "nothing is called 'alpha'", "alpha", "write .alpha"),
    ("dance time { }", "'time' is not a view: it is a value", "time", "these fit: box"),
    (
      "dance box { time.x = 0 }", "a number has no 'x'", "x", "it is one number, without members"
    ),
    (
      "set box.alpha 0.5", "'box.alpha' is not a setting", "box.alpha",
      "to set a property, write box.alpha = 0.5"
    ),
    ("again m", "there is no animate block 'm'", "m", "make one: animate 1s name: m { … }"),
    ("back 1s", "no time has passed yet", "1s", "'undo' takes back what was entered"),
  ]

  @Test(arguments: rows) func `say how it is written here`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

  @Test func `a block that is nearly called so is offered`() {
    let entries = Answers.stage + ["animate 1s name: nudge { box.alpha = 0 }"]
    let outcome = Answers.outcome("again nugde", after: entries)
    #expect(outcome.text.hasSuffix("hint: did you mean 'nudge'?"))
  }

  @Test func `colours of bytes are noted`() {
    let text = Answers.text("box.backgroundColor = rgb(255, 128, 0)")
    #expect(text == "note: the parts of rgb are 0 to 1; write rgb(1, 0.502, 0)")
    #expect(Answers.text("box.backgroundColor = rgb(1, 0.5, 0)").isEmpty)
  }

  // The blocks start each other in a circle; the others only happen to be due.
  @Test func `what starts itself for ever is named, and nothing else`() {
    let session = Session.entered([
      "view box", "animator a 0s { box.alpha = 0.5 }", "after 1s { box.tag = 1 }",
      "animate 0s name: y { box.center.y += 1 } completion: { after 1ms { again x } }",
      "animate 0s name: x { box.center.x += 1 } completion: { again y }",
      "after 2s { box.tag = 2 }",
    ])
    let text = session.enter("run").text
    #expect(text.hasPrefix("error: 'after 1ms', 'x' and 'y' start each other again and again"))
  }
}
