import CEditline
import CLibrary
package import FlipbookPictures
import FlipbookText

/// A terminal with a moving picture: single keys, and a second screen if it has one.
///
/// ``TerminalGuard`` restores the terminal if ``close()`` is not reached.
package final class LiveTerminal {
  package enum Event: Equatable {
    case key(LiveKey)
    case resized
    /// The program was stopped, and somebody else had the terminal.
    case continued
    case timeout
    /// No more keys will come.
    case end
  }

  private let modes: [TerminalGuard.Mode]
  private let depth: ColorDepth?
  private var parser = KeyParser()
  private var shown: [InkedText] = []
  package private(set) var size = LiveTerminal.currentSize

  /// Takes over the terminal; nil if it cannot.
  ///
  /// `modes` is empty for one that only shows lines.
  package init?(modes: [TerminalGuard.Mode], depth: ColorDepth?) {
    (self.modes, self.depth) = (modes, depth)
    TerminalGuard.install()
    ce_watch_window()
    guard ce_begin_keys() else { return nil }
    for mode in modes { TerminalGuard.set(mode, to: true) }
  }

  package func close() {
    for mode in modes.reversed() { TerminalGuard.set(mode, to: false) }
    ce_end_keys()
  }

  /// The size of the terminal on stdout, or a usual one.
  package static var currentSize: LiveSize {
    var (rows, columns): (Int32, Int32) = (24, 80)
    _ = ce_window_size(&rows, &columns)
    return LiveSize(columns: max(20, Int(columns)), rows: max(5, Int(rows)))
  }

  // MARK: The picture

  package func show(_ picture: LivePicture) { show(picture.lines) }

  /// Shows lines from the top; writes only those that changed.
  package func show(_ lines: [InkedText]) {
    var text = ""
    for (row, line) in lines.enumerated() where row < size.rows {
      guard row >= shown.count || shown[row] != line else { continue }
      text += "\u{1B}[\(row + 1);1H" + painted(line) + "\u{1B}[K"
    }
    shown = lines
    // Terminals that know the sequence show everything at once.
    if !text.isEmpty { TerminalOutput.send("\u{1B}[?2026h" + text + "\u{1B}[?2026l") }
  }

  package func painted(_ line: InkedText) -> String {
    let line = PrintableText.isLine(line.text) ? line : InkedText(PrintableText.line(line.text))
    return depth.map { Palette.painted(picture: line.text, line.stretches, $0) } ?? line.text
  }

  // MARK: Events

  /// Waits for an event; forever without a timeout.
  package func next(timeout: Int32? = nil) -> Event {
    let deadline = timeout.map { ContinuousClock.now + .milliseconds(Int($0)) }
    while true {
      if let event = takeSignals() { return event }
      let left = deadline.map { max(0, Int32(($0 - .now) / .milliseconds(1))) } ?? -1
      switch Keyboard.wait(milliseconds: parser.isOpen ? Keyboard.escapeWait : left) {
      case .key:
        switch Keyboard.read() {
        case .byte(let byte): if let key = parser.take(byte) { return .key(key) }
        case .nothing: break
        case .end: return .end
        }
      case .signal: ce_drain_wake()
      case .timeout: return parser.finish().map(Event.key) ?? .timeout
      case .failure: return .end
      }
    }
  }

  private func takeSignals() -> Event? {
    if ce_take_continued() {
      _ = ce_begin_keys()
      for mode in modes { TerminalGuard.set(mode, to: true) }
      clear()
      return .continued
    }
    if ce_take_resized() {
      clear()
      return .resized
    }
    // An interrupt from outside counts as the key.
    guard Interrupts.isRaised else { return nil }
    Interrupts.clear()
    return .key(.interrupt)
  }

  private func clear() {
    (size, shown) = (Self.currentSize, [])
    if modes.contains(.otherScreen) { TerminalOutput.send("\u{1B}[H\u{1B}[2J") }
  }
}
