import FlipbookText

/// The range of one curve of several with different units: each is drawn over its own range, which
/// its name gives.
package struct OwnRange {
  private let low: Double
  private let high: Double

  /// The range of the finite numbers; nil if there are none.
  package init?(_ values: some Sequence<Double>) {
    let known = values.filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return nil }
    (self.low, self.high) = (low, high)
  }

  private var isConstant: Bool { PlotAxis.isConstant(low...high) }

  /// Where a number lies, 0 at the low end to 1; in the middle of a range of one number.
  package func share(of value: Double) -> Double { isConstant ? 0.5 : (value - low) / (high - low) }

  /// Both ends, or the only number, and a unit.
  package func text(unit: String) -> String {
    NumberText.brief(low) + (isConstant ? "" : " to \(NumberText.brief(high))") + unit
  }
}
