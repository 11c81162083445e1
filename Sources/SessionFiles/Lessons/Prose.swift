import FlipbookText

package enum Prose: Equatable, Sendable {
  case heading(String)
  case paragraph(String)
  case item(String)
  /// A line shown as it is: of a table, or of a fence in another language.
  case verbatim(String)
}

/// Reads the text between two fences; anything that looks no different on a screen is a paragraph.
struct ProseReader {
  private(set) var pieces: [Prose] = []
  private var open: [String] = []
  private var isItem = false
  private var code: FenceMarker?
  private var isInComment = false

  static func pieces(of lines: some Sequence<String>) -> [Prose] {
    var reader = ProseReader()
    for line in lines { reader.read(SessionText.trimmingEnd(line)) }
    reader.close()
    return reader.pieces
  }

  private mutating func read(_ line: String) {
    if let code {
      if code.isClosed(by: line) { self.code = nil } else { pieces.append(.verbatim("  " + line)) }
    } else if isInComment || line.utf8.starts(with: "<!--".utf8) {
      close()
      isInComment = !line.utf8.reversed().starts(with: "-->".utf8.reversed())
    } else if let marker = FenceMarker(opening: line) {
      close()
      code = marker
    } else {
      readText(line)
    }
  }

  private mutating func readText(_ line: String) {
    let bytes = line.utf8.drop(while: SessionText.isBlank)
    let text = String(Substring(bytes))
    switch bytes.first {
    case nil: close()
    case UInt8(ascii: "#")?:
      close()
      let rest = bytes.drop { $0 == UInt8(ascii: "#") }.drop(while: SessionText.isBlank)
      pieces.append(.heading(String(Substring(rest))))
    case UInt8(ascii: "|")?:
      close()
      pieces.append(.verbatim(text))
    case UInt8(ascii: ">")?: readText(String(Substring(bytes.dropFirst())))
    case let mark? where "-*+".utf8.contains(mark) && bytes.dropFirst().first == UInt8(ascii: " "):
      close()
      (open, isItem) = ([text], true)
    default: open.append(text)
    }
  }

  private mutating func close() {
    guard !open.isEmpty else { return }
    let text = open.joined(separator: " ").replacing(Self.link) { $0.1 }
    pieces.append(isItem ? .item(text) : .paragraph(text))
    (open, isItem) = ([], false)
  }

  // `[text](place)` leads nowhere in a terminal.
  private static let link = Pattern(/\[([^\]]*)\]\([^)]*\)/)
}
