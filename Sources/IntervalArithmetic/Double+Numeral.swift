import CLibrary

extension Double: RatableNumeral {
  package static func remainder(_ a: Double, _ b: Double) -> Double {
    a.truncatingRemainder(dividingBy: b)
  }

  package var signum: Double { self > 0 ? 1 : self < 0 ? -1 : isNaN ? self : 0 }
  package static func exponential(_ x: Double) -> Double { exp(x) }
  package static func logarithm(_ x: Double) -> Double { log(x) }
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  package static func sine(_ angle: Double) -> Double { sin(angle) }
  package static func cosine(_ angle: Double) -> Double { cos(angle) }
  package static func tangent(_ angle: Double) -> Double { tan(angle) }
  package static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
  package static func length(x: Double, y: Double) -> Double { hypot(x, y) }
  package static func least(_ a: Double, _ b: Double) -> Double { min(a, b) }
  package static func greatest(_ a: Double, _ b: Double) -> Double { max(a, b) }
  package static func isBelow(_ a: Double, _ b: Double) -> Verdict { Verdict(a < b) }
  package static func isAtMost(_ a: Double, _ b: Double) -> Verdict { Verdict(a <= b) }
  package static func either(_ a: Double, _ b: Double) -> Double { a }
  package var isDefined: Bool { !isNaN }

  package static func tied(_ a: Double, _ b: Double, isLesser: Bool) -> Double {
    isLesser ? min(a, b) : max(a, b)
  }

  package var kinked: Double { self }
  package static let anyRate = Double.nan
}
