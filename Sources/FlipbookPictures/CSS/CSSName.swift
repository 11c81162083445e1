enum CSSName {
  /// A name as one class, without blanks.
  static func className(_ name: String) -> String {
    String(name.map { $0.isWhitespace ? "-" : $0 })
  }

  // The other words that the shorthand `animation` takes, and those that cannot name keyframes.
  //
  // Source: w3.org/TR/css-animations-1 and css-cascade-5.
  private static let keywords: Set = [
    "alternate", "alternate-reverse", "backwards", "both", "default", "ease", "ease-in",
    "ease-in-out", "ease-out", "forwards", "infinite", "inherit", "initial", "linear", "none",
    "normal", "paused", "reverse", "revert", "revert-layer", "running", "step-end", "step-start",
    "unset",
  ]

  /// A name for keyframes, which the shorthand `animation` takes for nothing else.
  static func keyframes(_ name: String) -> String {
    keywords.contains(name.lowercased()) ? name + "-animation" : name
  }

  /// A name as an identifier, escaped by "serialize an identifier" of the CSS Object Model.
  static func identifier(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    guard !scalars.isEmpty else { return "_" }
    if scalars == ["-"] { return "\\-" }
    return scalars.enumerated().map { place, scalar in
      let isDigit = ("0"..."9").contains(scalar)
      let isFirst = place == 0 || place == 1 && scalars[0] == "-"
      switch scalar {
      case "\0": return "\u{FFFD}"
      case _ where isDigit && isFirst || !PrintableText.isLine(String(scalar)):
        return "\\" + String(scalar.value, radix: 16) + " "
      case "-", "_", "0"..."9", "a"..."z", "A"..."Z", "\u{80}"...: return String(scalar)
      default: return "\\" + String(scalar)
      }
    }.joined()
  }
}
