package import FlipbookLanguage
import Foundation
import HeadlessUIKit

/// A measure of a number over a stretch of time.
package enum MotionMeasure: String, CaseIterable, Sendable {
  case highest, lowest, overshoot, settled

  package var meaning: String {
    switch self {
    case .highest: "a number's highest value"
    case .lowest: "a number's lowest value"
    case .overshoot: "how far a number goes beyond where it ends, as a share of its way"
    case .settled: "the seconds until a number stays within 0.1 % of its way of its end"
    }
  }
}

/// Looks ahead, or at other moments.
package protocol Foresight: AnyObject {
  func foresee(
    _ measure: MotionMeasure, of number: Expression, over stretch: AskedStretch, in scope: Scope
  ) throws(Mistake) -> Value

  /// The answer of a look along time or at another moment.
  func look(
    _ command: Command, _ declaration: CommandDeclaration, in scope: Scope
  ) throws(Mistake) -> Answer
}

/// A stretch of time as typed; `nil` means the default.
package struct AskedStretch {
  /// Seconds, each with its place in the text.
  package var from: (seconds: Double, span: Span)?
  package var to: (seconds: Double, span: Span)?
  package var length: (seconds: Double, span: Span)?
  /// The place of the question.
  package let span: Span

  package init(span: Span) { self.span = span }
}

// Functions of how things move.
extension Scope {
  func motion(
    _ name: String, _ call: Call, _ function: FunctionDeclaration
  ) throws(Mistake) -> Value? {
    switch name {
    case "velocity": return try velocity(of: try parts(call, 1, function)[0])
    case "length":
      let (x, y) = try point(try parts(call, 1, function)[0])
      return .plain(NumberFunction.length.value([x, y]))
    case "distance":
      let parts = try parts(call, 2, function)
      let ((ax, ay), (bx, by)) = (try point(parts[0]), try point(parts[1]))
      return .plain(NumberFunction.length.value([bx - ax, by - ay]))
    default: return try letGo(name, call, function)
    }
  }

  private func point(_ expression: Expression) throws(Mistake) -> (Double, Double) {
    let value = try evaluate(expression)
    switch value {
    case .pair(let x, let y, _): return (x, y)
    case .view(let view): return position(of: view.layer)
    case .layer(let layer): return position(of: layer)
    default: throw Mistake(value, isNot: "a point or a view", expression.span)
    }
  }

  private func position(of layer: CALayer) -> (Double, Double) {
    let position = (reading == .shown ? layer.presentation() ?? layer : layer).position
    return (Double(position.x), Double(position.y))
  }

  // Always of the shown value.
  private func velocity(of expression: Expression) throws(Mistake) -> Value {
    let value = try reading(.shown).evaluate(expression)
    guard [.number, .pair].contains(value.kind) else {
      throw Mistake(value, isNot: "a number or a point", expression.span)
    }
    let rates = try Moving(numbersOf: expression, in: self).rates(at: world.stage.ticks)
    guard let rates else {
      throw Mistake(
        .noNumber(
          "the velocity of \(text(of: expression)) is not known",
          hint: "shown numbers and points, and expressions of them, have one"
        ), expression.span)
    }
    guard rates.allSatisfy(\.isFinite) else {
      throw Mistake(
        .noNumber("\(text(of: expression)) is infinitely fast here", hint: "ask a frame later"),
        expression.span)
    }
    return rates.count == 1 ? .plain(rates[0]) : .pair(rates[0], rates[1], .tuple)
  }

  func foresee(
    _ measure: MotionMeasure, _ call: Call, _ function: FunctionDeclaration
  ) throws(Mistake) -> Value {
    if place == .entry, !isRehearsal { try world.countLook(call.name.span) }
    guard let foresight, !isRehearsal else {
      throw Mistake(.notForeseen(measure.rawValue), call.name.span)
    }
    var (number, stretch): (Expression?, AskedStretch) = (nil, AskedStretch(span: call.span))
    for argument in call.arguments {
      guard case .expression(let expression) = argument.value else {
        throw Mistake(.wrongCall(function.name, forms: function.forms), argument.span)
      }
      switch argument.label?.text {
      case nil where number == nil: number = expression
      case "for": stretch.length = try seconds(expression)
      case "from": stretch.from = try seconds(expression)
      case "to": stretch.to = try seconds(expression)
      default: throw Mistake(.wrongCall(function.name, forms: function.forms), argument.span)
      }
    }
    guard let number else {
      throw Mistake(.wrongCall(function.name, forms: function.forms), call.span)
    }
    var scope = reading(.shown)
    scope.foresight = nil
    if case .pair? = try? scope.evaluate(number) {
      let text = text(of: number)
      throw Mistake(
        .noNumber(
          "'\(text)' is a pair, and \(measure.rawValue) takes one number",
          hint: "write \(measure.rawValue)(\(text).x) or \(measure.rawValue)(\(text).y)"),
        number.span)
    }
    return try foresight.foresee(measure, of: number, over: stretch, in: scope)
  }

  private func seconds(_ expression: Expression) throws(Mistake) -> (seconds: Double, span: Span) {
    let seconds = try number(expression)
    guard seconds >= 0 else { throw Mistake(.notPositive(text(of: expression)), expression.span) }
    return (seconds, expression.span)
  }
}

extension Expression {
  // Whether it looks ahead; then model and shown value are the same.
  var isForeseen: Bool {
    guard case .call(let call) = self else { return false }
    return MotionMeasure(rawValue: call.name.description) != nil
  }
}

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
      default: throw Mistake(velocity, isNot: "a number or a pair", parts[0].span)
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
