extension String {
  /// Whether the last output of a process has a precondition's message; always true for release
  /// builds, which end without one.
  func tells(_ message: String) -> Bool {
    #if DEBUG
      contains(message)
    #else
      true
    #endif
  }
}
