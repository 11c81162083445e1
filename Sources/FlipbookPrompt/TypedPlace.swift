import FlipbookValues

/// The kind of place where a word is being typed, as far as the words before it tell.
enum TypedPlace {
  case call(TypedCall)
  case label(String)
  /// After an operator and its left side, which is `nil` after one that joins conditions.
  case operand(left: Substring?, isAssigned: Bool)
  /// One of the numbers in brackets.
  case component
  /// After a value or a verb.
  case next

  init(_ context: TypedContext) {
    let pieces = context.pieces
    var depth = 0
    let bracket = pieces.lastIndex { piece in
      let sign = piece.kind == .sign ? context.text(piece) : ""
      depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      return depth > 0
    }
    let inner = bracket.map { pieces[($0 + 1)...] } ?? pieces
    if let bracket, let name = pieces[..<bracket].last, name.kind == .word,
      let function = FunctionDeclaration.called(String(context.text(name)))
    {
      self = .call(TypedCall(function, typed: inner, in: context))
      return
    }
    guard let last = inner.last else {
      self = bracket == nil ? .next : .component
      return
    }
    let text = String(context.text(last))
    switch last.kind {
    case .label: self = .label(String(text.dropLast()))
    case .sign where ["&&", "||", "!"].contains(text): self = .operand(left: nil, isAssigned: false)
    case .sign where text == ",": self = .component
    case .sign where Self.operators.contains(text):
      let edge = inner.dropLast().last { Self.isEdge($0, context) }?.span.upper
      let from = edge ?? inner.first?.span.lower ?? last.span.lower
      let left = context.text(from: min(from, last.span.lower), to: last.span.lower)
      self = .operand(left: left, isAssigned: text == "=")
    default: self = .next
    }
  }

  private static let assignments: Set = ["=", "+=", "-=", "*=", "/="]
  private static let operators: Set = assignments.union(InfixOperator.allCases.map(\.rawValue))

  // Whether the left side of an operator cannot begin before this piece.
  private static func isEdge(_ piece: Piece, _ context: TypedContext) -> Bool {
    let text = String(context.text(piece))
    return switch piece.kind {
    case .label: true
    case .word: piece.startsStatement && (text == "let" || context.commands.named(text) != nil)
    case .sign:
      assignments.contains(text) || ["!", ",", "{", "}"].contains(text)
        || InfixOperator(rawValue: text).map { $0.precedence <= InfixOperator.less.precedence }
          ?? false
    default: false
    }
  }
}

struct TypedCall {
  let function: FunctionDeclaration
  let overloads: [[Parameter]]
  private let labels: [String]
  private let count: Int
  /// Whether an argument may begin at the end of what is typed.
  let startsArgument: Bool
  let isBehindLabel: Bool

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
    overloads = function.overloads.filter { way in
      labels.allSatisfy { name in way.contains { $0.name == name } } && way.count > complete
    }
  }

  /// The parameters still to come, in each of the ways that fit.
  var open: [[Parameter]] {
    overloads.map { way in
      way.contains(where: \.isPositional)
        ? Array(way.dropFirst(count)) : way.filter { !labels.contains($0.name) }
    }
  }

  /// The rest of the call, to read; with several ways, only the parameters that they require.
  var usage: String {
    if isBehindLabel { return Parameter.Form.number.placeholder }
    guard startsArgument else { return "" }
    let rest = open.map { way in
      way.filter { open.count == 1 || $0.isRequired }.map(\.usage).joined(separator: ", ")
    }
    return rest.isEmpty ? "" : rest.joined(separator: " or ") + ")"
  }
}
