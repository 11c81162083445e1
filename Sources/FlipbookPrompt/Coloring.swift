import FlipbookSession

extension ColoredStretch {
  // The parts of it on both sides of a range.
  fileprivate func without(_ part: Range<Int>) -> [ColoredStretch] {
    guard range.overlaps(part) else { return [self] }
    return [(range.lowerBound, part.lowerBound), (part.upperBound, range.upperBound)]
      .filter { $0 < $1 }.map { ColoredStretch(range: $0..<$1, tone: tone) }
  }
}

extension Session {
  /// The coloured stretches of a half-typed line, in order and without overlaps.
  ///
  /// A word that the cursor may still be in, at the end of the line, is never called a mistake.
  package func coloring(of line: String) -> [ColoredStretch] {
    let pieces = Piece.all(in: line, wordVerbs: commands.wordVerbs)
    var given: Set<String> = []
    var gives = false
    let stretches = pieces.compactMap { piece -> ColoredStretch? in
      let text = piece.span.text(in: line)
      let tone = tone(
        of: piece, text, isNew: gives, given, isLast: piece.span.upper >= line.utf8.count)
      if gives, [.word, .string].contains(piece.kind) { given.insert(text) }
      gives =
        piece.startsStatement
        && (text == "let" || commands.named(text)?.parameters.first?.isPlainNewName == true)
      return tone.map { ColoredStretch(range: piece.span.range, tone: $0) }
    }
    guard let mistake = mistake(in: line) else { return stretches }
    let rest = stretches.flatMap { $0.without(mistake.range) }
    return (rest + [mistake]).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func tone(
    of piece: Piece, _ text: String, isNew: Bool, _ given: Set<String>, isLast: Bool
  ) -> Tone? {
    switch piece.kind {
    case .word:
      if piece.startsStatement, text == "let" || commands.named(text) != nil { return .verb }
      if isNew || given.contains(text) || world.names[text] != nil || text == ValueWords.stage {
        return .name
      }
      if ValueWords.value(text) != nil || ValueWords.cssColor(text) != nil
        || ValueWords.contextual.contains(text)
        || GestureWord(rawValue: text) != nil || text == ValueWords.context
        || FunctionDeclaration.all.contains(where: { $0.name == text })
      {
        return .value
      }
      return piece.startsStatement && !isLast ? .mistake : nil
    case .label: return .label
    case .number, .color: return .number
    case .string, .openString: return .string
    case .comment: return .comment
    case .broken: return .mistake
    case .member, .plain, .sign: return nil
    }
  }

  // The part that cannot be read, unless it may only be unfinished.
  private func mistake(in line: String) -> ColoredStretch? {
    do throws(SyntaxError) {
      _ = try commands.entry(from: line)
      return nil
    } catch {
      if error.kind == .unclosed { return nil }
      let span = error.span
      let end = line.utf8.count - line.reversed().prefix { $0.isWhitespace }.count
      guard span.count > 0, span.upper < end else { return nil }
      return ColoredStretch(range: span.range, tone: .mistake)
    }
  }
}
