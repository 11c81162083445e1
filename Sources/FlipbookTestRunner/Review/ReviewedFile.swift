struct ReviewedFile {
  enum Choice: String { case taken, left }

  private(set) var outcome: FileOutcome
  let hunks: [Hunk]
  var choices: [Choice?]
  /// Why none of its hunks can be taken.
  private(set) var refusal: String?

  private let run: FileRun?
  // The file as tested, and then as written here: any other text is somebody else's work.
  private var present: String
  private var written: [Choice?]

  /// A file after a run that updates.
  init(_ outcome: FileOutcome) {
    self.outcome = outcome
    present = outcome.rewrite?.original ?? ""
    let file = outcome.rewrite.flatMap { try? SessionFile(parsing: $0.original) }
    run = file?.run(answering: outcome.report.results)
    hunks = run?.hunks ?? outcome.report.failures.map { Hunk($0) }
    choices = Array(repeating: nil, count: hunks.count)
    written = choices
    if !TestedFile.isOnDisk(outcome.path) {
      refusal = "it is no file on a disk"
    } else if run == nil {
      refusal = "the file was not run to its end"
    }
  }

  var path: String { outcome.path }
  var isDecided: Bool { !choices.contains(nil) }
  func canTake(_ hunk: Int) -> Bool { refusal == nil && hunks[hunk].canBeTaken }
  func count(_ choice: Choice?) -> Int { choices.count { $0 == choice } }

  private var update: FileUpdate? {
    let taken = choices.indices.filter { choices[$0] == .taken }.map { hunks[$0].result.line }
    return run?.update(taking: Set(taken).contains)
  }

  // MARK: Writing

  /// Writes what was decided, whole or not at all; if not, the result and ``refusal`` say why.
  mutating func write() -> String? {
    guard choices != written, refusal == nil, let update else { return nil }
    do throws(FileProblem) {
      if !update.text.utf8.elementsEqual(present.utf8) {
        try outcome.write(update.text, over: present)
      }
      (present, written) = (update.text, choices)
    } catch {
      written = written.map { $0 ?? .left }
      choices = written
      refusal = error.text + (error.isRefusal ? ", and is not rewritten" : "")
      if !error.isRefusal { outcome.problem = .init(text: error.text, verdict: .unreadable) }
    }
    return refusal
  }

  mutating func forget() { choices = written }
  var hasChanged: Bool { (try? TextFile.read(path))?.utf8.elementsEqual(present.utf8) != true }

  /// The outcome with taken hunks as passed, and lines for the person at the screen.
  func end(_ actual: ActualFiles) -> (outcome: FileOutcome, notes: [String]) {
    var outcome = outcome
    let taken = Set(hunks.indices.filter { written[$0] == .taken }.map { hunks[$0].result.line })
    for place in outcome.report.results.indices
    where taken.contains(outcome.report.results[place].line) {
      outcome.report.results[place].status = .passed
    }
    let notes = run != nil && outcome.problem == nil ? [refusal].compactMap { $0 } : []
    guard let update, !taken.isEmpty else { return (outcome, notes) }
    if outcome.report.isPassing { _ = actual.keep(nil, for: outcome) }
    return (outcome, notes + outcome.notes(on: update))
  }
}
