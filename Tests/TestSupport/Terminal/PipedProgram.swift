import CLibrary
import CPseudoTerminal

/// A program that talks over two pipes: it reads descriptor 3 and writes descriptor 4, in texts
/// that end in a zero byte.
///
/// Nothing here sleeps. Releasing the object kills the program and everything it started.
package final class PipedProgram {
  private var child = cpt_piped()
  private var received: [UInt8] = []

  /// Starts a program, given by its full path and arguments, with exactly this environment.
  package init(
    _ command: [String], environment: [String: String]
  ) throws(PseudoTerminalError) {
    // Writing to a program that has ended must fail, not end this process.
    signal(SIGPIPE, SIG_IGN)
    let isStarted = CStrings.with(command, environment) { arguments, variables in
      cpt_start_piped(&child, arguments, variables)
    }
    guard isStarted else { throw .notStarted(code: errno) }
  }

  deinit {
    // A program that was only just started does not lead a process group yet.
    kill(-child.process, SIGKILL)
    kill(child.process, SIGKILL)
    _ = cpt_collect(child.process, nil)
    close(child.commands)
    close(child.answers)
  }

  /// Sends a text.
  package func send(_ text: String) {
    writeAll(Array(text.utf8) + [0], to: child.commands)
  }

  /// The next text that arrives, without its zero byte; `nil` after the deadline or the program's
  /// end.
  package func receive(until deadline: ContinuousClock.Instant) -> String? {
    while true {
      if let end = received.firstIndex(of: 0) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard readMore(until: deadline) else { return nil }
    }
  }

  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    let left = max((deadline - .now) / .milliseconds(1), 0)
    var wanted = pollfd(fd: child.answers, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, Int32(left.rounded(.up))) > 0 else { return errno == EINTR && left > 0 }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(child.answers, &bytes, bytes.count)
    guard count > 0 else { return false }
    received += bytes[..<count]
    return true
  }
}
