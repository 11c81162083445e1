import CEditline

/// Writes to the terminal, after everything written before.
package enum TerminalOutput {
  /// Shows any text: the terminal obeys only its line feeds and tabs.
  package static func show(_ text: String) { send(PrintableText.shown(text)) }

  /// Lines of output with their pictures and messages in colour; plain without a depth.
  package static func shown(
    _ text: String, _ inks: [InkedText.Stretch], depth: ColorDepth?
  ) -> String {
    let shown = PrintableText.shown(text)
    guard let depth else { return shown }
    // A replaced character moves what follows, so it is not our picture.
    let isPicture = !inks.isEmpty && shown.utf8.count == text.utf8.count
    return isPicture ? Palette.painted(picture: shown, inks, depth) : Palette.painted(shown, depth)
  }

  /// The size of the terminal on stdout, or a usual one.
  static var size: (rows: Int, columns: Int) {
    var (rows, columns): (Int32, Int32) = (24, 80)
    _ = ce_window_size(&rows, &columns)
    return (Int(rows), Int(columns))
  }

  /// Sends sequences of ours around printable text.
  package static func send(_ sequence: String) { ce_write(sequence, sequence.utf8.count) }
}

/// The process's own output, where nobody types.
package enum Standard {
  package static func line(_ text: String) { TerminalOutput.show(text + "\n") }

  /// Writes text that is already printable, which may have our colours or a format's line ends.
  package static func made(_ text: String) { TerminalOutput.send(text + "\n") }
  /// Whether some output was lost, as on a full disk.
  package static var hasFailed: Bool { ce_output_failed() }
  /// Makes a file that grows too large an error instead of the end of the process.
  package static func prepare() { signal(SIGXFSZ, SIG_IGN) }
  package static func end(with code: Int32) -> Never { exit(code) }

  package static func error(_ text: String) {
    _ = Descriptor.write(Array((PrintableText.shown(text) + "\n").utf8), to: 2)
  }
}
