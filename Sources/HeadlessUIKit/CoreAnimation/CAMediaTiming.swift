/// A span of time in seconds, by Core Animation's name.
public typealias CFTimeInterval = Double

/// The timing of an animation or a layer: local time is (parent time − `beginTime`) · `speed` +
/// `timeOffset` (Apple: quartzcore/camediatiming).
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the parent's time; 0 means when it is committed.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one way; 0 means the transaction's, a quarter of a second.
  var duration: CFTimeInterval { get set }
  /// How fast local time passes; negative runs back.
  var speed: Float { get set }
  /// Seconds added to local time: shifts what is shown, not when.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, which may be fractional; 0 counts as 1, the greatest number is forever.
  var repeatCount: Float { get set }
  /// Seconds of cycles; 0 to go by the count (both set is undefined by Apple: this one counts).
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle goes back as well.
  var autoreverses: Bool { get set }
  /// The values shown before and after the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values shown before and after an animation's active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a fill mode from its word; an unknown one counts as removed.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The model; the first value before, or the last after (as long as it is not removed), or both.
  public static let removed = Self(rawValue: "removed"), backwards = Self(rawValue: "backwards"),
    forwards = Self(rawValue: "forwards"), both = Self(rawValue: "both")
}
