internal import PropertyEngine

// Touches are planned as `after` plans calls, and come when time moves. They go to the view that is
// seen at the point where they come down; a touch that nothing takes is noted as missed.
extension Stage {
  /// Plans a drag of one finger from the middle of the visible part of a view.
  ///
  /// The way is in points of the window and takes the duration, seconds of 0 or more, at the pace
  /// of the timing (default: linear). Then the finger rests for `hold` seconds, without samples,
  /// before it is lifted, or cancelled as by an incoming call; a rest of more than 0.04 s takes all
  /// its velocity. `samplesPerSecond`, here and below, is 1 or more (choice: 120, as iPads and
  /// iPhones Pro sample); anything else is a programmer error, as are spans below 0.
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

  // Plans fingers whose points count from the middle of a view.
  private func plan(
    on view: UIView, _ isCancelled: Bool, _ fingers: () throws(StageError) -> [PlannedTouch]
  ) {
    trap {
      var fingers = try fingers()
      for index in fingers.indices { fingers[index].isCancelled = isCancelled }
      try tryTouch(fingers, from: .middle(of: view))
    }
  }

  /// Plans an even drag from a view's middle that ends with a velocity, in points per second: the
  /// finger goes as far as the velocity takes it in the duration, seconds of 0 or more.
  public func touch(
    _ view: UIView, flick velocity: CGVector, over duration: TimeInterval = 0.1,
    samplesPerSecond: Int = 120
  ) {
    let way = CGVector(dx: velocity.dx * CGFloat(duration), dy: velocity.dy * CGFloat(duration))
    touch(view, by: way, over: duration, samplesPerSecond: samplesPerSecond)
  }

  /// Plans taps, 1 or more, of 0.05 s on a view's middle, 0.1 s apart (choices).
  public func touch(_ view: UIView, taps: Int) {
    trap { try tryTouch(PlannedTouch.taps(taps), from: .middle(of: view)) }
  }

  /// Plans two fingers whose distance around a view's middle is scaled, above 0, over a duration in
  /// seconds; then they rest for `hold` seconds.
  ///
  /// They are 100 points apart at first, or half the view's shorter edge if one would miss it.
  public func touch(
    _ view: UIView, pinch scale: CGFloat, over duration: TimeInterval,
    timing: (any UITimingCurveProvider)? = nil, hold: TimeInterval = 0,
    samplesPerSecond: Int = 120, isCancelled: Bool = false
  ) {
    plan(on: view, isCancelled) { () throws(StageError) in
      try PlannedTouch.pair(
        on: view, scale: Double(scale), angle: 0, over: duration, timing: timing, hold: hold,
        samplesPerSecond: samplesPerSecond)
    }
  }

  /// Plans two fingers that turn around a view's middle by radians, clockwise, over a duration in
  /// seconds; then they rest for `hold` seconds.
  ///
  /// They are 100 points apart, or half the view's shorter edge if one would miss it.
  public func touch(
    _ view: UIView, rotate angle: CGFloat, over duration: TimeInterval,
    timing: (any UITimingCurveProvider)? = nil, hold: TimeInterval = 0,
    samplesPerSecond: Int = 120, isCancelled: Bool = false
  ) {
    plan(on: view, isCancelled) { () throws(StageError) in
      try PlannedTouch.pair(
        on: view, scale: 1, angle: Double(angle), over: duration, timing: timing, hold: hold,
        samplesPerSecond: samplesPerSecond)
    }
  }

  /// Plans touches by their samples.
  ///
  /// Numbers not finite, falling times and more than 250,000 samples in all are programmer errors.
  public func touch(_ fingers: [PlannedTouch], from origin: PlannedTouch.Origin = .window) {
    trap { try tryTouch(fingers, from: origin) }
  }

  /// Plans touches by their samples; `label` names them in the ledger and in messages.
  package func tryTouch(
    _ fingers: [PlannedTouch], from origin: PlannedTouch.Origin, label: String? = nil
  ) throws(StageError) { _ = try TouchRun(fingers, from: origin, label: label, state: state) }

  /// Puts a finger down now at a point of the window.
  package func openTouch(at point: CGPoint, label: String) throws(StageError) -> OpenTouch {
    let start = PlannedTouch(samples: [PlannedTouch.Sample(time: 0, point: point)])
    return OpenTouch(try TouchRun([start], from: .window, label: label, isOpen: true, state: state))
  }
}

/// A finger whose way, in points of the window, is decided while it moves; see ``PlannedTouch``.
package final class OpenTouch {
  private let run: TouchRun

  fileprivate init(_ run: TouchRun) { self.run = run }

  /// Moves it to a point at a moment that lies ahead, and behind its other moments.
  package func move(to point: CGPoint, atTicks ticks: Int64) {
    run.extend(to: point, at: VirtualTime(ticks: ticks))
  }

  /// Lifts it at such a moment.
  package func lift(atTicks ticks: Int64) { run.extend(to: nil, at: VirtualTime(ticks: ticks)) }
}
