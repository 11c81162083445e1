import FlipbookLanguage

/// What belongs where a word is being typed, as far as the words before it tell.
enum TypedPlace {
  /// In the brackets of a function, behind what is typed there.
  case call(FunctionDeclaration, typed: Substring)
  /// Behind a label of the command.
  case label(String)
  /// Behind an operator and its left side; that is `nil` behind one that joins conditions.
  case operand(left: Substring?, isAssigned: Bool)
  /// One of the numbers in brackets.
  case component
  /// Behind a value or a verb.
  case next

  /// Looks at a statement up to the word.
  init(behind statement: Substring) {
    let text = String(statement)
    let pieces = Piece.all(in: text, wordVerbs: Commands.standard.wordVerbs).map {
      (piece: $0, text: $0.span.text(in: text))
    }
    var depth = 0
    let bracket = pieces.lastIndex { piece in
      depth += piece.text == "(" ? 1 : piece.text == ")" ? -1 : 0
      return depth > 0
    }
    let start = bracket.map { $0 + 1 } ?? 0
    if let bracket, bracket > 0, pieces[bracket - 1].piece.kind == .word,
      let function = FunctionDeclaration.named(pieces[bracket - 1].text)
    {
      self = .call(function, typed: Self.text(text, from: pieces[bracket].piece.span.upper))
      return
    }
    guard let last = pieces[start...].last else {
      self = bracket == nil ? .next : .component
      return
    }
    let before = pieces[start...].dropLast()
    switch last.text {
    case "&&", "||", "!": self = .operand(left: nil, isAssigned: false)
    case ",": self = .component
    case _ where last.piece.kind == .label: self = .label(String(last.text.dropLast()))
    case _ where last.piece.kind == .sign && Self.operators.contains(last.text):
      let edge = before.last { Self.isEdge($0.piece, $0.text) }?.piece.span.upper
      let from = edge ?? pieces[start].piece.span.lower
      let left = Self.text(text, from: min(from, last.piece.span.lower), to: last.piece.span.lower)
      self = .operand(left: left, isAssigned: last.text == "=")
    default: self = .next
    }
  }

  private static let assignments: Set = ["=", "+=", "-=", "*=", "/="]
  private static let operators: Set =
    assignments.union(InfixOperator.allCases.map(\.rawValue))

  // Whether the left side of an operator cannot begin before that.
  private static func isEdge(_ piece: Piece, _ text: String) -> Bool {
    switch piece.kind {
    case .label: true
    case .word: piece.startsStatement && (text == "let" || Commands.standard.named(text) != nil)
    case .sign:
      assignments.contains(text) || ["!", ",", "{", "}"].contains(text)
        || InfixOperator(rawValue: text).map { $0.precedence <= InfixOperator.less.precedence }
          ?? false
    default: false
    }
  }

  private static func text(_ text: String, from lower: Int, to upper: Int? = nil) -> Substring {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: lower)
    return text[
      start..<(upper.map { bytes.index(bytes.startIndex, offsetBy: $0) } ?? text.endIndex)]
  }
}
