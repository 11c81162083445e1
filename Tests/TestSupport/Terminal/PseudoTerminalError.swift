/// How a program ended.
package enum ChildStatus: Equatable, Sendable {
  /// It exited with this code.
  case exited(Int32)
  /// This signal ended it.
  case signalled(Int32)

  init(code: Int32) {
    self = code >= 1000 ? .signalled(code - 1000) : .exited(code)
  }
}

/// The reason why a wait for a program on a terminal failed.
package enum PseudoTerminalError: Error, Equatable, CustomStringConvertible {
  /// The system refused, with this `errno`.
  case notStarted(code: Int32)
  /// The deadline passed.
  case timedOut(waitingFor: String, screen: [String])
  /// The program had ended.
  case ended(waitingFor: String, screen: [String])

  /// What was waited for, and a picture of the screen.
  package var description: String {
    switch self {
    case .notStarted(let code): "the program was not started (errno \(code))"
    case .timedOut(let what, let screen): "timed out until \(what)\n" + Self.picture(screen)
    case .ended(let what, let screen): "the program ended before \(what)\n" + Self.picture(screen)
    }
  }

  private static func picture(_ screen: [String]) -> String {
    screen.map { "| " + $0 }.joined(separator: "\n")
  }
}
