/// The names in a loop that are made of a word and its number, as in `"dot\(i)"`.
package struct NumberedNames {
  /// The words before the number, in their order in the text.
  package private(set) var words: [String] = []
  /// The verb that gives the names with each word.
  private(set) var verbs: [String: String] = [:]
  private let commands: Commands

  /// - Returns: `nil` if names are composed otherwise, or given to things without a number.
  package init?(in loop: Loop, _ commands: Commands) {
    self.commands = commands
    guard look(at: loop.body, loop.name.text) else { return nil }
  }

  private mutating func look(at block: Block, _ number: String) -> Bool {
    block.statements.allSatisfy { look(at: $0, number) }
  }

  private mutating func look(at statement: Statement, _ number: String) -> Bool {
    switch statement {
    case .template(let template):
      var found: [Span: String] = [:]
      for name in template.names {
        guard name.parts.count == 3, case .text(let word) = name.parts[0],
          case .value(let value) = name.parts[1], value.word?.text == number,
          name.parts[2] == .text("")
        else { return false }
        found[name.span] = word
        if !words.contains(word) { words.append(word) }
      }
      return template.statement.commands.allSatisfy { look(at: $0, found, number) }
    case .command(let command): return look(at: command, [:], number)
    case .loop: return statement.bodies.allSatisfy { look(at: $0, number) }
    case .conditional:
      return statement.bodies.allSatisfy { !commands.givesNames($0) && look(at: $0, number) }
    case .assignment, .binding, .query: return true
    }
  }

  private mutating func look(
    at command: Command, _ found: [Span: String], _ number: String
  ) -> Bool {
    for (place, argument) in command.arguments.enumerated() {
      if let block = argument.value.block, !look(at: block, number) { return false }
      let isMade = place == 0 && commands.makes(command.verb.text)
      guard isMade || argument.label?.text == "name" else { continue }
      guard let word = found[argument.value.span] else { return false }
      verbs[word] = command.verb.text
    }
    return true
  }
}

/// Things with a number in their names, which are elements of arrays in Swift.
struct NumberedThings {
  fileprivate let numbers: Range<Int>
  /// Things made in the loop: the words of their names, their arrays and types.
  fileprivate var made: [(word: String, array: String, type: String)] = []
  /// Things made before: the words of their names, and the index of the first.
  fileprivate var used: [(word: String, array: String, index: Int)] = []
  /// Names of blocks and the like, which need no array.
  fileprivate var named: [String] = []

  fileprivate func all(_ word: String) -> [String] { numbers.map { "\(word)\($0)" } }
  private func first(_ word: String) -> String { "\(word)\(numbers.lowerBound)" }

  var arrays: SwiftLines { SwiftLines(made.map { "var \($0.array): [\($0.type)] = []" }) }

  /// Names things by the loop's variable in the first pass, which is written for all passes.
  func begin(with number: String, _ names: inout SwiftNames) {
    for word in made.map(\.word) + named {
      names.wish(first(word), SwiftNames.identifier(for: word))
    }
    for (word, array, index) in used {
      let shift = index - numbers.lowerBound
      let place = shift == 0 ? number : "\(number) \(shift < 0 ? "-" : "+") \(abs(shift))"
      names.set(first(word), to: "\(array)[\(place)]")
    }
  }

  /// Appends the things that were made; `nil` if one has no name in Swift.
  func appended(_ names: SwiftNames) -> SwiftLines? {
    let lines = made.compactMap { word, array, _ in
      names.identifier(of: first(word)).map { "\(array).append(\($0))" }
    }
    return lines.count == made.count ? SwiftLines(lines) : nil
  }

  /// Makes the names mean the elements of the arrays after the loop.
  func end(_ names: inout SwiftNames) {
    for (word, array, _) in made {
      for (index, name) in all(word).enumerated() { names.set(name, to: "\(array)[\(index)]") }
    }
  }
}

extension SwiftWriter {
  static let types = [
    "animator": "UIViewPropertyAnimator", "gradient": "CAGradientLayer", "layer": "CALayer",
    "shape": "CAShapeLayer", "view": "UIView",
  ]

  /// The things of a loop with numbered names; `nil` if one has another name or is in no array.
  func gathered(_ loop: Loop, _ numbers: Range<Int>) -> NumberedThings? {
    guard (1...10_000).contains(numbers.count),
      let names = NumberedNames(in: loop, survey.commands)
    else { return nil }
    var things = NumberedThings(numbers: numbers)
    for word in names.words {
      let all = things.all(word)
      guard let verb = names.verbs[word] else {
        guard let (array, index) = self.names.element(of: all[0]),
          all.enumerated().allSatisfy({ offset, name in
            self.names.element(of: name).map { $0 == (array, index + offset) } ?? false
          })
        else { return nil }
        things.used.append((word, array, index))
        continue
      }
      guard !all.contains(where: { survey.isSpecial($0) || isLost($0) }) else { return nil }
      guard survey.commands.makes(verb) else {
        things.named.append(word)
        continue
      }
      // An animator written as a block cannot be an element of an array.
      guard let type = Self.types[verb], verb != "animator" || manner != .uiview,
        all.allSatisfy({ self.names.identifier(of: $0) == nil })
      else { return nil }
      let array = self.names.fresh(SwiftNames.identifier(for: word) + "s")
      things.made.append((word, array, type))
    }
    return things
  }
}
