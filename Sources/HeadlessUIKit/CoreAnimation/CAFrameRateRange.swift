/// The rates at which something wants to be drawn, frames per second.
///
/// Source: developer.apple.com/documentation/quartzcore/caframeraterange.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate; 0 in the default.
  public var minimum: Float
  /// The highest rate; 0 in the default.
  public var maximum: Float
  /// The rate that is wanted most; `nil` for none in particular.
  public var preferred: Float?

  /// No wishes: the rate of the screen.
  public static let `default` = CAFrameRateRange()

  /// Makes the default range.
  public init() { (minimum, maximum) = (0, 0) }

  /// Makes a range; rates are 0 or more, and the preferred one lies between the others.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    precondition(minimum >= 0 && maximum >= minimum, "a range of rates begins at 0 or more")
    precondition(
      preferred.map { $0 >= minimum && $0 <= maximum } ?? true,
      "the preferred rate lies between the lowest and the highest")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
