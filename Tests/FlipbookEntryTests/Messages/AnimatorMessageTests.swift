import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct AnimatorMessageTests {
  static let rows: [Complaint.Row] = [
    ("animator 2s linear { }", "NAME is missing", "2", "write animator fade 2s linear { }"),
    (
      "animator slide 2s", "'slide' is already an animator", "slide",
      "'remove slide' first, or take another name"
    ),
    (
      "animator box 2s", "'box' is already a view", "box",
      "'remove box' first, or take another name"
    ),
    ("animator x -1s", "'-1s' is negative", "-1s", "write a duration of 0 or more"),
    ("animator x 1e10s", "this lies beyond the stage's 32 years", "1e10s", "take a shorter time"),
    ("animator x 1deg", "'1deg' is not a duration", "1deg", "write 0.5s, 500ms or 30f"),
    ("animator x 50%", "'50%' is not a duration", "50%", "write 0.5s, 500ms or 30f"),
    ("animator x red", "'red' is not a duration", "red", "write 0.5s, 500ms or 30f"),
    ("animator x nope", "'nope' is not a duration", "nope", "write 0.5s, 500ms or 30f"),
    ("animator x 2s liner", "'liner' is not a timing", "liner", "did you mean 'linear'?"),
    (
      "animator x 2s 3s", "'3s' is not a timing", "3s",
      "write linear, easeInOut, cubic(…) or spring(…)"
    ),
    (
      "animator x 2s linear easeIn", "'easeIn' is not expected here", "easeIn",
      Complaint.usage("animator")
    ),
    ("animator x 2s { } { }", "'{ }' is not expected here", "{ }", Complaint.usage("animator")),
    (
      "animator x duration: 2s duration: 3s", "'duration:' is given twice", "duration",
      "give it once"
    ),
    ("animator x 2s duration: 3s", "'duration:' is given twice", "duration", "give it once"),
    (
      "animator x timing: 3", "'3' is not a timing", "3",
      "write linear, easeInOut, cubic(…) or spring(…)"
    ),
    ("animator x scrubsLinearly: 3", "'3' is not true or false", "3", nil),
    (
      "animator x scrubLinearly: false", "'animator' has no argument 'scrubLinearly:'",
      "scrubLinearly", "did you mean 'scrubsLinearly'?"
    ),
    (
      "animator x pausesOnCompletion pausesOnCompletion", "'pausesOnCompletion' is given twice",
      "pausesOnCompletion", "give it once"
    ),
    (
      "animator x 2s { nope.alpha = 1 }", "nothing is called 'nope'", "nope",
      "'view nope' makes a view"
    ),
    ("animator x 2s { box.alpah = 1 }", "a view has no 'alpah'", "alpah", "did you mean 'alpha'?"),
    (
      "animator x 2s { box.alpha = red }", "this is a colour, not a number", "red",
      "write a number: 0.5"
    ),
    (
      "animator x 2s { box.frame.maxX = 3 }", "'box.frame.maxX' can only be read", "maxX",
      "these can be set: origin, size"
    ),
    (
      "animator x 2s { .alpha = 1 }", "a path that starts with a dot needs a view", ".alpha",
      "write the view's name before the dot"
    ),
    (
      "animator x 2s { step 1s }", "'step' cannot go in an animation block", "step",
      Complaint.inAnimations
    ),
    (
      "animator x 2s { table }", "'table' cannot go in an animation block", "table",
      Complaint.inAnimations
    ),
    (
      "animator x 2s { box.alpha }", "'box.alpha' cannot go in an animation block", "box.alpha",
      Complaint.inAnimations
    ),
    (
      "animator x 2s { box }", "'box' cannot go in an animation block", "box",
      Complaint.inAnimations
    ),
    (
      "animator x 2s { let y = 1 }", "'let' cannot go in an animation block", "y",
      Complaint.inAnimations
    ),
    (
      "animator x 2s { time = 2s }", "'time' cannot go in an animation block", "time",
      Complaint.inAnimations
    ),
    (
      "animator x 2s { slide.isReversed = true }",
      "'slide.isReversed' cannot go in an animation block", "slide.isReversed",
      Complaint.inAnimations
    ),
    (
      "animator x 2s { start slide }", "'start' cannot go in an animation block", "start",
      Complaint.inAnimations
    ),
    ("animator x 2s { qux }", "there is no command 'qux'", "qux", "'help all' lists the commands"),
    ("add", "the block is missing", "", "the form is add [NAME…] [delayFactor: FRACTION] { … }"),
    ("add slide", "the block is missing", "", "write add slide { box.alpha = 0 }"),
    ("add nope { }", "there is no animator 'nope'", "nope", "make one: animator nope 2s { … }"),
    ("add slide delayFactor: 2 { }", "'2' is out of range", "2", "a delay factor lies in 0…1"),
    (
      "add slide delayFactor: -0.5 { }", "'-0.5' is out of range", "-0.5",
      "a delay factor lies in 0…1"
    ),
    ("add slide delayFactor: 1s { }", "'1s' is not a fraction", "1s", "write 50% or 0.5"),
    (
      "add slide { } { }", "'{ }' is not expected here", "{ }",
      "the form is add [NAME…] [delayFactor: FRACTION] { … }"
    ),
    ("completion", "the block is missing", "", "the form is completion [NAME…] { … }"),
    ("completion slide", "the block is missing", "", "write completion slide { box.alpha = 0 }"),
    (
      "completion slide { nope }", "there is no command 'nope'", "nope",
      "'help all' lists the commands"
    ),
    (
      "completion slide { step 1s }", "'step' cannot go in a block", "step",
      Complaint.timeInBlocks
    ),
    (
      "completion slide { undo }",
      "'undo' must be an entry of its own: it works on what was entered before", "undo",
      "press Enter before and after it"
    ),
    (
      "completion slide { set digits 2 }", "'set' cannot go in a block", "set",
      Complaint.inBlocks
    ),
    (
      "completion slide { animate 1s { box.alpha = 0 } completion: { step } }",
      "'step' cannot go in a block", "step", Complaint.timeInBlocks
    ),
    (
      "completion slide { box.alpha = }", "a value is missing after '='", "=",
      "write one on the same line"
    ),
    ("start nope", "there is no animator 'nope'", "nope", "make one: animator nope 2s { … }"),
    ("start slyde", "there is no animator 'slyde'", "slyde", "did you mean 'slide'?"),
    ("start time", "'time' is not an animator: it is a value", "time", "these fit: slide"),
    ("start red", "'red' is not an animator: it is a colour", "red", "these fit: slide"),
    ("start 2s", "'2s' is not an animator", "2s", "these fit: slide"),
    ("start slide after: -1s", "'-1s' is negative", "-1s", "write a duration of 0 or more"),
    ("start slide after: 50%", "'50%' is not a duration", "50%", "write 0.5s, 500ms or 30f"),
    (
      "start slide before: 1s", "'start' has no argument 'before:'", "before",
      "the form is start [NAME…] [after: D] [completion: { … }]"
    ),
    (
      "start slide 2s", "'2s' is not expected here", "2s",
      "write pause slide; continue slide durationFactor: 2s / slide.duration"
    ),
    ("start slide slide", "'slide' is given twice", "slide", "give it once"),
    ("pause slide 3", "'3' is not expected here", "3", "the form is pause [NAME…] [after: D]"),
    ("scrub", "FRACTION is missing", "", "the form is scrub [NAME] FRACTION"),
    ("scrub slide", "FRACTION is missing", "", "write scrub slide 0.5"),
    ("scrub 150%", "'150%' is out of range", "150%", "a fraction lies between 0% and 100%"),
    ("scrub -1%", "'-1%' is out of range", "-1%", "a fraction lies between 0% and 100%"),
    ("scrub slide red", "'red' is not a fraction", "red", "write 50% or 0.5"),
    ("scrub slide 2s", "'2s' is not a fraction", "2s", "write scrub slide 2 / slide.duration"),
    ("scrub 1deg", "'1deg' is not a fraction", "1deg", "write 50% or 0.5"),
    ("scrub nope 50%", "there is no animator 'nope'", "nope", "make one: animator nope 2s { … }"),
    ("continue slide liner", "'liner' is not a timing", "liner", "did you mean 'linear'?"),
    (
      "continue slide durationFactor: -1", "'-1' is out of range", "-1",
      "a duration factor is 0 or more"
    ),
    ("continue slide durationFactor: red", "'red' is not a number", "red", nil),
    (
      "stop slide withoutFinishin", "'withoutFinishin' is not an argument of 'stop'",
      "withoutFinishin", "did you mean 'withoutFinishing'?"
    ),
    (
      "finish slide at: middle", "'middle' is not a choice here", "middle",
      "write start, current or end"
    ),
    ("finish slide at: 3", "'3' is not a choice here", "3", "write start, current or end"),
    (
      "finish slide end", "'end' is not expected here", "end",
      "'slide' is inactive: only a stopped animator can be finished; "
        + "it would be finish slide at: end"
    ),
  ]

  @Test(arguments: rows) func `says what is wrong with an argument`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

}
