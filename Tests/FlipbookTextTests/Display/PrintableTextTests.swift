import TestSupport
import Testing

@testable import FlipbookText

@Suite struct PrintableTextTests {
  private static let scalars = (0...0x10FFFF as ClosedRange<UInt32>)
    .compactMap(Unicode.Scalar.init)

  /// Whether a scalar could mislead a terminal or a reader, wherever it is.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFFF9...0xFFFB, 0x200B, 0xFEFF, 0xAD:
      true
    default: false
    }
  }

  // Independent of our tables: what the standard library knows of Unicode.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format where !isSeen(scalar): return true
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  // Unicode's Prepended_Concatenation_Mark, which the standard library does not tell.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  @Test func `every scalar alone is shown as itself or as its escape`() {
    for scalar in Self.scalars {
      let text = String(scalar)
      let line = PrintableText.line(text)
      if Self.isUnprintable(scalar) {
        #expect(line == PrintableText.escape(scalar), "\(scalar.value)")
        #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(scalar.value)")
      } else {
        #expect(line.unicodeScalars.elementsEqual(text.unicodeScalars), "\(scalar.value)")
      }
    }
  }

  @Test func `a shown text keeps its lines and tabs and nothing else that is obeyed`() {
    for scalar in Self.scalars where Self.isUnsafe(scalar) {
      let shown = PrintableText.shown("a\(scalar)b")
      if scalar == "\n" || scalar == "\t" {
        #expect(shown == "a\(scalar)b")
      } else {
        #expect(shown == "a" + PrintableText.escape(scalar) + "b", "\(scalar.value)")
      }
    }
    #expect(PrintableText.shown("a\r\nb") == "a\\r\nb")
  }

  private static let parts: [Unicode.Scalar] = [
    "a", "1", "#", " ", "\n", "\t", "\r", "\u{1B}", "\u{9B}", "\u{202E}", "\u{200D}", "\u{200C}",
    "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "👩", "🏳", "🌈", "❤", "\u{1F3FD}", "\u{1F3F4}",
    "\u{E0067}", "\u{E0062}", "\u{E007F}", "\u{E0100}", "葛", "ک", "م", "क", "\u{94D}", "\u{301}",
    "\u{180B}", "\u{1820}", "\u{FEFF}", "\u{34F}", "é",
  ]

  @Test(arguments: 0..<Seeds.count)
  func `shown twice is shown once, and nothing unsafe is left`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = 1 + Int(generator.next() % 9)
      let scalars = (0..<count).map { _ in
        Self.parts[Int(generator.next() % UInt64(Self.parts.count))]
      }
      let text = String(String.UnicodeScalarView(scalars))
      let (line, shown) = (PrintableText.line(text), PrintableText.shown(text))
      #expect(PrintableText.line(line) == line && PrintableText.isLine(line), "\(scalars)")
      #expect(PrintableText.shown(shown) == shown, "\(scalars)")
      #expect(!line.unicodeScalars.contains(where: Self.isUnsafe), "\(scalars)")
      let kept = shown.unicodeScalars.filter { $0 != "\n" && $0 != "\t" }
      #expect(!kept.contains(where: Self.isUnsafe), "\(scalars)")
      #expect(PrintableText.isLine(text) == (line == text), "\(scalars)")
    }
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦", "❤️", "❤️‍🔥", "👍🏽", "🇨🇭", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "می‌خواهم", "क्‍ष",
    "葛\u{E0100}", "ᠠ\u{180B}", "☎\u{FE0E}", "e\u{301}", "日本", "\u{600}1", "\u{E000}",
  ])
  func `what changes its neighbour goes on working`(text: String) {
    #expect(PrintableText.isLine(text))
    #expect(PrintableText.line(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  private static let visible: [(String, String)] = [
    ("a\u{200D}b", "a\\u{200D}b"), ("ab\u{200C}", "ab\\u{200C}"), ("a\u{FE0F}", "a\\u{FE0F}"),
    ("1\u{FE0F}", "1\\u{FE0F}"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
    ("日\u{200D}本", "日\\u{200D}本"), ("日\u{FE0F}", "日\\u{FE0F}"),
    ("🏴\u{E0067}", "🏴\\u{E0067}"), ("👩\u{200D}", "👩\\u{200D}"),
    ("é\u{200C}é", "é\\u{200C}é"), ("\u{115F}", "\\u{115F}"), ("\u{FFFA}", "\\u{FFFA}"),
  ]

  @Test(arguments: visible)
  func `what changes nothing is seen`(text: String, shown: String) {
    #expect(PrintableText.line(text) == shown)
  }

  @Test func `long runs of tags and joiners are gone through once`() {
    let tags = "\u{1F3F4}" + String(repeating: "\u{E0067}", count: 20_000)
    #expect(PrintableText.line(tags).utf8.count == 4 + 9 * 20_000)
    let joiners = String(repeating: "👩\u{200D}", count: 20_000)
    #expect(PrintableText.line(joiners).utf8.count == 7 * 20_000 + 5)
  }
}
