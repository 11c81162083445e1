/// The colours of CSS's names; those that UIKit has as well keep UIKit's value.
enum CSSColors {
  /// The colour with a name, in whatever case, or in hexadecimal digits behind `#`.
  static func color(quoted text: String) -> UIColor? {
    text.hasPrefix("#")
      ? (try? ColorLiteral(text, Span(0, text.utf8.count))).map(UIColor.init)
      : color(named: text.lowercased())
  }

  static func color(named name: String) -> UIColor? {
    uikit[name] ?? ColorLiteral.css(name).map(UIColor.init)
  }

  // Looked up only, never walked.
  private static let uikit = Dictionary(
    uniqueKeysWithValues: UIColor.named.map { ($0.name.lowercased(), $0.color) })
}

extension UIColor {
  convenience init(_ literal: ColorLiteral) {
    self.init(red: literal.red, green: literal.green, blue: literal.blue, alpha: literal.alpha)
  }
}
