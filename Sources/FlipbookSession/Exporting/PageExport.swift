import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
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
    let recorder = PageRecorder(rate: session.settings.rate, fits: call[PictureSize.fit]) {
      session.isInterrupted()
    }
    if recorder.isTooLong(session.now + (call[SheetCommand.length] ?? 0)) { throw tooMany(call) }
    let world = try session.makeWorldFromRoot(keepsLives: true, prepare: recorder.watch)
    let now = world.stage.ticks
    try lookAhead(of: world, call)
    recorder.finish()
    switch recorder.ending {
    case .full: throw tooMany(call, boxes: recorder.film.layerCount > PageRecorder.boxLimit)
    case .interrupted: throw Mistake(.interrupted, call.verbSpan)
    case nil: break
    }
    let place = recorder.moments.firstIndex(of: now) ?? 0
    var page = Page(
      title: title, rate: session.settings.rate, frames: recorder.frameCount,
      between: recorder.between, now: place, digits: session.settings.digits,
      sheet: try SheetCommand.sheet(of: world, session, now: Stage.seconds(ticks: now), call),
      region: recorder.stage.region)
    page.nodes = try recorder.stage.nodes(count: recorder.moments.count, asking: call.check)
    page.curves = try recorder.curves(in: world, asking: call.check)
    let changes = page.curves.compactMap(\.shown.changes)
    if let first = changes.map(\.lowerBound).min(), changes.allSatisfy({ $0.upperBound < place }) {
      page.now = first
    }
    page.tables = recorder.tables.tables(
      digits: session.settings.digits, count: recorder.moments.count)
    page.events = world.stage.events.map { event in
      let entry = event.cause > 0 ? world.entries[event.cause - 1] : ""
      return Page.Event(time: event.time, text: event.description, entry: entry)
    }
    return page
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
    throw Mistake(.firedAhead(fired.mistake.diagnostic.message), call.verbSpan)
  }
}

extension ExportForm {
  static let html = ExportForm(
    "html", "a page that plays the session in a browser",
    takes: [PictureSize.fit, TimeStretch.length]
  ) { call, title throws(Mistake) in
    let page = try PageExport.page(of: call.session, call, title: title)
    return (
      try page.html(asking: call.check),
      "a page of " + counted(page.sampleCount, "sample", "samples")
    )
  }
}
