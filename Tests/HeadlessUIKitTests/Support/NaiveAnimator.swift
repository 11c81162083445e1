/// A second, obvious implementation of a property animator over one number, sampled in doubles.
///
/// It keeps a share of the time `u` toward its present target, and a leg from one progress to
/// another. Calls return whether they are allowed.
struct NaiveAnimator {
  enum Mode { case inactive, running, paused, stopped }
  enum Place { case start, end, current }

  let original: NaiveTiming
  let scrubsLinearly: Bool
  var mode = Mode.inactive
  var isReversed = false
  var model = 0.0
  var completions: [Place] = []
  private var timing: NaiveTiming
  private var u = 0.0
  private var leg = (from: 0.0, to: 1.0, isTurned: false)
  private var scrubbed: Double?
  private var wasScrubbed = false
  private var (start, target) = (0.0, 0.0)

  init(_ timing: NaiveTiming, scrubsLinearly: Bool) {
    (original, self.timing, self.scrubsLinearly) = (timing, timing, scrubsLinearly)
  }

  // MARK: Reading

  private var isWhole: Bool { leg.from == 0 && leg.to == 1 }
  private var heading: Double { isReversed ? 0 : 1 }

  var progress: Double {
    if let scrubbed { return scrubbed }
    let share = leg.isTurned ? 1 - u : u
    if share >= 1 { return leg.to }
    return leg.from + (leg.to - leg.from) * timing.progress(share)
  }

  var fraction: Double {
    if mode == .inactive { return 0 }
    guard mode != .running, scrubsLinearly else { return u }
    return isReversed ? 1 - progress : progress
  }

  var shown: Double {
    mode == .running || mode == .paused ? start + (target - start) * progress : model
  }

  // MARK: Calls

  /// Runs the blocks, which set the number to `newTarget`.
  private mutating func begin(_ newTarget: Double, _ newMode: Mode) {
    (start, target, model) = (model, newTarget, newTarget)
    (timing, u, leg) = (original, 0, (0, 1, isReversed))
    (scrubbed, wasScrubbed, mode) = (nil, false, newMode)
  }

  mutating func startAnimation(_ newTarget: Double) -> Bool {
    switch mode {
    case .stopped: return false
    case .running: break
    case .inactive: begin(newTarget, .running)
    case .paused: start(again: timing)
    }
    return true
  }

  mutating func pause(_ newTarget: Double) -> Bool {
    if mode == .inactive { begin(newTarget, .paused) }
    if mode == .running { (mode, wasScrubbed) = (.paused, false) }
    return mode != .stopped
  }

  mutating func scrub(to x: Double, _ newTarget: Double) -> Bool {
    if mode == .inactive { begin(newTarget, .paused) }
    guard mode == .paused else { return true }
    wasScrubbed = true
    if scrubsLinearly { scrubbed = isReversed ? 1 - x : x } else { (scrubbed, u) = (nil, x) }
    return true
  }

  mutating func reverse() -> Bool {
    guard mode != .stopped else { return true }
    let p = progress
    isReversed.toggle()
    if mode == .running, !isWhole {
      setOut(from: p, on: timing)
    } else if mode != .inactive {
      u = 1 - u
      leg.isTurned.toggle()
    }
    return true
  }

  mutating func `continue`(_ next: NaiveTiming?, factor: Double) -> Bool {
    guard mode == .paused else { return false }
    resume(on: next ?? original, remaining: factor > 0 ? factor * original.seconds : nil)
    return true
  }

  mutating func stop(withoutFinishing: Bool) -> Bool {
    guard mode == .running || mode == .paused else { return true }
    model = shown
    mode = .stopped
    if withoutFinishing { (mode, isReversed) = (.inactive, false) }
    return true
  }

  mutating func finish(at place: Place) -> Bool {
    guard mode == .stopped else { return false }
    if place != .current { model = place == .end ? target : start }
    complete(at: place)
    return true
  }

  mutating func tick(_ seconds: Double) {
    guard mode == .running else { return }
    u += seconds / timing.seconds
    guard u >= 1 else { return }
    model = isReversed ? start : target
    complete(at: isReversed ? .start : .end)
  }

  // MARK: Going on

  // A curve that was re-entered half-way simply continues if nothing changed it.
  private mutating func start(again timing: NaiveTiming) {
    if !isWhole, !wasScrubbed, !leg.isTurned, timing.time != nil {
      mode = .running
    } else {
      resume(on: timing, remaining: nil)
    }
  }

  private mutating func resume(on next: NaiveTiming, remaining: Double?) {
    let p = progress
    mode = .running
    var next = next
    guard let time = next.time, (-1e-9...1 + 1e-9).contains(p) else {
      next.seconds = remaining ?? next.seconds
      return setOut(from: p, on: next)
    }
    let share = isReversed ? 1 - time(p) : time(p)
    if let remaining {
      if share >= 1 { return setOut(from: p, on: .linear(seconds: remaining)) }
      next.seconds = remaining / (1 - share)
    }
    (timing, u, leg, scrubbed) = (next, share, (0, 1, isReversed), nil)
  }

  private mutating func setOut(from p: Double, on next: NaiveTiming) {
    (timing, u, leg, scrubbed) = (next, 0, (p, heading, false), nil)
  }

  private mutating func complete(at place: Place) {
    (mode, isReversed) = (.inactive, false)
    completions.append(place)
  }
}
