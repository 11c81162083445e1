import CEditline

/// Leaves the terminal as it was found, however the program ends.
///
/// Covers `exit`, Ctrl-Z, and every deadly signal that can be caught. Such a signal then goes its
/// usual way: the exit code stays, and a crash prints its backtrace.
package enum TerminalGuard {
  /// A state of the terminal to be undone; the numbers are those of `ce_guard_set`.
  package enum Mode: Int32, Sendable {
    case bracketedPaste = 1
    case hiddenCursor = 2
    /// A second screen covers the scrolling one.
    case otherScreen = 4
    /// Presses, drags and the wheel arrive as keys.
    case pointer = 8
    /// The same, counted in pixels.
    case pixelPointer = 16
  }

  /// Remembers the terminal's state, once.
  package static func install() { ce_guard_install() }
  /// Only for terminals that understand escape sequences.
  package static func set(_ mode: Mode, to isOn: Bool) { ce_guard_set(mode.rawValue, isOn) }
}
