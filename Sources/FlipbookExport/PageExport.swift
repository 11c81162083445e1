import FlipbookCurves
import FlipbookLooks
import StagePictures

/// Makes a page of a session: its whole past and its future.
///
/// The page starts at 0 and ends when everything has finished, or as far from now as `for:` says. It
/// opens at the present moment or, if nothing moves after it, where the first motion starts.
enum PageExport {
  static func page(of session: Session, _ call: Invocation, title: String) throws(Mistake) -> Page {
    let here = session.timeline.pointer
    var page = try Self.page(of: session, at: here, call, title: title)
    guard let typed = call[ExportCommands.beside] else { return page }
    let name = typed.word?.text ?? call.text(of: typed.span)
    let (owner, place) = try other(name, typed.span, of: session, call)
    var other = try Self.page(of: owner, at: place, call, title: title)
    let isOwn = owner === session
    var names = UniqueNames(separator: " ")
    page.name = names.claim(Self.name(of: here, in: session, besides: isOwn ? place : nil))
    // A mark and a file are called as they were typed.
    let isBranch = isOwn && session.timeline.branch(named: name) != nil
    other.name = names.claim(isBranch ? Self.name(of: place, in: session, besides: here) : name)
    page.beside = [other]
    return page
  }

  // The name of the path to a place beside another: its own last mark, or else its first entry.
  private static func name(of place: Int, in session: Session, besides other: Int?) -> String {
    let timeline = session.timeline
    let fork = other.map { timeline.fork(place, $0) } ?? 0
    let own = timeline.path(to: place, from: fork)
    let mark =
      session.marks.first { $0.value == place }
      ?? session.marks.elements.last { mark in own.contains { $0.place == mark.value } }
    if let mark { return mark.key }
    let entry = own.first ?? timeline.nodes[place]
    return entry.entry.map { TextWidth.truncated(PrintableText.line($0.text), to: longestName) }
      ?? "the empty stage"
  }

  // Choice, in columns.
  private static let longestName = 48

  // A place of the session, or the end of another one.
  private static func other(
    _ name: String, _ span: Span, of session: Session, _ call: Invocation
  ) throws(Mistake) -> (Session, place: Int) {
    if let place = session.place(named: name) { return (session, place) }
    guard name.hasSuffix(".md"), let open = session.openSession else {
      throw Mistake(
        Name(name, span), isNot: "a mark, a branch or a session file",
        hint: "'list marks' and 'list branches' have them; a file's name ends in .md")
    }
    do {
      let other = try open(name, call.scope.source)
      return (other, other.timeline.pointer)
    } catch { throw Mistake(.notOpened(message: error.message, hint: error.hint), span) }
  }

  // The path to a place of the timeline, and its future.
  private static func page(
    of session: Session, at place: Int, _ call: Invocation, title: String
  ) throws(Mistake) -> Page {
    let rate = session.settings.rate
    let recorder = PageRecorder(rate: rate, fits: call[PictureSize.bestFit]) {
      session.isInterrupted()
    }
    let end =
      Stage.seconds(ticks: session.timeline.nodes[place].end) + (call[TimeStretch.length] ?? 0)
    if end * Double(rate) >= Double(PageRecorder.limit) { throw tooMany(call) }
    var moments = RecordedMoments(rate: rate)
    let isExceeded = try session.exceeds(boxes: PageRecorder.boxLimit, on: place) { span in
      let count = moments.count
      moments.append(span.lowerBound)
      while moments.nextFrame < span.upperBound { moments.append(moments.nextFrame) }
      return moments.count - count
    } goOn: { world throws(Mistake) in
      try lookAhead(of: world, call)
    }
    if isExceeded { throw tooMany(call, boxes: true) }
    let world = try Replay(of: session, to: place) { world in
      world.keepLives()
      recorder.watch(world)
    }.stage()
    let now = world.stage.ticks
    try lookAhead(of: world, call)
    recorder.finish()
    switch recorder.ending {
    case .full: throw tooMany(call, boxes: recorder.film.layerCount > PageRecorder.boxLimit)
    case .interrupted: throw Mistake(.interrupted, call.verbSpan)
    case nil: break
    }
    let sample = recorder.moments.ticks.firstIndex(of: now) ?? 0
    var page = Page(
      title: title, rate: rate, frames: recorder.moments.frameCount,
      between: recorder.moments.between, now: sample, digits: session.settings.digits,
      sheet: try SheetCommand.sheet(
        of: world, session, at: place, now: Stage.seconds(ticks: now), call),
      region: recorder.stage.region)
    page.nodes = try recorder.stage.nodes(count: recorder.moments.count, asking: call.check)
    let moving = recorder.numbers
    page.curves = try recorder.curves(of: moving, in: world, asking: call.check)
    var numbers = TrueCurves(moving, at: recorder.moments.ticks.map(Stage.seconds))
    try numbers.findExtremes(Replay(of: session, to: place))
    let extremes = Dictionary(
      numbers.numbers.map { ($0.name, $0.extremes) }, uniquingKeysWith: { first, _ in first })
    for index in page.curves.indices {
      let known = extremes[page.curves[index].name] ?? []
      page.curves[index].extremes = known.filter(\.isExact).map { ($0.time, $0.value) }
    }
    let changes = page.curves.compactMap(\.shown.changes)
    if let first = changes.map(\.lowerBound).min(), changes.allSatisfy({ $0.upperBound < sample }) {
      page.now = first
    }
    page.keyframes = recorder.keyframes.all
    page.motions = recorder.motions.motions(count: recorder.moments.count)
    page.tables = recorder.tables.tables(
      digits: session.settings.digits, count: recorder.moments.count)
    page.events = events(of: world)
    page.entries = entries(of: session, at: place)
    return page
  }

