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

/// Whether it can draw, or only shows lines; its colours, if any; whether a line may be written over
/// again and again; and how it shows pixels.
package typealias LiveScreen = (
  draws: Bool, depth: ColorDepth?, repeatsLines: Bool, pixels: PixelTerminal
)
