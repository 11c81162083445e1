import FlipbookText

/// A typed word and its place.
package struct Name: Hashable, Sendable {
  /// The word itself, without quotes and with its escapes resolved.
  package var text: String
  /// The typed text, quotes included.
  package var span: Span
  /// Whether values are filled in later; then the text is what was typed.
  package let isMade: Bool

  package init(_ text: String, _ span: Span, isMade: Bool = false) {
    (self.text, self.span, self.isMade) = (text, span, isMade)
  }
}

/// A dotted name: `box`, `box.center.x`, `"My Box".alpha`, `.easeInOut`.
///
/// A bare word is a path without members. A path that starts with a dot has no root: in a block
/// it means the block's own view, elsewhere it is a value word with Swift's leading dot.
package struct Path: Hashable, Sendable {
  /// The first word; nil when the path starts with a dot.
  package var root: Name?
  /// The words after dots; at least one where there is no root.
  package var members: [Name]
  /// From the first word or dot to the end of the last word.
  package var span: Span

  package init(root: Name?, members: [Name], span: Span) {
    (self.root, self.members, self.span) = (root, members, span)
  }

  /// The only word of `linear` or `.linear`; nil for anything longer.
  package var word: Name? {
    switch (root, members.count) {
    case (let root?, 0): root
    case (nil, 1): members.first
    default: nil
    }
  }
}

extension Path: CustomStringConvertible {
  package var description: String {
    (root?.description ?? "") + members.map { "." + $0.text }.joined()
  }
}

extension Name: CustomStringConvertible {
  /// The name as it can be typed: in quotes unless it is an identifier.
  package var description: String { isIdentifier ? text : quoted }
  package static func typed(_ text: String) -> String { Name(text, Span(0, 0)).description }

  /// The name in quotes, with `"`, `\` and line breaks escaped.
  package var quoted: String {
    guard !isMade else { return "\"\(text)\"" }
    return "\"" + text.escaping(["\"", "\\"]).rewriting { $0 == "\n" ? "\\n" : nil } + "\""
  }

  private var isIdentifier: Bool {
    guard let first = text.unicodeScalars.first, first.startsIdentifier else { return false }
    return text.unicodeScalars.allSatisfy(\.continuesIdentifier)
  }
}
