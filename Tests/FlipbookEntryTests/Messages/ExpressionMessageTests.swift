import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct ExpressionMessageTests {
  static let expressions: [Complaint.Row] = [
    ("x + 1", "nothing is called 'x'", "x", "'let x = …' gives a value that name"),
    ("1 + red", "'+' does not work on a number and a colour", "+", nil),
    ("red + 1", "'+' does not work on a colour and a number", "+", nil),
    ("1s + 1deg", "a duration and an angle do not go together", "+", nil),
    (
      "box + 1", "'+' does not work on a view and a number", "+",
      "write box.center.x, or box.center.y, or box.alpha"
    ),
    (
      "(1, 2) + 1", "'+' does not work on a pair and a number", "+",
      "a pair goes with a pair, as (100, 0); box.center.x is one number"
    ),
    ("(1, 2) * (3, 4)", "'*' does not work on a pair and a pair", "*", nil),
    (
      "(red, 2)", "this is a number, not a colour", "2", "write red, #ff8800 or rgb(1, 0.5, 0)"
    ),
    ("(1, red)", "this is a colour, not a number", "red", "write a number: 0.5"),
    (
      "scale(2) + scale(3)", "'+' does not work on a transform and a transform", "+",
      "transforms are joined by *, the first one first"
    ),
    ("scale(2) * 3", "'*' does not work on a transform and a number", "*", nil),
    ("1 / 0", "this divides by zero", "/", nil),
    ("1 / (1 - 1)", "this divides by zero", "/", nil),
    ("1e308 * 10", "this is not a finite number", "*", nil),
    ("1e309", "'1e309' is too large a number", "1e309", "the largest is about 1.8e308"),
    ("0 * (1 / 0)", "this divides by zero", "/", nil),
    (
      "-box", "this is a view, not a number", "-box",
      "write -box.center.x, or -box.center.y, or -box.alpha"
    ),
    ("-red", "this is a colour, not a number", "-red", "write a number: 0.5"),
    (
      "!1", "this is a number, not true or false", "!1",
      "write true or false, or a comparison: box.alpha == 1"
    ),
    (
      "!box", "this is a view, not true or false", "!box",
      "write true or false, or a comparison: box.alpha == 1"
    ),
    ("1 && true", "this is a number, not a condition like a == b", "1", nil),
    ("true && 1", "this is a number, not a condition like a == b", "1", nil),
    ("1 == red", "'==' does not work on a number and a colour", "==", nil),
    ("(1, 2) == 5", "'==' does not work on a pair and a number", "==", nil),
    (
      "box < 3", "'<' does not work on a view and a number", "<",
      "write box.center.x, or box.center.y, or box.alpha"
    ),
    ("(1, 2) < (3, 4)", "'<' does not work on a pair and a pair", "<", nil),
    (
      "1 == 1 == 1", "'==' cannot follow another comparison", "==",
      "join two with &&: a == b && b == c"
    ),
    ("min(1)", "'min' does not take these values", "min(1)", "write min(1, 2)"),
    ("min(1, red)", "this is a colour, not a number", "red", "write a number: 0.5"),
    ("minn(1, 2)", "there is no function 'minn'", "minn", "did you mean 'min'?"),
    (
      "frobnicate(1)", "there is no function 'frobnicate'", "frobnicate",
      "'help functions' lists them"
    ),
    ("abs(1, 2)", "'abs' does not take these values", "abs(1, 2)", "write abs(-1)"),
    (
      "clamp(1, 2, 0)", "'clamp(1, 2, 0)' is out of range", "clamp(1, 2, 0)",
      "the bounds come in order: clamp(value, lowest, highest)"
    ),
    ("clamp(1, 2)", "'clamp' does not take these values", "clamp(1, 2)", "write clamp(1.2, 0, 1)"),
    (
      "scale()", "'scale' does not take these values", "scale()",
      "write scale(1.5), scale(2, 1) or scale(2, 1, 1)"
    ),
    (
      "scale(1, 2, 3, 4)", "'scale' does not take these values", "scale(1, 2, 3, 4)",
      "write scale(1.5), scale(2, 1) or scale(2, 1, 1)"
    ),
    ("rgb(1, 2)", "'rgb' does not take these values", "rgb(1, 2)", "write rgb(1, 0.5, 0)"),
    ("rotate(red)", "this is a colour, not a number", "red", "write a number: 0.5"),
    (
      "cubic(2, 0, 0, 0)", "'cubic(2, 0, 0, 0)' is out of range", "cubic(2, 0, 0, 0)",
      "its first and third number lie in 0…1, the others in -1e9…1e9"
    ),
    (
      "cubic(0, 1e160, 1, 0)", "'cubic(0, 1e160, 1, 0)' is out of range", "cubic(0, 1e160, 1, 0)",
      "its first and third number lie in 0…1, the others in -1e9…1e9"
    ),
    (
      "cubic(0, 0)", "'cubic' does not take these values", "cubic(0, 0)",
      "write cubic(0.42, 0, 0.58, 1)"
    ),
    ("spring(1)", "'spring' does not take these values", "1", "write spring(dampingRatio: 1)"),
    ("spring()", "'spring' does not take these values", "spring()", Complaint.springForms),
    (
      "spring(dampingRatio: 2)", "'2' is out of range", "2",
      "'dampingRatio:' takes 0 (swings until its time is over) to 1 (does not swing)"
    ),
    ("spring(foo: 2)", "'spring' has no argument 'foo:'", "foo: 2", Complaint.springForms),
    (
      "spring(dampingRatio: 0.5, mass: 1)", "'spring' does not take these values",
      "spring(dampingRatio: 0.5, mass: 1)", Complaint.springForms
    ),
    (
      "spring(mass: 1)", "'stiffness:' is missing", "spring(mass: 1)",
      "write spring(stiffness: 100, mass: 1)"
    ),
    (
      "spring(mass: 0, stiffness: 1)", "'0' is out of range", "0",
      "'mass:' takes a number above 0, up to 1e9"
    ),
    (
      "spring(duration: 0)", "'0' is out of range", "0",
      "'duration:' takes a duration above 0, up to 1e9s"
    ),
    (
      "spring(duration: 1, bounce: 1)", "'1' is out of range", "1",
      "'bounce:' takes a number between -1 and 1"
    ),
    (
      "spring(dampingRatio: 0.5, dampingRatio: 0.4)", "'spring' does not take these values",
      "dampingRatio: 0.4", Complaint.springForms
    ),
    ("model(1, 2)", "'model' does not take these values", "model(1, 2)", "write model(box.alpha)"),
    ("model()", "'model' does not take these values", "model()", "write model(box.alpha)"),
    ("2q", "'q' is not a unit", "q", "the units are s, ms, f, %, deg and rad"),
    ("#ff", "'#ff' is not a colour", "#ff", "write 3, 4, 6 or 8 hexadecimal digits: #ff8800"),
    ("1.2.3", "'1.2.3' is not a number", "1.2.3", "write digits with one dot: 0.5, 2s"),
    ("3.foo", "'3.foo' is not a number", "3.foo", "write digits with one dot: 0.5, 2s"),
    ("\"nope\"", "nothing is called 'nope'", "\"nope\"", "did you mean 'none'?"),
  ]

  static let paths: [Complaint.Row] = [
    (
      "step.alpha", "nothing is called 'step'", "step", "'view step' makes a view"
    ),
    (
      "box.alpha = step", "nothing is called 'step'", "step",
      "'step' is a command: write step [DURATION]"
    ),
    ("max.x", "nothing is called 'max'", "max", "'max' is a function: write max(1, 2)"),
    ("let.x", "nothing is called 'let'", "let", "'let' is a word of the language"),
    (
      "nope", "there is no command 'nope'", "nope",
      "'help all' lists the commands"
    ),
    (
      "nope.alpha", "nothing is called 'nope'", "nope",
      "'view nope' makes a view"
    ),
    (
      "box.nope", "a view has no 'nope'", "nope",
      "it has \(Complaint.list(ViewFace.properties.names))"
    ),
    ("box.alpah", "a view has no 'alpah'", "alpah", "did you mean 'alpha'?"),
    (
      "box.frame.foo", "a rectangle has no 'foo'", "foo",
      "it has origin, size, width, height, minX, midX, maxX, minY, midY, maxY"
    ),
    ("box.center.z", "a point has no 'z'", "z", "did you mean 'x' or 'y'?"),
    ("box.center.width", "a point has no 'width'", "width", "did you mean 'x' or 'y'?"),
    ("box.frame.size.x", "a size has no 'x'", "x", "did you mean 'width' or 'height'?"),
    (
      "(box.center + (1, 2)).height", "a point has no 'height'", "height",
      "did you mean 'x' or 'y'?"
    ),
    (
      "(2 * box.layer.shadowOffset).y", "a size has no 'y'", "y",
      "did you mean 'width' or 'height'?"
    ),
    ("box.alpha.x", "a number has no 'x'", "x", "it is one number, without members"),
    (
      "slide.foo", "an animator has no 'foo'", "foo",
      "it has \(Complaint.list(UIViewPropertyAnimator.properties.names))"
    ),
    ("slide.stat", "an animator has no 'stat'", "stat", "did you mean 'state'?"),
    ("stage.noww", "the stage has no 'noww'", "noww", "did you mean 'now'?"),
    ("stage.now.x", "a number has no 'x'", "x", "it is one number, without members"),
    (
      ".alpha", "a path that starts with a dot needs a view", ".alpha",
      "write the view's name before the dot"
    ),
    (".foo", "nothing is called 'foo'", ".foo", "'list' shows the names"),
    ("time.x", "a number has no 'x'", "x", "it is one number, without members"),
    ("red.foo", "a colour has no 'foo'", "foo", "it has red, green, blue, alpha"),
    (
      "position", "'position' works only in a completion of an animator", "position",
      "the completion of a block has 'finished'"
    ),
    (
      "finished", "'finished' works only in a completion", "finished",
      "write completion NAME { … } or completion: { … }"
    ),
    ("box slide", "'slide' is not expected here", "slide", "write box alone; it is a view"),
  ]

  static let syntax: [Complaint.Row] = [
    (
      "box.transform = translate(1, 2) rotate(3deg)", "'rotate' was not expected here", "rotate",
      "write box.transform = rotate(3deg) * translate(1, 2)"
    ),
    ("(", "'(' is not closed", "(", "close it with )"),
    ("\"", "'\"' is not closed", "\"", "close it with \" on the same line"),
    (
      "box.alpha ?1", "'?' means nothing here", "?",
      "write a > b ? 1 : 0 with blanks, or put the name in quotes"
    ),
    (
      "box.tag%2", "'%' means nothing here", "%",
      "write 7 % 2 with blanks, or put the name in quotes"
    ),
    (
      "box.alpha ? 1", "'?' needs a ':' behind its first value", "?",
      "write a > b ? 1 : 0, with blanks around ? and :"
    ),
    ("'a'", "a single quote means nothing here", "'", "write plain double quotes: \""),
    ("view a frame: (0, 0, 10, 10", "'(' is not closed", "(", "close it with )"),
    ("{ }", "'{' cannot start a statement", "{", "write it on the line of its verb"),
    ("animate 1s { box.alpha = 0", "'{' is not closed", "{", "close it with }"),
    ("}", "'}' closes nothing", "}", "delete it, or open it before"),
    (")", "')' closes nothing", ")", "delete it, or open it before"),
  ]

  @Test(arguments: expressions + paths + syntax) func `says what is wrong with a value`(
    row: Complaint.Row
  ) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

}
