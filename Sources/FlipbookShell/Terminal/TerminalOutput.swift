import CEditline

/// Writes to the terminal, in order with everything printed before.
enum TerminalOutput {
  /// Writes text to stdout at once.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return }
        ce_write(base, characters.count)
      }
    }
  }
}
