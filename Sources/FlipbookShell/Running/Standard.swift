import CEditline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's own output, where nobody types.
package enum Standard {
  /// Writes a line to stdout; it may wait there until ``flush()``.
  package static func line(_ text: String) {
    TerminalOutput.write(text + "\n")
  }

  /// Hands everything written to stdout to the system.
  package static func flush() {
    fflush(nil)
  }

  /// Writes a line to stderr.
  package static func error(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(2, bytes, bytes.count)
  }
}