  // The events; a block without a name is called by what it moves, if it is clear which one it is.
  private static func events(of world: World) -> [Page.Event] {
    let events = world.stage.events
    func key(_ time: Double, _ name: String) -> String { "\(time) \(name)" }
    let unnamed = world.stage.lives.filter { $0.isNamedByMoves && $0.isOver }
    let lives = Dictionary(grouping: unnamed) { key($0.end ?? 0, $0.name) }
    let ends = Dictionary(
      grouping: events.indices.filter {
        if case .finished = events[$0].kind { true } else { false }
      }
    ) { key(events[$0].time, events[$0].subject) }
    var names: [Int: String] = [:]
    for (key, places) in ends {
      guard let lives = lives[key], lives.count == places.count else { continue }
      for (place, life) in zip(places, lives) { names[place] = life.calledName }
    }
    return events.enumerated().map { place, event in
      let text = event.description
      let called = names[place].map { $0 + text.dropFirst(event.subject.count) } ?? text
      return (event.time, called, event.cause > 0 ? world.entries[event.cause - 1] : "")
    }
  }

  // The settings of the empty stage, and then every change, at the moment of its entry.
  private static func entries(of session: Session, at place: Int) -> [Page.Entry] {
    let nodes = session.timeline.nodes
    return session.baseSettings.entries.map { (nil, 0, $0) }
      + session.timeline.path(to: place).map { node in
        let time = Stage.seconds(ticks: nodes[node.parent ?? 0].end)
        return (node.origin.number, time, node.entry?.text ?? "")
      }
  }

  private static func tooMany(_ call: Invocation, boxes: Bool = false) -> Mistake {
    let limit =
      boxes
      ? "\(PageRecorder.boxLimit) boxes, those of all samples together"
      : "\(PageRecorder.limit) samples"
    return call.mistake(
      "a page", at: TimeStretch.length,
      allowed: "it holds \(limit), and 'set rate' makes them fewer")
  }

  private static func lookAhead(of world: World, _ call: Invocation) throws(Mistake) {
    try SheetCommand.lookAhead(of: world, call)
    guard let fired = world.answer.fault else { return }
    throw Mistake(.firedAhead(fired.mistake.diagnostic(call.world.commands).message), call.verbSpan)
  }
}

extension ExportKind { package static let page = ExportKind("a page", [.html]) }

extension ExportForm {
  package static let html = ExportForm(
    "html", "a page that plays the session in a browser",
    takes: [
      PictureSize.bestFit, TimeStretch.length, ExportCommands.title, ExportCommands.beside,
      ExportCommands.follow,
    ]
  ) { call, title throws(Mistake) in
    var page = try PageExport.page(of: call.session, call, title: title)
    page.isFollowing = call[ExportCommands.follow]
    let samples = ([page] + page.beside).map(\.sampleCount).reduce(0, +)
    return (try page.html(asking: call.check), "a page of " + samples.counted("sample"))
  }
}
