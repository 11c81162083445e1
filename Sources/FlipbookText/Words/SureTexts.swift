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

  package func mayBe(in statement: [UInt8]) -> Bool {
    lists.allSatisfy { $0.contains(where: statement.contains) }
  }
}

private struct Reader {
  let pattern: [UInt8]
  private var place = 0
  private var (depth, isNegative, isLeading) = (0, false, true)
  // How deep the group is whose choices are looked at, and whether one has been taken from a group.
  private var (leading, isTold) = (0, false)
  // The text that goes on here, and those of the choices before it in a group.
  private var text: [UInt8] = []
  private var choices: [[UInt8]] = []
  private var lists: [[[UInt8]]] = []
  // What the choices outside of groups begin with; they stand for one text of each.
  private var ways: [[[UInt8]]] = []

  init(pattern: [UInt8]) { self.pattern = pattern }

  mutating func read() -> [[[UInt8]]] {
    while place < pattern.count {
      let byte = pattern[place]
      place += 1
      switch Character(UnicodeScalar(byte)) {
      // What stands between \Q and \E is a text, in which no sign means anything.
      case "\\" where place < pattern.count && pattern[place] == UInt8(ascii: "Q"):
        place += 1
        while place < pattern.count, !pattern[place...].starts(with: "\\E".utf8) {
          go(on: pattern[place])
          place += 1
        }
        place += 2
      case "\\":
        let escaped = pattern[place]
        place += 1
        // A letter is a class or a place, a digit what a group was; others go on as numbers or names.
        let sign = Character(UnicodeScalar(escaped))
        if "uUxNkg".contains(sign) { return [] }
        if sign.isLetter || sign.isNumber { end() } else { go(on: escaped) }
      case "?", "*", "{":
        // What they say of the character before them makes that one unsure.
        // All bytes of it: those behind the first begin with the bits 10.
        while isLeading, let last = text.popLast(), last & 0xC0 == 0x80 {}
        end()
        if byte == UInt8(ascii: "{") { place = pattern[place...].firstIndex(of: 0x7D) ?? place }
      case "[":
        skipClass()
        end()
      // Options may change what a text is.
      case "(" where pattern[place] == 0x3F && !":=!".utf8.contains(pattern[place + 1]): return []
      case "(": open()
      case ")": close()
      case "|" where depth == 0:
        guard endWay() else { return [] }
      case "|" where depth == leading: choose()
      case "|": break
      case "]", "}", "^", "$", ".", "+": end()
      default: go(on: byte)
      }
    }
    if ways.isEmpty {
      end()
      return lists
    }
    return endWay() ? [ways.flatMap(\.self)] : []
  }

  // Takes the list of one choice whose shortest text is the longest; whether there is one.
  private mutating func endWay() -> Bool {
    end()
    func length(_ list: [[UInt8]]) -> Int { list.map(\.count).min() ?? 0 }
    guard let best = lists.max(by: { length($0) < length($1) }) else { return false }
    ways.append(best)
    lists = []
    return true
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

  // A group that an alternative begins with stands for it.
  private mutating func open() {
    let isFirst = depth == leading && isLeading && text.isEmpty
    end()
    depth += 1
    let isSaid = pattern[place] == UInt8(ascii: "?")
    if isSaid { place += 2 }
    let isDenied = isSaid && pattern[place - 1] == UInt8(ascii: "!")
    if depth == 1 { (choices, isNegative) = ([], isDenied) }
    if depth == 1 || isFirst && !isDenied { (leading, isLeading) = (depth, true) }
  }

  private mutating func choose() {
    if !isTold { choices.append(text) }
    (text, isLeading, isTold) = ([], true, false)
  }

  private mutating func close() {
    depth -= 1
    guard depth < leading else { return }
    leading -= 1
    choose()
    let isUnsure = place < pattern.count && "?*{".utf8.contains(pattern[place])
    if depth > 0 {
      if isUnsure { choices.append([]) }
      (isLeading, isTold) = (false, true)
    } else if !isUnsure, !isNegative, !choices.contains([]) {
      lists.append(choices)
    }
  }
}

extension StringProtocol {
  /// Whether the bytes of a text stand in it, which is sooner told than where equal characters do.
  package func has(_ text: String) -> Bool { Array(utf8).contains(Array(text.utf8)) }
}

extension [UInt8] {
  fileprivate func contains(_ text: [UInt8]) -> Bool {
    guard let first = text.first, text.count <= count else { return false }
    return (0...count - text.count).contains { start in
      self[start] == first && text.indices.allSatisfy { self[start + $0] == text[$0] }
    }
  }
}
