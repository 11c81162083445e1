/// A way that something was planned to go: when, how often, and along which curve.
package struct CSSWay: Hashable, Sendable {
  /// Core Animation's key path of what goes it.
  package let keyPath: String
  /// The moments at which one way begins and ends, in seconds of the stage.
  package let start: Double
  package let end: Double
  /// x1, y1, x2 and y2; `nil` where it is no single curve.
  package let curve: SIMD4<Double>?
  /// How often it is gone, and whether back as well.
  package let count: Double
  package let autoreverses: Bool
  /// The shares of its time at which it passes a keyframe.
  package let cuts: [Double]

  package init(
    keyPath: String, start: Double, end: Double, curve: SIMD4<Double>?, count: Double,
    autoreverses: Bool, cuts: [Double]
  ) {
    (self.keyPath, self.start, self.end, self.curve) = (keyPath, start, end, curve)
    (self.count, self.autoreverses, self.cuts) = (count, autoreverses, cuts)
  }

  var length: Double { end - start }
  /// Whether it is gone more than once, or in part.
  var repeats: Bool { autoreverses || count != 1 }
  private var cycle: Double { length * (autoreverses ? 2 : 1) }
  /// The moment at which it is gone no more.
  package var close: Double { repeats ? start + cycle * count : end }

  /// The beginning of the first whole way there from a moment on.
  func firstPass(from moment: Double) -> Double {
    start + cycle * max(((moment - start) / cycle - 1e-9).rounded(.up), 0)
  }

  /// The moment up to which it must be seen for one of its ways to be seen whole.
  package func seenWhole(from moment: Double) -> Double { firstPass(from: moment) + length }

  /// The moments between two others at which it turns, or passes a keyframe, the first of them.
  package func turns(from first: Double, to last: Double) -> [Double] {
    let place = repeats ? max(((first - start) / length).rounded(.down), 0) : 0
    let moments = (0..<(repeats ? Self.mostWays : 1)).flatMap { number in
      let isBack = autoreverses && Int(place) % 2 != number % 2
      return ([0] + cuts).map { share in
        start + length * (place + Double(number) + (isBack && share > 0 ? 1 - share : share))
      }
    }
    return (moments + [close]).filter { $0 >= first && $0 <= min(last, close + 1e-9) }
  }

  // Choice: of what is gone oftener, the turns behind are found as all else is.
  private static let mostWays = 100
}
