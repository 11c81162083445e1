/// A session as a recording that asciinema's player plays.
///
/// Its clock is the stage's: the output of a command that moves time forward comes that much later,
/// and typing and going back take no time. So the same session always makes the same bytes.
///
/// Source: asciicast v2, docs.asciinema.org/manual/asciicast/v2. The first line is a header; each
/// further line is an event: the seconds since the start, `o` for output, and the data. Times are
/// rounded to a microsecond; 24 rows are a choice.
enum Asciicast {
  static func text(title: String, columns: Int, records: [Session.Record]) -> String {
    var lines = [header(title: title, columns: columns)]
    var (moment, isDue) = (0.0, false)
    for record in records {
      let typed = PrintableText.shown(PromptText.typed(record.entry))
      lines.append(event(at: moment, typed + "\n"))
      moment += record.elapsed
      isDue = record.elapsed > 0 && record.output.isEmpty
      if !record.output.isEmpty { lines.append(event(at: moment, record.output + "\n")) }
    }
    // A recording ends with its last event.
    if isDue { lines.append(event(at: moment, "")) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func header(title: String, columns: Int) -> String {
    JSONText.object([
      ("version", "2"), ("width", String(columns)), ("height", "24"),
      ("title", JSONText.shown(title)),
    ])
  }

  // A terminal needs `\r` to go to the first column.
  private static func event(at moment: Double, _ data: String) -> String {
    JSONText.array([
      NumberText.shortest((moment * 1e6).rounded() / 1e6), JSONText.string("o"),
      JSONText.string(data.replacing("\n", with: "\r\n")),
    ])
  }
}

extension ExportKind { package static let cast = ExportKind("asciinema", [.cast]) }

extension ExportForm {
  package static let cast = ExportForm("cast", "a recording of the session that asciinema plays") {
    call, title in
    let records = call.session.transcript
    let columns = call.world.settings.columns
    let text = Asciicast.text(title: title, columns: columns, records: records)
    return (text, records.count.counted("entry", "entries"))
  }
}
