import FlipbookPictures
import FlipbookText
package import HeadlessUIKit

/// A recording of what a stage has shown since ``Stage/record(rate:)``.
///
/// Reading it does not stop it. Each of its pictures is a text that is the same in every run.
///
/// ```swift
/// let recording = stage.record()
/// stage.advance(by: 2)
/// #expect(box.center.x == 200, "\(recording.plot)")
/// Attachment.record(recording.html, named: "slide.html")
/// ```
public final class StageRecording {
  // Choice: half an hour at 60 frames a second.
  private static let limit = 108_000

  private weak var stage: Stage?
  private let rate: Int
  private var film = StageFilm()
  private var moments: RecordedMoments
  private var snapshots: [Snapshot] = []

  init(of stage: Stage, rate: Int) {
    precondition((1...240).contains(rate), "a recording has 1 to 240 frames a second")
    (self.stage, self.rate) = (stage, rate)
    moments = RecordedMoments(rate: rate, from: stage.ticks)
  }

  func begin() {
    stage?.record { [self] in
      snapshots.count < Self.limit ? moments.nextFrame : nil
    } look: { [self] ticks, _ in
      look(at: ticks)
    }
  }

  /// Ends it: later moments are not recorded.
  ///
  /// After 108,000 looks, half an hour at 60 frames a second, it ends by itself.
  public func stop() {
    stage?.setObserver { _ in nil }
    if let stage { look(at: stage.ticks) }
    stage = nil
  }

  private func look(at ticks: Int64) {
    guard let stage, snapshots.count < Self.limit else { return }
    moments.append(ticks)
    snapshots.append(film.snapshot(of: stage.window))
  }

  // Everything so far, with the present moment.
  private var whole: (moments: RecordedMoments, snapshots: [Snapshot]) {
    guard let stage, snapshots.count < Self.limit else { return (moments, snapshots) }
    var moments = moments
    moments.append(stage.ticks)
    return (moments, snapshots + [film.snapshot(of: stage.window)])
  }

  /// The numbers that moved, over time, drawn in ASCII: a plot for each kind of number.
  ///
  /// They are a layer's place in its superlayer, its size, alpha, turn in degrees and scale, its
  /// corner radius and the width of its border.
  public var plot: String {
    let snapshots = whole.snapshots
    let times = snapshots.map(\.time)
    guard let first = times.first, let last = times.last else { return "nothing is shown" }
    let moving = LayerNumbers.moving(in: snapshots)
    guard !moving.isEmpty, first < last else { return "nothing moved" }
    let panels = LayerNumbers.Kind.allCases.flatMap { kind in
      let curves = moving.filter { $0.kind == kind }
        .map { PlotCurve(name: $0.name, times: times, values: $0.values) }
      return stride(from: 0, to: curves.count, by: Plot.curveLimit).map { place in
        PlotPanel(curves: Array(curves.dropFirst(place).prefix(Plot.curveLimit)))
      }
    }
    return panels.flatMap { panel in
      Plot(panels: [panel], times: first...last).shown(columns: 76, rows: 14, isASCII: true).lines
    }.map(\.text).joined(separator: "\n")
  }

  /// A moving SVG document of what was shown.
  public var svg: String {
    SVGPictures(title: "recording", moments: whole.snapshots, fits: true).stage(asking: unasked)
  }

  /// At most six moments side by side, evenly from the first to the last, as an SVG document.
  public var filmstrip: String {
    let all = whole.snapshots
    let count = min(all.count, 6)
    let moments = (0..<count).map { all[$0 * (all.count - 1) / max(count - 1, 1)] }
    return SVGPictures(title: "recording", moments: moments, fits: true)
      .filmstrip(labels: moments.map { NumberText.brief($0.time) + "s" }, asking: unasked)
  }

  /// A page that plays what was shown in a browser, and needs nothing else.
  ///
  /// Its time begins with the recording.
  public var html: String {
    let (moments, snapshots) = whole
    var seen = PageStage(fits: true)
    for (place, snapshot) in snapshots.enumerated() {
      seen.add(snapshot, at: place, asking: unasked)
    }
    let end = (snapshots.last?.time ?? 0) - (snapshots.first?.time ?? 0)
    var page = Page(
      title: "recording", rate: rate, frames: moments.frameCount, between: moments.between,
      now: moments.count - 1, digits: 3, sheet: DopeSheet(rows: [], marks: [], now: end, end: end),
      region: seen.region)
    page.nodes = seen.nodes(count: moments.count, asking: unasked)
    page.curves = LayerNumbers.moving(in: snapshots).map { numbers in
      Page.Curve(
        numbers.name, shown: PageTrack(numbers.values, digits: 3),
        unit: numbers.kind == .degrees ? "deg" : "")
    }
    return page.html(asking: unasked)
  }
}

/// The moments of a recording: its frames, and those between at which something was typed or due.
package struct RecordedMoments {
  /// All moments, in ticks.
  package private(set) var ticks: [Int64] = []
  package private(set) var frameCount = 0
  /// The moments between frames, in seconds since the start.
  package private(set) var between: [Double] = []
  private let rate: Double
  private let start: Int64

  /// - Parameter start: the first frame, in ticks.
  package init(rate: Int, from start: Int64 = 0) { (self.rate, self.start) = (Double(rate), start) }

  package var count: Int { ticks.count }

  /// The next frame, in ticks.
  package var nextFrame: Int64 {
    Stage.ticks(seconds: Double(frameCount) / rate).map { $0 + start } ?? .max
  }

  package mutating func append(_ moment: Int64) {
    ticks.append(moment)
    if moment == nextFrame {
      frameCount += 1
    } else {
      between.append(Stage.seconds(ticks: moment - start))
    }
  }
}

extension Stage {
  /// Calls `look` wherever the stage stops and, on the way there, while only time passes, at each
  /// frame: `nextFrame` gives the next one in ticks, or nil for no more.
  package func record(
    nextFrame: @escaping () -> Int64?, look: @escaping (_ ticks: Int64, _ isOnTheWay: Bool) -> Void
  ) {
    setObserver { [unowned self] next in
      look(ticks, false)
      while let frame = nextFrame(), frame < next { peek(atTicks: frame) { look(frame, true) } }
      return nil
    }
  }
}
