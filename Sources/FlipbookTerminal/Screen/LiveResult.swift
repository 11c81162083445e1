package struct LiveResult {
  package var entries: [String]
  /// Whether an interrupt ended it, so that what follows is not wanted either.
  package var isInterrupted: Bool

  /// What is told when these have been entered.
  package var remark: String?

  package init(entries: [String] = [], isInterrupted: Bool = false, remark: String? = nil) {
    (self.entries, self.isInterrupted, self.remark) = (entries, isInterrupted, remark)
  }
}

package struct LiveScreen {
  /// Whether it can draw, or only shows lines.
  package let draws: Bool
  /// Nil for no colours.
  package let depth: ColorDepth?
  /// Whether a line may be written over again and again; else once.
  package let repeatsLines: Bool
  package let pixels: PixelTerminal

  package init(draws: Bool, depth: ColorDepth?, repeatsLines: Bool, pixels: PixelTerminal) {
    (self.draws, self.depth, self.repeatsLines) = (draws, depth, repeatsLines)
    self.pixels = pixels
  }
}
