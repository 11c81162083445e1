/// What came of something that was moved by hand.
package struct LiveResult {
  /// The entries that do the same.
  package var entries: [String]
  /// Whether an interrupt ended it: what would come next is not wanted either.
  package var isInterrupted: Bool

  package init(entries: [String] = [], isInterrupted: Bool = false) {
    (self.entries, self.isInterrupted) = (entries, isInterrupted)
  }
}

/// What a terminal can do with what moves.
package struct LiveScreen {
  /// Whether it can draw, or shows lines only.
  package let draws: Bool
  /// The colours it shows; `nil` for none.
  package let depth: ColorDepth?
  /// Whether a line may be written over again and again; else one has to do.
  package let repeatsLines: Bool

  package init(draws: Bool, depth: ColorDepth?, repeatsLines: Bool) {
    (self.draws, self.depth, self.repeatsLines) = (draws, depth, repeatsLines)
  }
}
