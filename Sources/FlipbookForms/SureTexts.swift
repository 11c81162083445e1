/// Texts without which a pattern matches nothing: of each list a statement has at least one.
///
/// Looking for them spares most statements most patterns, which are slow to read and to try. They are
/// what stands outside of groups, and how the choices of a group begin.
package struct SureTexts: Sendable {
  private var lists: [[[UInt8]]] = []

  package init(_ pattern: String) {
    var reader = Reader(pattern: Array(pattern.utf8))
    lists = reader.read()
  }

  package func mayBe(in statement: some StringProtocol) -> Bool {
    mayBe(in: Array(statement.utf8))
  }

  func mayBe(in statement: [UInt8]) -> Bool {
    lists.allSatisfy { $0.contains(where: statement.contains) }
  }
}

private struct Reader {
  let pattern: [UInt8]
  private var place = 0
  private var (depth, isNegative, isLeading) = (0, false, true)
  // The text that goes on here, and those of the choices before it in a group.
  private var text: [UInt8] = []
  private var choices: [[UInt8]] = []
  private var lists: [[[UInt8]]] = []

  init(pattern: [UInt8]) { self.pattern = pattern }

  mutating func read() -> [[[UInt8]]] {
    while place < pattern.count {
      let byte = pattern[place]
      place += 1
      switch Character(UnicodeScalar(byte)) {
      case "\\":
        let escaped = pattern[place]
        place += 1
        // A letter is a class or a place, a digit what a group was.
        let sign = Character(UnicodeScalar(escaped))
        if sign.isLetter || sign.isNumber { end() } else { go(on: escaped) }
      case "?", "*", "{":
        // What they say of the character before them makes that one unsure.
        if isLeading { _ = text.popLast() }
        end()
      case "[":
        skipClass()
        end()
      case "(": open()
      case ")": close()
      case "|" where depth == 0: return []
      case "|" where depth == 1: choose()
      case "|": break
      case "]", "}", "^", "$", ".", "+": end()
      default: go(on: byte)
      }
    }
    end()
    return lists
  }

  private mutating func go(on byte: UInt8) {
    if isLeading { text.append(byte) }
  }

  // Ends the text that goes on. In a group no other one is looked for.
  private mutating func end() {
    if depth > 0 { return isLeading = false }
    if !text.isEmpty { lists.append([text]) }
    text = []
  }

  private mutating func skipClass() {
    while pattern[place] != UInt8(ascii: "]") {
      place += pattern[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }

  private mutating func open() {
    end()
    depth += 1
    let isSaid = pattern[place] == UInt8(ascii: "?")
    if isSaid { place += 2 }
    guard depth == 1 else { return }
    (choices, isLeading) = ([], true)
    isNegative = isSaid && pattern[place - 1] == UInt8(ascii: "!")
  }

  private mutating func choose() {
    choices.append(text)
    (text, isLeading) = ([], true)
  }

  private mutating func close() {
    depth -= 1
    guard depth == 0 else { return }
    choose()
    let isUnsure = place < pattern.count && "?*{".utf8.contains(pattern[place])
    if !isUnsure, !isNegative, !choices.contains([]) { lists.append(choices) }
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: [UInt8]) -> Bool {
    guard let first = text.first, text.count <= count else { return false }
    return (0...count - text.count).contains { start in
      self[start] == first && text.indices.allSatisfy { self[start + $0] == text[$0] }
    }
  }
}
