import Testing

@testable import FlipbookLanguage

@Suite struct SyntaxErrorTests {
  /// A text, the part of it that is marked, what is said about it, and the hint.
  private static let mistakes: [(text: String, marked: String, message: String, hint: String)] = [
    (
      "v (1, 2", "(",
      "'(' is not closed",
      "close it with )"
    ),
    (
      "v f(a: ", "(",
      "'(' is not closed",
      "close it with )"
    ),
    (
      "v {\n a = 1", "{",
      "'{' is not closed",
      "close it with }"
    ),
    (
      "v \"abc", "\"",
      "'\"' is not closed",
      "close it with \" on the same line"
    ),
    (
      "v )", ")",
      "')' closes nothing",
      "take it out, or open it before"
    ),
    (
      "a }", "}",
      "'}' closes nothing",
      "take it out, or open it before"
    ),
    (
      "v ( }", "(",
      "'(' is not closed",
      "close it with )"
    ),
    (
      "animate { a = (1 }", "(",
      "'(' is not closed",
      "close it with )"
    ),
    (
      "save \"a", "\"",
      "'\"' is not closed",
      "close it with \" on the same line"
    ),
    (
      "view box at:", "at:",
      "a value is missing after 'at:'",
      "write at: and a value, or leave the label out"
    ),
    (
      "view box at: ,", "at:",
      "a value is missing after 'at:'",
      "write at: and a value, or leave the label out"
    ),
    (
      "export size:", "size:",
      "a value is missing after 'size:'",
      "write size: and a value, or leave the label out"
    ),
    (
      "x.y = ", "=",
      "a value is missing after '='",
      "write one on the same line"
    ),
    (
      "x.y +", "+",
      "a value is missing after '+'",
      "write one on the same line"
    ),
    (
      "x.y = !", "!",
      "a value is missing after '!'",
      "write one on the same line"
    ),
    (
      "x.y == ", "==",
      "a value is missing after '=='",
      "write one on the same line"
    ),
    (
      "v a,", ",",
      "a value is missing after ','",
      "write one, or leave the comma out"
    ),
    (
      "f(1, )", ",",
      "a value is missing after ','",
      "write one, or leave the comma out"
    ),
    (
      "f(a: , 1)", "a:",
      "a value is missing after 'a:'",
      "write a: and a value, or leave the label out"
    ),
    (
      "v --a=", "--a",
      "a value is missing after '--a='",
      "write one on the same line"
    ),
    (
      "let x =", "=",
      "a value is missing after '='",
      "write one on the same line"
    ),
    (
      "expect a = b", "=",
      "'=' can only follow the path that starts a statement",
      "write == to compare, or a colon after an argument's label"
    ),
    (
      "a + b = 2", "=",
      "'=' can only follow the path that starts a statement",
      "write == to compare, or a colon after an argument's label"
    ),
    (
      "expect a += b", "+=",
      "'+=' can only follow the path that starts a statement",
      "write == to compare, or a colon after an argument's label"
    ),
    (
      "a < b < c", "<",
      "'<' cannot follow another comparison",
      "join two with &&: a < b && b < c"
    ),
    (
      "expect a == b == c", "==",
      "'==' cannot follow another comparison",
      "join two with &&: a == b && b == c"
    ),
    (
      "x.y = \u{201C}abc\u{201D}", "\u{201C}",
      "'\u{201C}' means nothing here",
      "write plain quotes: \""
    ),
    (
      "v 'a'", "'",
      "a single quote means nothing here",
      "write plain double quotes: \""
    ),
    (
      "v [1]", "[",
      "'[' means nothing here",
      "write round brackets: (10, 20)"
    ),
    (
      "v a & b", "&",
      "'&' means nothing here",
      "write &&"
    ),
    (
      "v 2 × 3", "×",
      "'×' means nothing here",
      "write *"
    ),
    (
      "v\u{A0}a", "\u{A0}",
      "the character U+00A0 means nothing here",
      "write a plain blank, or leave it out"
    ),
    (
      "v ✓", "✓",
      "'✓' means nothing here",
      "put names with such characters in quotes"
    ),
    (
      "v a\\b", "\\",
      "'\\' means nothing here",
      "put names with such characters in quotes"
    ),
    (
      "v 1.2.3", "1.2.3",
      "'1.2.3' is not a number",
      "write digits with one dot: 0.5, 2s"
    ),
    (
      "v 1.", "1.",
      "'1.' is not a number",
      "write digits with one dot: 0.5, 2s"
    ),
    (
      "v 2sec", "sec",
      "'sec' is not a unit",
      "the units are s, ms, f, %, deg and rad"
    ),
    (
      "v 50%x", "%x",
      "'%x' is not a unit",
      "the units are s, ms, f, %, deg and rad"
    ),
    (
      "v 1e999", "1e999",
      "'1e999' is too large a number",
      "the largest is about 1.8e308"
    ),
    (
      "v #ff", "#ff",
      "'#ff' is not a colour",
      "write 3, 4, 6 or 8 hexadecimal digits: #ff8800"
    ),
    (
      "v #fffff", "#fffff",
      "'#fffff' is not a colour",
      "write 3, 4, 6 or 8 hexadecimal digits: #ff8800"
    ),
    (
      "#comment", "#comment",
      "'#comment' is not a colour",
      "write #ff8800; a comment needs a blank behind the #"
    ),
    (
      "v \u{0}", "\u{0}",
      "the control character U+0000 cannot be read",
      "take it out"
    ),
    (
      "# \u{7}", "\u{7}",
      "the control character U+0007 cannot be read",
      "take it out"
    ),
    (
      "v \"\u{85}\"", "\u{85}",
      "the control character U+0085 cannot be read",
      "take it out"
    ),
    (
      "\"a\\q\"", "\\q",
      "'\\q' means nothing in quotes",
      "write \\\", \\\\ or \\n"
    ),
    (
      "x.y = max (1, 2)", "(",
      "'(' cannot follow a blank here",
      "write 'max(' without a blank to call it"
    ),
    (
      "f(1)(2)", "(",
      "only a name can be called",
      "write max(1, 2), or put a blank before the bracket"
    ),
    (
      "f(x).g(1)", "(",
      "only a name can be called",
      "write max(1, 2), or put a blank before the bracket"
    ),
    (
      "{ a }", "{",
      "'{' cannot start a statement",
      "write it on the line of its verb"
    ),
    (
      "x.y = { a }", "{",
      "a block is not a value",
      "a block is an argument of a verb"
    ),
    (
      "f({a})", "{",
      "a block is not a value",
      "a block is an argument of a verb"
    ),
    (
      "(a: 1)", "a:",
      "'a:' labels nothing here",
      "labels stand behind a verb and in calls: start slide after: 2s"
    ),
    (
      "a: 1", "a:",
      "'a:' labels nothing here",
      "labels stand behind a verb and in calls: start slide after: 2s"
    ),
    (
      ": a", ":",
      "':' labels nothing here",
      "labels stand behind a verb and in calls: start slide after: 2s"
    ),
    (
      "v a:b:c", ":",
      "':' labels nothing here",
      "labels stand behind a verb and in calls: start slide after: 2s"
    ),
    (
      "let", "let",
      "'let' needs a name and a value",
      "write let time = 1s"
    ),
    (
      "let 5 = 1", "let",
      "'let' needs a name and a value",
      "write let time = 1s"
    ),
    (
      "let a.b = 1", "let a",
      "'let' needs a name and a value",
      "write let time = 1s"
    ),
    (
      "f(1) = 2", "f(1)",
      "'f(1)' cannot be set",
      "only a path can: box.alpha = 1"
    ),
    (
      "(a) = 2", "(a)",
      "'(a)' cannot be set",
      "only a path can: box.alpha = 1"
    ),
    (
      "x.y = 1, 2", ",",
      "',' cannot stand here",
      "put brackets around a point: (10, 20)"
    ),
    (
      "v ,a", ",",
      "',' cannot stand here",
      "put brackets around a point: (10, 20)"
    ),
    (
      "x.y = 1 2", "2",
      "'2' was not expected here",
      "put ';' or a line break between statements"
    ),
    (
      "f(1 2)", "2",
      "'2' was not expected here",
      "put a comma between values, or close the bracket"
    ),
    (
      "f(,1)", ",",
      "',' was not expected here",
      "put a comma between values, or close the bracket"
    ),
    (
      "f(a; b)", ";",
      "';' was not expected here",
      "put a comma between values, or close the bracket"
    ),
    (
      "()", "()",
      "'()' holds no value",
      "write a value or a point: (10, 20)"
    ),
    (
      "v a\"b\"", "\"b\"",
      "'\"b\"' sticks to the word before it",
      "put a blank before it"
    ),
    (
      "v\"b\"", "\"b\"",
      "'\"b\"' sticks to the word before it",
      "put a blank before it"
    ),
    (
      "box.", ".",
      "a name is missing after '.'",
      "write it right behind the dot: box.alpha"
    ),
    (
      "box. alpha", ".",
      "a name is missing after '.'",
      "write it right behind the dot: box.alpha"
    ),
    (
      "box.5", ".",
      "a name is missing after '.'",
      "write it right behind the dot: box.alpha"
    ),
    (
      "box..a", ".",
      "a name is missing after '.'",
      "write it right behind the dot: box.alpha"
    ),
    (
      "v +5", "+",
      "'+' has no value before it",
      "leave it out, or put blanks on both sides"
    ),
    (
      "x.y = *5", "*",
      "'*' has no value before it",
      "write a value on both sides"
    ),
    (
      "x.y = 1 + * 2", "*",
      "'*' has no value before it",
      "write a value on both sides"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `says what is wrong, where, and what would work`(index: Int) {
    let (text, marked, message, hint) = Self.mistakes[index]
    do throws(SyntaxError) {
      let entry = try parse(text)
      Issue.record("'\(text)' was read as \(Outline.of(entry))")
    } catch {
      let diagnostic = error.diagnostic
      #expect(Entry(statements: [], text: text).source(of: diagnostic.span) == marked)
      #expect(diagnostic.message == message)
      #expect(diagnostic.hint == hint)
    }
  }

  @Test func `quotes long and unprintable words safely`() {
    #expect(SyntaxError.quote("a\u{1B}\tb") == "'a· b'")
    let long = SyntaxError.quote(String(repeating: "é", count: 1_000))
    #expect(long == "'" + String(repeating: "é", count: 39) + "…'")
  }
}
