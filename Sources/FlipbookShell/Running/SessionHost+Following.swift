extension SessionHost {
  /// Keeps a page up to date from now on, unless a file or a lesson asks for it.
  func follow(_ export: Export, to path: String, by entry: String) {
    guard openFiles.isEmpty, folder == nil else { return }
    followed = (entry, path, export.bytes)
  }

  func unfollow() -> String {
    guard let page = followed else { return "no page is kept up to date" }
    followed = nil
    return "\(page.path) stays as it is now"
  }

  /// Writes the page again if it has changed, and stops following it if that fails; returns a
  /// remark for the user.
  package func updatePage() -> String? {
    guard let page = followed else { return nil }
    let scratch = session.scratch(isInterruptible: true)
    scratch.openSession = session.openSession
    let outcome = scratch.enter(page.entry)
    guard case .export(let export, _, _)? = outcome.request else {
      guard !session.isInterrupted() else { return "interrupted: \(page.path) is as before" }
      followed = nil
      return "\(page.path) is no longer kept up to date:\n\(outcome.text)"
    }
    guard export.bytes != page.bytes else { return nil }
    do throws(FileProblem) {
      try TextFile.write(export.bytes, to: place(of: page.path), named: page.path)
      followed?.bytes = export.bytes
      return nil
    } catch {
      followed = nil
      return "\(page.path) is no longer kept up to date:\n\(error.text)"
    }
  }
}

/// Decides when a followed page is written: when no input waits, ten times a second at most.
final class PageKeeper {
  var isBehind = false
  private var written: ContinuousClock.Instant?

  /// Waits until the page may be written, and returns whether it should be: if it is behind and
  /// either `atOnce`, or nothing is waiting to be entered.
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
