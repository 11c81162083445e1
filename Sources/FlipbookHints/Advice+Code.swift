import FlipbookForms

// Lines of code from an app that are no statements, and names in them that are not known here.
extension Advice {
  private static let modifiers = Pattern(
    /^(?:@\w+(?:\([^()]*\))?\s+|(?:private|fileprivate|public|internal|open)(?:\(set\))?\s+|(?:final|static|lazy|weak|unowned|override|mutating|required|convenience|class(?=\s+(?:func|var)\b))\s+)+(?=(?:let|var|func|init|class|struct|enum|protocol|extension|typealias)\b)/
  )
  private static let owner = Pattern(
    /^(?:(?:func|class|struct|extension)\s+\w|init\b|Task\b)[^{]*\{/)

  /// The hint for a line of code, with the line to type instead; `nil` for a statement.
  func note(on typed: String, _ rewritings: [String]) -> Lead? {
    let line = String(typed.drop(while: \.isWhitespace))
    let plain = line.replacing(Self.modifiers, with: "")
    let body = plain.contains(Self.owner) ? plain.outerBlock.map { String(plain[$0]) } : nil
    let code = [plain == line ? nil : plain, body].compactMap(\.self)
    if let line = code.lazy.flatMap(lines(saying:)).first(where: works) {
      return Lead(writing: line)
    }
    let forms = plain == typed ? rewritings : hints.forms.rewritten(plain)
    let form = forms.first { $0.hasPrefix("SAY ") }
    guard let parts = form?.dropFirst("SAY ".count).split(separator: " | ").map(String.init) else {
      return nil
    }
    // Without any view, lines that make one first are tried too.
    let made = views.isEmpty ? parts.dropFirst().map { "view box; " + $0 } : []
    let offer = (parts.dropFirst() + made).lazy
      .map { [self] in ForeignWord.filled($0, for: typed, subjects) ?? $0 }.first(where: works)
    return Lead(offer.map { "\(parts[0]): \($0)" } ?? parts[0], offer)
  }

  // Lines for code: as it is, translated, and rewritten.
  private func lines(saying code: String) -> [String] {
    let lines = code.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: " ").joined(separator: " ") }
    let plain = lines.filter { !$0.isEmpty }.joined(separator: "; ")
    return [plain] + [hints.pasted(code, session)?.written].compactMap(\.self) + rewritten(plain)
  }

  /// The line for code about a thing with another name here, or the mistake that it still has.
  func renamed(_ typed: String, _ code: String?, isCode: Bool) -> Lead? {
    guard let code, let point = typed.firstIndex(of: "."),
      typed[..<point].allSatisfy({ $0.isLetter || $0.isNumber || "_?!".contains($0) }),
      code.hasSuffix(typed[point...]), let hint = hints.pasted(code, session),
      let line = hint.written
    else { return nil }
    if works(line) { return Lead(hint, line) }
    return isCode ? nextMistake(after: hint).map { Lead("\(hint); but \($0)") } : nil
  }

  private static let constant = Pattern(
    /\b(\w*[dD]uration|delay|\w*[dD]amping\w*|initial\w*Velocity): *((?:[A-Za-z_]\w*\.)*[A-Za-z_]\w*)(?= *[,)])/
  )

  /// The line for a call with usual numbers in the place of constants that are not known here.
  func withNumbers(_ typed: String) -> Lead? {
    guard typed.contains("UI") || typed.hasPrefix("withAnimation") else { return nil }
    var unknown: [String] = []
    let known = typed.replacing(Self.constant) { input in
      guard world.names[String(input.2)] == nil else { return String(input.0) }
      unknown.append("'\(input.2)'")
      let isDuration = input.1.lowercased().hasSuffix("duration")
      let number = isDuration ? "0.3" : input.1.lowercased().contains("damping") ? "0.8" : "0"
      return "\(input.1): \(number)"
    }
    guard !unknown.isEmpty, let line = lines(saying: known).first(where: works) else { return nil }
    let names = unknown.joined(separator: " and ") + (unknown.count == 1 ? " is" : " are")
    return Lead("\(names) not known here; with numbers: \(line)", line)
  }
}
