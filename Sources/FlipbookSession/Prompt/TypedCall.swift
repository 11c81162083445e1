import FlipbookLanguage

/// A call of a function that is being typed.
struct TypedCall {
  /// The ways to call it that fit what is typed.
  let ways: [[Parameter]]
  /// The labels that are typed.
  private let labels: [String]
  // The number of arguments that are complete.
  private let count: Int
  /// Whether an argument may begin at the end of what is typed.
  let startsArgument: Bool
  /// Whether a label stands there.
  let isBehindLabel: Bool

  /// Looks at what is typed between the bracket and the cursor.
  init(_ function: FunctionDeclaration, typed: Substring) {
    var depth = 0
    let arguments = typed.split(omittingEmptySubsequences: false) { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == "," && depth == 0
    }
    .map { $0.drop { $0.isWhitespace } }
    let last = arguments.last ?? ""
    labels = arguments.compactMap { argument in
      argument.firstIndex(of: ":").map { String(argument[..<$0]) }
    }
    count = arguments.count - 1
    startsArgument = last.isEmpty
    isBehindLabel = last.last { !$0.isWhitespace } == ":"
    let (names, complete) = (labels, count)
    ways = function.ways.filter { way in
      names.allSatisfy { name in way.contains { $0.name == name } } && way.count > complete
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
    }
    .joined(separator: " or ")
  }
}
