/// A planned motion: when, how often, and along which curve.
package struct CSSWay: Hashable, Sendable {
  /// Core Animation's key path of the value that moves.
  let keyPath: String
  /// The first run, in seconds of the stage.
  package let start: Double
  package let end: Double
  /// x1, y1, x2 and y2; nil if it is no single curve.
  let curve: SIMD4<Double>?
  /// How often it runs; each time there and back if it autoreverses.
  package let count: Double
  let autoreverses: Bool
  /// The shares of a run at which it passes a keyframe.
  let cuts: [Double]

  package init(
    keyPath: String, start: Double, end: Double, curve: SIMD4<Double>?, count: Double,
    autoreverses: Bool, cuts: [Double]
  ) {
    (self.keyPath, self.start, self.end, self.curve) = (keyPath, start, end, curve)
    (self.count, self.autoreverses, self.cuts) = (count, autoreverses, cuts)
  }

  var length: Double { end - start }
  var repeats: Bool { autoreverses || count != 1 }
  private var cycle: Double { length * (autoreverses ? 2 : 1) }
  package var close: Double { repeats ? start + cycle * count : end }

  func firstPass(from moment: Double) -> Double {
    start + cycle * max(((moment - start) / cycle - 1e-9).rounded(.up), 0)
  }

  /// The end of its first forward run from a moment on.
  package func seenWhole(from moment: Double) -> Double { firstPass(from: moment) + length }

  /// The moments between two others at which it turns or passes a keyframe, up to a limit.
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

  // Choice: sampling finds later turns.
  private static let mostWays = 100
}
