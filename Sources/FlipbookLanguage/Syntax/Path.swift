/// A word that was typed, and where.
package struct Name: Hashable, Sendable {
  /// The word itself, without quotes and with its escapes resolved.
  package var text: String
  /// The typed text, quotes included.
  package var span: Span
  /// Whether values stand in it that are put in later; then the text is what was typed.
  package let isMade: Bool

  /// Makes a name that stands at `span`.
  package init(_ text: String, _ span: Span, isMade: Bool = false) {
    self.text = text
    self.span = span
    self.isMade = isMade
  }
}

/// A dotted name: `box`, `box.center.x`, `"My Box".alpha`, `.easeInOut`.
///
/// A bare word is a path without members. A path that starts with a dot has no root: in a block
/// it means the block's own view, elsewhere it is a value word with Swift's leading dot.
package struct Path: Hashable, Sendable {
  /// The first word; nil when the path starts with a dot.
  package var root: Name?
  /// The words behind dots.
  package var members: [Name]
  /// From the first word or dot to the end of the last word.
  package var span: Span

  /// Makes a path; one without a root needs at least one member to be typed.
  package init(root: Name?, members: [Name], span: Span) {
    self.root = root
    self.members = members
    self.span = span
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
