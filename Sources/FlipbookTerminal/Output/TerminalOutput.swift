import CEditline
package import FlipbookPictures
import FlipbookText

/// Writes to the terminal, in order with everything printed before.
package enum TerminalOutput {
  /// Shows text at once, whoever wrote it: the terminal obeys nothing of it but line feeds and tabs.
  package static func show(_ text: String) { send(PrintableText.shown(text)) }

  /// Shows a line of output, or several, with what is a picture in it and the messages in colour;
  /// without a depth in none.
  package static func show(_ text: String, _ inks: [InkedText.Stretch], depth: ColorDepth?) {
    send(shown(text, inks, depth: depth))
  }

  /// The same as it is sent.
  package static func shown(_ text: String, _ inks: [InkedText.Stretch], depth: ColorDepth?)
    -> String
  {
    let shown = PrintableText.shown(text)
    // What is replaced moves what is behind it, and is no picture of ours.
    let isPicture = shown.utf8.count == text.utf8.count
    return depth.map { Palette.painted(shown, isPicture ? inks : [], $0) } ?? shown
  }

  /// Sends the terminal what it is to obey: sequences of ours, around text that is printable.
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
