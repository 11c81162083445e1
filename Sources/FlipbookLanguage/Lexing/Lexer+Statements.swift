// The operator after the first word decides the kind of a statement. Looking ahead reads bytes, not
// tokens, so that a later mistake is reported in its own place.

extension Lexer {
  /// Whether a statement that begins with a bare word is an expression or an assignment.
  ///
  /// It is if `.` or `(` directly follows the word, or if an operator is between it and a value:
  /// `time * 2`, `x=1`. In `step -3f` the minus belongs to the argument.
  func startsExpression(wordEndingAt stop: Int) -> Bool {
    if bytes[stop] == .dot || bytes[stop] == .leftParen { return true }
    let start = blanksEnd(from: stop)
    if startsComment(at: start) { return start == stop }
    if bytes[start] == .question, hasBlanksAround(at: start, length: 1) { return true }
    guard let symbol = symbol(at: start), symbol != .bang else { return false }
    return symbol.assignment != nil || !symbol.canLead || start == stop
      || endsPiece(at: start + symbol.length)
  }

  /// Whether a name and `in` follow a word: `for i in`.
  func startsLoop(wordEndingAt stop: Int) -> Bool {
    let name = blanksEnd(from: stop)
    guard name > stop, scalar(at: name).startsIdentifier else { return false }
    let word = blanksEnd(from: identifierEnd(from: name))
    return text(Span(word, identifierEnd(from: word))) == Loop.separator
  }

  func startsList(at stop: Int) -> Bool { bytes[blanksEnd(from: stop)] == .leftBracket }

  /// Whether a condition can follow a word: nothing after the word makes it a name.
  func startsConditional(wordEndingAt stop: Int) -> Bool {
    !endsWord(at: blanksEnd(from: stop)) && !startsComment(at: blanksEnd(from: stop))
      && !startsExpression(wordEndingAt: stop)
  }

  /// The word at an offset, when it is one of `verbs` and plain words follow it.
  ///
  /// As for other verbs, `save = x` and `save - x` are no commands; `save -x`, `save -` and `help
  /// ==` are, and `save - clean` where that is one of `verbs`.
  func wordVerb(at start: Int, among verbs: Set<String>) -> Span? {
    guard !verbs.isEmpty, scalar(at: start).startsIdentifier else { return nil }
    let stop = identifierEnd(from: start)
    guard endsWord(at: stop), verbs.contains(text(Span(start, stop))) else { return nil }
    let next = blanksEnd(from: stop)
    // A file can be called `%`.
    guard let symbol = symbol(at: next), symbol != .percent else { return Span(start, stop) }
    guard bytes[next + symbol.length].isBlank else { return Span(start, stop) }
    let behind = blanksEnd(from: next + symbol.length)
    let flag = text(Span(behind, identifierEnd(from: behind)))
    let isFile = endsWord(at: behind) || verbs.contains("\(text(Span(start, stop))) - \(flag)")
    return symbol == .minus && isFile ? Span(start, stop) : nil
  }

  private func endsWord(at offset: Int) -> Bool {
    endsPiece(at: offset) || bytes[offset] == .semicolon || bytes[offset] == .rightBrace
  }

  private func blanksEnd(from start: Int) -> Int {
    var offset = start
    while bytes[offset].isBlank { offset += 1 }
    return offset
  }
}
