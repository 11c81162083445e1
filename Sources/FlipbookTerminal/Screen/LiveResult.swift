/// The outcome of moving something by hand.
package struct LiveResult {
  /// The entries that do the same.
  package var entries: [String]
  /// Whether an interrupt ended it, so that what follows is not wanted either.
  package var isInterrupted: Bool

  package init(entries: [String] = [], isInterrupted: Bool = false) {
    (self.entries, self.isInterrupted) = (entries, isInterrupted)
  }
}

package struct LiveScreen {
  /// Whether it can draw, or only shows lines.
  package let draws: Bool
  /// Nil for no colours.
  package let depth: ColorDepth?
  /// Whether a line may be written over again and again; else once.
  package let repeatsLines: Bool

  package init(draws: Bool, depth: ColorDepth?, repeatsLines: Bool) {
    (self.draws, self.depth, self.repeatsLines) = (draws, depth, repeatsLines)
  }
}
