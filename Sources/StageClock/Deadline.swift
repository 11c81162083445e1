public import Dispatch
internal import HeadlessUIKit

/// A moment in seconds of the current stage's clock, as `CACurrentMediaTime()`; without a current
/// stage, of the real clock, which stops while the machine sleeps.
///
/// It is a number, so that `.now() + 0.5` also works in files that import Foundation alone.
/// Source: choice; Dispatch has its own type.
public typealias DispatchTime = Double

/// The same moment: a stage has no calendar.
public typealias DispatchWallTime = Double

extension Double {
  /// The present moment, for a deadline.
  public static func now() -> DispatchTime {
    StageState.current?.seconds ?? Double(Dispatch.DispatchTime.now().uptimeNanoseconds) * 1e-9
  }

  /// A moment that never comes.
  public static var distantFuture: DispatchTime { .infinity }

  /// A number of seconds, in a deadline.
  @_disfavoredOverload
  public static func seconds(_ count: Int) -> Double { Double(count) }
  /// A number of thousandths of a second, in a deadline.
  @_disfavoredOverload
  public static func milliseconds(_ count: Int) -> Double { Double(count) / 1e3 }
  /// A number of millionths of a second, in a deadline.
  @_disfavoredOverload
  public static func microseconds(_ count: Int) -> Double { Double(count) / 1e6 }
  /// A number of nanoseconds, in a deadline.
  @_disfavoredOverload
  public static func nanoseconds(_ count: Int) -> Double { Double(count) / 1e9 }

  /// The moment in nanoseconds.
  public var uptimeNanoseconds: UInt64 { UInt64((self * 1e9).rounded()) }

  // The moment for the real clock.
  var real: Dispatch.DispatchTime {
    self < 1e9 ? .init(uptimeNanoseconds: max(self, 0).uptimeNanoseconds) : .distantFuture
  }

  /// The moment an interval later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + .seconds(count)
    case .milliseconds(let count): time + .milliseconds(count)
    case .microseconds(let count): time + .microseconds(count)
    case .nanoseconds(let count): time + .nanoseconds(count)
    default: .distantFuture
    }
  }
}

#if !canImport(Darwin)
  /// The nanoseconds of a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The nanoseconds of a thousandth of a second.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
#endif
