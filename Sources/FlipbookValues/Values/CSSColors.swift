/// The colours of CSS names; a name that UIKit has too keeps UIKit's colour.
enum CSSColors {
  /// The colour of a name in any case, or of hexadecimal digits after `#`.
  static func color(quoted text: String) -> UIColor? {
    text.hasPrefix("#")
      ? (try? ColorLiteral(text, Span(0, text.utf8.count))).map(UIColor.init)
      : color(named: text.lowercased())
  }

  static func color(named name: String) -> UIColor? {
    uikit[name] ?? ColorLiteral.css(name).map(UIColor.init)
  }

  // Only for lookups, never iterated.
  private static let uikit = Dictionary(
    uniqueKeysWithValues: UIColor.named.map { ($0.name.lowercased(), $0.color) })
}

extension UIColor {
  convenience init(_ literal: ColorLiteral) {
    self.init(red: literal.red, green: literal.green, blue: literal.blue, alpha: literal.alpha)
  }
}
