import FlipbookText

/// The spelling of a session's lines: what is a prompt, what is blank, what needs an escape.
///
/// Everything here works on UTF-8 or scalars, never on characters, since a combining mark after
/// the prompt's blank would otherwise hide the prompt.
package enum SessionText {
  static let anyLines = "..."
  static let regexSuffix = " (re)"

  enum LineKind: Equatable {
    case prompt(String)
    case continuation(String)
    case output
  }

  /// A prompt without its trailing blank counts as one with an empty text.
  static func kind(of line: String) -> LineKind {
    if let text = rest(of: line, after: PromptText.primary) { return .prompt(text) }
    if let text = rest(of: line, after: PromptText.continuation) { return .continuation(text) }
    return .output
  }

  /// Splits at line feeds; joining the result with line feeds gives the same bytes back.
  package static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  static func withoutByteOrderMark(_ line: String) -> String {
    line.unicodeScalars.first == "\u{FEFF}" ? String(line.unicodeScalars.dropFirst()) : line
  }

  /// Whether two lines have the same bytes; equal strings need not.
  static func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

  /// The lines of an output as they are compared: without trailing blanks and trailing blank lines.
  static func outputLines(of text: String) -> [String] {
    withoutTrailingBlankLines(lines(of: text).map(trimmingEnd))
  }

  static func withoutTrailingBlankLines(_ lines: [String]) -> [String] {
    Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// The lines up to the last one that is not empty.
  package static func filledLines(of text: String) -> [String] {
    withoutTrailingBlankLines(lines(of: text))
  }

  static func trimmingEnd(_ line: String) -> String {
    let end = line.utf8.lastIndex { !isBlankOrReturn($0) }
    return end.map { String(Substring(line.utf8[...$0])) } ?? ""
  }

  /// Drops the carriage return of a CRLF line end, and nothing else.
  static func droppingReturn(_ line: String) -> String {
    endsWithReturn(line) ? String(Substring(line.utf8.dropLast())) : line
  }

  static func endsWithReturn(_ line: String) -> Bool { line.utf8.last == UInt8(ascii: "\r") }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isBlankOrReturn(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: "\r") }

  /// The line as written to be expected literally.
  static func escaped(_ line: String) -> String { needsEscape(line) ? "\\" + line : line }

  static func unescaped(_ line: String) -> String? {
    line.utf8.first == UInt8(ascii: "\\") ? String(Substring(line.utf8.dropFirst())) : nil
  }

  /// The longest run of a byte: a fence around the text must be longer.
  static func longestRun(of byte: UInt8, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for next in text.utf8 {
      current = next == byte ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  static func isRegex(_ line: String) -> Bool {
    line.utf8.reversed().starts(with: regexSuffix.utf8.reversed())
  }

  /// Whether the line, as an expectation, always matches itself.
  static func standsForItself(_ line: String) -> Bool {
    line.utf8.first != UInt8(ascii: "\\") && !isRegex(line)
  }

  private static func needsEscape(_ line: String) -> Bool {
    kind(of: line) != .output || line == anyLines || !standsForItself(line)
      || LineToken.containsWildcard(line)
  }

  private static func rest(of line: String, after prefix: String) -> String? {
    if line.utf8.starts(with: prefix.utf8) {
      return String(Substring(line.utf8.dropFirst(prefix.utf8.count)))
    }
    return trimmingEnd(line) == trimmingEnd(prefix) ? "" : nil
  }
}
