/// Texts without which a pattern matches nothing.
///
/// Looking for them spares most statements most patterns, which are slow to read and to try.
package struct SureTexts: Sendable {
  private let need: Need

  package init(_ pattern: String) {
    var reader = Reader(pattern: Array(pattern.utf8))
    need = reader.read()
  }

  package func mayBe(in statement: some StringProtocol) -> Bool { mayBe(in: Array(statement.utf8)) }

  package func mayBe(in statement: [UInt8]) -> Bool { need.isMet(by: statement) }
}

/// A need that a statement must meet for a part of a pattern to match in it.
private indirect enum Need {
  case beginning([UInt8])
  case text([UInt8])
  case all([Need])
  case any([Need])

  static let none = Need.all([])

  var isNone: Bool {
    guard case .all(let needs) = self else { return false }
    return needs.isEmpty
  }

  func isMet(by statement: [UInt8]) -> Bool {
    switch self {
    case .beginning(let text): statement.starts(with: text)
    case .text(let text): statement.hasBytes(text)
    case .all(let needs): needs.allSatisfy { $0.isMet(by: statement) }
    case .any(let needs): needs.contains { $0.isMet(by: statement) }
    }
  }
}

private struct Reader {
  let pattern: [UInt8]
  private var place = 0
  // Numbered references, and options, may change which texts are sure.
  private var isUnsure = false

  init(pattern: [UInt8]) { self.pattern = pattern }

  mutating func read() -> Need {
    let need = choices(atBeginning: false)
    return isUnsure ? .none : need
  }

  // The next byte as a sign; all signs with a meaning are ASCII.
  private var next: Unicode.Scalar? { place < pattern.count ? Unicode.Scalar(pattern[place]) : nil }

  // Choices up to the end of their group.
  private mutating func choices(atBeginning: Bool) -> Need {
    var needs = [sequence(atBeginning: atBeginning)]
    while next == "|" {
      place += 1
      needs.append(sequence(atBeginning: atBeginning))
    }
    if needs.count == 1 { return needs[0] }
    return needs.contains(where: \.isNone) ? .none : .any(needs)
  }

  private mutating func sequence(atBeginning: Bool) -> Need {
    var (needs, text, isFirst) = ([Need](), [UInt8](), atBeginning)
    func end() {
      if !text.isEmpty { needs.append(isFirst ? .beginning(text) : .text(text)) }
      (text, isFirst) = ([], false)
    }
    while let sign = next, sign != "|", sign != ")", !isUnsure {
      place += 1
      switch sign {
      // Between \Q and \E is plain text, in which no sign has a meaning.
      case "\\" where next == "Q":
        place += 1
        while next != nil, !pattern[place...].starts(with: "\\E".utf8) {
          text.append(pattern[place])
          place += 1
        }
        place += 2
      case "\\":
        let escaped = pattern[place]
        place += 1
        // A letter is a class or an anchor, a digit a group; some continue with numbers or names.
        let sign = Character(UnicodeScalar(escaped))
        if "uUxNkg".contains(sign) { isUnsure = true }
        if sign.isLetter || sign.isNumber { end() } else { text.append(escaped) }
      case "?", "*", "{":
        // They make the character before them unsure: this drops all its bytes, of which those
        // after the first begin with the bits 10.
        while let last = text.popLast(), last & 0xC0 == 0x80 {}
        end()
        if sign == "{" { place = pattern[place...].firstIndex(of: 0x7D) ?? place }
      case "[":
        skipClass()
        end()
      case "(":
        let goesOn = isFirst && text.isEmpty
        end()
        let (need, isAhead) = group(atBeginning: goesOn)
        if !need.isNone, next != "?", next != "*", next != "{" { needs.append(need) }
        isFirst = goesOn && isAhead
      case "^":
        end()
        isFirst = true
      case "]", "}", "$", ".", "+": end()
      default: text.append(UInt8(sign.value))
      }
    }
    end()
    return needs.count == 1 ? needs[0] : .all(needs)
  }

  // The needs of a group, and whether it only looks ahead.
  private mutating func group(atBeginning: Bool) -> (need: Need, isAhead: Bool) {
    var kind: UInt8?
    if next == "?" {
      kind = pattern[place + 1]
      place += 2
    }
    let isDenied = kind == UInt8(ascii: "!")
    if let kind, !":=!".utf8.contains(kind) { isUnsure = true }
    let need = choices(atBeginning: atBeginning)
    place += 1
    return (isDenied ? .none : need, isDenied || kind == UInt8(ascii: "="))
  }

  private mutating func skipClass() {
    while pattern[place] != UInt8(ascii: "]") {
      place += pattern[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }
}

extension StringProtocol {
  /// Whether it contains the bytes of a text, which is found faster than equal characters are.
  package func has(_ text: String) -> Bool {
    var (own, text) = (String(self), text)
    return own.withUTF8 { own in text.withUTF8 { own.hasBytes($0) } }
  }
}

extension RandomAccessCollection<UInt8> where Index == Int, Indices == Range<Int> {
  // The standard library's search costs ten times as much.
  fileprivate func hasBytes(_ text: Self) -> Bool {
    guard let first = text.first, text.count <= count else { return false }
    return (0...count - text.count).contains { start in
      self[start] == first && text.indices.allSatisfy { self[start + $0] == text[$0] }
    }
  }
}
