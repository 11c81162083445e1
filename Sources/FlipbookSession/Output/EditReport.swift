/// A report on an edit of the past: the old entry, the later entries that show something else, and
/// how the two ends differ.
struct EditReport {
  private let edit: Edit
  private let plan: EditPlan
  private let new: ReentryResult?
  private let later: ArraySlice<ReentryResult>
  private let was: ArraySlice<ReentryResult>

  init(edit: Edit, plan: EditPlan, results: [ReentryResult], was: [ReentryResult]) {
    (self.edit, self.plan) = (edit, plan)
    new = plan.new == nil ? nil : results.first
    later = results.dropFirst(plan.new == nil ? 0 : 1)
    self.was = was.dropFirst(plan.old == nil ? 0 : 1)
  }

  private var failed: ReentryResult? { later.last.flatMap { $0.isFailedChange ? $0 : nil } }

  private var notEntered: ArraySlice<Reentry> {
    guard failed != nil else { return [] }
    return plan.later.dropFirst(later.count)
  }

  /// The changes that wait to be entered, the failed one first; `nil` if none failed.
  var waiting: [Reentry]? {
    guard let failed else { return nil }
    return ([failed.item] + notEntered).filter { $0.origin != nil }.map { item in
      var item = item
      item.hasFailed = false
      return item
    }
  }

  func answer(
    before: Session, now: Session, from place: Int, _ call: Invocation
  ) throws(Mistake) -> Answer {
    var answer = Answer()
    switch edit {
    case .insert(let number, _):
      answer.printLines(plan.later.first?.text ?? "", after: "before \(number)  ")
    case .replace, .drop: answer.printLines(plan.old?.text ?? "", after: "was  ")
    }
    if let text = new?.text, !text.isEmpty { answer.printLines(text) }
    printAgain(&answer)
    if let failed { print(failed, before, now, into: &answer) }
    // Beyond a change that failed there is nothing to compare with.
    guard failed == nil, !plan.isWaiting else { return answer }
    let difference = StageDifference(before, now)
    if !difference.rows.isEmpty { answer.append(try call.printed(difference.document)) }
    for line in difference.events { answer.print(line) }
    if difference.isCut, let old = now.timeline.branch(of: place)?.name,
      let new = now.timeline.branch(of: now.timeline.pointer)?.name, old != new
    {
      answer.print("plot difference \(old) \(new) shows more")
    }
    return answer
  }

  // Prints how many entries were entered again, and which of them show something else.
  private func printAgain(_ answer: inout Answer) {
    let changes = later.count { $0.item.origin != nil && !$0.failed }
    let others = zip(later, was).filter { $0.text != $1.text || $0.failed != $1.failed }.map(\.0)
    guard !later.isEmpty, changes > 0 || failed == nil && !plan.isWaiting else { return }
    let again =
      changes == 0
      ? "" : "\(changes.counted("later entry", "later entries")) entered again"
    // Without the same entries on both sides, nothing is compared.
    guard failed == nil, !plan.isWaiting else { return answer.print(again) }
    let lead = again.isEmpty ? "" : again + "; "
    guard let first = others.first else {
      return answer.print(lead + "what later entries show is the same")
    }
    let verb = others.count == 1 ? "shows" : "show"
    let (number, line) = (first.item.number, first.item.text.prefix { $0 != "\n" })
    answer.print(lead + "\(others.count) \(verb) something else, first \(number): \(line)")
  }

  // Prints the change that fails, a possible reason, and what can be done.
  private func print(
    _ failed: ReentryResult, _ before: Session, _ now: Session, into answer: inout Answer
  ) {
    let number = failed.item.number
    answer.print("\(number) fails now")
    answer.printLines(failed.text)
    // The first name that is gone says enough.
    let gone = (failed.item.entry?.words ?? []).first {
      now.world.names[$0] == nil && before.world.names[$0] != nil
    }
    if let word = gone, let maker = before.numberOfChange(making: word) {
      answer.print("'\(word)' was made by \(maker)")
    }
    let rest = notEntered.filter { $0.origin != nil }.map(\.number)
    answer.print("not entered: \(([number] + rest).map(String.init).joined(separator: ", "))")
    answer.print("edit \(number), edit \(number) drop or undo; any other change lets them go")
  }
}
