/// The duration of a keyframes block, which its parts share.
///
/// Parts may be given in seconds. Without its own duration, the block lasts from the start of the
/// first part to the end of the last, as in SwiftyAnimate.
package final class KeyframeTime {
  private let (typed, usual): (Double?, Double)
  private var (first, last) = (Double.infinity, 0.0)

  package init(_ typed: Double?, usual: Double) { (self.typed, self.usual) = (typed, usual) }

  private var isByDelay: Bool { typed == nil && first < .infinity }
  /// Seconds before the first part, if only the parts give seconds.
  package var delay: Double { isByDelay ? first : 0 }
  package var duration: Double { isByDelay ? last - first : typed ?? usual }

  /// Records a part before any part runs.
  package func note(start: Quantity, length: Quantity?) {
    guard start.unit == .duration else { return }
    first = min(first, start.value)
    last = max(last, start.value + (length?.unit == .duration ? length?.value ?? 0 : 0))
  }

  /// A moment as a share of the block's duration; `nil` outside 0...1.
  package func share(at moment: Quantity) -> Double? { share(of: moment, after: delay) }

  /// A length as a share of the block's duration; `nil` outside 0...1.
  package func share(of length: Quantity) -> Double? { share(of: length, after: 0) }

  private func share(of quantity: Quantity, after delay: Double) -> Double? {
    guard quantity.unit == .duration else { return Self.valid(quantity.value) }
    guard quantity.value >= 0 else { return nil }
    return quantity.value == delay ? 0 : Self.valid((quantity.value - delay) / duration)
  }

  // Sums of seconds may pass the end by a rounding error.
  private static func valid(_ share: Double) -> Double? {
    (0...1 + 1e-9).contains(share) ? min(share, 1) : nil
  }
}
