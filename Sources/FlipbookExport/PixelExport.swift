import FlipbookCommands
import FlipbookPixels
import StagePictures

package enum PixelExport {
  package static let scale = Input.number(
    "scale:", "how many pixels a point is, 0.1 to 4; default: 1, and 2 in png"
  ).within(0.1...4, "a point is 0.1 to 4 pixels wide")

  package static let limit = Input.number(
    "limit:", "how many megabytes a gif or apng may have, at most 50; default: 10"
  ).within(0.001...50, "it is a number of megabytes, at most 50")

  fileprivate typealias Made = ExportForm.MadeBytes

  // The moments of an onion skin (choice).
  private static let onionParts = 6

  // Choice: this many pixels take some ten megabytes while they are drawn.
  private static let mostPixels = 8_000_000

  fileprivate static func inputs(of kind: PictureKind, moving: Bool) -> [any Parametric] {
    let stretch: [any Parametric] = [ExportCommands.every] + TimeStretch.parameters
    let all: [any Parametric] =
      [Picturing.kind, scale]
      + (moving ? stretch + [limit] : kind == .sheet ? [TimeStretch.length] : [])
    return switch kind {
    case .still, .animation: all + [PictureSize.bestFit]
    case .onion: all + [PictureSize.bestFit] + stretch
    case .plot: all + [ExportCommands.size, ExportCommands.paths] + stretch
    case .sheet: all
    case .filmstrip: [Picturing.kind]
    }
  }

  fileprivate static let moving = [PictureKind.animation, .onion, .plot, .sheet].flatMap {
    inputs(of: $0, moving: true)
  }
  fileprivate static let still = [PictureKind.still, .onion, .plot, .sheet].flatMap {
    inputs(of: $0, moving: false)
  }

  /// The present moment, several in one picture, or what moves over time.
  @Sendable fileprivate static func png(_ call: Invocation) throws(Mistake) -> Made {
    let kind = call[Picturing.kind]
    try call.check(
      takes: inputs(of: kind, moving: false), usage: "export png FILE kind: \(kind.rawValue)",
      leaving: Picturing.kind)
    switch kind {
    case .still:
      var film = StageFilm()
      let moment = try film.snapshot(of: call.session.world, asking: call.check)
      let painter = try painter(of: [moment], call, scale: 2)
      return made(
        try painter.picture(of: [PixelPicture.Part(moment)], asking: call.check),
        "the stage at \(call.session.moment)")
    case .onion:
      let stretch = try EvenMoments(of: call, limit: Picturing.strip, spacing: .parts(onionParts))
      let moments = try Picturing.moments(of: stretch, call)
      let painter = try painter(of: moments, call, scale: 2)
      let picture = try painter.picture(of: PixelPicture.onion(of: moments), asking: call.check)
      return made(picture, moments.count.counted("moment"))
    case .plot:
      let (plot, contents) = try Picturing.plot(call, title: "", size: call.extent())
      return made(try figure(try plot.figure(asking: call.check), call), contents)
    case .sheet:
      let (sheet, contents) = try Picturing.sheet(call, title: "", size: nil)
      return made(try figure(try sheet.figure(asking: call.check), call), contents)
    case .filmstrip, .animation:
      throw call.mistake(
        Picturing.kind, isNot: "a kind of picture in pixels",
        hint: kind == .filmstrip ? "'export svg' has it" : "'export gif' moves")
    }
  }

  private static func figure(_ figure: SVGFigure, _ call: Invocation) throws(Mistake) -> Bitmap {
    let scale = try scale(of: figure.size, call, usual: 2)
    return try FigurePainter(figure, scale: scale).picture(asking: call.check)
  }

  private static func made(_ picture: Bitmap, _ contents: String) -> Made {
    let bytes = PNGFile.bytes(of: picture)
    return (bytes, contents + ", " + told(bytes, picture.box))
  }

  // MARK: Moving pictures

  // The pictures of the kind that is asked for, at the moments of a stretch.
  private static func film(
    of stretch: EvenMoments, _ call: Invocation, delay: Int, pause: Int
  ) throws(Mistake) -> PixelFilm {
    let kind = call.isGiven(Picturing.kind) ? call[Picturing.kind] : .animation
    try call.check(
      takes: inputs(of: kind, moving: true),
      usage: "export \(call.text(of: call.command.arguments[0].span)) FILE kind: \(kind.rawValue)",
      leaving: Picturing.kind)
    return PixelFilm(try contents(kind, stretch, call), delay: delay, pause: pause)
  }

  private static func contents(
    _ kind: PictureKind, _ stretch: EvenMoments, _ call: Invocation
  ) throws(Mistake) -> PixelFilm.Contents {
    let (count, times) = (stretch.count, stretch.times)
    switch kind {
    case .animation:
      let moments = try Picturing.moments(of: stretch, call)
      return .stage(try painter(of: moments, call, scale: 1), moments)
    case .onion:
      let moments = try Picturing.moments(of: stretch, call)
      let skins = Set((0..<onionParts).map { $0 * (count - 1) / (onionParts - 1) }).sorted()
      let parts = PixelPicture.onion(of: moments)
      let (still, moving) = (parts.dropLast(count), Array(parts.suffix(count)))
      return .skins(try painter(of: moments, call, scale: 1), count: count) { place in
        let shown = skins.filter { $0 < place } + [place]
        return still
          + shown.enumerated().map {
            PixelPicture.Part(moving[$1].snapshot, opacity: Double($0 + 1) / Double(shown.count))
          }
      }
    case .plot:
      let (plot, _) = try Picturing.plot(call, title: "", size: call.extent(), isFine: true)
      let ground = try plot.figure(asking: call.check)
      return try figures(on: ground, count, call) { plot.playhead(at: times[$0]) }
    case .sheet:
      let (sheet, _) = try Picturing.sheet(call, title: "", size: nil)
      let ground = SVGFigure(size: try sheet.figure(asking: call.check).size)
      return try figures(on: ground, count, call) { place in
        sheet.figure(at: times[place]) { () throws(Never) in }
      }
    case .still, .filmstrip:
      throw call.mistake(
        Picturing.kind, isNot: "a kind of moving picture",
        hint: "'export \(kind == .still ? "png" : "svg")' has it")
    }
  }

  private static func figures(
    on ground: SVGFigure, _ count: Int, _ call: Invocation,
    _ figure: @escaping @Sendable (Int) -> SVGFigure
  ) throws(Mistake) -> PixelFilm.Contents {
    let scale = try scale(of: ground.size, call, usual: 1)
    return .figures(ground, scale: scale, count: count, figure)
  }

  // A hundredth of a second, in which GIF counts, and the shortest time that programs respect.
  private static let (hundredth, shortest): (Int64, Int64) = (90_000_000, 180_000_000)

  @Sendable fileprivate static func gif(_ call: Invocation) throws(Mistake) -> Made {
    let stretch = try EvenMoments(of: call, limit: Picturing.film, spacing: .ticks(shortest))
    let (delay, rest) = stretch.step.quotientAndRemainder(dividingBy: hundredth)
    guard rest == 0, stretch.step >= shortest, delay <= UInt16.max else {
      throw call.mistake(
        "every: \(call.text(of: ExportCommands.every))", at: ExportCommands.every,
        allowed: "a gif shows a picture for 20ms, 30ms, 40ms, 50ms and so on; "
          + "'export apng' takes any time")
    }
    let film = try film(of: stretch, call, delay: Int(delay), pause: 50)
    return try made(GIFFile.bytes(of: film, most: most(call), asking: call.check), film, call)
  }

  @Sendable fileprivate static func apng(_ call: Invocation) throws(Mistake) -> Made {
    let stretch = try EvenMoments(of: call, limit: Picturing.film)
    // The largest part of a second of which both the step and the pause are a whole number.
    let second: Int64 = 9_000_000_000
    let part = gcd(gcd(stretch.step, second), second / 2)
    let (delay, unit) = (stretch.step / part, second / part)
    guard delay <= UInt16.max, unit <= UInt16.max else {
      throw call.mistake(
        "every: \(call.text(of: ExportCommands.every))", at: ExportCommands.every,
        allowed: "an apng shows a picture for a whole number of parts of a second, both at most "
          + "65535: 1f, 16ms, 0.1s")
    }
    let film = try film(of: stretch, call, delay: Int(delay), pause: Int(unit / 2))
    let bytes = try PNGFile.bytes(of: film, unit: Int(unit), most: most(call), asking: call.check)
    return try made(bytes, film, call)
  }

  private static func gcd(_ one: Int64, _ other: Int64) -> Int64 {
    other == 0 ? one : gcd(other, one % other)
  }

  private static func painter(
    of moments: [Snapshot], _ call: Invocation, scale usual: Double
  ) throws(Mistake) -> StagePainter {
    let frame = try SVGPictures.frame(of: moments, fits: call[PictureSize.bestFit], call.check)
    let scale = try scale(of: frame.size, call, usual: usual)
    return StagePainter(frame, scales: SIMD2(repeating: scale), moments: moments)
  }

  private static func scale(
    of size: SIMD2<Double>, _ call: Invocation, usual: Double
  ) throws(Mistake) -> Double {
    let scale = call[self.scale] ?? usual
    guard size.x * size.y * scale * scale <= Double(mostPixels) else {
      let (width, height) = (NumberText.brief(size.x), NumberText.brief(size.y))
      throw call.mistake(
        "scale: \(NumberText.brief(scale))", at: self.scale,
        allowed: "a picture has at most \(mostPixels) pixels, and this one shows "
          + "\(width) x \(height) points")
    }
    return scale
  }

  private static func most(_ call: Invocation) -> Int {
    Int(((call[limit] ?? 10) * 1_000_000).rounded())
  }

  private static func made(
    _ bytes: [UInt8]?, _ film: PixelFilm, _ call: Invocation
  ) throws(Mistake) -> Made {
    guard let bytes else {
      let limit = NumberText.brief(call[limit] ?? 10)
      throw Mistake(
        .outOfRange(
          call.declaration.name,
          allowed:
            "it has more than \(limit) MB: 'scale: 0.5', 'fit', a longer 'every:', a shorter "
            + "'for:' make it smaller, and 'limit:' allows more"), call.verbSpan)
    }
    let moments = film.count.counted("moment")
    return (bytes, "\(moments), \(told(bytes, film.box))")
  }

  private static func told(_ bytes: [UInt8], _ box: PixelBox) -> String {
    let count = Double(bytes.count)
    let size =
      count < 1e6
      ? "\(NumberText.brief(max(count / 1e3, 1), digits: 0)) KB"
      : "\(NumberText.brief(count / 1e6, digits: 1)) MB"
    return "\(box.width) x \(box.height) pixels, \(size),"
  }
}

extension ExportKind {
  package static let pictures = ExportKind("pictures", [.gif, .apng, .png, .svg])
}

extension ExportForm {
  package static let png = ExportForm(
    bytes: "png", "a picture of the stage, or of its values over time, in pixels",
    takes: PixelExport.still, make: PixelExport.png)
  package static let gif = ExportForm(
    bytes: "gif", "what moves, moving, to paste anywhere", takes: PixelExport.moving,
    make: PixelExport.gif)
  package static let apng = ExportForm(
    bytes: "apng", "what moves, as in a gif, but in all colours and at any rate",
    takes: PixelExport.moving,
    make: PixelExport.apng)
}
