/// A curve's own scale among curves of different kinds: 0 at the start and 1 at the target or, if
/// the curve returns to its start, or nearly, where it is the farthest from it.
package struct OwnScale: Equatable, Sendable {
  private let start: Double
  private let end: Double
  // The number at which the scale is 1.
  private let one: Double

  /// The scale of the finite numbers, in the order of time; nil if there are none.
  package init?(_ values: [Double]) {
    let known = values.filter(\.isFinite)
    guard let start = known.first, let end = known.last else { return nil }
    func distance(_ value: Double) -> Double { (value - start).magnitude }
    let farthest = known.max { distance($0) < distance($1) } ?? end
    (self.start, self.end) = (start, end)
    one = distance(end) * Self.mostWays < distance(farthest) ? farthest : end
  }

  // Choice: a curve that goes farther than so many times its way counts as one that returns.
  private static let mostWays = 4.0

  package var isConstant: Bool { PlotAxis.isConstant(min(start, one)...max(start, one)) }

  /// The place of a number: 0 at the start, 1 at the target.
  package func share(of value: Double) -> Double {
    isConstant ? 0 : (value - start) / (one - start)
  }

  package func value(like other: Double, on scale: OwnScale) -> Double {
    start + scale.share(of: other) * (one - start)
  }

  /// Start and target of numbers that move alike: `5 → 15pt`, `(0, 0) → (9, 9)`, `5 → 15 and back`.
  static func text(of scales: [OwnScale], unit: String, isASCII: Bool) -> String {
    // As many digits as tell them apart.
    let digits = (3...9).first { digits in
      scales.allSatisfy { scale in
        let texts = [scale.start, scale.one].map { NumberText.brief($0, digits: digits) }
        return scale.isConstant || texts[0] != texts[1]
      }
    }
    func both(_ number: (OwnScale) -> Double) -> String {
      let texts = scales.map { NumberText.brief(number($0), digits: digits ?? 9) }
      return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    }
    let (start, one, end) = (both(\.start), both(\.one), both(\.end))
    if scales.allSatisfy(\.isConstant) { return start + unit }
    let way = "\(start) \(isASCII ? "to" : "→") \(one)\(unit)"
    if scales.allSatisfy({ $0.one == $0.end }) { return way }
    return way + " and back" + (end == start ? "" : " to \(end)\(unit)")
  }
}
