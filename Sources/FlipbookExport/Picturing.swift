import FlipbookCommands
import FlipbookCurves
import FlipbookLooks
import StagePictures

package enum Picturing {
  // Choices: the most frames of a strip, a minute of 60 a second, and the points of a smooth curve.
  static let (strip, film, smooth) = (60, 3601, 300)
  // Choice: this many boxes in all moments take some hundred megabytes.
  private static let mostBoxes = 250_000

  package static let kind = Input<PictureKind?>.choice(
    "kind:",
    "what a picture shows; default: still, the present moment, and what moves in gif and apng"
  ).or(.still)

  /// The inputs of a picture besides the file's name and `force`.
  fileprivate static func inputs(of kind: PictureKind) -> [any Parametric] {
    let stretch: [any Parametric] = [ExportCommands.every] + TimeStretch.parameters
    return switch kind {
    case .still: [Self.kind, PictureSize.bestFit, ExportCommands.size, ExportCommands.title]
    case .filmstrip, .onion, .animation: inputs(of: .still) + stretch
    case .sheet: [Self.kind, ExportCommands.size, ExportCommands.title, TimeStretch.length]
    case .plot:
      [Self.kind, ExportCommands.size, ExportCommands.title, ExportCommands.paths] + stretch
    }
  }

  /// The picture in SVG, and its contents in a few words.
  @Sendable fileprivate static func svg(
    _ call: Invocation, title: String
  ) throws(Mistake) -> ExportForm.Made {
    let (session, fits, kind) = (call.session, call[PictureSize.bestFit], call[Self.kind])
    try call.check(
      takes: inputs(of: kind), usage: "export svg FILE kind: \(kind.rawValue)", leaving: Self.kind)
    let size = try call.extent()
    func pictures(of moments: [Snapshot]) -> SVGPictures {
      SVGPictures(title: title, moments: moments, fits: fits, size: size)
    }
    switch kind {
    case .still:
      var film = StageFilm()
      let moment = try film.snapshot(of: session.world, asking: call.check)
      let text = try pictures(of: [moment]).stage(asking: call.check)
      return (text, "the stage at \(session.moment)")
    case .filmstrip, .onion:
      let stretch = try EvenMoments(of: call, limit: strip, spacing: .parts(6))
      let moments = try moments(of: stretch, call)
      let labels = moments.map { NumberText.brief($0.time, digits: session.settings.digits) + "s" }
      let pictures = pictures(of: moments)
      let text =
        try kind == .onion
        ? pictures.onion(labels: labels, asking: call.check)
        : pictures.filmstrip(labels: labels, asking: call.check)
      return (text, moments.count.counted("moment"))
    case .sheet:
      let (sheet, contents) = try sheet(call, title: title, size: size)
      return (try sheet.text(asking: call.check), contents)
    case .plot:
      let (plot, contents) = try plot(call, title: title, size: size)
      return (try plot.text(asking: call.check), contents)
    case .animation:
      let moments = try moments(of: EvenMoments(of: call, limit: film), call)
      let text = try pictures(of: moments).stage(asking: call.check)
      return (text, moments.count.counted("frame"))
    }
  }

  static func moments(of stretch: EvenMoments, _ call: Invocation) throws(Mistake) -> [Snapshot] {
    var film = StageFilm()
    var moments: [Snapshot] = []
    try stretch.walk(call) { world, _, _ throws(Mistake) in
      moments.append(try film.snapshot(of: world, asking: call.check))
      guard film.layerCount <= mostBoxes else {
        throw call.tooManyMoments("\(mostBoxes) boxes in all its moments")
      }
    }
    return moments
  }

  /// A sheet of what moves, and how many rows it has.
  static func sheet(
    _ call: Invocation, title: String, size: SIMD2<Double>?
  ) throws(Mistake) -> (sheet: SVGSheet, contents: String) {
    let sheet = try SheetCommand.sheetAhead(call)
    guard !sheet.rows.isEmpty else { throw Mistake(.nothingMoves(hasPast: false), call.verbSpan) }
    let contents = sheet.rows.count.counted("row")
    let digits = call.session.settings.digits
    return (SVGSheet(title: title, sheet: sheet, digits: digits, size: size), contents)
  }

  /// A plot of values, and how many curves it has; a fine one leaves `every:` to what moves on it.
  static func plot(
    _ call: Invocation, title: String, size: SIMD2<Double>?, isFine: Bool = false
  ) throws(Mistake) -> (plot: SVGPlot, contents: String) {
    let samples = try Sampling.samples(
      call, title: title, spacing: .fine(smooth), usesEvery: !isFine)
    let times = (samples.times.first ?? 0)...(samples.times.last ?? 0)
    if !isFine, times.lowerBound == times.upperBound, call.isGiven(ExportCommands.every),
      call[TimeStretch.length] != 0
    {
      throw call.mistake(
        ExportCommands.every, isNot: "shorter than the time that is plotted", hint: "leave it out")
    }
    try call.checkAxis(of: times)
    var numbers = TrueCurves(samples.columns, at: samples.times)
    try numbers.findExtremes(call.replay)
    let curves = numbers.curves(ownScales: false, digits: call.session.settings.digits)
    // A panel for each unit, in order of appearance.
    let panels = OrderedSet(samples.columns.map(\.unit)).map { unit in
      PlotPanel(
        title: unit.map { "\($0)" } ?? "",
        curves: zip(samples.columns, curves).filter { $0.0.unit == unit }.map(\.1))
    }
    let contents = samples.columns.count.counted("curve")
    return (SVGPlot(title: samples.title, panels: panels, times: times, size: size), contents)
  }
}

package enum PictureKind: String, Choosable {
  case still, filmstrip, onion, plot, sheet, animation

  package var meaning: String {
    switch self {
    case .still: "the present moment; the default"
    case .filmstrip: "several moments side by side"
    case .onion: "several moments in one picture, earlier ones fainter"
    case .plot: "values over time"
    case .sheet: "a bar over time for all that moves"
    case .animation: "an animation, in a browser"
    }
  }
}

extension ExportForm {
  package static let svg = ExportForm(
    "svg", "a picture of the stage, or of its values over time",
    takes: PictureKind.allCases.flatMap(Picturing.inputs), make: Picturing.svg)
}

extension Invocation {
  func extent() throws(Mistake) -> SIMD2<Double>? {
    let range = 100.0...10_000.0
    guard let size = self[ExportCommands.size] else { return nil }
    guard range.contains(size.x), range.contains(size.y) else {
      throw mistake(ExportCommands.size, allowed: "a picture has 100 to 10000 points each way")
    }
    return size
  }
}
