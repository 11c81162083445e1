import FlipbookText
import Testing

@testable import FlipbookForms

@Suite struct `Forms of other languages` {
  // Every statement that a pattern matches contains the texts that are required for trying it.
  @Test func `have the texts that are looked for first`() throws {
    let statements = [
      "card.frame = card.frame.insetBy(dx: 10, dy: 10)", "view box10, box12", "box1 = box",
      "animate 1s { card.alpha = 0 } then { card.alpha = 1 }", "set card.alpha = 0.5",
      "animate card opacity from 0 to 1 in 500ms ease-in-out", "restart slide", "po card.alpha",
      "gsap.to(card, { x: 100, duration: 1 })", "spring(1, 100, 10, 0)", "a.b.c = 1 over 2s",
      "card.style.boxShadow = 0 4px 8px rgba(0, 0, 0, 0.3)", "help units", "graph card.center.x",
      "UIView.animate(withDuration: 1, options: [.repeat]) { card.alpha = 0 }", "5 seconds",
      "animate 1s cubic-bezier(0.4, 0, 0.2, 1) infinite { card.alpha = 0 }", "keyframes 1 { }",
      "expect card.alpha to be 1", "loop 3 { card.alpha = 0 }", "gr\u{e9}y", "",
    ]
    var matches = 0
    for row in ForeignForms.rows {
      let pattern = try Regex(row.pattern).wordBoundaryKind(.simple)
      for statement in statements where statement.contains(pattern) {
        matches += 1
        #expect(row.texts.mayBe(in: Array(statement.utf8)), "\(row.pattern) in \(statement)")
      }
    }
    #expect(matches >= 20)
  }

  private static let patterns: [(String, String, String?)] = [
    ("^(?:spring|bounce)s? of (\\w+)$", "spring of it", "rings of it"),
    ("^(?!view )(\\w+)\\.x *= *\\1\\.x$", "a.x = a.x", "a.y = a.y"),
    ("colou?r (?=[a-z]+;|x)gr[ae]y", "color grey;", "colr grey;"), ("a+b|c", "c", "d"),
    ("^(?:(?:let|var) |@\\w+ )x{2,3}", "var xx", "if xx"), ("(?:(?:a|b)?c|d)x", "cx", nil),
    ("(?:(?!ab)a|(?:b|c)d)", "a", nil), ("(?i:ab)c", "ABc", nil), ("a\\u0062", "ab", nil),
    ("x{2,3}(?:(?:a|(?:b|c)d))", "xxcd", "xxd"),
    ("^(?:stop (\\w+)|(\\w+)\\.stop\\(\\))$", "box.stop()", "box.start()"),
    ("^(?!reset )(?:set|put) box", "set box", "reset box"),
    ("^(?:the )?box", "the box", "the card"), ("a(?:^b|c)d", "acd", "cd"),
  ]

  @Test(arguments: patterns)
  func `are looked for`(pattern: String, typed: String, other: String?) {
    let texts = SureTexts(pattern)
    #expect(texts.mayBe(in: Array(typed.utf8)))
    if let other { #expect(!texts.mayBe(in: Array(other.utf8))) }
  }
}
