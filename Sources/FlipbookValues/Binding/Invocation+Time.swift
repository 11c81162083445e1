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

extension World {
  package var movesEndlessly: Bool {
    !stage.endlessBlocks.isEmpty || animators.contains { $0.animator.isEndless }
  }
}
