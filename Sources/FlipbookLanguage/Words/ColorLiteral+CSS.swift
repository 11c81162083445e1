import CForeignTexts

extension ColorLiteral {
  /// The colour that CSS gives a name, in small letters.
  package static func css(_ name: String) -> ColorLiteral? { byName[name] }

  // Looked up only, never walked.
  private static let byName = Dictionary(
    uniqueKeysWithValues: String(cString: foreign_css_colors()).split(separator: "\n").compactMap {
      let words = $0.split(separator: " ").map(String.init)
      return (try? ColorLiteral("#" + words[1], Span(0, 0))).map { (words[0], $0) }
    })
}
