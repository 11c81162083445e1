import Foundation

/// Numbers from a low one to a high one; every operation rounds outward.
struct Range {
  var (low, high): (Double, Double)

  init(_ low: Double, _ high: Double) { (self.low, self.high) = (low, high) }
  init(_ number: Double) { self.init(number, number) }
  /// Makes the range from the least to the greatest of some numbers, widened by a margin.
  init(of numbers: [Double], margin: Double = 0) {
    let isKnown = !numbers.contains(where: \.isNaN)
    low = isKnown ? ((numbers.min() ?? 0) - margin).nextDown : -.infinity
    high = isKnown ? ((numbers.max() ?? 0) + margin).nextUp : .infinity
  }

  static let all = Range(-.infinity, .infinity)
  var size: Double { max(abs(low), abs(high)) }

  func clamped(_ least: Double, _ most: Double) -> Range {
    Range(min(max(low, least), most), min(max(high, least), most))
  }

  // The range of an operation's results on all pairs of ends.
  private func corners(_ b: Range, _ value: (Double, Double) -> Double) -> Range {
    Range(of: [value(low, b.low), value(low, b.high), value(high, b.low), value(high, b.high)])
  }

  static prefix func - (a: Range) -> Range { Range(-a.high, -a.low) }
  static func + (a: Range, b: Range) -> Range { Range(of: [a.low + b.low, a.high + b.high]) }
  static func - (a: Range, b: Range) -> Range { a + -b }
  static func * (a: Range, b: Range) -> Range { a.corners(b) { $0 == 0 || $1 == 0 ? 0 : $0 * $1 } }
  static func / (a: Range, b: Range) -> Range { b.low > 0 || b.high < 0 ? a.corners(b, /) : .all }

  var magnitude: Range { low >= 0 ? self : high <= 0 ? -self : Range(0, size) }

  var root: Range {
    low < 0 ? .all : Range(max(low.squareRoot().nextDown, 0), high.squareRoot().nextUp)
  }

  var exponential: Range { Range(exp(low) * (1 - 1e-15), exp(high) * (1 + 1e-15)) }

  var cosine: Range {
    // It turns at each multiple of π; one that is near an end counts as inside.
    let (first, last) = (((low - 1e-9) / .pi).rounded(.up), ((high + 1e-9) / .pi).rounded(.down))
    guard last - first < 2 else { return Range(-1, 1) }
    let turns = first <= last ? [cos(first * .pi), cos(last * .pi)] : []
    return Range(of: [cos(low), cos(high)] + turns, margin: 1e-15 * (1 + size)).clamped(-1, 1)
  }

  /// sin x / x for an angle x of 0 or more: it falls from 1 to its minimum, about −0.2172.
  var sinc: Range {
    if low > 1 { return ((self - Range(.pi / 2)).cosine / self).clamped(-0.2173, 1) }
    guard high < 3.1 else { return Range(-0.2173, 1) }
    return Range(of: [low, high].map { $0 == 0 ? 1 : sin($0) / $0 }, margin: 1e-15)
  }
}
