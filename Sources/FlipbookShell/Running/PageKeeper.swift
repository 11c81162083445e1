import FlipbookTerminal

/// When a page that is kept up to date is written: when a hand rests, at most ten times a second.
final class PageKeeper {
  /// Whether something was entered since it was written.
  var isBehind = false
  private var written: ContinuousClock.Instant?

  /// Waits until the page may be written, and says whether it is to be; not if more is waiting to be
  /// entered, unless it is written `atOnce`.
  func isDue(atOnce: Bool) -> Bool {
    guard isBehind else { return false }
    if !atOnce {
      let rest = written.map { Self.least - (.now - $0) } ?? .zero
      let milliseconds = Int32(max(rest / .milliseconds(1), 0).rounded(.up))
      let isWaiting = Descriptor.wait(for: [0], milliseconds: milliseconds)?[0] ?? true
      guard !isWaiting else { return false }
    }
    (isBehind, written) = (false, .now)
    return true
  }

  private static let least: Duration = .milliseconds(100)
}
