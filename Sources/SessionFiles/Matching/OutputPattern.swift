/// The pattern of one line of an expectation.
///
/// - `...` stands for any number of lines, also none, as few as possible;
/// - a line that ends in ` (re)` is a regular expression for a whole line;
/// - any other line is text, in which `[..]` stands for any text and numbers have leeway;
/// - a leading `\` makes the rest plain text, in which numbers still have their leeway. It wins
///   over ` (re)`: a regular expression that starts with `\d` is written `[0-9]` or `(?:\d)`.
struct OutputPattern {
  enum Form {
    case anyLines
    case regex(LineExpression)
    case tokens([LineToken])
    case malformed(String)
  }

  let form: Form
  let tolerance: FenceOptions.Tolerance
  /// Its text with wildcards; nil for `...` and regular expressions.
  let text: String?

  init(_ line: String, tolerance: FenceOptions.Tolerance) {
    self.tolerance = tolerance
    if line == SessionText.anyLines {
      (form, text) = (.anyLines, nil)
    } else if let literal = SessionText.unescaped(line) {
      (form, text) = (.tokens(LineToken.tokens(of: literal)), literal)
    } else if SessionText.isRegex(line) {
      let source = String(Substring(line.utf8.dropLast(SessionText.regexSuffix.utf8.count)))
      (form, text) = ((try? LineExpression(source)).map(Form.regex) ?? .malformed(source), nil)
    } else {
      (form, text) = (.tokens(LineToken.tokens(of: line, wildcards: true)), line)
    }
  }

  var isAnyLines: Bool { if case .anyLines = form { true } else { false } }

  /// Whether plain text in its place would lose a wildcard.
  var isWildcard: Bool {
    if case .tokens(let tokens) = form { tokens.contains(.anything) } else { true }
  }

  func matches(_ line: OutputLine) -> Bool {
    switch form {
    case .anyLines: true
    case .regex(let regex): regex.matches(line.text)
    case .tokens(let tokens): isText(line.text) || matches(tokens, line)
    case .malformed: false
    }
  }

  static func matches(_ patterns: [OutputPattern], _ lines: [OutputLine]) -> Bool {
    Wildcards.match(tokens: patterns.count, length: lines.count) {
      patterns[$0].isAnyLines
    } end: { pattern, line in
      line < lines.count && patterns[pattern].matches(lines[line]) ? line + 1 : nil
    }
  }

  private func isText(_ line: String) -> Bool { text.map { SessionText.isSame($0, line) } ?? false }

  private func matches(_ tokens: [LineToken], _ line: OutputLine) -> Bool {
    Wildcards.match(tokens: tokens.count, length: line.scalars.count) {
      tokens[$0] == .anything
    } end: { token, place in
      end(of: tokens[token], in: line, at: place)
    }
  }

  private func end(of token: LineToken, in line: OutputLine, at place: Int) -> Int? {
    switch token {
    case .text(let text):
      return line.scalars[place...].starts(with: text) ? place + text.count : nil
    case .number(let expected):
      let range = line.number(at: line.endOfBlanks(from: place))
      return range.flatMap {
        tolerance.accepts(line.scalars[$0].text, for: expected) ? $0.upperBound : nil
      }
    case .numberStart:
      let start = line.endOfBlanks(from: place)
      return line.canStart(at: start) ? start : nil
    case .anything: return place
    }
  }
}
