/// A moment on a stage's clock, or a span between two, as a whole number of ticks.
///
/// One tick is 1/9,000,000,000 s. Every nanosecond is nine ticks, and a frame at 24, 25, 30, 48,
/// 50, 60, 72, 75, 90, 100, 120, 144 or 240 Hz is a whole number of them, so that sixty steps of a
/// sixtieth are exactly one second. The range is a little over 32 years either way; what would
/// lie beyond it is `nil`, never a wrapped number.
package struct VirtualTime: Hashable, Comparable, Sendable {
  package static let ticksPerSecond: Int64 = 9_000_000_000
  package static let zero = VirtualTime(ticks: 0)
  package let ticks: Int64

  package init(ticks: Int64) { self.ticks = ticks }

  /// The nearest time; `nil` for seconds that are not finite or lie beyond the range.
  package init?(seconds: Double) {
    guard let ticks = Int64(exactly: (seconds * Double(Self.ticksPerSecond)).rounded()) else {
      return nil
    }
    self.ticks = ticks
  }

  package var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  /// The moment a span later, or `nil` when that lies beyond the range.
  package func adding(_ span: VirtualTime) -> VirtualTime? {
    let (sum, isBeyond) = ticks.addingReportingOverflow(span.ticks)
    return isBeyond ? nil : VirtualTime(ticks: sum)
  }

  package static let first = VirtualTime(ticks: .min)
  package static let last = VirtualTime(ticks: .max)

  /// The moment a span later, or the nearest one of the range.
  package func plus(_ span: VirtualTime) -> VirtualTime {
    adding(span) ?? (span.ticks < 0 ? .first : .last)
  }

  /// The span since another moment, or the nearest one of the range.
  package func minus(_ other: VirtualTime) -> VirtualTime {
    let (difference, isBeyond) = ticks.subtractingReportingOverflow(other.ticks)
    return isBeyond ? (other.ticks > 0 ? .first : .last) : VirtualTime(ticks: difference)
  }

  package static func < (lhs: VirtualTime, rhs: VirtualTime) -> Bool { lhs.ticks < rhs.ticks }
}
