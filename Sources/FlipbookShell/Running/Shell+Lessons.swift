extension Shell {
  func carryOut(_ request: LessonRequest) {
    switch request {
    case .begin(let name, let anew):
      do throws(FileProblem) {
        try active.begin(
          name, anew: anew, tell: { [unowned self] in tell($0) },
          show: { [unowned self] in show($0) })
      } catch { write(error.text, []) }
    case .back: active.lesson?.back()
    case .skip: active.lesson?.skip()
    case .leave: tell(active.leave())
    }
  }

  /// Tells in a remark what the grey text of a prompt would say.
  func tell(ofOffer prompt: Prompt) {
    if !prompt.offer.isEmpty {
      tell("Enter takes: \(prompt.offer)")
    } else if !prompt.note.isEmpty {
      tell(prompt.note)
    }
  }

  // Shows text, each piece after a blank line.
  private func tell(_ prose: [Prose]) {
    let columns = min(Lesson.columns, LiveTerminal.currentSize.columns)
    var isInTable = false
    for piece in prose {
      let isVerbatim = piece.isVerbatim
      if !isInTable || !isVerbatim { TerminalOutput.send("\n") }
      isInTable = isVerbatim
      let text = piece.lines(columns: columns).joined(separator: "\n")
      TerminalOutput.send(painted(text, isHeading: piece.isHeading) + "\n")
    }
  }

  // Prose with headings and code in colour; code loses its marks.
  private func painted(_ text: String, isHeading: Bool) -> String {
    let shown = PrintableText.shown(text)
    guard isColored else { return shown }
    if isHeading { return abilities.depth.code(.verb) + shown + Palette.plain }
    let parts = shown.split(separator: "`", omittingEmptySubsequences: false)
    // With an odd number of marks, the text stays as it is.
    guard parts.count % 2 == 1 else { return shown }
    return parts.enumerated().map { place, part in
      place % 2 == 0 ? String(part) : abilities.depth.code(.label) + part + Palette.plain
    }.joined()
  }
}
