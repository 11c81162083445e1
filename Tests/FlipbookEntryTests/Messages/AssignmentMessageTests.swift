import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct AssignmentMessageTests {
  static let rows: [Complaint.Row] = [
    ("nope = 3", "nothing is called 'nope'", "nope", "'let nope = …' gives a value that name"),
    (
      "nope.alpha = 3", "nothing is called 'nope'", "nope",
      "'view nope' makes a view"
    ),
    ("red = 3", "'red' is a word of the language", "red", "take another name"),
    ("stage.now = 3", "'stage.now' can only be read", "stage.now", nil),
    ("position = end", "'position' is a word of the language", "position", "take another name"),
    ("step = 3", "'step' is a word of the language", "step", "take another name"),
    (
      "box = 3", "'box' can only be read", "box",
      "these can be set: \(Complaint.list(ViewFace.properties.names))"
    ),
    (
      "slide = 3", "'slide' can only be read", "slide",
      "these can be set: \(Complaint.list(UIViewPropertyAnimator.properties.settable))"
    ),
    (
      ".alpha = 1", "a path that starts with a dot needs a view", ".alpha",
      "write the view's name before the dot"
    ),
    (
      "box.foo = 3", "a view has no 'foo'", "foo",
      "it has \(Complaint.list(ViewFace.properties.names))"
    ),
    (
      "box.frame.foo = 3", "a rectangle has no 'foo'", "foo",
      "it has origin, size, width, height, minX, midX, maxX, minY, midY, maxY"
    ),
    (
      "box.frame.maxX = 3", "'box.frame.maxX' can only be read", "maxX",
      "these can be set: origin, size"
    ),
    (
      "box.frame.width = 3", "'box.frame.width' can only be read", "width",
      "write box.frame.size.width = 3"
    ),
    ("box.alpha = red", "this is a colour, not a number", "red", "write a number: 0.5"),
    ("box.alpha = 2s", "this is a duration, not a number", "2s", "write a number: 0.5"),
    ("box.alpha = (1, 2)", "this is a pair, not a number", "(1, 2)", "write a number: 0.5"),
    ("box.alpha = nope", "nothing is called 'nope'", "nope", "did you mean 'none'?"),
    ("box.alpha += red", "'+' does not work on a number and a colour", "+=", nil),
    ("box.center = 5", "this is a number, not a pair like (10, 20)", "5", nil),
    ("box.center.x = (1, 2)", "this is a pair, not a number", "(1, 2)", "write a number: 0.5"),
    ("box.frame = (1, 2)", "this is a pair, not a rectangle like (0, 0, 100, 100)", "(1, 2)", nil),
    ("box.tag = 1.5", "this is a number, not a whole number", "1.5", nil),
    (
      "box.isHidden = 1", "this is a number, not true or false", "1",
      "write box.isHidden = true"
    ),
    (
      "box.backgroundColor = 3", "this is a number, not a colour", "3",
      "write red, #ff8800 or rgb(1, 0.5, 0)"
    ),
    (
      "box.transform = 3", "this is a number, not a transform", "3",
      "write scale(1.5), rotate(45deg) or identity"
    ),
    (
      "box.transform += scale(2)", "'+' does not work on a transform and a transform", "+=",
      "transforms are joined by *, the first one first"
    ),
    ("box.cornerRadius = 1e101", "'1e101' is out of range", "1e101", "the stage ends at 1e38"),
    ("box.center.x = 1 / 0", "this divides by zero", "/", nil),
    (
      "slide.duration = 3", "'slide.duration' can only be read", "slide.duration",
      "write edit 2 { animator slide 3s linear { box.center.x += 200 } }"
    ),
    (
      "slide.timing = linear", "'slide.timing' can only be read", "slide.timing",
      "these can be set: \(Complaint.list(UIViewPropertyAnimator.properties.settable))"
    ),
    (
      "slide.state = active", "'slide.state' can only be read", "slide.state",
      "these can be set: \(Complaint.list(UIViewPropertyAnimator.properties.settable))"
    ),
    (
      "slide.fractionComplete = red", "this is a colour, not a number", "red", "write a number: 0.5"
    ),
    (
      "slide.foo = 3", "an animator has no 'foo'", "foo",
      "it has \(Complaint.list(UIViewPropertyAnimator.properties.names))"
    ),
    (
      "slide.start = 3", "an animator has no 'start'", "start",
      "'start' is a command: write start slide"
    ),
    (
      "slide.duration.x = 3", "'slide.duration.x' can only be read", "slide.duration.x",
      "these can be set: \(Complaint.list(UIViewPropertyAnimator.properties.settable))"
    ),
    (
      "stage.foo = 3", "the stage has no 'foo'", "foo",
      "did you mean 'now', 'frame' or 'isReduceMotionEnabled'?"
    ),
    ("time = red", "this is a colour, not a number", "red", "write a number: 0.5"),
    ("time.x = 3", "a number has no 'x'", "x", "it is one number, without members"),
    (
      "box.alpha == 1 = 2", "'=' can only follow the path that starts a statement", "=",
      "write == to compare, or a colon after an argument's label"
    ),
    ("3 = 4", "'3' cannot be set", "3", "only a path can: box.alpha = 1"),
    ("box.alpha =", "a value is missing after '='", "=", "write one on the same line"),
    (
      "let", "'let' needs a name and a value", "let",
      "a name is letters and digits and begins with a letter, as in let time = 1s"
    ),
    (
      "let 2x = 5", "'let' needs a name and a value", "let",
      "a name is letters and digits and begins with a letter, as in let time = 1s"
    ),
    ("let x", "'let' needs a name and a value", "let x", "write let x = 1s"),
    ("let x =", "a value is missing after '='", "=", "write one on the same line"),
    ("let x = nope", "nothing is called 'nope'", "nope", "did you mean 'none'?"),
    ("let red = 3", "'red' is a word of the language", "red", "take another name"),
    ("let box = 3", "'box' is already a view", "box", "'remove box' first, or take another name"),
    (
      "let slide = 3", "'slide' is already an animator", "slide",
      "'remove slide' first, or take another name"
    ),
    ("let root = 3", "'root' is a word of the language", "root", "take another name"),
    ("let stage = 3", "'stage' is a word of the language", "stage", "take another name"),
  ]

  @Test(arguments: rows) func `says why it cannot be set`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

}
