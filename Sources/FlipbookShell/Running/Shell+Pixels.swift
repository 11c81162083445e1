// Pictures in pixels, in place of lines of an answer.
extension Shell {
  /// Writes an answer; a terminal without pixels shows its lines.
  func write(_ reply: SessionHost.Reply) {
    guard pixels.form != nil, !reply.pictures.isEmpty else { return write(reply.text, reply.inks) }
    let lines = InkedText.lines(of: reply.text, reply.inks)
    var next = 0
    for picture in reply.pictures where picture.lines.upperBound <= lines.count {
      write(lines[next..<picture.lines.lowerBound])
      guard !Interrupts.isRaised else { return }
      show(picture, else: lines[picture.lines])
      next = picture.lines.upperBound
    }
    write(lines[next...])
  }

  // The lines come first, so that nothing scrolls under a picture; one that is higher than the screen
  // is made smaller, or shown in characters.
  private func show(_ picture: PixelsInPlace, else text: ArraySlice<InkedText>) {
    let rows = max(1, LiveTerminal.currentSize.rows - 2)
    var (under, parts) = (picture.under, picture.pixels)
    if under.isEmpty {
      parts = parts.map { $0.shortened(to: rows) }
      let count = parts.map(\.rows.upperBound).max() ?? 0
      under = Array(repeating: InkedText(), count: count)
    }
    guard under.count <= rows else { return write(text) }
    write(under[...])
    for part in parts {
      TerminalOutput.send(pixels.sequence(of: part, amongLinesAbove: under.count))
    }
  }

  private func write(_ lines: ArraySlice<InkedText>) {
    guard !lines.isEmpty else { return }
    let part = InkedText.joined(Array(lines))
    write(part.text, part.stretches)
  }
}
