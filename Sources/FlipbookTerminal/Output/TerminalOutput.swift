import CEditline
package import FlipbookPictures
import FlipbookText

/// Writes to the terminal, after everything written before.
package enum TerminalOutput {
  /// Shows any text: the terminal obeys only its line feeds and tabs.
  package static func show(_ text: String) { send(PrintableText.shown(text)) }

  /// Shows lines of output with their pictures and messages in colour; without a depth in none.
  package static func show(_ text: String, _ inks: [InkedText.Stretch], depth: ColorDepth?) {
    send(shown(text, inks, depth: depth))
  }

  /// The same as it is sent.
  package static func shown(_ text: String, _ inks: [InkedText.Stretch], depth: ColorDepth?)
    -> String
  {
    let shown = PrintableText.shown(text)
    // A replaced character moves what follows, so it is not our picture.
    let isPicture = shown.utf8.count == text.utf8.count
    return depth.map { Palette.painted(shown, isPicture ? inks : [], $0) } ?? shown
  }

  /// Sends sequences of ours around printable text.
  package static func send(_ sequence: String) {
    var text = sequence
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return }
        ce_write(base, characters.count)
      }
    }
  }
}
