import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookText
package import FlipbookValues
import HeadlessUIKit
import OrderedCollections
import StagePictures

/// Commands that draw the stage.
package enum DrawCommands {
  private static let views = Input.list("path", .expressions, "views or layers; default: all")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "draw", group: .look, effect: .looks,
      parameters: [views, PictureSize.fit, PictureSize.input],
      help: "draws what is shown, as boxes: the more solid, the darker; no blur",
      example: "view box frame: (0, 0, 100, 60)\nanimate 1s { box.center.x += 200 }\ndraw at: 0.5s",
      synonyms: ["screenshot", "picture", "image", "render"],
      action: draw),
    CommandDeclaration(
      name: "onion", group: .look, effect: .looks, places: .alone,
      parameters: [views] + MomentChoice.parameters + [PictureSize.fit, PictureSize.input],
      help: "draws several moments in one picture, the earlier the fainter",
      example: "view box frame: (0, 0, 100, 60)\nanimate 1s { box.center.x += 300 }\n"
        + "draw onion box", synonyms: ["onionskin", "ghosts", "trail"],
      written: "draw onion", action: onion),
    CommandDeclaration(
      name: "filmstrip", group: .look, effect: .looks, places: .alone,
      parameters: [views] + MomentChoice.parameters + [PictureSize.fit, PictureSize.input],
      help: "draws several moments side by side; time stands",
      example: "view box frame: (0, 0, 100, 60)\nanimate 1s { box.center.x += 100 }\n"
        + "draw every: 0.2s", synonyms: ["storyboard", "thumbnails", "contactsheet"],
      written: "draw every:",
      chosen: CommandForm { command, _ in
        MomentChoice.parameters.contains { command.has(label: $0.parameter.name) } ? command : nil
      }, action: filmstrip),
    SheetCommand.declaration,
  ]

  // Choices: what fits is a screen high, and a window with its outline higher, as a phone stands
  // upright; pictures of a strip have fewer rows where they stand below each other, and six of them
  // take two screens at most, or little more where they are windows.
  private static let (rows, windowRows) = (20, 39)
  private static let (stripRows, windowStripRows) = (12, 25)
  private static let (stripLines, windowStripLines) = (40, 54)

  // MARK: One moment

  @Sendable private static func draw(_ call: Invocation) throws(Mistake) -> Answer {
    let world = call.world
    let size = try PictureSize(of: call, rows: rows, ofWindow: windowRows)
    var film = StageFilm()
    let moment = try world.moment(
      of: try layers(of: call, views), on: &film, asking: call.check)
    guard !moment.boxes.isEmpty else { return nothing }
    let viewport = size.viewport(of: [moment])
    let drawing = try Drawing(
      moment.boxes, in: viewport, isASCII: world.settings.ascii, asking: call.check)
    var answer = Answer(size.lines(of: drawing))
    answer.print("\(moment.label)   \(viewport.caption)")
    tellMissing([drawing], columns: world.settings.columns, in: &answer)
    answer.remark = remark(on: moment.boxes, world)
    return answer
  }

  private static let nothing = Answer("nothing is shown")

  // Why so little is seen, where none of it has a size.
  private static func remark(on boxes: [DrawnBox], _ world: World) -> String? {
    world.sizeless(among: boxes).map { "\($0) has no size: \($0).frame.size = (100, 100)" }
  }

  // Says what the pictures do not show: names that had no room in any, and boxes that lie below
  // others, or out of the picture, in all of them. Each is told once.
  private static func tellMissing(
    _ drawings: [Drawing], columns: Int, in answer: inout Answer
  ) {
    func inAll(_ names: (Drawing) -> [String]) -> [String] {
      let others = drawings.dropFirst().map { Set(names($0)) }
      var known: Set<String> = []
      return names(drawings[0]).filter { name in
        others.allSatisfy { $0.contains(name) } && known.insert(name).inserted
      }
    }
    var told: Set<String> = []
    for (what, names) in [
      ("out of the picture", inAll(\.outside)),
      ("covered by others", inAll { $0.covered + $0.outside }),
      ("no room for the name of", inAll { $0.unnamed + $0.covered + $0.outside }),
    ] {
      let new = names.filter { told.insert($0).inserted }
      if !new.isEmpty { answer.print(line(what, new, columns: columns)) }
    }
  }

  // As many names as there is room for, one at least, and how many more there are.
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

  // MARK: Several moments

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
    let last = moments.last?.label ?? ""
    var answer = Answer(size.lines(of: drawing))
    answer.print(
      "\(moments.count) moments from \(moments[0].label) to \(last)   \(viewport.caption)")
    tellMissing([drawing], columns: session.settings.columns, in: &answer)
    answer.remark = remark(on: all, session.world)
    return answer
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
      in: Filmstrip.Room(
        columns: size.columns,
        rows: call.isGiven(PictureSize.input) ? size.rows...size.rows : least...size.rows,
        lines: size.fits ? stripLines : windowStripLines))
    let drawings = try moments.map { moment throws(Mistake) in
      try Drawing(moment.boxes, in: strip.viewport, isASCII: isASCII, asking: call.check)
    }
    var answer = Answer(strip.lines(of: drawings, isASCII: isASCII))
    answer.print(strip.viewport.caption)
    tellMissing(drawings, columns: session.settings.columns, in: &answer)
    answer.remark = remark(on: all, session.world)
    return answer
  }

  /// The names of the views and layers that are meant: of a path, the one it begins at.
  package static func layers(
    of call: Invocation, _ input: Input<[Expression]>
  ) throws(Mistake) -> Set<String> {
    var names: Set<String> = []
    for expression in call[input] {
      guard let name = try name(of: expression, call) else {
        throw Mistake(
          .wrongArgument(
            call.text(of: expression.span), expected: "a view or a layer",
            hint: "'list' shows the names"), expression.span)
      }
      names.insert(name)
    }
    return names
  }

  private static func name(
    of expression: Expression, _ call: Invocation
  ) throws(Mistake) -> String? {
    switch try call.scope.evaluate(expression) {
    case .view(let view): return call.world.name(of: view.layer)
    case .layer(let layer): return call.world.name(of: layer)
    default:
      guard case .path(let path) = expression, let root = path.root?.text else { return nil }
      switch call.scope.named(root) {
      case .view, .layer: return root
      default: return nil
      }
    }
  }
}
