import HeadlessUIKit

extension Invocation {
  /// Throws where both a duration and a condition say how far to go.
  package func checkOneWay(
    _ duration: Input<Double?>, _ condition: Input<Expression?>
  ) throws(Mistake) {
    guard isGiven(duration), isGiven(condition) else { return }
    throw Mistake(
      .unexpectedArgument(
        text(of: condition),
        hint: "write \(declaration.name) 2s, or \(declaration.name) until: …"),
      span(of: condition))
  }
}

extension Invocation {
  /// Throws between begin and commit, where time cannot move.
  package func checkCommitted() throws(Mistake) {
    if world.stage.isBetweenBeginAndCommit { throw Mistake(.notCommitted, verbSpan) }
  }

  /// Throws unless there is a terminal that can draw.
  package func checkScreen(for command: String, hint: String) throws(Mistake) {
    if host?.audience != .screen { throw Mistake(.needsTerminal(command, hint: hint), verbSpan) }
  }

  /// Calls a block after some seconds; `label` names it in the ledger.
  package func schedule(
    _ seconds: Double, label: String, _ block: @escaping () -> Void
  ) throws(Mistake) {
    do {
      try world.stage.tryAfter(seconds, label: label, block)
    } catch {
      throw Mistake(.beyondTime, verbSpan)
    }
  }
}

extension World {
  package var movesEndlessly: Bool {
    !stage.endlessBlocks.isEmpty || animators.contains { $0.animator.isEndless }
  }
}
