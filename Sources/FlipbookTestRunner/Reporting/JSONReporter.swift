/// Reports every entry as a JSON object on a line of its own, for tools.
///
/// The members: `file`, `line` and `command`; `status`, one of `passed`, `output` (it differs),
/// `failed` (it should not have), `succeeded` (it should not have), `ended` (the run of the file
/// ended in it), `skipped` and `not run`; `output`; `time`, the stage's moment after it in seconds,
/// if it answered; and `message` with what is wrong. A file that cannot be read is one object with
/// `status` `unreadable`, one that crashed outside of its entries `crashed`, one with commands
/// outside of its fences `failed`, one without entries `empty`.
struct JSONReporter: TestReporter {
  private let output: (String) -> Void

  init(output: @escaping (String) -> Void) { self.output = output }
  func begin(count: Int) {}

  func add(_ outcome: FileOutcome, notes: [String]) {
    let file = ("file", JSONText.string(outcome.path))
    for (result, moment) in zip(outcome.report.results, outcome.moments) {
      var members = [
        file, ("line", String(result.line)), ("command", JSONText.string(result.entry)),
        ("status", JSONText.string(result.status.rawValue)),
        ("output", JSONText.string(result.output)),
      ]
      if let moment { members.append(("time", NumberText.shortest(moment))) }
      let message = [result.note, result.diff].filter { !$0.isEmpty }.joined(separator: "\n")
      if !message.isEmpty { members.append(("message", JSONText.string(message))) }
      output(JSONText.object(members))
    }
    if let problem = outcome.problem {
      let status =
        switch problem.verdict {
        case .unreadable: "unreadable"
        case .mismatched: "failed"
        case .passed, .abandoned: "crashed"
        }
      output(
        JSONText.object([
          file, ("status", JSONText.string(status)), ("message", JSONText.string(problem.text)),
        ]))
    } else if outcome.report.results.isEmpty {
      output(JSONText.object([file, ("status", JSONText.string("empty"))]))
    }
  }

  func end(left: Int, brokenOffBy reason: String?) {}
}
