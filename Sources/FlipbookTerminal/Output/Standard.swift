import CEditline
import CLibrary
import FlipbookText

/// The process's own output, if nobody types.
package enum Standard {
  package static func line(_ text: String) { TerminalOutput.show(text + "\n") }

  /// Writes text as it is: it was made printable before, and may have our colours and the line ends
  /// of a format.
  package static func made(_ text: String) { TerminalOutput.send(text + "\n") }
  /// Whether some output was lost, as on a full disk.
  package static var hasFailed: Bool { ce_output_failed() }
  /// Makes a file that grows too large an error instead of the end of the process.
  package static func prepare() { signal(SIGXFSZ, SIG_IGN) }
  package static func end(with code: Int32) -> Never { exit(code) }

  package static func error(_ text: String) {
    let bytes = Array((PrintableText.shown(text) + "\n").utf8)
    _ = Descriptor.write(bytes, to: 2)
  }
}
