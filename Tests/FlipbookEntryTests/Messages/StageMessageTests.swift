import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct StageMessageTests {
  static let rows: [Complaint.Row] = [
    ("view 3", "'3' is not a name", "3", "names are letters and digits, or stand in quotes"),
    ("view box", "'box' is already a view", "box", "'remove box' first, or take another name"),
    (
      "view slide", "'slide' is already an animator", "slide",
      "'remove slide' first, or take another name"
    ),
    ("view root", "'root' is a word of the language", "root", "take another name"),
    ("view stage", "'stage' is a word of the language", "stage", "take another name"),
    ("view \"\"", "'' is not a name", "\"\"", "names are letters and digits"),
    (
      "view a b", "'b' is not expected here", "b",
      "write view a; view b"
    ),
    (
      "view a in: step", "there is no view 'step'", "step",
      "'step' is a command: write step [DURATION]"
    ),
    ("view a in: nope", "there is no view 'nope'", "nope", "make one: view nope"),
    (
      "view a in: slide", "'slide' is not a view: it is an animator", "slide",
      "these fit: box"
    ),
    ("view a in: red", "'red' is not a view: it is a colour", "red", "these fit: box"),
    ("view a in: bix", "there is no view 'bix'", "bix", "did you mean 'box'?"),
    ("view a alpah: 1", "'view' has no argument 'alpah:'", "alpah", "did you mean 'alpha'?"),
    (
      "view a foo: 1", "'view' has no argument 'foo:'", "foo",
      Complaint.usage("view")
        + "; properties are \(Complaint.list(ViewFace.properties.names))"
    ),
    ("view a alpha: red", "this is a colour, not a number", "red", "write a number: 0.5"),
    ("view a alpha: 1 alpha: 0", "'alpha:' is given twice", "alpha", "give it once"),
    ("view a in: box in: box", "'in:' is given twice", "in", "give it once"),
    ("view a name: b", "'name:' is given twice", "name", "give it once"),
    (
      "view a frame: (0, 0)", "this is a pair, not a rectangle like (0, 0, 100, 100)", "(0, 0)", nil
    ),
    ("view a frame: 1 / 0", "this divides by zero", "/", nil),
    ("view a alpha: nope", "nothing is called 'nope'", "nope", "did you mean 'none'?"),
    (
      "view a { }", "'{ }' is not expected here", "{ }",
      "the form is view NAME [in: NAME] [property: value]…"
    ),
    ("remove", "NAME is missing", "", "the form is remove NAME…"),
    (
      "remove nope", "'nope' is not a thing, a promise, an action, a mark or a watch", "nope",
      "'list' shows the names"
    ),
    (
      "remove bx", "'bx' is not a thing, a promise, an action, a mark or a watch", "bx",
      "'list' shows the names"
    ),
    (
      "remove root", "'root' is not something to remove: it is the window's view", "root",
      "'reset' empties the stage"
    ),
    ("show", "NAME is missing", "", "write list"),
    (
      "show nope", "nothing is called 'nope'", "nope",
      "'list' shows the names"
    ),
    ("show bxo", "nothing is called 'bxo'", "bxo", "did you mean 'box'?"),
  ]

  @Test(arguments: rows) func `says what is wrong with a view or a name`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

}
