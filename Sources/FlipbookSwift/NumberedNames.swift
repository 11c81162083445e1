package import FlipbookLanguage
import FlipbookValues

/// The names in a loop that are made of a word and its number, as in `"dot\(i)"`.
package struct NumberedNames {
  /// The words before the number, in the order they stand.
  package private(set) var words: [String] = []
  /// The verbs that give names with a word, those that make what has the name among them.
  private(set) var verbs: [String: String] = [:]

  /// - Returns: `nil` where names are made in another way, or given to what has no number.
  package init?(in loop: Loop) {
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
      for command in template.statement.commands {
        guard look(at: command, found, number) else { return false }
      }
      return true
    case .command(let command): return look(at: command, [:], number)
    case .loop: return statement.bodies.allSatisfy { look(at: $0, number) }
    case .conditional:
      return statement.bodies.allSatisfy { !$0.givesNames && look(at: $0, number) }
    case .assignment, .binding, .query: return true
    }
  }

  private mutating func look(
    at command: Command, _ found: [Span: String], _ number: String
  ) -> Bool {
    for (place, argument) in command.arguments.enumerated() {
      if let block = argument.value.block, !look(at: block, number) { return false }
      let isMade = place == 0 && SwiftSurvey.makers.contains(command.verb.text)
      guard isMade || argument.label?.text == "name" else { continue }
      guard let word = found[argument.value.span] else { return false }
      verbs[word] = command.verb.text
    }
    return true
  }
}
