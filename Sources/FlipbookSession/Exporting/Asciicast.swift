import FlipbookPictures

/// A session as a recording that asciinema's player plays.
///
/// The clock of the recording is the stage's: typing takes no time, and a command that moves time
/// forward shows its output after as long. Going back takes none. So the same session always makes
/// the same bytes.
///
/// Source: asciicast v3, docs.asciinema.org/manual/asciicast/v3. The first line is a header; each
/// further line is an event, the seconds since the one before with its code and data: `o` for
/// output, `x` with the exit code at the end. 24 rows are a choice.
enum Asciicast {
  /// The whole file.
  static func text(title: String, columns: Int, records: [Session.Record]) -> String {
    var lines = [header(title: title, columns: columns)]
    var pause = 0.0
    for record in records {
      lines.append(event(after: pause, "o", PrintableText.shown(Screen.typed(record.entry))))
      pause = record.elapsed
      guard !record.output.isEmpty else { continue }
      lines.append(event(after: pause, "o", record.output))
      pause = 0
    }
    lines.append(event(after: pause, "x", "0", isText: false))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func header(title: String, columns: Int) -> String {
    JSONText.object([
      ("version", "3"),
      ("term", JSONText.object([("cols", String(columns)), ("rows", "24")])),
      ("title", JSONText.shown(title)),
    ])
  }

  // A terminal goes to the first column only where it is told to.
  private static func event(
    after pause: Double, _ code: String, _ data: String, isText: Bool = true
  ) -> String {
    let data = isText ? data.replacing("\n", with: "\r\n") + "\r\n" : data
    return JSONText.array([
      NumberText.shortest(pause), JSONText.string(code), JSONText.string(data),
    ])
  }
}
