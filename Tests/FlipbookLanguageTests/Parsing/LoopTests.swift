import Testing

@testable import FlipbookLanguage

/// Loops, conditionals, choices, names made of parts, and comments with slashes.
@Suite struct LoopTests {
  private static let texts: [(String, String)] = [
    ("for i in 0..<12 { a }", "for i in 0..<12 {a}"),
    ("for i in 0...n*2 { a; b = 1 }", "for i in 0...(n * 2) {a ; set b = 1}"),
    ("for k in a.x ..< b.y {}", "for k in a.x..<b.y {}"),
    ("for i in -3...-1 {\n a\n b }", "for i in (-3)...(-1) {a ; b}"),
    ("if a > 1 { b } else { c }", "if (a > 1) {b} else {c}"),
    ("if (a) { b } else if !c { d } else { e }", "if a {b} else {if (!c) {d} else {e}}"),
    (
      "animate 1s { for i in 0..<3 { .alpha = i } }", "animate 1s {for i in 0..<3 {set .alpha = i}}"
    ),
    ("x = a > 1 ? 2 : 3", "set x = ((a > 1) ? 2 : 3)"),
    ("x = a ? b : c ? d : e", "set x = (a ? b : (c ? d : e))"),
    ("a ? b : c", "? (a ? b : c)"), ("start a ? b : c -d", "start (a ? b : c) (-d)"),
    ("view alpha: a ? 1 : 0 tag: 2", "view alpha:(a ? 1 : 0) tag:2"),
    ("7 % 4 * 2", "? ((7 % 4) * 2)"), ("50% % 3", "? (50% % 3)"),
    (#"view "c\(i)""#, #"view 'c\(i)' where c\(i)"#),
    (#""c\(i)".a.b = 1"#, #"set c\(i).a.b = 1 where c\(i)"#),
    (
      #"for i in 0..<3 { "a\(i + 1)b\(f(i))".x }"#,
      #"for i in 0..<3 {? a\(i + 1)b\(f(i)).x where a\((i + 1))b\(f(i))}"#
    ),
    ("a // b", "a"), ("// a", ""), ("a; b // c\nd", "a ; b ; d"), ("save //a //", "save <//a>"),
  ]

  @Test(arguments: texts)
  func `what was added to the language is read`(text: String, outline: String) throws {
    #expect(Outline.of(try parse(text)) == outline)
  }

  /// Each of these was a legal entry before there were loops.
  private static let outlines: [(String, String)] = [
    ("for = 3", "set for = 3"), ("if = 3", "set if = 3"), ("for", "for"), ("if; else", "if ; else"),
    ("if.alpha", "? if.alpha"), ("for * 2", "? (for * 2)"), ("view for", "view for"),
    ("view in", "view in"), ("let else = 1", "bind else 1"), ("else - 1", "? (else - 1)"),
    ("if # said so", "if"), ("save % a", "save <%> <a>"), ("save http://a.b", "save <http://a.b>"),
  ]

  @Test(arguments: outlines)
  func `the new words are names where they were`(text: String, outline: String) throws {
    #expect(Outline.of(try parse(text)) == outline)
  }

  private static let messages: [(String, String, String)] = [
    ("for i in 3 { a }", "'for' needs a name and a range", "for"),
    ("for i in 0..<3", "'for' needs a block", "for"),
    ("if a > 1", "'if' needs a block", "if"), ("if a { b } else", "'else' needs a block", "else"),
    ("else { a }", "'else' belongs to no 'if'", "else"),
    ("x = a ? b", "'?' needs a ':' behind its first value", "?"),
    ("x = a ? b: c", "'?' needs a ':' behind its first value", "?"),
    ("x = a?b", "'?' means nothing here", "?"), ("x = a %b", "'%' means nothing here", "%"),
    (#"view "c\(i""#, "'(' is not closed", "("),
    (#"view "c\()""#, #"a value is missing after '\('"#, #"\("#),
    (#"view "c\(a b)""#, "'b' was not expected here", "b"),
    ("x = 0..<3", "'0..' is not a number", "0.."),
  ]

  @Test(arguments: messages)
  func `mistakes in it have their place`(text: String, message: String, place: String) throws {
    let error = try #require(throws: SyntaxError.self) { try parse(text) }
    #expect(error.diagnostic.message == message)
    #expect(error.span.text(in: text) == place)
  }

  @Test func `an else if is a level of nesting`() throws {
    let many = "if a {}" + String(repeating: " else if a {}", count: 300)
    let error = try #require(throws: SyntaxError.self) { try parse(many) }
    #expect(error.diagnostic.message.hasPrefix("this is nested more than"))
  }

  @Test func `a loop waits for its last brace`() {
    #expect(Continuation.needsMore("for i in 0..<3 {"))
    #expect(Continuation.needsMore("if a {\n} else {"))
    #expect(!Continuation.needsMore("if a {\n} else { b }"))
    #expect(!Continuation.needsMore("a // {"))
  }
}
