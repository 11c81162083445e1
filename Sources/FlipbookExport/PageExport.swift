import FlipbookCommands
import FlipbookLanguage
import FlipbookLooks
import FlipbookPictures
package import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import StagePictures

/// Makes a page of a session: the whole of the way here, and what is to come.
///
/// The page begins at 0 and goes to the last end of everything that ends, or as far from now as
/// `for:` says. It opens at the present moment, or where all is over then at what moved first.
enum PageExport {
  static func page(
    of session: Session, _ call: Invocation, title: String
  ) throws(Mistake) -> Page {
    let here = session.timeline.pointer
    var page = try Self.page(of: session, at: here, call, title: title)
    guard let typed = call[ExportCommands.beside] else { return page }
    let name = typed.word?.text ?? call.text(of: typed.span)
    let (owner, place) = try other(name, typed.span, of: session)
    var other = try Self.page(of: owner, at: place, call, title: title)
    page.name =
      session.marks.first { $0.value == here }?.key
      ?? session.timeline.branch(of: here)?.name ?? "the empty stage"
    other.name = name
    page.beside = [other]
    return page
  }

  // A place of the session, or the end of another one.
  private static func other(
    _ name: String, _ span: Span, of session: Session
  ) throws(Mistake) -> (Session, place: Int) {
    if let place = session.place(named: name) { return (session, place) }
    guard name.hasSuffix(".md"), let open = session.openSession else {
      throw Mistake(
        .wrongArgument(
          name, expected: "a mark, a branch or a session file",
          hint: "'list marks' and 'list branches' have them; a file's name ends in .md"), span)
    }
    do {
      let other = try open(name)
      return (other, other.timeline.pointer)
    } catch {
      throw Mistake(.notOpened(message: error.message, hint: error.hint), span)
    }
  }

  // The way to a place of the timeline, and what is to come there.
  private static func page(
    of session: Session, at place: Int, _ call: Invocation, title: String
  ) throws(Mistake) -> Page {
    let recorder = PageRecorder(rate: session.settings.rate, fits: call[PictureSize.fit]) {
      session.isInterrupted()
    }
    let end = Stage.seconds(ticks: session.timeline.nodes[place].end)
    if recorder.isTooLong(end + (call[SheetCommand.length] ?? 0)) { throw tooMany(call) }
    let rate = Double(session.settings.rate)
    let budget = BoxBudget(session: session, place: place, most: PageRecorder.boxLimit)
    let isExceeded = try budget.isExceeded { span in
      let length = Stage.seconds(ticks: span.upperBound) - Stage.seconds(ticks: span.lowerBound)
      return max(Int(length * rate), 1)
    } goOn: { world throws(Mistake) in
      try lookAhead(of: world, call)
    }
    if isExceeded { throw tooMany(call, boxes: true) }
    let replay = Replay(of: session, to: place) { world in
      world.keepLives()
      recorder.watch(world)
    }
    let world = try replay.stage()
    let now = world.stage.ticks
    try lookAhead(of: world, call)
    recorder.finish()
    switch recorder.ending {
    case .full: throw tooMany(call, boxes: recorder.film.layerCount > PageRecorder.boxLimit)
    case .interrupted: throw Mistake(.interrupted, call.verbSpan)
    case nil: break
    }
    let sample = recorder.moments.firstIndex(of: now) ?? 0
    var page = Page(
      title: title, rate: session.settings.rate, frames: recorder.frameCount,
      between: recorder.between, now: sample, digits: session.settings.digits,
      sheet: try SheetCommand.sheet(
        of: world, session, at: place, now: Stage.seconds(ticks: now), call),
      region: recorder.stage.region)
    page.nodes = try recorder.stage.nodes(count: recorder.moments.count, asking: call.check)
    page.curves = try recorder.curves(in: world, asking: call.check)
    let changes = page.curves.compactMap(\.shown.changes)
    if let first = changes.map(\.lowerBound).min(), changes.allSatisfy({ $0.upperBound < sample }) {
      page.now = first
    }
    page.motions = recorder.motions.motions(count: recorder.moments.count)
    page.tables = recorder.tables.tables(
      digits: session.settings.digits, count: recorder.moments.count)
    page.events = world.stage.events.map { event in
      let entry = event.cause > 0 ? world.entries[event.cause - 1] : ""
      return Page.Event(time: event.time, text: event.description, entry: entry)
    }
    page.entries = entries(of: session, at: place)
    return page
  }

  // The settings of the empty stage, and then every change on the way, at the moment of its entry.
  private static func entries(of session: Session, at place: Int) -> [Page.Entry] {
    let settings = session.baseSettings.entries.map { Page.Entry(number: nil, time: 0, text: $0) }
    let nodes = session.timeline.nodes
    let changes = session.timeline.path(to: place).map { node in
      Page.Entry(
        number: node.origin.number, time: Stage.seconds(ticks: nodes[node.parent ?? 0].end),
        text: node.entry?.text ?? "")
    }
    return settings + changes
  }

  private static func tooMany(_ call: Invocation, boxes: Bool = false) -> Mistake {
    let limit =
      boxes
      ? "\(PageRecorder.boxLimit) boxes, those of all samples together"
      : "\(PageRecorder.limit) samples"
    return Mistake(
      .outOfRange("a page", allowed: "it holds \(limit), and 'set rate' makes them fewer"),
      call.span(of: SheetCommand.length))
  }

  private static func lookAhead(of world: World, _ call: Invocation) throws(Mistake) {
    try SheetCommand.lookAhead(of: world, call)
    guard let fired = world.answer.fault else { return }
    throw Mistake(.firedAhead(fired.mistake.diagnostic(call.world.commands).message), call.verbSpan)
  }
}

extension ExportForm {
  package static let html = ExportForm(
    "html", "a page that plays the session in a browser",
    takes: [PictureSize.fit, TimeStretch.length, ExportCommands.title, ExportCommands.beside]
  ) { call, title throws(Mistake) in
    let page = try PageExport.page(of: call.session, call, title: title)
    let samples = ([page] + page.beside).map(\.sampleCount).reduce(0, +)
    return (
      try page.html(asking: call.check), "a page of " + counted(samples, "sample", "samples")
    )
  }
}
