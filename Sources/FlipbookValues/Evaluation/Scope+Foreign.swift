// Timings in other tools' words, where no thing has that name.
extension Scope {
  func foreign(_ path: Path) throws(Mistake) -> Value? {
    guard let root = path.root, named(root.text) == nil else { return nil }
    return try taken(ForeignTiming.named([root.text] + path.members.map(\.text)), path.span)
  }

  func foreign(_ call: Call) throws(Mistake) -> Value? {
    guard let root = call.name.root, named(root.text) == nil else { return nil }
    var numbers: [Double] = []
    var isEarly = false
    for (argument, part) in zip(call.arguments, call.values) {
      guard argument.label == nil else { return nil }
      if let word = part.word?.text, named(word) == nil {
        isEarly = isEarly || ["start", "jumpStart"].contains(word)
      } else {
        // With other arguments it is some other call.
        guard let number = try? quantity(part), number.unit != .duration else { return nil }
        numbers.append(number.value)
      }
    }
    let words = [root.text] + call.name.members.map(\.text)
    return try taken(ForeignTiming.named(words, numbers, isEarly: isEarly), call.span)
  }

  /// The timing that CSS words with dashes mean; `nil` for a subtraction.
  func dashed(_ difference: Expression) throws(Mistake) -> Value? {
    guard let first = difference.leftmostWord, ["ease", "step", "cubic"].contains(first),
      named(first) == nil, let parts = difference.dashedParts,
      !text(of: difference).prefix(while: { $0 != "(" }).contains(" ")
    else { return nil }
    guard case .call(var call)? = parts.last else {
      let words = parts.compactMap { $0.word?.text }
      guard words.count == parts.count else { return nil }
      return try taken(ForeignTiming.dashed(words.joined(separator: "-")), difference.span)
    }
    guard first == "cubic", parts.count == 2, call.name.word?.text == "bezier" else { return nil }
    call.name = Path(root: Name("cubic", call.name.span), members: [], span: call.name.span)
    call.span = difference.span
    return try evaluate(call)
  }

  private func taken(_ found: ForeignTiming?, _ span: Span) throws(Mistake) -> Value? {
    guard let found else { return nil }
    guard let timing = found.timing else { throw Mistake(.noTiming(found), span) }
    return .timing(timing)
  }
}

extension Expression {
  fileprivate var leftmostWord: String? {
    var first = self
    while case .infix(.subtract, let left, _, _, _) = first { first = left }
    return first.word?.text
  }

  fileprivate var dashedParts: [Expression]? {
    guard case .infix(.subtract, let left, let right, _, _) = self else { return nil }
    return (left.dashedParts ?? [left]) + [right]
  }
}
