/// Why a session file could not be entered in a session of its own.
package struct UnopenedSession: Error {
  /// What is wrong, and what would work, as messages say it.
  package let (message, hint): (String, String?)

  package init(_ message: String, hint: String?) { (self.message, self.hint) = (message, hint) }
}
