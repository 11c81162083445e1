import FlipbookCommands
import StagePictures

package enum DrawCommands {
  private static let views = Input.list("path", .expressions, "views or layers; default: all")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "draw", group: .look, effect: .looks,
      parameters: [views, PictureSize.fit, PictureSize.input],
      help: "draws what is shown as boxes, darker where opaque; no blur",
      example: "view box frame: (0, 0, 100, 60)\nanimate 1s { box.center.x += 200 }\ndraw at: 0.5s",
      synonyms: ["screenshot", "picture", "image", "render"], action: draw),
    CommandDeclaration(
      name: "onion", group: .look, effect: .looks, places: .alone,
      parameters: [views] + MomentChoice.parameters + [PictureSize.fit, PictureSize.input],
      help: "draws several moments in one picture, earlier ones fainter",
      example: "view box frame: (0, 0, 100, 60)\nanimate 1s { box.center.x += 300 }\n"
        + "draw onion box", synonyms: ["onionskin", "ghosts", "trail"],
      written: "draw onion", action: onion),
    CommandDeclaration(
      name: "filmstrip", group: .look, effect: .looks, places: .alone,
      parameters: [views] + MomentChoice.parameters + [PictureSize.fit, PictureSize.input],
      help: "draws moments side by side, without moving time",
      example: "view box frame: (0, 0, 100, 60)\nanimate 1s { box.center.x += 100 }\n"
        + "draw every: 0.2s", synonyms: ["storyboard", "thumbnails", "contactsheet"],
      written: "draw every:",
      chosen: CommandForm { command, _ in
        MomentChoice.parameters.contains { command.has(label: $0.parameter.name) } ? command : nil
      }, action: filmstrip), SheetCommand.declaration,
  ]

  // Choices: a picture is a screen high, a window higher, as phones are upright; the pictures of a
  // strip are lower, and six of them take about two screens.
  private static let (rows, windowRows) = (20, 39)
  private static let (stripRows, windowStripRows) = (12, 25)
  private static let (stripLines, windowStripLines) = (40, 54)

  @Sendable private static func draw(_ call: Invocation) throws(Mistake) -> Answer {
    let world = call.world
    let size = try PictureSize(of: call, rows: rows, ofWindow: windowRows)
    var film = StageFilm()
    let moment = try world.moment(of: try layers(of: call, views), on: &film, asking: call.check)
    guard !moment.boxes.isEmpty else { return nothing }
    let viewport = size.viewport(of: [moment])
    let drawing = try Drawing(
      moment.boxes, in: viewport, isASCII: world.settings.ascii, asking: call.check)
    let caption = "\(moment.label)   \(viewport.caption)"
    // A picture of one moment costs nothing until it is shown.
    let pixels = [size.pixels([PixelPicture.Part(moment.snapshot)], of: [moment])]
    return answer(size.lines(of: drawing), caption, [drawing], moment.boxes, world, pixels)
  }

  private static let nothing = Answer("nothing is shown")

  // Prints a caption under the pictures, and the labels that none of them shows, each once: of
  // boxes outside, of covered boxes, and of those without room. A remark tells why little is seen.
  private static func answer(
    _ lines: [InkedText], _ caption: String, _ drawings: [Drawing], _ boxes: [DrawnBox],
    _ world: World, _ pixels: [PixelPicture] = []
  ) -> Answer {
    var answer = Answer()
    answer.print(lines, over: [], pixels)
    // At the usual width, a caption is not wrapped.
    let columns = world.settings.columns
    let room = columns < Settings().columns ? columns : .max
    for row in TextWidth.wrapped(caption, to: room, hanging: 2) {
      answer.print(TextWidth.withoutTrailingBlanks(row))
    }
    var told: Set<String> = []
    for (what, names, isOfCharacters) in [
      ("out of the picture", drawings.map(\.outside), false),
      ("covered by others", drawings.map { $0.covered + $0.outside }, false),
      ("no room for the name of", drawings.map { $0.unnamed + $0.covered + $0.outside }, true),
    ] {
      let new = names.commonTexts.filter { told.insert($0).inserted }
      guard !new.isEmpty else { continue }
      let line = TextWidth.truncated(
        line(what, new, columns: columns), to: room, isASCII: world.settings.ascii)
      if isOfCharacters { answer.printUnlessPixels(line) } else { answer.print(line) }
    }
    answer.remark = world.sizeless(among: boxes).map {
      "\($0) has no size: \($0).frame.size = (100, 100)"
    }
    return answer
  }

  // As many names as fit, at least one, and how many more there are.
  private static func line(_ what: String, _ names: [String], columns: Int) -> String {
    func text(_ count: Int) -> String {
      let more = names.count - count
      return "\(what): \(names.prefix(count).joined(separator: ", "))"
        + (more > 0 ? " and \(more) more" : "")
    }
    // More names than columns never fit.
    let counts = (1...min(names.count, columns)).reversed()
    return text(counts.first { TextWidth.columns(of: text($0)) <= columns } ?? 1)
  }

  @Sendable private static func onion(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    let size = try PictureSize(of: call, rows: rows, ofWindow: windowRows)
    let moments = try MomentChoice.moments(call, layers: try layers(of: call, views))
    let all = moments.flatMap(\.boxes)
    guard !all.isEmpty else { return nothing }
    let viewport = size.viewport(of: moments)
    let skin = OnionSkin(of: moments.map { ($0.label, $0.boxes) })
    let drawing = try Drawing(
      skin.boxes, in: viewport, isASCII: session.settings.ascii, asking: call.check)
    let (first, last) = (moments[0].label, moments.last?.label ?? "")
    let caption = "\(moments.count) moments from \(first) to \(last)   \(viewport.caption)"
    let pixels =
      call.showsPixels
      ? [size.pixels(PixelPicture.onion(of: moments.map(\.snapshot)), of: moments)] : []
    return answer(size.lines(of: drawing), caption, [drawing], all, session.world, pixels)
  }

  @Sendable private static func filmstrip(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    let size = try PictureSize(of: call, rows: rows, ofWindow: windowRows)
    let moments = try MomentChoice.moments(call, layers: try layers(of: call, views))
    let all = moments.flatMap(\.boxes)
    guard !all.isEmpty else { return nothing }
    let isASCII = session.settings.ascii
    let least = size.fits ? stripRows : windowStripRows
    let strip = Filmstrip(
      headings: moments.map(\.label), showing: moments.region(fits: size.fits),
      isOutlined: !size.fits,
      in: (
        size.columns, call.isGiven(PictureSize.input) ? size.rows...size.rows : least...size.rows,
        size.fits ? stripLines : windowStripLines
      ))
    let drawings = try moments.map { moment throws(Mistake) in
      try Drawing(moment.boxes, in: strip.viewport, isASCII: isASCII, asking: call.check)
    }
    return answer(
      strip.lines(of: drawings, isASCII: isASCII), strip.viewport.caption, drawings, all,
      session.world)
  }

  /// The names of the given views and layers; a path stands for the one it starts at.
  package static func layers(
    of call: Invocation, _ input: Input<[Expression]>
  ) throws(Mistake) -> Set<String> {
    var names: Set<String> = []
    for expression in call[input] where !call.scope.isAll(expression.word?.text) {
      guard let name = try name(of: expression, call) else {
        let kind = expression.word.flatMap { call.scope.named($0.text)?.kind }
        throw call.scope.mistake(
          expression, isNot: "a view or a layer" + (kind.map { ": it is \($0)" } ?? ""),
          hint: "'list' shows the names")
      }
      names.insert(name)
    }
    return names
  }

  private static func name(
    of expression: Expression, _ call: Invocation
  ) throws(Mistake) -> String? {
    if let layer = try call.scope.evaluate(expression).layer { return call.world.name(of: layer) }
    guard case .path(let path) = expression, let root = path.root?.text else { return nil }
    return call.scope.named(root)?.layer == nil ? nil : root
  }
}
