import FlipbookValues

/// The text before the cursor, taken apart as far as completions and hints need it.
struct TypedContext {
  /// The word that is being typed, with the quote it began with; empty after a blank.
  let word: String
  let isQuoted: Bool
  let isComment: Bool
  /// The pieces before the word of the statement that the cursor is in.
  let pieces: ArraySlice<Piece>
  private let typed: TypedText
  let commands: Commands
  // Where the word begins, in bytes.
  private let start: Int

  init(_ text: String, _ commands: Commands) {
    self.commands = commands
    let typed = TypedText(text, wordVerbs: commands.wordVerbs)
    isComment = typed.endsInComment
    let last = typed.pieces.last.flatMap { piece in
      piece.span.upper == text.utf8.count && piece.kind.isWord ? piece : nil
    }
    pieces = last == nil ? typed.statement : typed.statement.dropLast()
    start = last?.span.lower ?? text.utf8.count
    word = last.map { String(typed[$0]) } ?? ""
    isQuoted = last?.kind == .openString
    self.typed = typed
  }

  /// The text of the statement before the word.
  var statement: Substring { text(from: pieces.first?.span.lower ?? start) }
  func text(_ piece: Piece) -> Substring { typed[piece] }

  /// The text between two places, or up to the word.
  func text(from lower: Int, to upper: Int? = nil) -> Substring { typed[lower, upper ?? start] }

  /// The verb of the statement, if it takes plain words and no operator follows it.
  var wordCommand: CommandDeclaration? {
    command.flatMap { command in
      commands.wordVerbs.contains(command.name)
        && pieces.dropFirst().allSatisfy { [.plain, .label, .openString].contains($0.kind) }
        ? command : nil
    }
  }

  /// The verb of the innermost open block, and the label before its brace; `nil` outside of blocks.
  var opener: (verb: CommandDeclaration, label: String?)? {
    guard let opener = typed.opener, let verb = verb(of: opener) else { return nil }
    return (verb, label(at: opener.last))
  }

  /// Whether it is directly in the block of a chain, where only steps can be.
  var isAmongSteps: Bool { opener.map { $0.verb.block == .chain && $0.label == nil } ?? false }

  /// The path before the dot, if one of its members is being typed.
  var path: Substring? {
    guard let dot = pieces.last, isDot(dot), dot.span.upper == start else { return nil }
    var lower = dot.span.lower
    for piece in pieces.dropLast().reversed() {
      let isPart = [.word, .member, .string].contains(piece.kind) || isDot(piece)
      guard isPart, piece.span.upper == lower else { break }
      lower = piece.span.lower
    }
    return text(from: lower, to: dot.span.lower)
  }

  var label: String? { label(at: pieces.last) }
  var isBehindVerb: Bool { pieces.count == 1 }
  var isBehindBlank: Bool { word.isEmpty && typed.text.last?.isWhitespace == true }

  /// The command of the statement, once its verb and a blank are typed.
  var command: CommandDeclaration? {
    guard let first = pieces.first,
      (pieces.dropFirst().first?.span.lower ?? start) > first.span.upper
    else { return nil }
    return verb(of: pieces)
  }

  private func verb(of pieces: ArraySlice<Piece>) -> CommandDeclaration? {
    pieces.first.flatMap { $0.kind == .word ? commands.named(String(text($0))) : nil }
  }

  private func label(at piece: Piece?) -> String? {
    piece.flatMap { $0.kind == .label ? String(text($0).dropLast()) : nil }
  }

  private func isDot(_ piece: Piece) -> Bool { piece.kind == .sign && text(piece) == "." }
}

extension Piece.Kind {
  // Whether typing can continue a word at its end.
  fileprivate var isWord: Bool {
    switch self {
    case .word, .member, .number, .color, .string, .openString, .plain: true
    case .label, .sign, .comment, .broken: false
    }
  }
}
