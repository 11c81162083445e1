import CEditline
import CLibrary
import FlipbookText

/// The process's own output, where nobody types.
package enum Standard {
  /// Writes a line to stdout.
  package static func line(_ text: String) { TerminalOutput.show(text + "\n") }

  /// Writes a line, or several, that hold nothing but what was made printable before, to the byte:
  /// our own colours are left in it, and so are the line ends of a format.
  package static func made(_ text: String) { TerminalOutput.send(text + "\n") }

  /// Whether some of what was written to stdout did not get there, as on a full disk.
  package static var hasFailed: Bool { ce_output_failed() }

  /// Makes a file that grows too large an error of the writing, not the end of the process.
  package static func prepare() { signal(SIGXFSZ, SIG_IGN) }

  package static func end(with code: Int32) -> Never { exit(code) }

  /// Writes a line to stderr.
  package static func error(_ text: String) {
    let bytes = Array((PrintableText.shown(text) + "\n").utf8)
    _ = Descriptor.write(bytes, to: 2)
  }
}
