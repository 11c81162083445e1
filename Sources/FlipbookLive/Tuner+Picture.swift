import EntryNumbers
import FlipbookCommands
package import FlipbookPictures
import FlipbookSession
import FlipbookText
import FlipbookValues
import OrderedCollections

// What the terminal shows while an entry is tuned.
extension Tuner {
  /// What the terminal shows now.
  package func picture(size: LiveSize) -> LivePicture {
    let world = world
    let text = text(size: size)
    var frame = LiveView.Frame(heading: text.lines + [line], footer: footer)
    frame.track = ScrubBar(
      share: playhead.share(at: playhead.position), marks: markPlaces.map(playhead.share),
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

  /// The same with the numbers alone as they are now, over what was shown last: for sessions in
  /// which the rest takes longer than a person notices.
  ///
  /// `nil` where the rows are others.
  package func sketch(over last: LivePicture, size: LiveSize) -> LivePicture? {
    let text = text(size: size)
    guard text.lines.count + 1 == last.stage.lowerBound,
      size == LiveSize(columns: last.columns, rows: last.lines.count)
    else { return nil }
    var picture = last
    for (row, line) in (text.lines + [line]).enumerated() {
      picture.lines[row] = view.fitted(line, size, session.settings.ascii)
    }
    picture.numbers = text.numbers
    return picture
  }

  private func text(size: LiveSize) -> TunedLines {
    TunedLines(
      entry, number: number, isWrong: problem != nil, isASCII: session.settings.ascii, size: size)
  }

  package func picture(ofText text: [String], size: LiveSize) -> LivePicture {
    view.picture(ofText: text, size: size, isASCII: session.settings.ascii)
  }

  private func seconds(_ time: Double) -> String {
    NumberText.brief(time, digits: session.settings.digits) + "s"
  }

  /// The line below the entry: the number in the hand, what it was, its step, and where that leads.
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
      "step \(value.step(ofPower: number.power))", settling ?? "", "? keys",
    ]
  }

  private var footer: String {
    var parts = [
      "\(seconds(playhead.position)) of \(seconds(playhead.length))",
      playhead.isPlaying ? "playing" : "paused",
    ]
    if playhead.isReversed { parts.append("reversed") }
    if playhead.speed != 1 { parts.append("\(NumberText.shortest(playhead.speed))x") }
    if playhead.isLooping { parts.append("loop") }
    if !remark.isEmpty {
      parts.append(remark)
    } else if entry.twins > 1 {
      parts.append("\(entry.shownNumber) stands \(entry.twins) times: \(binding)")
    } else {
      parts.append("tab number  up, down change it  enter keep  esc put back")
    }
    return parts.joined(separator: "  ")
  }

  // What to enter before it, so that one number changes all of them.
  private var binding: String {
    let names = ["gap"] + (2...99).map { "gap\($0)" }
    let name = names.first { session.world.names[$0] == nil } ?? names[0]
    return "let \(name) = \(entry.shownNumber)"
  }
}
