import CEditline

/// A terminal with a moving picture: single keys, and a second screen if it has one;
/// ``TerminalGuard`` restores it if ``close()`` is not reached.
package final class LiveTerminal {
  package enum Event: Equatable {
    case key(LiveKey)
    case resized
    /// The program was stopped, and somebody else had the terminal.
    case continued
    case timeout
    /// The terminal has shown the last picture.
    case ready
    case end
  }

  private let modes: [TerminalGuard.Mode]
  private let depth: ColorDepth?
  private let pixels: PixelTerminal?
  private var parser = KeyParser()
  private var shown: [InkedText] = []
  private var pictures: [PixelPicture] = []
  // When the last picture in pixels was sent, until it is shown, and how many answers are to come.
  private var sent: ContinuousClock.Instant?
  private var unanswered = 0
  package private(set) var size: LiveSize

  /// Takes over the terminal, for lines without `modes`, for characters without `pixels`; or fails.
  package init?(modes: [TerminalGuard.Mode], depth: ColorDepth?, pixels: PixelTerminal? = nil) {
    let tellsPixels = pixels?.form != nil && pixels?.tellsPixels == true
    self.modes = modes + (tellsPixels && modes.contains(.pointer) ? [.pixelPointer] : [])
    (self.depth, self.pixels) = (depth, pixels)
    size = Self.currentSize
    TerminalGuard.install()
    ce_watch_window()
    guard ce_begin_keys() else { return nil }
    for mode in self.modes { TerminalGuard.set(mode, to: true) }
    measure()
  }

  package func close() {
    TerminalOutput.send(removal(of: pictures.indices))
    awaitAnswer()
    for mode in modes.reversed() { TerminalGuard.set(mode, to: false) }
    ce_end_keys()
  }

  // Waits for the answer that is on the way, which the terminal would otherwise show; leaves what
  // is typed meanwhile to the prompt.
  private func awaitAnswer() {
    var key: [UInt8] = []
    while unanswered > 0, let byte = Keyboard.byte(within: PixelTerminal.patience) {
      key.append(byte)
      switch parser.take(byte) {
      case .answer(let bytes): takeAnswer(bytes)
      case nil: continue
      default: pixels?.typedAhead += key
      }
      key = []
    }
    pixels?.typedAhead += key
  }

  // Notes that the terminal has shown what it was sent, if it answers with its identity.
  private func takeAnswer(_ bytes: [UInt8]) {
    guard pixels?.take(bytes) == true, PixelTerminal.isIdentity(bytes) else { return }
    unanswered = max(unanswered - 1, 0)
    if unanswered == 0 { sent = nil }
  }

  /// The size of the terminal on stdout, or a usual one.
  package static var currentSize: LiveSize {
    let (rows, columns) = TerminalOutput.size
    return LiveSize(columns: max(20, columns), rows: max(5, rows))
  }

  // MARK: The picture

  package func show(_ picture: LivePicture) { show(picture.lines, picture.pixels) }

  /// Shows lines from the top, and pictures above them; writes only what changed.
  package func show(_ lines: [InkedText], _ new: [PixelPicture] = []) {
    var text = ""
    // Some terminals leave a picture in its cells when it goes.
    if !pictures.isEmpty, !new.elementsEqual(pictures, by: { $0.covers($1) }) {
      text += removal(of: pictures.indices) + "\u{1B}[H\u{1B}[2J"
      (shown, pictures) = ([], [])
    }
    var written: [Int: Int] = [:]
    for (row, line) in lines.enumerated() where row < size.rows {
      guard row >= shown.count || shown[row] != line else { continue }
      // Blanks would wipe away a picture at the left, which may stay.
      let width = new.first { $0.rows.contains(row) && !$0.isClear }?.columns.upperBound ?? 0
      let (column, rest) = line.afterBlanks(width).map { (width, $0) } ?? (0, line)
      text += "\u{1B}[\(row + 1);\(column + 1)H" + painted(rest) + "\u{1B}[K"
      written[row] = column
    }
    for (place, picture) in new.enumerated() {
      let isWiped = picture.rows.contains {
        written[$0].map { $0 < picture.columns.upperBound } ?? false
      }
      guard isWiped || place >= pictures.count || pictures[place] != picture else { continue }
      text +=
        "\u{1B}[\(picture.rows.lowerBound + 1);\(picture.columns.lowerBound + 1)H"
        + (pixels?.sequence(of: picture, number: Self.firstNumber + place) ?? "")
    }
    (shown, pictures) = (lines, new)
    // Terminals that know the sequence show everything at once.
    guard !text.isEmpty else { return }
    let asks = !new.isEmpty && pixels?.form != nil
    TerminalOutput.send(
      "\u{1B}[?2026h" + text + "\u{1B}[?2026l" + (asks ? PixelTerminal.identity : ""))
    sent = asks ? .now : nil
    unanswered += asks ? 1 : 0
  }

  /// Whether the terminal has yet to show the last picture in pixels, which takes longer than
  /// sending it; stops waiting for one that does not answer.
  package var isBehind: Bool { sent.map { .now - $0 < .milliseconds(Int(Self.patience)) } ?? false }

  // How many milliseconds a picture may take (choice).
  private static let patience: Int32 = 1000

  // The first number of our pictures, to tell them from those of other programs.
  private static let firstNumber = 4208

  private func removal(of places: Range<Int>) -> String {
    places.map { pixels?.removal(ofNumber: Self.firstNumber + $0) ?? "" }.joined()
  }

  package func painted(_ line: InkedText) -> String {
    let line = line.printableLine
    return depth.map { Palette.painted(picture: line.text, line.stretches, $0) } ?? line.text
  }

  // MARK: Events

  /// Waits for an event; forever without a timeout.
  package func next(timeout: Int32? = nil) -> Event {
    let timeout = isBehind ? min(timeout ?? Self.patience, Self.patience) : timeout
    let deadline = timeout.map { ContinuousClock.now + .milliseconds(Int($0)) }
    while true {
      if let event = takeSignals() { return event }
      let left = deadline.map { max(0, Int32(($0 - .now) / .milliseconds(1))) } ?? -1
      switch Keyboard.next(within: parser.isOpen ? Keyboard.escapeWait : left) {
      case .byte(let byte):
        switch parser.take(byte) {
        case .answer(let bytes):
          let waited = sent != nil
          takeAnswer(bytes)
          if waited, sent == nil { return .ready }
        case let key?: return .key(inCells(key))
        case nil: break
        }
      case .nothing: break
      case .signal: ce_drain_wake()
      case .timeout: return parser.finish().map(Event.key) ?? .timeout
      case .end: return .end
      }
    }
  }

  // Converts the pointer's place from pixels to cells, if it is told in pixels.
  private func inCells(_ key: LiveKey) -> LiveKey {
    guard case .pointer(let what, let y, let x, let modifiers, _) = key, let cell = size.cell,
      modes.contains(.pixelPointer)
    else { return key }
    let (row, down) = y.quotientAndRemainder(dividingBy: cell.y)
    let (column, across) = x.quotientAndRemainder(dividingBy: cell.x)
    let inside = SIMD2(
      (Double(across) + 0.5) / Double(cell.x), (Double(down) + 0.5) / Double(cell.y))
    return .pointer(what, row: row, column: column, modifiers, inside: inside)
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

  private func measure() {
    size = Self.currentSize
    if let pixels, pixels.form != nil { size.cell = pixels.cell }
  }

  private func clear() {
    TerminalOutput.send(removal(of: pictures.indices))
    (shown, pictures) = ([], [])
    measure()
    if modes.contains(.otherScreen) { TerminalOutput.send("\u{1B}[H\u{1B}[2J") }
  }
}

package struct LiveResult {
  package var entries: [String]
  /// Whether an interrupt ended it, so that nothing should follow.
  package var isInterrupted: Bool

  /// A remark to show after the entries.
  package var remark: String?

  package init(entries: [String] = [], isInterrupted: Bool = false, remark: String? = nil) {
    (self.entries, self.isInterrupted, self.remark) = (entries, isInterrupted, remark)
  }
}

/// A screen: whether it can draw or only shows lines, its colours, whether it may write over a line
/// again and again, and how it shows pixels.
package typealias LiveScreen = (
  draws: Bool, depth: ColorDepth?, repeatsLines: Bool, pixels: PixelTerminal
)
