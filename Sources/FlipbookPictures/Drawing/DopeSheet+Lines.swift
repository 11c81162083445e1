import FlipbookText

extension DopeSheet {
  /// The sheet as text, in at most so many columns where names leave room for that.
  ///
  /// - Parameters:
  ///   - digits: decimals of the moments beside the bars.
  ///   - check: what is asked at each row, and may end it.
  package func lines<Failure: Error>(
    columns: Int, digits: Int, isASCII: Bool, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [String] {
    let names = rows.map { row in
      TextWidth.truncated(PrintableText.line(row.name), to: max(8, columns / 4), isASCII: isASCII)
    }
    // Choice: both columns of words take less than half of the room.
    let room = max(8, columns * 9 / 20 - (names.map(TextWidth.columns).max() ?? 0))
    let texts = zip(rows, names).map { row, name in
      (
        name: name, moves: row.movesText(columns: room, isASCII: isASCII),
        begin: row.bars.first.map { NumberText.seconds($0.start, digits: digits) } ?? "",
        end: row.ending == .open
          ? "" : row.bars.last.map { NumberText.seconds($0.end, digits: digits) } ?? ""
      )
    }
    let tellsMoves = texts.contains { !$0.moves.isEmpty }
    let header = (name: "", moves: tellsMoves ? "moves" : "", begin: "from", end: "to")
    let all = texts + [header]
    let widths = [all.map(\.name), all.map(\.moves), all.map(\.begin), all.map(\.end)]
      .map { $0.map(TextWidth.columns).max() ?? 0 }
    func left(_ text: (name: String, moves: String, begin: String, end: String)) -> String {
      TextWidth.padded(text.name, to: widths[0], alignment: .left) + "  "
        + (tellsMoves ? TextWidth.padded(text.moves, to: widths[1], alignment: .left) + "  " : "")
        + TextWidth.padded(text.begin, to: widths[2], alignment: .right) + "  "
        + TextWidth.padded(text.end, to: widths[3], alignment: .right) + "  "
    }
    let margin = widths.reduce(tellsMoves ? 8 : 6, +)
    let first = rows.compactMap { $0.bars.first?.start }.min() ?? 0
    let axis = TimeAxis(from: min(first, now), to: max(end, now), columns: columns - margin)
    let style = BarStyle(axis: axis, now: now, isASCII: isASCII)
    let blank = String(repeating: " ", count: margin)
    var lines = [left(header) + axis.labels, blank + style.ruler]
    for (row, text) in zip(rows, texts) {
      try check()
      lines.append(left(text) + style.line(of: row))
    }
    lines += style.lines(of: marks, margin: margin)
    lines.append(style.legend(of: rows))
    return lines.map(TextWidth.withoutTrailingBlanks)
  }
}

extension DopeSheet.Row {
  // As many paths as there is room for and how many more there are: of a path that is too long
  // what follows its owner.
  fileprivate func movesText(columns: Int, isASCII: Bool) -> String {
    let paths = moves.map(PrintableText.line)
    guard let first = paths.first else { return "" }
    let member = first.firstIndex(of: ".").map { String(first[$0...]) } ?? first
    let forms =
      (1...min(paths.count, columns)).reversed().map { (Array(paths.prefix($0)), $0) }
      + [([member], 1)]
    let texts = forms.map { shown, count in
      shown.joined(separator: ", ") + (paths.count > count ? " +\(paths.count - count)" : "")
    }
    return texts.first { TextWidth.columns(of: $0) <= columns }
      ?? TextWidth.truncated(texts[texts.count - 1], to: columns, isASCII: isASCII)
  }
}

/// Time from the left to the right: a column is a round number of seconds, and every tenth column
/// has a label.
struct TimeAxis {
  private let step: RoundNumber
  // The column of the axis that stands first, counted from the moment 0.
  private let first: Int
  let columns: Int

  /// The axis that shows a stretch in at most so many columns, and in eleven at least.
  init(from start: Double, to end: Double, columns: Int) {
    let most = max(columns, 11)
    var step = RoundNumber(
      atLeast: max(end - start, 1e-6) / Double(most), digits: RoundNumber.Digits.ofRulers)
    func cells(_ step: RoundNumber) -> (first: Int, count: Int) {
      // The axis begins at a label.
      let first = Int((start / step.value / 10).rounded(.down)) * 10
      return (first, Int((end / step.value).rounded(.up)) - first + 1)
    }
    while cells(step).count > most { step = step.next }
    (self.step, first, self.columns) = (step, cells(step).first, max(cells(step).count, 11))
  }

  /// The column nearest to a moment.
  func column(_ time: Double) -> Int { Int((time / step.value).rounded()) - first }

  func hasLabel(_ column: Int) -> Bool { column % 10 == 0 }

  /// The labels above their columns, of which those that would run into another are left out.
  var labels: String {
    stride(from: 0, to: columns, by: 10).reduce(into: "") { line, column in
      guard line.isEmpty || line.count < column else { return }
      line = TextWidth.padded(line, to: column, alignment: .left)
      line += NumberText.brief(step.multiple(first + column), digits: 9) + "s"
    }
  }
}
