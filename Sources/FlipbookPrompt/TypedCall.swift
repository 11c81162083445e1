import FlipbookCommands
import FlipbookLanguage
import FlipbookSession
import FlipbookValues

/// A call of a function that is being typed.
struct TypedCall {
  let function: FunctionDeclaration
  /// The ways to call it that fit what is typed.
  let ways: [[Parameter]]
  private let labels: [String]
  // The number of arguments that are complete.
  private let count: Int
  /// Whether an argument may begin at the end of what is typed.
  let startsArgument: Bool
  let isBehindLabel: Bool

  /// Looks at what is typed between the bracket and the word.
  init(_ function: FunctionDeclaration, typed: ArraySlice<Piece>, in context: TypedContext) {
    var depth = 0
    let arguments = typed.split(omittingEmptySubsequences: false) { piece in
      guard piece.kind == .sign else { return false }
      let sign = context.text(piece)
      depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      return sign == "," && depth == 0
    }
    let labels = arguments.compactMap { argument in
      argument.first.flatMap { $0.kind == .label ? String(context.text($0).dropLast()) : nil }
    }
    let complete = arguments.count - 1
    (self.function, self.labels, count) = (function, labels, complete)
    startsArgument = arguments.last?.isEmpty ?? true
    isBehindLabel = arguments.last?.last?.kind == .label
    ways = function.ways.filter { way in
      labels.allSatisfy { name in way.contains { $0.name == name } } && way.count > complete
    }
  }

  /// What is still to come, in each of the ways that fit.
  var open: [[Parameter]] {
    ways.map { way in
      way.contains(where: \.isPositional)
        ? Array(way.dropFirst(count)) : way.filter { !labels.contains($0.name) }
    }
  }

  /// How it goes on, for reading; of several ways only what each of them needs.
  var usage: String {
    if isBehindLabel { return Parameter.Form.number.placeholder }
    guard startsArgument else { return "" }
    return open.map { way in
      way.filter { open.count == 1 || $0.isRequired }.map(\.usage).joined(separator: ", ") + ")"
    }.joined(separator: " or ")
  }
}
