import FlipbookCommands
import FlipbookPictures
import FlipbookSession
import FlipbookText
import FlipbookValues

/// Lays out what is live on a terminal: a heading, the stage, curves, the track, rows of the state
/// table, and a last line that says what the keys do.
struct LiveView {
  /// What is said beside the pictures.
  struct Frame {
    /// The lines above the stage.
    var heading: [InkedText]
    var plot: Plot?
    var track: ScrubBar?
    var footer: String
    /// Whether a part of the rows is for the state table; else the stage is as large as can be.
    var hasTable = true
  }

  // All that has been seen, so that the picture stands still while things move in it.
  private var (window, seen) = (Region(), Region())
  /// Whether the picture shows all that has been seen, and not the window.
  var fits = false
  /// Whether the first picture decides that: all that was seen, where the window would be too small.
  var choosesFit = false

  // The track and the footer; and how the rows beside them and the heading are shared, and that the
  // curves have half of the columns at least: choice.
  private static let fixedRows = 2
  private static let leastRowsForCurves = 16
  private static let leastColumnsOfWindow = 20

  /// Makes room for what is seen at some moment.
  mutating func include(_ world: World) { include(world.moment { () throws(Never) in }) }

  private mutating func include(_ moment: Moment) {
    window.include(moment.window)
    seen.include(Region(around: moment.boxes))
  }

  mutating func picture(_ world: World, _ frame: Frame, size: LiveSize) -> LivePicture {
    let moment = world.moment { () throws(Never) in }
    include(moment)
    let isASCII = world.settings.ascii
    let room = max(0, size.rows - Self.fixedRows - frame.heading.count)
    let tableRows = frame.hasTable ? room / 4 : 0
    let plot = room >= Self.leastRowsForCurves ? frame.plot : nil
    chooseFit(columns: plot == nil ? size.columns : size.columns / 2, rows: room - tableRows)
    var lines = frame.heading.map { fitted($0, size, isASCII) }
    let (pictures, stageRows, viewport) = pictures(
      of: moment, plot, columns: size.columns, rows: room - tableRows, isASCII)
    lines += pictures
    var track: (row: Int, track: ScrubBar)?
    if let line = frame.track {
      track = (lines.count, line)
      lines.append(line.line(columns: size.columns, isASCII: isASCII))
    } else {
      lines.append(InkedText())
    }
    let table = tableLines(of: world, size, rows: tableRows).map {
      fitted(InkedText($0), size, isASCII)
    }
    lines += filled(table, rows: tableRows)
    lines.append(fitted(InkedText(frame.footer), size, isASCII))
    return LivePicture(
      lines: Array(lines.prefix(size.rows)),
      stage: frame.heading.count..<frame.heading.count + stageRows, viewport: viewport,
      edge: fits ? 0 : Drawing.outlineCells / 2, columns: size.columns, track: track)
  }

  private mutating func chooseFit(columns: Int, rows: Int) {
    guard choosesFit else { return }
    choosesFit = false
    let edge = Drawing.outlineCells
    let viewport = Viewport(showing: window, columns: columns - edge, rows: rows - edge)
    if viewport.columns < Self.leastColumnsOfWindow, !seen.isEmpty { fits = true }
  }

  // The stage and the curves: these stand below it, or beside it where it is larger then. Answers as
  // well how many rows show the stage, and which part of it.
  private func pictures(
    of moment: Moment, _ plot: Plot?, columns: Int, rows: Int, _ isASCII: Bool
  ) -> (lines: [InkedText], stageRows: Int, viewport: Viewport) {
    let edge = fits ? 0 : Drawing.outlineCells
    func stage(_ columns: Int, _ rows: Int) -> Viewport {
      Viewport(showing: fits ? seen : window, columns: columns - edge, rows: rows - edge)
    }
    func drawn(_ viewport: Viewport, _ rows: Int) -> [InkedText] {
      let drawing = Drawing(moment.boxes, in: viewport, isASCII: isASCII)
      return filled(fits ? drawing.lines : drawing.outlined(), rows: rows)
    }
    guard let plot else {
      let viewport = stage(columns, rows)
      return (drawn(viewport, rows), rows, viewport)
    }
    let upper = rows - rows * 4 / 9
    let (above, beside) = (stage(columns, upper), stage(columns / 2, rows))
    guard beside.scale < above.scale else {
      let curves = plot.lines(columns: columns, rows: rows - upper, isASCII: isASCII)
      return (drawn(above, upper) + filled(curves, rows: rows - upper), upper, above)
    }
    let width = beside.columns + edge + 2
    let curves = plot.lines(columns: columns - width, rows: rows, isASCII: isASCII)
    let lines = zip(drawn(beside, rows), filled(curves, rows: rows)).map { left, right in
      var line = InkedText()
      line.append(left, paddedTo: width)
      line.append(right)
      line.dropTrailingBlanks()
      return line
    }
    return (lines, rows, beside)
  }

  /// A picture of text alone, as help is.
  func picture(ofText text: [String], size: LiveSize, isASCII: Bool) -> LivePicture {
    let lines = text.prefix(size.rows).map { fitted(InkedText($0), size, isASCII) }
    return LivePicture(lines: filled(lines, rows: size.rows), columns: size.columns)
  }

  // The rows of the table without the rule below their header: there is little room. Where there are
  // more of them the last one says how many.
  private func tableLines(of world: World, _ size: LiveSize, rows: Int) -> [String] {
    let table = StateTable(world: world).live
    guard !table.rows.isEmpty else { return [] }
    let text = TableDocument(tables: [table]).render(
      as: .table, digits: world.settings.digits, isASCII: world.settings.ascii,
      columns: size.columns)
    let lines = text.split(separator: "\n").map(String.init)
    let all = Array(lines.prefix(1) + lines.dropFirst(2))
    guard all.count > rows, rows > 1 else { return all }
    return all.prefix(rows - 1) + ["and \(all.count - rows + 1) more"]
  }

  private func filled(_ lines: [InkedText], rows: Int) -> [InkedText] {
    lines.prefix(rows) + Array(repeating: InkedText(), count: max(0, rows - lines.count))
  }

  /// A line in the form in which it is shown, as wide as the terminal at most.
  func fitted(_ line: InkedText, _ size: LiveSize, _ isASCII: Bool) -> InkedText {
    let line = PrintableText.isLine(line.text) ? line : InkedText(PrintableText.line(line.text))
    return line.truncated(to: size.columns, isASCII: isASCII)
  }
}
