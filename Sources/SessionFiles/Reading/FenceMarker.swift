struct FenceMarker: Equatable, Sendable {
  /// The blanks before the fence, 0 to 3; as many are dropped from each line inside.
  let indent: Int
  let character: UInt8
  /// Three or more; the closing fence has at least as many.
  let length: Int
  let words: [String]

  init?(opening line: String) {
    let bytes = line.utf8
    let afterIndent = bytes.drop { $0 == UInt8(ascii: " ") }
    guard let mark = afterIndent.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return nil }
    let info = afterIndent.drop { $0 == mark }
    indent = bytes.count - afterIndent.count
    character = mark
    length = afterIndent.count - info.count
    words = SessionText.trimmingEnd(String(Substring(info))).utf8
      .split(whereSeparator: SessionText.isBlank).map { String(Substring($0)) }
    let isInlineCode = mark == UInt8(ascii: "`") && info.contains(mark)
    guard indent <= 3, length >= 3, !isInlineCode else { return nil }
  }

  /// Whether the fence holds commands; throws for a word that only begins like it, since a misspelt
  /// fence must not be left out in silence.
  func isFlipbook(at line: Int) throws(SessionFileError) -> Bool {
    guard let word = words.first, word.lowercased().utf8.starts(with: "flipbook".utf8)
    else { return false }
    guard word == "flipbook" else {
      throw SessionFileError(line: line, problem: .unknownKind(word))
    }
    return true
  }

  func isClosed(by line: String) -> Bool {
    let bytes = SessionText.trimmingEnd(line).utf8
    let run = bytes.drop { $0 == UInt8(ascii: " ") }
    return bytes.count - run.count <= 3 && run.count >= length && run.allSatisfy { $0 == character }
  }

  func content(of line: String) -> String {
    let blanks = line.utf8.prefix(indent).prefix { $0 == UInt8(ascii: " ") }
    return String(Substring(line.utf8.dropFirst(blanks.count)))
  }
}
