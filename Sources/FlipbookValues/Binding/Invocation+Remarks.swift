import FlipbookLanguage

// What is told to the person at the terminal, and nobody else, where what was typed surely means
// something else.
extension Invocation {
  // What fires later was typed long before, and nobody waits for a word on it.
  package var isTyped: Bool { scope.place != .fired && !scope.isRehearsal }

  /// Tells of a bare duration that is long for seconds.
  func remarkOnSeconds() {
    for case (let name, .value(_, .number(let literal))) in bound
    where literal.unit == nil && literal.value >= Self.longSeconds && isTyped {
      guard let parameter = declaration.parameters.first(where: { $0.name == name }),
        case .duration = parameter.type
      else { continue }
      let number = literal.text
      world.answer.remark =
        "\(number) is \(number) seconds: \(number)ms are milliseconds, \(number)f are frames"
    }
  }

  // Choice: who means so many seconds writes the s.
  private static let longSeconds = 10.0
}
