import FlipbookLanguage
import Foundation
import HeadlessUIKit

// Functions for letting go: deceleration, rubber banding, the velocity of a spring.
extension Scope {
  func letGo(
    _ name: String, _ call: Call, _ function: FunctionDeclaration
  ) throws(Mistake) -> Value? {
    switch name {
    case "project":
      let parts = try parts(call, 2, function)
      let (velocity, rate) = (try evaluate(parts[0]), try rate(parts[1]))
      guard rate >= 0, rate < 1 else {
        throw mistake(parts[1], allowed: "a rate is 0 or more and less than 1: normal, fast")
      }
      func way(_ velocity: Double) -> Double {
        Double(project(initialVelocity: velocity, decelerationRate: rate))
      }
      switch velocity {
      case .number(let number): return .plain(way(number.value))
      case .pair(let x, let y, let form): return .pair(way(x), way(y), form)
      default:
        throw Mistake(velocity, isNot: "a number or a pair", parts[0].span)
      }
    case "rubberBand":
      let numbers = try numbers(of: call, "in", function: function)
      return .plain(Double(rubberBand(numbers[0], in: numbers[1])))
    case "relativeVelocity":
      let numbers = try numbers(of: call, "from", "to", function: function)
      return .plain(
        Double(relativeVelocity(forVelocity: numbers[0], from: numbers[1], to: numbers[2])))
    default: return nil
    }
  }

  // A number, or a scroll view's by its word unless something has that name.
  private func rate(_ expression: Expression) throws(Mistake) -> Double {
    switch expression.word?.text {
    case "normal" where named("normal") == nil:
      Double(UIScrollView.DecelerationRate.normal.rawValue)
    case "fast" where named("fast") == nil: Double(UIScrollView.DecelerationRate.fast.rawValue)
    default: try number(expression)
    }
  }

  // One number without a label, then those with the labels.
  private func numbers(
    of call: Call, _ labels: String..., function: FunctionDeclaration
  ) throws(Mistake) -> [Double] {
    guard let parts = call.expressions(labelled: [nil] + labels) else {
      throw Mistake(.wrongCall(function.name, forms: function.forms), call.span)
    }
    return try parts.map { part throws(Mistake) in try number(part) }
  }
}
