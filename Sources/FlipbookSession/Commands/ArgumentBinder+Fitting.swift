import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

// Which argument is what a parameter takes.
extension ArgumentBinder {
  /// What an argument is for a parameter; `nil` where it does not fit.
  func fitted(
    _ value: ArgumentValue, to parameter: Parameter
  ) throws(Mistake) -> Invocation.Bound? {
    switch (value, parameter.type) {
    case (.block(let block), .block): return .block(block)
    case (.word(let name), .word): return .name(name)
    case (.word(let name), _):
      guard let expression = Expression(wordAt: name.span, of: scope.source) else { return nil }
      return try fitted(.expression(expression), to: parameter)
    case (.expression(let expression), .condition), (.expression(let expression), .expressions),
      (.expression(let expression), .place), (.expression(let expression), .path),
      (.expression(let expression), .side), (.expression(let expression), .animations):
      return .expressions([expression])
    case (.expression(let expression), .timings):
      return fitted(expression, to: .timing).map { _ in .expressions([expression]) }
    case (.expression(let expression), let form): return fitted(expression, to: form)
    default: return nil
    }
  }

  private func fitted(_ expression: Expression, to form: Parameter.Form) -> Invocation.Bound? {
    switch form {
    case .newName, .namedBlock: return expression.word.map { .name($0) }
    case .anyName: return named(expression) { _ in true }
    case .object: return named(expression) { _ in true } ?? value(expression, of: .layer)
    case .view: return named(expression) { if case .view = $0 { true } else { false } }
    case .chain: return named(expression) { if case .chain = $0 { true } else { false } }
    case .animation: return named(expression) { if case .animation = $0 { true } else { false } }
    case .layer: return value(expression, of: .layer) ?? value(expression, of: .view)
    case .key: return expression.word.map { .name($0) }
    case .keyPath:
      guard case .path(let path) = expression, path.root != nil else { return nil }
      return .name(Name(expression.span.text(in: scope.source), expression.span))
    case .value: return anyValue(expression)
    case .values:
      guard case .tuple(let parts, _) = expression else { return nil }
      return .expressions(parts)
    case .animator:
      return named(expression) {
        switch $0 {
        case .animator, .view, .chain: true
        default: false
        }
      }
    case .choice(let choices):
      return expression.word.flatMap { word in
        choices.contains { $0.word == word.text } ? .name(word) : nil
      }
    case .duration: return number(expression, in: [.plain, .duration])
    case .share: return number(expression, in: [.plain, .share])
    case .number: return number(expression, in: [.plain, .share, .duration, .angle])
    case .timing: return value(expression, of: .timing)
    case .size, .extent: return value(expression, of: .pair)
    case .boolean, .flag: return value(expression, of: .bool)
    case .condition, .expressions, .timings, .animations, .path, .side, .place, .block, .word:
      return nil
    }
  }

  private func named(_ expression: Expression, _ fits: (Named) -> Bool) -> Invocation.Bound? {
    guard let word = expression.word, let named = scope.names[word.text], fits(named) else {
      return nil
    }
    return .name(word)
  }

  private func value(_ expression: Expression, of kind: ValueKind) -> Invocation.Bound? {
    guard let value = try? scope.evaluate(expression), value.kind == kind else { return nil }
    return .value(value, expression)
  }

  private func anyValue(_ expression: Expression) -> Invocation.Bound? {
    guard let value = try? scope.evaluate(expression), value.isFinite else { return nil }
    switch value.kind {
    case .number, .bool, .pair, .rect, .color, .transform: return .value(value, expression)
    default: return nil
    }
  }

  private func number(
    _ expression: Expression, in units: [Quantity.Unit]
  ) -> Invocation.Bound? {
    guard let value = try? scope.evaluate(expression), case .number(let quantity) = value,
      quantity.value.isFinite, units.contains(quantity.unit)
    else { return nil }
    return .value(value, expression)
  }
}
