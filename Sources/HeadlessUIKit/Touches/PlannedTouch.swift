internal import PropertyEngine

/// The plan for one finger; times count from the moment of the plan (choice).
public struct PlannedTouch: Hashable, Sendable {
  /// The place of the finger at a moment.
  public struct Sample: Hashable, Sendable {
    /// Seconds from the moment of the plan, 0 or more; and the place, in points.
    public var time: TimeInterval, point: CGPoint

    /// Makes a sample.
    public init(time: TimeInterval, point: CGPoint) { (self.time, self.point) = (time, point) }
  }

  /// The origin of the points of planned touches.
  public enum Origin {
    /// The upper left corner of the stage's window.
    case window
    /// The middle of the visible part of a view when the first finger comes down.
    case middle(of: UIView)
    /// A view's own coordinates, as shown when the first finger comes down.
    case bounds(of: UIView)

    /// The view; `nil` for the window.
    var view: UIView? {
      switch self {
      case .window: nil
      case .middle(let view), .bounds(let view): view
      }
    }
  }

  /// The places of the finger, from coming down on; times never fall.
  public var samples: [Sample]
  /// When it leaves, seconds; not before the last sample.
  public var end: TimeInterval
  /// Whether the touch is cancelled then, as by an incoming call, instead of lifted.
  public var isCancelled: Bool

  /// Makes the touch of one finger, which by default ends with the last sample.
  public init(samples: [Sample], end: TimeInterval? = nil, isCancelled: Bool = false) {
    self.samples = samples
    self.end = end ?? samples.last?.time ?? 0
    self.isCancelled = isCancelled
  }

  /// The greatest number of samples of a stage's touches that are not over (choice).
  package static let limit = 250_000

  // Kinds of touches. All points count from the middle of something.

  /// A finger that follows a path of points by their share of the way, in seconds of 0 or more; it
  /// is sampled on the way and at both ends, and then rests for `hold` seconds without samples.
  package static func along(
    duration: Double, timing: (any UITimingCurveProvider)? = nil, hold: Double = 0,
    samplesPerSecond: Int, path: (Double) -> CGPoint
  ) throws(StageError) -> PlannedTouch {
    for span in [duration, hold] where !span.isFinite || span < 0 { throw .invalidInterval(span) }
    guard samplesPerSecond > 0 else { throw .invalidTouch(.rate(samplesPerSecond)) }
    let steps = (duration * Double(samplesPerSecond)).rounded(.up)
    guard steps < Double(limit) else { throw .invalidTouch(.tooManySamples(limit: limit)) }
    let pacing = timing?.leg(duration: duration).leg.pacing ?? .linear
    var samples = (0..<Int(steps)).map { step in
      let time = Double(step) / Double(samplesPerSecond)
      return Sample(time: time, point: path(pacing.progress(share: time / duration, seconds: time)))
    }
    if samples.isEmpty { samples.append(Sample(time: 0, point: path(0))) }
    // A finger that only rests is sampled once.
    if duration > 0 || path(1) != path(0) { samples.append(Sample(time: duration, point: path(1))) }
    return PlannedTouch(samples: samples, end: duration + hold)
  }

  /// A finger that moves straight at the pace of a timing.
  package static func drag(
    by way: CGVector, over duration: Double, timing: (any UITimingCurveProvider)? = nil,
    hold: Double = 0, samplesPerSecond: Int
  ) throws(StageError) -> PlannedTouch {
    try along(
      duration: duration, timing: timing, hold: hold, samplesPerSecond: samplesPerSecond
    ) { CGPoint(x: way.dx * CGFloat($0), y: way.dy * CGFloat($0)) }
  }

  /// Taps of 0.05 s, 0.1 s apart.
  package static func taps(_ count: Int) -> [PlannedTouch] {
    (0..<max(count, 1)).map {
      let start = 0.15 * Double($0)
      return PlannedTouch(samples: [Sample(time: start, point: .zero)], end: start + 0.05)
    }
  }

  /// Two fingers on either side of a middle: their distance grows by a factor above 0, and they
  /// turn by radians, clockwise as seen.
  ///
  /// At the start they are 100 points apart, or, if one of them would miss the view, half the
  /// length of its shorter edge in the window.
  package static func pair(
    on view: UIView, scale: Double, angle: Double, over duration: Double,
    timing: (any UITimingCurveProvider)? = nil, hold: Double = 0, samplesPerSecond: Int
  ) throws(StageError) -> [PlannedTouch] {
    guard scale.isFinite, scale > 0, angle.isFinite else { throw .invalidTouch(.notFinite) }
    let span = view.hasRoom(for: 100) ? 100 : view.shorterEdge / 2
    return try [-1.0, 1].map { (side) throws(StageError) in
      try along(
        duration: duration, timing: timing, hold: hold, samplesPerSecond: samplesPerSecond
      ) {
        let radius = side * span / 2 * (1 + (scale - 1) * $0)
        return CGPoint(x: radius * cos(angle * $0), y: radius * sin(angle * $0))
      }
    }
  }
}

extension UIView {
  // Whether two points so far apart, beside its middle in the window, both lie in it.
  fileprivate func hasRoom(for span: Double) -> Bool {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return [-0.5, 0.5].allSatisfy { side in
      bounds.contains(convert(CGPoint(x: middle.x + side * span, y: middle.y), from: nil))
    }
  }

  // The length of the shorter of its edges, as they are seen in the window.
  fileprivate var shorterEdge: Double {
    let corners = [CGPoint.zero, CGPoint(x: bounds.width, y: 0), CGPoint(x: 0, y: bounds.height)]
      .map { convert(CGPoint(x: bounds.minX + $0.x, y: bounds.minY + $0.y), to: nil) }
    return corners.dropFirst()
      .map { hypot(Double($0.x - corners[0].x), Double($0.y - corners[0].y)) }.min() ?? 0
  }
}
