extension Tuner {
  package func picture(size: LiveSize) -> LivePicture {
    let world = world
    let text = text(size: size)
    var frame = LiveView.Frame(heading: text.lines + [line], footer: footer)
    frame.track = ScrubBar(
      share: playhead.share, marks: allMarks.map { playhead.share(at: $0.position) },
      labels: ("0s", seconds(playhead.length)))
    if let panel = curves.panel {
      frame.plot = Plot(
        panels: [panel], times: 0...max(playhead.length, 0.001),
        playhead: Plot.Playhead(time: playhead.position, text: seconds(playhead.position)))
    }
    var picture = view.picture(world, frame, size: size)
    picture.numbers = text.numbers
    return picture
  }

  /// The last picture with the current numbers; nil if the number of rows has changed.
  package func sketch(over last: LivePicture, size: LiveSize) -> LivePicture? {
    let text = text(size: size)
    guard text.lines.count + 1 == last.stage.lowerBound,
      size.columns == last.columns, size.rows == last.lines.count
    else { return nil }
    var picture = last
    for (row, line) in (text.lines + [line]).enumerated() {
      picture.lines[row] = line.fitted(to: size.columns, isASCII: session.settings.ascii)
    }
    picture.numbers = text.numbers
    return picture
  }

  private func text(size: LiveSize) -> TunedLines {
    TunedLines(
      entry, number: number, isWrong: problem != nil, isASCII: session.settings.ascii, size: size)
  }

  /// The line below the entry: the chosen number, its old value, its step and its effect.
  var line: InkedText {
    var line = InkedText(entry.number.place.name)
    if !line.text.isEmpty { line.append(" ") }
    let isOther = entry.shownNumber != entry.number.old
    line.append(isOther ? "\(entry.number.old) -> " : "")
    line.append(entry.shownNumber, .held)
    if let problem {
      line.append("  ")
      line.append(problem, .mistake)
      return line
    }
    for part in parts(isOther: isOther) where !part.isEmpty { line.append("  " + part) }
    return line
  }

  private func parts(isOther: Bool) -> [String] {
    guard let value = WrittenNumber(entry.shownNumber) else { return ["can only be typed"] }
    let number = entry.number
    let difference = isOther ? WrittenNumber(number.old).flatMap(value.difference) : nil
    let settling = curves.new.settling(before: curves.old).map { old, new in
      let isSame = abs(old - new) < 1e-9
      return "settles " + (isSame ? "" : "\(seconds(old)) -> ") + seconds(new)
    }
    return [
      difference.map { "(\($0))" } ?? "", value.word(within: number.place.use),
      outlook.isIdle ? "changes nothing" : "", outlook.broken,
      "step \(value.step(ofPower: number.power))", settling ?? "",
    ]
  }

  private var footer: KeyLine.Parts {
    let place = ["\(seconds(playhead.position)) of \(seconds(playhead.length))"] + playhead.words
    let twins = "\(entry.shownNumber) stands \(entry.twins) times: \(binding)"
    let told = remark.isEmpty && entry.twins > 1 ? twins : remark
    let keys: [KeyLine.Key] = [("tab next", 3, true), ("up, down change", 4, true)]
    return (place + (told.isEmpty ? [] : [told]), keys + KeyLine.leaving)
  }

  // An entry to insert before it, so that one number changes all of them.
  private var binding: String {
    let names = (1...99).lazy.map { $0 == 1 ? "gap" : "gap\($0)" }
    let name = names.first { session.world.names[$0] == nil } ?? "gap"
    return "let \(name) = \(entry.shownNumber)"
  }
}
