public import Foundation
internal import PropertyEngine

// Touches are planned as `after` plans calls, and come when time moves. They go to whatever is seen
// at the point where they come down; a touch that nothing takes is noted as missed.
extension Stage {
  /// Plans that a finger comes down now on the middle of what is seen of a view then, and goes some
  /// way.
  ///
  /// - Parameters:
  ///   - view: the view on whose middle it comes down.
  ///   - way: points of the window.
  ///   - duration: seconds from coming down to the end of the way, 0 or more.
  ///   - timing: the pace; even where none is given.
  ///   - hold: seconds that the finger rests before it is lifted, in which it sends no samples; more
  ///     than 0.04 take all its velocity.
  ///   - samplesPerSecond: how often the finger is seen.
  ///   - isCancelled: whether it is called off at its end, as by a call that comes in.
  public func touch(
    _ view: UIView, by way: CGVector, over duration: TimeInterval,
    timing: (any UITimingCurveProvider)? = nil, hold: TimeInterval = 0,
    samplesPerSecond: Int = 120, isCancelled: Bool = false
  ) {
    plan(on: view, isCancelled) { () throws(StageError) in
      [
        try PlannedTouch.drag(
          by: way, over: duration, timing: timing, hold: hold, samplesPerSecond: samplesPerSecond)
      ]
    }
  }

  // What is counted from the middle of a view.
  private func plan(
    on view: UIView, _ isCancelled: Bool, _ fingers: () throws(StageError) -> [PlannedTouch]
  ) {
    trap {
      var fingers = try fingers()
      for index in fingers.indices { fingers[index].isCancelled = isCancelled }
      try tryTouch(fingers, from: .middle(of: view))
    }
  }

  /// Plans a touch of a view's middle that ends with a velocity, in points per second.
  ///
  /// The finger goes evenly, so that its way is the velocity times the duration.
  public func touch(
    _ view: UIView, flick velocity: CGVector, over duration: TimeInterval = 0.1,
    samplesPerSecond: Int = 120
  ) {
    let way = CGVector(dx: velocity.dx * CGFloat(duration), dy: velocity.dy * CGFloat(duration))
    touch(view, by: way, over: duration, samplesPerSecond: samplesPerSecond)
  }

  /// Plans that a finger comes down on a view's middle and is lifted 0.05 s later, as often as said,
  /// with 0.1 s in between.
  public func touch(_ view: UIView, taps: Int) {
    trap { try tryTouch(PlannedTouch.taps(taps), from: .middle(of: view)) }
  }

  /// Plans that two fingers come down on both sides of a view's middle, 100 points apart, and that
  /// their distance grows by a factor, above 0.
  public func touch(
    _ view: UIView, pinch scale: CGFloat, over duration: TimeInterval,
    timing: (any UITimingCurveProvider)? = nil, hold: TimeInterval = 0,
    samplesPerSecond: Int = 120, isCancelled: Bool = false
  ) {
    plan(on: view, isCancelled) { () throws(StageError) in
      try PlannedTouch.pair(
        scale: Double(scale), angle: 0, over: duration, timing: timing, hold: hold,
        samplesPerSecond: samplesPerSecond)
    }
  }

  /// Plans that two fingers come down on both sides of a view's middle, 100 points apart, and turn
  /// about it by an angle in radians, clockwise as seen.
  public func touch(
    _ view: UIView, rotate angle: CGFloat, over duration: TimeInterval,
    timing: (any UITimingCurveProvider)? = nil, hold: TimeInterval = 0,
    samplesPerSecond: Int = 120, isCancelled: Bool = false
  ) {
    plan(on: view, isCancelled) { () throws(StageError) in
      try PlannedTouch.pair(
        scale: 1, angle: Double(angle), over: duration, timing: timing, hold: hold,
        samplesPerSecond: samplesPerSecond)
    }
  }

  /// Plans touches by their samples.
  ///
  /// Numbers that are not finite, times that fall, and more than 250,000 samples together are programmer
  /// errors.
  public func touch(_ fingers: [PlannedTouch], from origin: PlannedTouch.Origin = .window) {
    trap { try tryTouch(fingers, from: origin) }
  }

  /// Plans touches by their samples; `label` names a touch that is missed in the ledger, and what
  /// goes in a circle in messages.
  package func tryTouch(
    _ fingers: [PlannedTouch], from origin: PlannedTouch.Origin, label: String? = nil
  ) throws(StageError) { _ = try TouchRun(fingers, from: origin, label: label, state: state) }
}

/// A finger on the stage whose way is found as it goes, in points of the window.
///
/// What comes of it is what comes of a ``PlannedTouch`` of the same samples.
package final class OpenTouch {
  private let run: TouchRun

  fileprivate init(_ run: TouchRun) { self.run = run }

  /// Plans that it is at a point at a moment, which lies ahead and behind no other of its own.
  package func move(to point: CGPoint, atTicks ticks: Int64) {
    run.goOn(to: point, at: VirtualTime(ticks: ticks))
  }

  /// Plans that it is lifted at such a moment.
  package func lift(atTicks ticks: Int64) { run.goOn(to: nil, at: VirtualTime(ticks: ticks)) }
}

extension Stage {
  /// Plans that a finger comes down now at a point of the window.
  package func openTouch(at point: CGPoint, label: String) throws(StageError) -> OpenTouch {
    let start = PlannedTouch(samples: [PlannedTouch.Sample(time: 0, point: point)])
    return OpenTouch(try TouchRun([start], from: .window, label: label, isOpen: true, state: state))
  }
}
