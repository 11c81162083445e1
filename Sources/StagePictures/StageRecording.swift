import FlipbookPictures
import FlipbookText
import HeadlessUIKit

/// What a stage has shown since ``Stage/record(rate:)``.
///
/// It can be read at any time, and goes on all the same. Each of its pictures is a text that is the
/// same in every run.
///
/// ```swift
/// let recording = stage.record()
/// stage.advance(by: 2)
/// #expect(box.center.x == 200, "\(recording.plot)")
/// Attachment.record(recording.html, named: "slide.html")
/// ```
public final class StageRecording {
  // What was seen at a moment.
  private struct Look {
    let ticks: Int64
    let snapshot: Snapshot
  }

  // Choice: half an hour at 60 frames a second.
  private static let limit = 108_000

  private weak var stage: Stage?
  private let rate: Int
  private let start: Int64
  private var film = StageFilm()
  private var looks: [Look] = []
  private var frameCount = 0

  init(of stage: Stage, rate: Int) {
    precondition((1...240).contains(rate), "a recording has 1 to 240 frames a second")
    (self.stage, self.rate, start) = (stage, rate, stage.ticks)
  }

  func begin() {
    stage?.setObserver { [self] next in
      sample(until: next)
      return nil
    }
  }

  /// Ends it: what comes later is not seen.
  ///
  /// After 108,000 looks, half an hour at 60 frames a second, it ends by itself.
  public func stop() {
    stage?.setObserver { _ in nil }
    looks = allLooks
    stage = nil
  }

  // MARK: Looking

  // At the moment the stage is at, and at the frames before the next.
  private func sample(until next: Int64) {
    guard let stage, looks.count < Self.limit else { return }
    look(at: stage, stage.ticks)
    while looks.count < Self.limit, frame(frameCount) < next {
      let ticks = frame(frameCount)
      stage.peek(atTicks: ticks) { look(at: stage, ticks) }
    }
  }

  private func look(at stage: Stage, _ ticks: Int64) {
    looks.append(Look(ticks: ticks, snapshot: film.snapshot(of: stage.window)))
    while frame(frameCount) <= ticks { frameCount += 1 }
  }

  private func frame(_ number: Int) -> Int64 {
    Stage.ticks(seconds: Double(number) / Double(rate)).map { $0 + start } ?? .max
  }

  // With the present moment.
  private var allLooks: [Look] {
    guard let stage, looks.count < Self.limit else { return looks }
    return looks + [Look(ticks: stage.ticks, snapshot: film.snapshot(of: stage.window))]
  }

  // MARK: Pictures

  /// The numbers that moved, over time, drawn in ASCII: a plot for each kind of number.
  ///
  /// They are a layer's place in the one it lies in, its size, alpha, turn in degrees and scale, its
  /// corner radius and the width of its border.
  public var plot: String {
    let looks = allLooks
    guard let first = looks.first?.snapshot.time, let last = looks.last?.snapshot.time else {
      return "nothing is shown"
    }
    let moving = LayerNumbers.moving(in: looks.map(\.snapshot))
    guard !moving.isEmpty, first < last else { return "nothing moved" }
    let times = looks.map(\.snapshot.time)
    var panels: [PlotPanel] = []
    for kind in LayerNumbers.Kind.allCases {
      let curves = moving.filter { $0.kind == kind }.map { numbers in
        PlotCurve(
          name: numbers.name,
          points: zip(times, numbers.values).map { PlotCurve.Point(time: $0, value: $1) })
      }
      panels += stride(from: 0, to: curves.count, by: Plot.curveLimit).map { place in
        PlotPanel(curves: Array(curves[place..<min(place + Plot.curveLimit, curves.count)]))
      }
    }
    return panels.flatMap { panel in
      Plot(panels: [panel], times: first...last).lines(columns: 76, rows: 14, isASCII: true).map(
        \.text)
    }.joined(separator: "\n")
  }

  /// What was shown, moving, as an SVG document.
  public var svg: String {
    SVGPictures.stage(
      title: "recording", moments: allLooks.map(\.snapshot), fits: true, size: nil
    ) { () throws(Never) in }
  }

  /// Six moments at most side by side, evenly from the first to the last, as an SVG document.
  public var filmstrip: String {
    let all = allLooks.map(\.snapshot)
    let count = min(all.count, 6)
    let moments = (0..<count).map { all[$0 * (all.count - 1) / max(count - 1, 1)] }
    return SVGPictures.filmstrip(
      title: "recording", moments: moments, labels: moments.map { NumberText.brief($0.time) + "s" },
      fits: true, size: nil
    ) { () throws(Never) in }
  }

  /// What was shown, as a page that plays it in a browser and needs nothing else.
  ///
  /// Its time begins with the recording.
  public var html: String {
    let looks = allLooks
    var (frames, between): (Int, [Double]) = (0, [])
    var seen = PageStage(fits: true)
    for (place, look) in looks.enumerated() {
      if look.ticks == frame(frames) {
        frames += 1
      } else {
        between.append(Stage.seconds(ticks: look.ticks - start))
      }
      seen.see(look.snapshot, at: place) { () throws(Never) in }
    }
    let now = Stage.seconds(ticks: (looks.last?.ticks ?? start) - start)
    var page = Page(
      title: "recording", rate: rate, frames: frames, between: between, now: looks.count - 1,
      digits: 3, sheet: DopeSheet(rows: [], marks: [], now: now, end: now), region: seen.region)
    page.nodes = seen.nodes(count: looks.count) { () throws(Never) in }
    page.curves = LayerNumbers.moving(in: looks.map(\.snapshot)).map { numbers in
      Page.Curve(
        name: numbers.name, shown: PageTrack(numbers.values, digits: 3), model: PageTrack([]),
        unit: numbers.kind == .degrees ? "deg" : "")
    }
    return page.html { () throws(Never) in }
  }
}
