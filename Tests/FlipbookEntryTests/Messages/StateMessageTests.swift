import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct StateMessageTests {
  static let running: [Complaint.Row] = [
    (
      "continue", "'slide' is running: only a paused animator can be continued", "continue",
      "from here: pause, reverse, stop, add, completion"
    ),
    (
      "scrub 50%", "'slide' is running: only a paused animator can be scrubbed", "scrub",
      "from here: pause, reverse, stop, add, completion"
    ),
    (
      "finish", "'slide' is running: only a stopped animator can be finished", "finish",
      "from here: pause, reverse, stop, add, completion"
    ),
    (
      "slide.isInterruptible = false",
      "'slide' is running: 'isInterruptible' is set before the start", "slide.isInterruptible",
      "from here: pause, reverse, stop, add, completion"
    ),
  ]

  @Test(arguments: running) func `a running animator names the verbs that work`(row: Complaint.Row)
  {
    #expect(
      Complaint(about: row.entry, after: Answers.stage + ["start slide", "step 0.5s"])
        == Complaint(row))
  }

  static let paused: [Complaint.Row] = [
    (
      "finish", "'slide' is paused: only a stopped animator can be finished", "finish",
      "from here: start, continue, scrub, reverse, stop, add, completion"
    )
  ]

  @Test(arguments: paused) func `a paused animator names the verbs that work`(row: Complaint.Row) {
    #expect(
      Complaint(
        about: row.entry, after: Answers.stage + ["start slide", "step 0.5s", "pause slide"])
        == Complaint(row))
  }

  static let stopped: [Complaint.Row] = [
    (
      "start", "'slide' is stopped: it has to be finished first", "start",
      "from here: finish, completion"
    ),
    (
      "pause", "'slide' is stopped: it has to be finished first", "pause",
      "from here: finish, completion"
    ),
    (
      "continue", "'slide' is stopped: only a paused animator can be continued", "continue",
      "from here: finish, completion"
    ),
    (
      "reverse", "'slide' is stopped: it cannot be reversed", "reverse",
      "from here: finish, completion"
    ),
    (
      "scrub 50%", "'slide' is stopped: only a paused animator can be scrubbed", "scrub",
      "from here: finish, completion"
    ),
    (
      "stop", "'slide' is stopped: there is nothing to stop", "stop",
      "from here: finish, completion"
    ),
    (
      "add slide { }", "'slide' is stopped: it has to be finished first", "add",
      "from here: finish, completion"
    ),
  ]

  @Test(arguments: stopped) func `a stopped animator names the verbs that work`(row: Complaint.Row)
  {
    #expect(
      Complaint(
        about: row.entry, after: Answers.stage + ["start slide", "step 0.5s", "stop slide"])
        == Complaint(row))
  }

  static let rigid: [Complaint.Row] = [
    (
      "pause", "'hard' is not interruptible: it can only run to its end", "pause",
      "from here: reverse, add, completion"
    ),
    (
      "stop", "'hard' is not interruptible: it can only run to its end", "stop",
      "from here: reverse, add, completion"
    ),
    (
      "scrub 50%", "'hard' is running: only a paused animator can be scrubbed", "scrub",
      "from here: reverse, add, completion"
    ),
  ]

  @Test(arguments: rigid) func `a rigid animator names the verbs that work`(row: Complaint.Row) {
    #expect(
      Complaint(
        about: row.entry,
        after: Answers.stage + [
          "animator hard 1s isInterruptible: false { box.alpha = 0 }", "start hard",
        ]) == Complaint(row))
  }

  static let inactive: [Complaint.Row] = [
    (
      "continue", "'slide' is inactive: only a paused animator can be continued", "continue",
      "from here: start, pause, scrub, reverse, add, completion"
    ),
    (
      "stop", "'slide' is inactive: there is nothing to stop", "stop",
      "from here: start, pause, scrub, reverse, add, completion"
    ),
    (
      "finish", "'slide' is inactive: only a stopped animator can be finished", "finish",
      "from here: start, pause, scrub, reverse, add, completion"
    ),
  ]

  @Test(arguments: inactive) func `an inactive animator names the verbs that work`(
    row: Complaint.Row
  ) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

}
