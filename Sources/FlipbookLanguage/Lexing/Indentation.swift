/// The indentation of an entry's rows by its open brackets, while it is typed.
///
/// Choice: two blanks for each, as in Swift's own formatter.
package struct Indentation {
  // An open bracket, and the blanks with which a row inside it begins.
  private struct Opener {
    let row: Int
    let outside: String
    var inside: String { outside + "  " }
  }

  private var openers: [Opener] = []
  private var last = ""
  private var lastRow = 0

  /// Reads the rows before the one to indent; blank rows have no effect.
  package init(behind text: String, wordVerbs: Set<String>) {
    let bytes = Array(text.utf8)
    var (row, start, seen) = (0, 0, 0)
    var begins = true
    for piece in Piece.all(in: text, wordVerbs: wordVerbs) {
      let lower = piece.span.lower
      guard bytes[lower] != .lineFeed else { continue }
      if let line = bytes[seen..<lower].lastIndex(of: .lineFeed) {
        (row, begins) = (row + 1, true)
        start = line + 1
      }
      seen = piece.span.upper
      if begins { last = Self.blanks(bytes, start, lower) ?? last }
      add(piece.kind == .sign ? bytes[lower] : 0, row, begins)
      // A row may begin with several closing brackets.
      begins = begins && [.rightParen, .rightBrace].contains(bytes[lower])
    }
  }

  private static func blanks(_ bytes: [UInt8], _ start: Int, _ lower: Int) -> String? {
    let lead = bytes[start..<lower]
    return lead.allSatisfy { $0 == 32 || $0 == 9 } ? String(decoding: lead, as: UTF8.self) : nil
  }

  private mutating func add(_ sign: UInt8, _ row: Int, _ begins: Bool) {
    switch sign {
    case .leftParen, .leftBrace:
      let outer = openers.last.flatMap { $0.row == row ? $0.inside : nil }
      openers.append(Opener(row: row, outside: outer ?? last))
    case .rightParen, .rightBrace:
      // A later row that closes the bracket after other text also ends its indentation.
      if let opener = openers.popLast(), !begins, opener.row != row { last = opener.outside }
    default: break
    }
    lastRow = row
  }

  /// The blanks of the next row: those of the row before, and two for each bracket it leaves open.
  package var ofNextRow: String {
    openers.last.flatMap { $0.row == lastRow ? $0.inside : nil } ?? last
  }

  /// The blanks of a row that begins by closing a bracket: those of the row that opened it.
  package var ofClosingRow: String { openers.last?.outside ?? last }
}
