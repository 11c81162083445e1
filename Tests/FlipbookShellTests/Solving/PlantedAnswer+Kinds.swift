import Foundation
import TestSupport

extension PlantedAnswer {
  /// The measure that is asked for, and the number that varies.
  enum Kind: String, CaseIterable {
    case overshootOfRatio, overshootOfBounce, overshootBeforeTheCut, overshootOfCurve
    case settledOfRatio, settledOfDuration, settledOfResponse
    case valueOfRatio, valueOfVelocity, valueOfStiffness, valueOfDuration, valueOfCurve
    case crossingOfSpring, crossingOfCurve
    case tooMuch, noOvershoot, settledAtTheCut

    func make(_ random: inout SeededGenerator) -> PlantedAnswer {
      var answer = question(&random)
      let (low, high) = (answer.range.lowerBound, answer.range.upperBound)
      switch self {
      case .tooMuch:
        answer.target = answer.function(low) + Double.random(in: 0.01...1, using: &random)
      case .noOvershoot: answer.target = 0
      case .settledAtTheCut: answer.target = answer.function(low)
      default:
        // Without an overshoot there is no answer to plant, so tries other values.
        for _ in 0..<100 {
          let planted = low + (high - low) * Double.random(in: 0.02...0.98, using: &random)
          answer.target = answer.function(planted)
          if answer.target > 1e-6 || answer.measure == "box.center.x" { break }
        }
      }
      return answer
    }

    private func question(_ random: inout SeededGenerator) -> PlantedAnswer {
      func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
      func digits(_ range: ClosedRange<Double>) -> Double {
        rounded(Double.random(in: range, using: &random))
      }
      let (seconds, ratio) = (digits(0.2...3), digits(0.1...0.95))
      switch self {
      case .overshootOfRatio, .tooMuch:
        let (mass, stiffness) = (digits(0.5...3), digits(20...400))
        let velocity = self == .tooMuch || Bool.random(using: &random) ? 0 : digits(-4...4)
        let whole = Typed.number(2 * (stiffness * mass).squareRoot())
        return .overshoot(
          0.1...0.95,
          "spring(mass: \(mass), stiffness: \(stiffness), damping: \(whole) * n, "
            + "initialVelocity: \(velocity))"
        ) {
          SpringByHand(mass: mass, stiffness: stiffness, ratio: $0, velocity: velocity).overshoot
        }
      case .overshootOfBounce:
        return .overshoot(0.05...0.9, "spring(duration: \(seconds), bounce: n)") {
          Self.response(seconds, 1 - $0).overshoot
        }
      case .overshootBeforeTheCut, .noOvershoot:
        return .overshoot(0.5...0.99, "\(seconds)s spring(dampingRatio: n)") {
          SpringByHand(duration: seconds, ratio: $0).overshoot
        }
      case .overshootOfCurve:
        let points = [digits(0.1...0.9), digits(0...0.4), digits(0.1...0.9)]
        let text = points.map(Typed.number).joined(separator: ", ")
        return .overshoot(0.8...1.9, "\(seconds)s cubic(\(text), n)") { last in
          // The places where the derivative of the value is 0.
          let (a, b) = (3 * points[1], 3 * last)
          let (square, middle) = (3 * (1 + a - b), b - 2 * a)
          let root = max(middle * middle - square * a, 0).squareRoot()
          return [(-middle + root) / square, (-middle - root) / square].map { s in
            s > 0 && s < 1
              ? (1 - s) * (1 - s) * s * a + (1 - s) * s * s * b + s * s * s - 1 : 0
          }.reduce(0, max)
        }
      case .settledOfRatio:
        return .settled(0.3...0.98, "\(seconds)s spring(dampingRatio: n)") {
          SpringByHand(duration: seconds, ratio: $0).settled
        }
      case .settledAtTheCut:
        // A ratio for which it is still far from its end when it is cut off.
        var cut = digits(0.3...0.9)
        while SpringByHand(duration: seconds, ratio: cut).settled < seconds {
          cut = digits(0.3...0.9)
        }
        return .settled(cut...0.98, "\(seconds)s spring(dampingRatio: n)") {
          SpringByHand(duration: seconds, ratio: $0).settled
        }
      case .settledOfDuration:
        return .settled(0.2...4, "n * 1s spring(dampingRatio: \(ratio))") {
          SpringByHand(duration: $0, ratio: ratio).settled
        }
      case .settledOfResponse:
        return .settled(0.2...2, "spring(response: n, dampingFraction: \(ratio))") {
          Self.response($0, ratio).settled
        }
      case .valueOfRatio:
        let moment = rounded(digits(0.05...0.8) * seconds)
        return .value(0.1...0.95, "\(seconds)s spring(dampingRatio: n)", at: moment) {
          SpringByHand(duration: seconds, ratio: $0).value(at: moment)
        }
      case .valueOfVelocity:
        let (stiffness, moment) = (digits(20...400), digits(0.05...0.3))
        let damping = Typed.number(2 * stiffness.squareRoot() * ratio)
        return .value(
          -5...5,
          "spring(mass: 1, stiffness: \(stiffness), damping: \(damping), initialVelocity: n)",
          at: moment
        ) {
          SpringByHand(mass: 1, stiffness: stiffness, ratio: ratio, velocity: $0).value(at: moment)
        }
      case .valueOfStiffness:
        let (mass, moment) = (digits(0.5...3), digits(0.05...0.4))
        return .value(
          50...300, "spring(mass: \(mass), stiffness: n, damping: \(ratio))", at: moment
        ) {
          SpringByHand(mass: mass, stiffness: $0, ratio: ratio / 2 / ($0 * mass).squareRoot())
            .value(at: moment)
        }
      case .valueOfDuration:
        let moment = rounded(seconds / 4)
        return .value(1...4, "n * 1s spring(dampingRatio: \(ratio))", at: moment) {
          SpringByHand(duration: $0, ratio: ratio).value(at: moment)
        }
      case .valueOfCurve:
        let points = [digits(0...1), digits(-0.3...0.4), digits(0...1), digits(-0.6...1.6)]
        let place = Int.random(in: 0..<4, using: &random)
        var texts = points.map(Typed.number)
        texts[place] = "n"
        let (text, moment) = (texts.joined(separator: ", "), rounded(seconds * digits(0.1...0.9)))
        return .value(
          place % 2 == 0 ? 0...1 : -0.5...1.5, "\(seconds)s cubic(\(text))", at: moment,
          quantum: PlantedAnswer.curveNoise
        ) {
          var points = points
          points[place] = $0
          return PlainMotion.Part.cubic(points, duration: seconds).progress(moment)
        }
      case .crossingOfSpring:
        let part = PlainMotion.Part.spring(duration: seconds, ratio: ratio)
        return .crossing(0.01...seconds * 0.99, part)
      case .crossingOfCurve:
        let points = [digits(0...1), digits(-0.3...0.4), digits(0...1), digits(-0.6...1.6)]
        return .crossing(
          0.01...seconds * 0.99, PlainMotion.Part.cubic(points, duration: seconds))
      }
    }

