@testable import FlipbookLanguage

/// Syntax as text that shows every level of the tree and no place.
enum Outline {
  static func of(_ entry: Entry) -> String {
    entry.statements.map(of).joined(separator: " ; ")
  }

  static func of(_ statement: Statement) -> String {
    switch statement {
    case .command(let command):
      command.verb.text + command.arguments.map { " " + of($0) }.joined()
    case .assignment(let assignment):
      "set \(of(assignment.target)) \(assignment.operator.rawValue) \(of(assignment.value))"
    case .binding(let binding): "bind \(binding.name.text) \(of(binding.value))"
    case .query(let expression): "? \(of(expression))"
    case .loop(let loop):
      "for \(loop.name.text) in \(of(loop.values)) \(of(loop.body))"
    case .conditional(let conditional):
      "if \(of(conditional.condition)) \(of(conditional.body))"
        + (conditional.otherwise.map { " else \(of($0))" } ?? "")
    case .template(let template):
      of(template.statement) + " where "
        + template.names.map { name in
          name.text { (value: Expression) -> String in "\\(\(of(value)))" }
        }.joined(separator: ", ")
    }
  }

  private static func of(_ values: Loop.Values) -> String {
    switch values {
    case .range(let lower, let upper, let isClosed):
      of(lower) + (isClosed ? "..." : "..<") + of(upper)
    case .list(let list): "[" + list.map(of).joined(separator: " ") + "]"
    }
  }

  static func of(_ block: Block) -> String {
    "{" + block.statements.map(of).joined(separator: " ; ") + "}"
  }

  static func of(_ argument: Argument) -> String {
    let label = argument.label.map { $0.text + ":" } ?? ""
    switch argument.value {
    case .expression(let expression): return label + of(expression)
    case .block(let block): return label + of(block)
    case .word(let name): return label + "<" + name.text + ">"
    }
  }

  static func of(_ expression: Expression) -> String {
    switch expression {
    case .number(let literal): literal.text
    case .color(let literal): literal.text
    case .string(let name): "'\(name.text)'"
    case .path(let path): of(path)
    case .call(let call): of(call.name) + "(" + list(call.arguments.map(of)) + ")"
    case .tuple(let components, _): "[" + list(components.map(of)) + "]"
    case .member(let base, let name, _): "<\(of(base))>.\(name.text)"
    case .prefix(let op, let operand, _): "(\(op.rawValue)\(of(operand)))"
    case .infix(let op, let lhs, let rhs, _, _): "(\(of(lhs)) \(op.rawValue) \(of(rhs)))"
    case .choice(let condition, let first, let second, _):
      "(\(of(condition)) ? \(of(first)) : \(of(second)))"
    }
  }

  private static func of(_ path: Path) -> String {
    (path.root?.text ?? "") + path.members.map { "." + $0.text }.joined()
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}

/// The verbs whose arguments are plain words, in these tests.
let wordVerbs: Set<String> = ["save", "save - clean", "replay", "export", "help", "history"]

/// Reads a text with those verbs.
func parse(_ text: String) throws(SyntaxError) -> Entry {
  try Parser.entry(from: text, wordVerbs: wordVerbs)
}

/// Returns the rendered mistake of a text, or nil when there is none.
func mistake(in text: String) -> String? {
  do throws(SyntaxError) {
    _ = try parse(text)
    return nil
  } catch {
    return error.diagnostic.rendered(in: text)
  }
}

/// Thrown when the syntax is of another kind than a test is about.
struct WrongShape: Error {}
