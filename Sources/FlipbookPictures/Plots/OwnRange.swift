import FlipbookText

/// The range of one curve among others that go by other numbers: each is then drawn over its own
/// one, and its name says which that is.
package struct OwnRange {
  private let low: Double
  private let high: Double

  /// The range of some numbers; `nil` where there are none.
  package init?(_ values: some Sequence<Double>) {
    let known = values.filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return nil }
    (self.low, self.high) = (low, high)
  }

  private var isConstant: Bool { PlotAxis.isConstant(low...high) }

  /// Where a number lies, 0 at the low end to 1; of a range of one number in the middle.
  package func share(of value: Double) -> Double { isConstant ? 0.5 : (value - low) / (high - low) }

  /// Both ends, or the one number, behind which a unit stands.
  package func text(unit: String) -> String {
    isConstant
      ? NumberText.brief(low) + unit
      : "\(NumberText.brief(low)) to \(NumberText.brief(high))\(unit)"
  }
}
