import CEditline

/// Leaves the terminal as it was found, however the program ends.
///
/// Covers leaving through `exit`, stopping with Ctrl-Z, and every signal that ends the program and
/// can be caught. Such a signal then takes the way it would have taken without the guard: the exit
/// code stays, and a crash still prints its backtrace.
package enum TerminalGuard {
  /// A state of the terminal that has to be undone.
  package enum Mode: Sendable {
    /// Pasted text arrives in brackets.
    case bracketedPaste
    /// The cursor is not shown.
    case hiddenCursor
    /// A second screen covers the scrolled one.
    case otherScreen
    /// The pointer's presses, drags and wheel arrive as keys.
    case pointer
  }

  /// Remembers the terminal's state; does nothing the second time or when stdin is no terminal.
  package static func install() { ce_guard_install() }

  /// Turns a mode on or off on stdout; only for terminals that understand escape sequences.
  package static func set(_ mode: Mode, to isOn: Bool) { ce_guard_set(mode.code, isOn) }
}

extension TerminalGuard.Mode {
  fileprivate var code: Int32 {
    switch self {
    case .bracketedPaste: Int32(ce_mode_paste)
    case .hiddenCursor: Int32(ce_mode_hidden_cursor)
    case .otherScreen: Int32(ce_mode_other_screen)
    case .pointer: Int32(ce_mode_pointer)
    }
  }
}
