import FlipbookCommands
import FlipbookLooks
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import StagePictures

/// Samples a stage while it goes its way: at every frame, and at every moment at which something was
/// typed or due.
///
/// At a moment the stage is sampled when all is done there.
final class PageRecorder {
  /// Why no more samples were taken.
  enum Stop {
    case full, interrupted
  }

  // Choice: half an hour at 60 frames a second.
  static let limit = 108_000
  // Choice: of all layers together so many are looked at in a second or two.
  static let boxLimit = 100_000

  private(set) var ending: Stop?
  /// The moments of the samples, in ticks.
  private(set) var moments: [Int64] = []
  /// How many of them are frames.
  private(set) var frameCount = 0
  /// The others, in seconds.
  private(set) var between: [Double] = []
  private(set) var film = StageFilm()
  private(set) var stage: PageStage
  private(set) var tables = PageTables()
  private(set) var motions = PageMotions()

  private let rate: Double
  private let limit: Int
  private let isInterrupted: () -> Bool
  private weak var world: World?
  private var (shown, model) = (MovingNumbers(reading: .shown), MovingNumbers(reading: .model))

  init(
    rate: Int, limit: Int = limit, fits: Bool = false, isInterrupted: @escaping () -> Bool
  ) {
    (self.rate, self.limit) = (Double(rate), limit)
    (stage, self.isInterrupted) = (PageStage(fits: fits), isInterrupted)
  }

  /// Whether there are more frames than samples to be taken before a moment in seconds.
  func isTooLong(_ end: Double) -> Bool { end * rate >= Double(limit) }

  /// Begins with an empty stage, which holds the recorder from here on.
  func watch(_ world: World) {
    self.world = world
    world.stage.setObserver { [self] in
      sample(until: $0)
      return nil
    }
  }

  /// Takes the last sample.
  func finish() {
    if let world { sample(at: world.stage.ticks, world, isOnTheWay: false) }
  }

  // MARK: Samples

  // Of the moment the stage is at, and of the frames before the next.
  private func sample(until next: Int64) {
    guard let world else { return }
    sample(at: world.stage.ticks, world, isOnTheWay: false)
    while ending == nil, frame(frameCount) < next {
      let ticks = frame(frameCount)
      world.stage.peek(atTicks: ticks) { sample(at: ticks, world, isOnTheWay: true) }
    }
  }

  private func frame(_ number: Int) -> Int64 { Stage.ticks(seconds: Double(number) / rate) ?? .max }

  // On the way from one thing due to the next only time passes: no model changes.
  private func sample(at ticks: Int64, _ world: World, isOnTheWay: Bool) {
    guard ending == nil else { return }
    if moments.count >= limit { ending = .full }
    if film.layerCount > Self.boxLimit { ending = .full }
    guard ending == nil else { return }
    let place = moments.count
    moments.append(ticks)
    if ticks == frame(frameCount) {
      frameCount += 1
    } else {
      between.append(Stage.seconds(ticks: ticks))
    }
    do throws(Interrupted) {
      try look(at: world, place, isOnTheWay)
    } catch {
      ending = .interrupted
    }
  }

  private struct Interrupted: Error {}

  private func look(
    at world: World, _ place: Int, _ isOnTheWay: Bool
  ) throws(Interrupted) {
    let check = { [isInterrupted] () throws(Interrupted) in
      if isInterrupted() { throw Interrupted() }
    }
    try check()
    try stage.see(film.snapshot(of: world, asking: check), at: place, asking: check)
    try shown.look(at: world, place, asking: check)
    if !isOnTheWay { try model.look(at: world, place, asking: check) }
    try tables.look(at: world, place, asking: check)
    motions.look(at: world, place)
  }

  // MARK: Curves

  /// A curve for each number and colour that moves.
  ///
  /// - Parameter check: asked at each of them.
  func curves<Failure: Error>(
    in world: World, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [Page.Curve] {
    let count = moments.count
    let moving = shown.columns(count: count, hasColors: false)
    let models = model.models(of: moving, shown.movingPaths)
    let digits = max(world.settings.digits, Self.digits)
    func track(_ values: [Double?]) -> PageTrack {
      PageTrack(values.map { $0 ?? .nan }, digits: digits)
    }
    let numbers = try moving.map { column throws(Failure) in
      try check()
      return Page.Curve(
        name: column.name, shown: track(column.values), model: track(models[column.name] ?? []),
        unit: column.unit == .degrees ? "deg" : "")
    }
    // A colour is shown as one, and not as the numbers it is made of.
    let colors = try shown.colors(count: count).map { color throws(Failure) in
      try check()
      let words = color.values.map { $0.map { PaintColor($0).fullHexText } }
      return Page.Curve(
        name: color.path, shown: PageTrack(words), model: PageTrack([]), isColor: true)
    }
    return numbers + colors
  }

  // Choice: curves show thousandths at least.
  private static let digits = 3
}
