import FlipbookCommands
import FlipbookLooks
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import StagePictures

/// Samples a stage for a page: at every frame, and at every moment at which something was typed or
/// due, once everything is done there.
final class PageRecorder {
  /// Why it stopped taking samples.
  enum Stop: Error {
    case full, interrupted
  }

  // Choice: half an hour at 60 frames a second.
  static let limit = 108_000
  // Choice: all layers of all samples together; these take a second or two.
  static let boxLimit = 100_000
  // Choices: curves show at least thousandths.
  private static let digits = 3

  private(set) var ending: Stop?
  private(set) var moments: RecordedMoments
  private(set) var film = StageFilm()
  private(set) var stage: PageStage
  private(set) var tables = PageTables()
  private(set) var motions = PageMotions()

  private let limit: Int
  private let isInterrupted: () -> Bool
  private weak var world: World?
  private var (shown, model) = (MovingNumbers(reading: .shown), MovingNumbers(reading: .model))

  init(rate: Int, limit: Int = limit, fits: Bool = false, isInterrupted: @escaping () -> Bool) {
    (moments, self.limit) = (RecordedMoments(rate: rate), limit)
    (stage, self.isInterrupted) = (PageStage(fits: fits), isInterrupted)
  }

  /// Starts with an empty stage, which retains the recorder from here on.
  func watch(_ world: World) {
    self.world = world
    world.stage.record { [self] in
      ending == nil ? moments.nextFrame : nil
    } look: { [self] in
      sample(at: $0, isOnTheWay: $1)
    }
  }

  /// Takes the last sample.
  func finish() {
    if let world { sample(at: world.stage.ticks, isOnTheWay: false) }
  }

  // No model changes while only time passes.
  private func sample(at ticks: Int64, isOnTheWay: Bool) {
    guard ending == nil, let world else { return }
    do throws(Stop) {
      if moments.count >= limit || film.layerCount > Self.boxLimit { throw .full }
      let place = moments.count
      moments.append(ticks)
      let check = { [isInterrupted] () throws(Stop) in
        if isInterrupted() { throw .interrupted }
      }
      try check()
      try stage.see(film.snapshot(of: world, asking: check), at: place, asking: check)
      try shown.look(at: world, place, asking: check)
      if !isOnTheWay { try model.look(at: world, place, asking: check) }
      try tables.look(at: world, place, asking: check)
      motions.look(at: world, place)
    } catch {
      ending = error
    }
  }

  /// A curve for each number and colour that moves; `check` is called at each of them.
  func curves<E>(in world: World, asking check: () throws(E) -> Void) throws(E) -> [Page.Curve] {
    let moving = shown.columns(count: moments.count, hasColors: false)
    let models = model.models(of: moving, shown.movingPaths)
    let digits = max(world.settings.digits, Self.digits)
    func track(_ values: [Double?]) -> PageTrack {
      PageTrack(values.map { $0 ?? .nan }, digits: digits)
    }
    let numbers = try moving.map { column throws(E) -> Page.Curve in
      try check()
      let unit = column.unit == .degrees ? "deg" : ""
      return (column.name, track(column.values), track(models[column.name] ?? []), false, unit)
    }
    // A colour is one curve and not the numbers it is made of.
    let colors = try shown.colors(count: moments.count).map { color throws(E) -> Page.Curve in
      try check()
      let words = color.values.map { $0.map { PaintColor($0).fullHexText } }
      return (color.path, PageTrack(words), PageTrack([]), true, "")
    }
    return numbers + colors
  }
}