    private static func response(_ seconds: Double, _ ratio: Double) -> SpringByHand {
      SpringByHand(mass: 1, stiffness: pow(2 * .pi / seconds, 2), ratio: ratio)
    }
  }

  // The error of halving where a curve is steep.
  private static let curveNoise = 2e-11

  private static func moving(_ timing: String) -> String {
    "animate \(timing) { box.center.x += 100 }"
  }

  private static func overshoot(
    _ range: ClosedRange<Double>, _ timing: String, _ function: @escaping (Double) -> Double
  ) -> Self {
    Self(
      block: moving(timing), measure: "overshoot(box.center.x)", factor: 100, suffix: "%",
      range: range, function: function)
  }

  private static func settled(
    _ range: ClosedRange<Double>, _ timing: String, _ function: @escaping (Double) -> Double
  ) -> Self {
    Self(
      block: moving(timing), measure: "settled(box.center.x)", suffix: "s", range: range,
      function: function, quantum: 2.5e-10)
  }

  private static func value(
    _ range: ClosedRange<Double>, _ timing: String, at moment: Double, quantum: Double = 1e-13,
    _ function: @escaping (Double) -> Double
  ) -> Self {
    Self(
      block: moving(timing) + "; step \(Typed.number(moment))s", measure: "box.center.x",
      range: range, function: { 100 * function($0) }, quantum: quantum)
  }

  // The moment at which it crosses a value.
  private static func crossing(_ range: ClosedRange<Double>, _ part: PlainMotion.Part) -> Self {
    Self(
      block: moving(part.text) + "; step n * 1s", measure: "box.center.x", range: range,
      function: { 100 * part.progress($0) }, quantum: curveNoise)
  }
}
