import FlipbookCommands

/// Lays out a live picture: heading, stage, curves, track, rows of the state table, and the keys.
struct LiveView {
  struct Frame {
    let heading: [InkedText]
    var plot: Plot?
    var track: ScrubBar?
    let footer: KeyLine.Parts
    /// Whether some of the rows are for the state table.
    var hasTable = true
  }

  // Everything that was ever seen, so that the picture stands still while things move in it.
  private var (window, seen) = (Region(), Region())
  private var tableLines = 0
  /// Whether the picture shows all of that, not just the window.
  var fits = false
  /// Whether the picture stays as large while something in it is dragged.
  var isHeld = false
  /// Whether the first picture sets `fits`: yes if everything would then be much larger.
  var choosesFit = false

  // The track and the footer, and how the other rows are shared (choices).
  private static let fixedRows = 2
  private static let leastRowsForCurves = 16
  private static let leastGain = 1.5

  /// Makes room for what a world shows.
  @discardableResult mutating func include(_ world: World) -> Moment {
    let moment = world.moment { () throws(Never) in }
    if !isHeld {
      window.include(moment.window)
      seen.include(Region(around: moment.boxes))
    }
    let rows = StateTable(world: world).live.rows.count
    tableLines = max(tableLines, rows == 0 ? 0 : rows + 1)
    return moment
  }

  mutating func picture(_ world: World, _ frame: Frame, size: LiveSize) -> LivePicture {
    let moment = include(world)
    let isASCII = world.settings.ascii
    let room = max(0, size.rows - Self.fixedRows - frame.heading.count)
    let tableRows = frame.hasTable ? min(room / 4, tableLines) : 0
    let plot = room >= Self.leastRowsForCurves ? frame.plot : nil
    chooseFit(besideCurves: plot != nil, columns: size.columns, rows: room - tableRows)
    var lines = frame.heading.map { $0.fitted(to: size.columns, isASCII: isASCII) }
    let first = lines.count
    let (shown, stageRows, viewport) = pictures(
      of: moment, plot, size, rows: room - tableRows, isASCII)
    lines += shown.lines
    let trackRow = lines.count
    lines.append(frame.track?.line(columns: size.columns, isASCII: isASCII) ?? InkedText())
    let table = tableLines(of: world, size, rows: tableRows).map {
      InkedText($0).fitted(to: size.columns, isASCII: isASCII)
    }
    lines += table.filled(to: tableRows)
    let footer = KeyLine.text(frame.footer, columns: size.columns, isASCII: isASCII)
    lines.append(InkedText(footer).fitted(to: size.columns, isASCII: isASCII))
    var picture = LivePicture(lines: Array(lines.prefix(size.rows)), columns: size.columns)
    picture.stage = frame.heading.count..<frame.heading.count + stageRows
    (picture.viewport, picture.edge) = (viewport, fits ? 0 : Drawing.outlineCells / 2)
    (picture.pixels, picture.cell) = (shown.pixels.map { $0.moved(down: first) }, size.cell)
    picture.track = frame.track.map { (trackRow, $0) }
    return picture
  }

  private mutating func chooseFit(besideCurves: Bool, columns: Int, rows: Int) {
    guard choosesFit else { return }
    choosesFit = false
    func scale(fits: Bool) -> Double {
      guard besideCurves else { return stage(fits, columns, rows).scale }
      let (above, beside) = stages(fits, columns, rows)
      return min(above.scale, beside.scale)
    }
    fits = !seen.isEmpty && scale(fits: true) * Self.leastGain <= scale(fits: false)
  }

  private func stage(_ fits: Bool, _ columns: Int, _ rows: Int) -> Viewport {
    let edge = fits ? 0 : Drawing.outlineCells
    return Viewport(showing: fits ? seen : window, columns: columns - edge, rows: rows - edge)
  }

  // Above the curves, and beside them.
  private func stages(_ fits: Bool, _ columns: Int, _ rows: Int) -> (Viewport, Viewport) {
    (stage(fits, columns, rows - Self.rowsOfCurves(rows)), stage(fits, columns / 2, rows))
  }

  private static func rowsOfCurves(_ rows: Int) -> Int { rows * 4 / 9 }

  private typealias Shown = (lines: [InkedText], pixels: [PixelPicture])

  // The stage with the curves below it, or beside it if that makes the stage larger.
  private func pictures(
    of moment: Moment, _ plot: Plot?, _ size: LiveSize, rows: Int, _ isASCII: Bool
  ) -> (shown: Shown, stageRows: Int, viewport: Viewport) {
    func drawn(_ viewport: Viewport, _ rows: Int) -> Shown {
      guard size.cell != nil, !(fits ? seen : window).isEmpty, rows > 0 else {
        let drawing = Drawing(moment.boxes, in: viewport, isASCII: isASCII) { () throws(Never) in }
        return ((fits ? drawing.lines : drawing.outlined()).filled(to: rows), [])
      }
      // In pixels, the margin of the frame keeps lines at an edge whole.
      let picture = PixelPicture(
        [PixelPicture.Part(moment.snapshot)], region: fits ? seen.frame : window, rows: 0..<rows,
        columns: 0..<viewport.columns + (fits ? 0 : Drawing.outlineCells))
      return ([].filled(to: rows), [picture])
    }
    func curves(_ plot: Plot, columns: Int, rows: Int) -> Shown {
      let shown = plot.shown(
        columns: columns, rows: rows, isASCII: isASCII, inPixels: size.cell != nil)
      return (shown.lines.filled(to: rows), shown.pixels)
    }
    guard let plot else {
      let viewport = stage(fits, size.columns, rows)
      return (drawn(viewport, rows), rows, viewport)
    }
    let upper = rows - Self.rowsOfCurves(rows)
    let (above, beside) = stages(fits, size.columns, rows)
    guard beside.scale < above.scale else {
      let stage = drawn(above, upper)
      let below = curves(plot, columns: size.columns, rows: rows - upper)
      return (
        (stage.lines + below.lines, stage.pixels + below.pixels.map { $0.moved(down: upper) }),
        upper, above
      )
    }
    let width = beside.columns + (fits ? 0 : Drawing.outlineCells) + 2
    let left = drawn(beside, rows)
    let right = curves(plot, columns: size.columns - width, rows: rows)
    let lines = zip(left.lines, right.lines).map { left, right in
      var line = InkedText()
      line.append(left, paddedTo: width)
      line.append(right)
      line.dropTrailingBlanks()
      return line
    }
    return ((lines, left.pixels + right.pixels.map { $0.moved(right: width) }), rows, beside)
  }

  // The rows of the table without the rule below the header, and how many more there are.
  private func tableLines(of world: World, _ size: LiveSize, rows: Int) -> [String] {
    let table = StateTable(world: world).live
    guard !table.rows.isEmpty else { return [] }
    let text = TableDocument(tables: [table]).render(
      as: .table, digits: world.settings.digits, isASCII: world.settings.ascii,
      columns: size.columns
    ) { () throws(Never) in }
    let lines = text.split(separator: "\n").map(String.init)
    let all = Array(lines.prefix(1) + lines.dropFirst(2))
    // If there is hardly any room, rows are worth more than their header and the count of others.
    guard all.count > rows, rows > 2 else { return Array(all.dropFirst(rows == 1 ? 1 : 0)) }
    return all.prefix(rows - 1) + ["and \(all.count - rows + 1) more"]
  }
}
