import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

// What is wrong with an argument that fits nowhere: which parameter is to blame, and what would do.
extension ArgumentBinder {
  // Blames the parameter whose words are nearest to what was typed, else the first open one.
  func mistake(_ argument: Argument, among open: [Parameter]) -> Mistake {
    let wanted = open.filter { parameter in
      if case .block = parameter.type { argument.isBlock } else { !argument.isBlock }
    }
    guard let first = wanted.first ?? (nearFlag(argument) == nil ? nil : declaration.parameters[0])
    else {
      return Mistake(
        .unexpectedArgument(result.text(of: argument.span), usage: declaration.usage),
        argument.span)
    }
    let near = wanted.first { !nearWords(argument, $0).isEmpty }
    // What is no word was not meant as a name.
    let other = isWord(argument) ? nil : wanted.first { !$0.type.isName }
    if near == nil, let flag = nearFlag(argument) {
      let text = result.text(of: argument.span)
      let noun = "an argument of '\(declaration.name)'"
      return Mistake(
        .wrongArgument(text, expected: noun, hint: "did you mean '\(flag)'?"), argument.span)
    }
    return mistake(argument, near ?? other ?? first)
  }

  func mistake(_ argument: Argument, _ parameter: Parameter) -> Mistake {
    let span = argument.value.span
    let text = result.text(of: span)
    if case .expression(let expression) = argument.value, expression.word == nil,
      case .failure(let mistake) = Result(catching: { () throws(Mistake) in
        try scope.evaluate(expression)
      })
    {
      return mistake
    }
    let near = nearWords(argument, parameter)
    let (noun, hint) = parameter.type.expectation
    if case .expression(let expression) = argument.value, let word = expression.word,
      parameter.type.isName
    {
      guard let kind = scope.names[word.text]?.kind ?? ValueWords.value(word.text)?.kind.noun
      else {
        return Mistake(parameter.type.unknown(word.text, near: near), span)
      }
      return Mistake(.wrongArgument(text, expected: "\(noun): it is \(kind)", hint: hint), span)
    }
    let meant = near.isEmpty ? hint : "did you mean '\(near[0])'?"
    return Mistake(.wrongArgument(text, expected: noun, hint: meant), span)
  }

  private func nearFlag(_ argument: Argument) -> String? {
    guard case .expression(let expression) = argument.value, let word = expression.word else {
      return nil
    }
    let flags = declaration.parameters.filter(\.isFlag).map(\.name)
    return NearNames.suggestions(for: word.text, among: flags).first
  }

  private func isWord(_ argument: Argument) -> Bool {
    if case .expression(let expression) = argument.value { expression.word != nil } else { false }
  }

  private func nearWords(_ argument: Argument, _ parameter: Parameter) -> [String] {
    guard case .expression(let expression) = argument.value, let word = expression.word else {
      return []
    }
    let names = scope.names
    if case .timing = parameter.type {
      return ValueWords.near(word.text, names: Timing.basic.map(\.name))
    }
    let words: [String] =
      switch parameter.type {
      case .choice(let words): words
      case .animator: names.keys.filter { if case .animator = names[$0] { true } else { false } }
      case .view: names.keys.filter { if case .view = names[$0] { true } else { false } }
      case .anyName: Array(names.keys)
      default: []
      }
    return NearNames.suggestions(for: word.text, among: words)
  }
}

extension Parameter.Form {
  // What is wrong with a name that nothing has.
  fileprivate func unknown(_ name: String, near: [String]) -> Mistake.Kind {
    switch self {
    case .view: .unknownThing(name, what: "view", near: near)
    case .animator: .unknownThing(name, what: "animator", near: near)
    default: .unknownName(name, near: near)
    }
  }

  // Whether it takes the name of something there is.
  var isName: Bool {
    switch self {
    case .anyName, .view, .animator: true
    default: false
    }
  }
}
