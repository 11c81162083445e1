extension String {
  /// Whether what a process said as it ended has the message of a precondition; programs that are
  /// built for release end without one.
  func tells(_ message: String) -> Bool {
    #if DEBUG
      contains(message)
    #else
      true
    #endif
  }
}
