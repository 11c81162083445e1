import CLanguageTexts
import FlipbookText

/// A mistake in a text that can be found without knowing what the words mean.
///
/// It is indirect to be one word wide: every `try` of the parser keeps room for it on the stack.
package indirect enum SyntaxError: Error, Hashable, Sendable {
  /// With the place and the text of the words concerned; for a limit, its number.
  case found(Kind, Span, about: String = "")

  /// Each has its texts in `SyntaxErrors.txt`.
  package enum Kind: String, CaseIterable, Sendable {
    case unexpectedCharacter, controlCharacter
    /// An opener without a closer, and a closer without an opener.
    case unclosed, strayCloser
    case unknownEscape, malformedNumber, rangeAsNumber, numberTooLarge, unknownUnit
    case malformedColor, wrongColorDigits
    /// Nothing where a value has to follow a label, an operator or a comma.
    case missingValue
    /// Nothing where a name has to follow a dot.
    case missingName
    case emptyBrackets
    /// `=` or its kin inside a value or between arguments.
    case misplacedAssignment
    /// `a < b < c`; about the second operator.
    case chainedComparison
    case notAPrefix
    /// Nested beyond `Parser.depthLimit`, and more tokens than `Parser.sizeLimit`.
    case nestedTooDeeply, chainedTooLong, tooLong
    case missingBlank
    /// `max (1, 2)`: a blank between a name and its bracket where only a call makes sense.
    case detachedCall
    /// A bracket after a value that is no name: `f(1)(2)`.
    case notCallable
    case strayBlock, blockAsValue, strayLabel, malformedBinding, notAssignable, strayComma
    /// Something after a component of a list where a comma or a bracket was due.
    case unexpectedInList
    /// A `?` without a `:` after its first value, or one without blanks around it.
    case halfChoice
    case malformedLoop
    /// A `for`, `if` or `else` without a block.
    case missingBody
    case strayAlternative, unexpected
  }

  package var kind: Kind { parts.kind }
  package var span: Span { parts.span }
  package var about: String { parts.about }

  private var parts: (kind: Kind, span: Span, about: String) {
    switch self {
    case .found(let kind, let span, let about): (kind, span, about)
    }
  }

  package var diagnostic: Diagnostic {
    guard let (_, message, hint) = Self.texts[kind]?.first(where: { about.hasSuffix($0.end) })
    else { preconditionFailure("'\(kind)' has no texts") }
    let character = kind == .unexpectedCharacter ? about.unicodeScalars.first : nil
    func said(_ form: String) -> String {
      guard form.has("WORD") else { return form.replacing("TEXT", with: about) }
      return form.replacing("WORD", with: character.map(Self.name) ?? Self.quote(about))
    }
    let plain = character.flatMap(Self.plainForm).map { "write \($0)" }
    return Diagnostic(message: said(message), span: span, hint: plain ?? said(hint))
  }

  private typealias Texts = (end: Substring, message: String, hint: String)

  private static let texts: [Kind: [Texts]] = TextTable.rows(syntax_errors())
    .reduce(into: [:]) { texts, row in
      let key = row[0].split(separator: " ")
      guard let kind = Kind(rawValue: String(key[0])) else { return }
      texts[kind, default: []].append((key.count > 1 ? key[1] : "", row[1], row[2]))
    }

  private static func name(of scalar: Unicode.Scalar) -> String {
    if scalar == "'" { return "a single quote" }
    let shown = String(scalar)
    let isVisible =
      PrintableText.isLine(shown) && TextWidth.columns(of: shown) > 0
      && scalar.properties.generalCategory != .spaceSeparator
    return isVisible ? "'\(shown)'" : "the character \(codePoint(scalar))"
  }

  // The plain form of characters that editors, keyboards and other languages use instead.
  private static func plainForm(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»", "″": "plain quotes: \""
    case "'", "‘", "’", "`", "´": "plain double quotes: \""
    case "−", "–", "—": "a plain minus: -"
    case "×", "·", "⋅": "*"
    case "÷", "∕": "/"
    case "≤": "<="
    case "≥": ">="
    case "≠": "!="
    case "&": "&&"
    case "|": "||"
    case "…": "one dot, or nothing"
    case "°": "deg: 90deg"
    case "[", "]": "square brackets only for a loop's list, behind one name: for v in […] { … }"
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}", "\u{2009}", "\u{200B}", "\u{FEFF}":
      "a plain blank, or leave it out"
    default: nil
    }
  }

  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text in single quotes, on one line and cut to 40 columns.
  static func quote(_ text: String) -> String {
    let start = String(decoding: text.utf8.prefix(400), as: UTF8.self)
    let line = PrintableText.line(start) + (text.utf8.count > 400 ? "…" : "")
    return "'\(TextWidth.truncated(line, to: 40))'"
  }
}
