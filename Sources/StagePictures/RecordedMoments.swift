package import HeadlessUIKit

/// The moments of a recording: every frame since its start, and the moments between frames at which
/// something was typed or due.
package struct RecordedMoments {
  /// All moments, in ticks.
  package private(set) var ticks: [Int64] = []
  /// How many of them are frames.
  package private(set) var frameCount = 0
  /// The others, in seconds since the start.
  package private(set) var between: [Double] = []
  private let rate: Double
  private let start: Int64

  /// - Parameters:
  ///   - rate: frames a second.
  ///   - start: the first frame, in ticks.
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
  /// Calls `look` at each moment at which the stage stops and at each frame on the way to the next;
  /// there only time passes.
  ///
  /// - Parameter nextFrame: the next frame, in ticks; nil when no more are wanted.
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
