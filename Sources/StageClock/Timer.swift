public import Foundation
internal import HeadlessUIKit

/// Calls a block after a time, once or repeatedly, on the clock of the stage that was current when
/// it was made; without one it is a timer of the run loop.
///
/// On a stage it fires at exact multiples of its interval. Source:
/// developer.apple.com/documentation/foundation/timer.
public final class Timer: NSObject {
  /// Seconds between calls; 0 for a timer that does not repeat.
  public var timeInterval: TimeInterval { repeats ? interval : 0 }
  /// Whether it may still call its block.
  public private(set) var isValid = true
  /// Always nil: only timers that call a selector have one.
  public var userInfo: Any? { nil }
  /// When it fires next; on a stage, which has no dates, as far from now as on its clock (choice).
  public var fireDate: Date {
    guard let clock else { return real?.fireDate ?? Date() + interval }
    return Date() + (beginning + max(count, 1) * interval - clock.seconds)
  }
  /// How late it may fire, in seconds; on a stage it is never late.
  public var tolerance: TimeInterval = 0 { didSet { real?.tolerance = tolerance } }

  private let interval: TimeInterval
  private let repeats: Bool
  private let block: (Timer) -> Void
  private let clock: StageState?
  private let beginning: TimeInterval
  private var count = 0.0
  private var cancelCall: (() -> Void)?
  private var real: Foundation.Timer?

  /// Makes a timer and adds it to the current run loop.
  @discardableResult public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that does not fire until it is added to a run loop.
  ///
  /// - Parameter interval: seconds; one of 0 or less counts as a ten-thousandth.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.interval = interval > 0 ? interval : 0.0001
    (self.repeats, self.block) = (repeats, block)
    clock = StageState.current
    beginning = clock?.seconds ?? 0
  }

  /// Calls the block at once; a timer that does not repeat is invalid then.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
    cancelCall?()
    real?.invalidate()
    (cancelCall, real) = (nil, nil)
  }

  fileprivate func begin(in runLoop: RunLoop, mode: RunLoop.Mode) {
    guard isValid else { return }
    guard clock != nil else {
      let fire = sendable(fire)
      let timer =
        real
        ?? Foundation.Timer(fire: Date() + interval, interval: interval, repeats: repeats) { _ in
          fire()
        }
      (real, timer.tolerance) = (timer, tolerance)
      return runLoop.add(timer, forMode: mode)
    }
    if cancelCall == nil { plan() }
  }

  private func plan() {
    count += 1
    let due = sendable { [self] in
      cancelCall = nil
      if repeats { plan() }
      fire()
    }
    cancelCall = clock?.call(at: beginning + count * interval, label: "timer", due)
  }
}

extension RunLoop {
  /// Adds a timer; on a stage, run loop and mode make no difference.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.begin(in: self, mode: mode) }
}
