/// Runs session files and lets a person decide, hunk by hunk, what to expect where they differ:
/// `flipbook test --review`.
package struct TestReview {
  private let options: TestOptions

  package init(_ options: TestOptions) { self.options = options }

  /// Reviews every file that the paths name; nil if interrupted.
  ///
  /// It passes only if nothing is left. Without a person at a terminal it prints the differences,
  /// and what to type.
  package func run(_ paths: [String]) -> Verdict? {
    let abilities = TerminalAbilities.current()
    guard abilities.isInteractive, abilities.allowsEscapes else { return tell(paths) }
    let selection = TestSelection(paths, options)
    return selection.isWorthRunning(options) ? run(selection) : .unreadable
  }

  private func tell(_ paths: [String]) -> Verdict? {
    let verdict = TestRun(options).run(paths)
    guard verdict > .passed else { return verdict }
    let filter = options.filter.map { ["--filter", $0] } ?? []
    let shard = options.shard.map { ["--shard", "\($0.number)/\($0.count)"] } ?? []
    let words = (filter + shard + paths).map(Editor.quoted).joined(separator: " ")
    options.errors("to decide about each, on a terminal: flipbook test --review \(words)")
    options.errors("to take all: flipbook test --update \(words)")
    return verdict
  }

  func run(_ selection: TestSelection) -> Verdict? {
    var outcomes: [FileOutcome] = []
    let (reason, left) = test(selection) { outcomes.append($0) }
    guard reason == .done || reason == .enough else {
      options.errors("not all was run: \(left.count) of \(selection.items.count) left")
      return reason == .interrupted ? nil : .unreadable
    }
    let failed = outcomes.indices.filter { outcomes[$0].verdict > .passed }
    let files = failed.map { ReviewedFile(outcomes[$0]) }
    let (review, isInterrupted) = hold(Review(files), selection)
    let actual = ActualFiles(ofTesting: selection.paths)
    for (place, file) in zip(failed, review.files) {
      let end = file.end(actual)
      outcomes[place] = end.outcome
      end.notes.forEach { options.output(PrintableText.shown($0)) }
    }
    var reporter = TextReporter(output: options.output)
    outcomes.forEach { reporter.addAgain($0) }
    reporter.end(left: left.count, brokenOffBy: nil)
    if review.count > 0 { options.output(review.summary) }
    return isInterrupted ? nil : outcomes.map(\.verdict).max() ?? .passed
  }

  // Updates, since an update tells what was run.
  private func test(
    _ selection: TestSelection, take: (inout FileOutcome) -> Void
  ) -> SelectionRun.Ending {
    var options = options
    options.updates = true
    return SelectionRun(options: options).run(selection, take: take)
  }

  // MARK: By hand

  private func hold(
    _ review: Review, _ selection: TestSelection
  ) -> (review: Review, isInterrupted: Bool) {
    var hand = ReviewHand(review)
    var decision = ReviewHand.Decision.stop
    while !hand.review.isOver {
      let modes: [TerminalGuard.Mode] = [.otherScreen, .hiddenCursor]
      guard let terminal = LiveTerminal(modes: modes, depth: options.depth) else { break }
      decision = decide(&hand, on: terminal)
      terminal.close()
      guard decision == .edit else { break }
      edit(&hand, selection)
    }
    hand.review.end(keeping: decision == .stop)
    return (hand.review, decision == .interrupt)
  }

  private func decide(_ hand: inout ReviewHand, on terminal: LiveTerminal) -> ReviewHand.Decision {
    while !hand.review.isOver {
      // Each hunk is shown before a key decides about it, however fast keys come.
      terminal.show(hand.lines(size: terminal.size))
      switch terminal.next() {
      case .key(let key): if let decision = hand.press(key, size: terminal.size) { return decision }
      case .end: return .interrupt
      case .resized, .continued, .timeout, .ready: break
      }
    }
    return .stop
  }

  // Lets the person edit the file, with what was taken, and tests it again for new decisions.
  private func edit(_ hand: inout ReviewHand, _ selection: TestSelection) {
    hand.review.write()
    let file = hand.review.file
    Editor.open(file.path, line: file.hunks[hand.review.hunk].result.line)
    guard file.hasChanged else { return }
    var outcome: FileOutcome?
    _ = test(selection.only { $0 == file.path }) { outcome = $0 }
    guard let outcome else { return }
    hand.review.replace(with: ReviewedFile(outcome))
  }
}
