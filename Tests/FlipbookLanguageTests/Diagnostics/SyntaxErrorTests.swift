import Testing

@testable import FlipbookLanguage

@Suite struct SyntaxErrorTests {
  private typealias Mistake = (
    message: String, hint: String, texts: KeyValuePairs<String, String>
  )

  /// The message for a mistake, its hint, and texts with the mistake, each with the marked part.
  private static let mistakes: [Mistake] = [
    (
      "'(' is not closed", "close it with )",
      [
        "v (1, 2": "(", "v f(a: ": "(", "v ( }": "(", "animate { a = (1 }": "(",
        "a { b = (0\nc d\ne = 1": "(", "v (1\n= 2)": "(", "v (1\n{ a })": "(",
      ]
    ),
    ("'{' is not closed", "close it with }", ["v {\n a = 1": "{"]),
    (
      "'\"' is not closed", "close it with \" on the same line",
      ["v \"abc": "\"", "save \"a": "\""]
    ),
    ("')' closes nothing", "delete it, or open it before", ["v )": ")"]),
    ("'}' closes nothing", "delete it, or open it before", ["a }": "}"]),
    (
      "a value is missing after 'at:'", "write at: and a value, or leave the label out",
      ["view box at:": "at:", "view box at: ,": "at:"]
    ),
    (
      "a value is missing after 'size:'", "write size: and a value, or leave the label out",
      ["export size:": "size:"]
    ),
    (
      "a value is missing after '='", "write one on the same line", ["x.y = ": "=", "let x =": "="]
    ),
    ("a value is missing after '+'", "write one on the same line", ["x.y +": "+"]),
    ("a value is missing after '!'", "write one on the same line", ["x.y = !": "!"]),
    ("a value is missing after '=='", "write one on the same line", ["x.y == ": "=="]),
    (
      "a value is missing after ','", "write one, or leave the comma out",
      ["v a,": ",", "f(1, )": ","]
    ),
    (
      "a value is missing after 'a:'", "write a: and a value, or leave the label out",
      ["f(a: , 1)": "a:"]
    ),
    ("a value is missing after '--a='", "write one on the same line", ["v --a=": "--a"]),
    (
      "'=' can only follow the path that starts a statement",
      "write == to compare, or a colon after an argument's label",
      ["expect a = b": "=", "a + b = 2": "="]
    ),
    (
      "'+=' can only follow the path that starts a statement",
      "write == to compare, or a colon after an argument's label",
      ["expect a += b": "+="]
    ),
    (
      "'<' cannot follow another comparison", "join two with &&: a < b && b < c",
      ["a < b < c": "<"]
    ),
    (
      "'==' cannot follow another comparison", "join two with &&: a == b && b == c",
      ["expect a == b == c": "=="]
    ),
    (
      "'\u{201C}' means nothing here", "write plain quotes: \"",
      ["x.y = \u{201C}abc\u{201D}": "\u{201C}"]
    ),
    ("a single quote means nothing here", "write plain double quotes: \"", ["v 'a'": "'"]),
    (
      "'[' means nothing here",
      "write square brackets only for a loop's list, behind one name: for v in […] { … }",
      ["v [1]": "["]
    ),
    ("'&' means nothing here", "write &&", ["v a & b": "&"]),
    ("'×' means nothing here", "write *", ["v 2 × 3": "×"]),
    (
      "the character U+00A0 means nothing here", "write a plain blank, or leave it out",
      ["v\u{A0}a": "\u{A0}"]
    ),
    ("'✓' means nothing here", "put names with such characters in quotes", ["v ✓": "✓"]),
    ("'\\' means nothing here", "put names with such characters in quotes", ["v a\\b": "\\"]),
    ("'1.2.3' is not a number", "write digits with one dot: 0.5, 2s", ["v 1.2.3": "1.2.3"]),
    ("'1.' is not a number", "write digits with one dot: 0.5, 2s", ["v 1.": "1."]),
    ("'sec' is not a unit", "the units are s, ms, f, %, deg and rad", ["v 2sec": "sec"]),
    ("'%x' is not a unit", "the units are s, ms, f, %, deg and rad", ["v 50%x": "%x"]),
    ("'1e999' is too large a number", "the largest is about 1.8e308", ["v 1e999": "1e999"]),
    ("'#ff' is not a colour", "write 3, 4, 6 or 8 hexadecimal digits: #ff8800", ["v #ff": "#ff"]),
    (
      "'#fffff' is not a colour", "write 3, 4, 6 or 8 hexadecimal digits: #ff8800",
      ["v #fffff": "#fffff"]
    ),
    (
      "'#comment' is not a colour", "write #ff8800; a comment needs a blank behind the #",
      ["#comment": "#comment"]
    ),
    ("the control character U+0000 cannot be read", "delete it", ["v \u{0}": "\u{0}"]),
    ("the control character U+0007 cannot be read", "delete it", ["# \u{7}": "\u{7}"]),
    ("the control character U+0085 cannot be read", "delete it", ["v \"\u{85}\"": "\u{85}"]),
    ("'\\q' means nothing in quotes", "write \\\", \\\\ or \\n", ["\"a\\q\"": "\\q"]),
    (
      "'(' cannot follow a blank here", "write 'max(' without a blank to call it",
      ["x.y = max (1, 2)": "("]
    ),
    (
      "only a name can be called", "write max(1, 2), or put a blank before the bracket",
      ["f(1)(2)": "(", "f(x).g(1)": "("]
    ),
    ("'{' cannot start a statement", "write it on the line of its verb", ["{ a }": "{"]),
    (
      "a block is not a value", "a block is an argument of a verb",
      ["x.y = { a }": "{", "f({a})": "{"]
    ),
    (
      "'a:' labels nothing here",
      "'=' sets a value; a label belongs to a command, as in animate 1s delay: 2s { … }",
      ["(a: 1)": "a:", "a: 1": "a:"]
    ),
    (
      "':' labels nothing here",
      "'=' sets a value; a label belongs to a command, as in animate 1s delay: 2s { … }",
      [": a": ":", "v a:b:c": ":"]
    ),
    (
      "'let' needs a name and a value",
      "a name is letters and digits and begins with a letter, as in let time = 1s",
      ["let": "let", "let 5 = 1": "let", "let a.b = 1": "let a"]
    ),
    ("'f(1)' cannot be set", "only a path can: box.alpha = 1", ["f(1) = 2": "f(1)"]),
    ("'(a)' cannot be set", "only a path can: box.alpha = 1", ["(a) = 2": "(a)"]),
    (
      "',' cannot stand here", "put brackets around a point: (10, 20)",
      ["x.y = 1, 2": ",", "v ,a": ","]
    ),
    ("'2' was not expected here", "put ';' or a line break between statements", ["x.y = 1 2": "2"]),
    (
      "'2' was not expected here", "put a comma between values, or close the bracket",
      ["f(1 2)": "2"]
    ),
    (
      "',' was not expected here", "put a comma between values, or close the bracket",
      ["f(,1)": ","]
    ),
    (
      "';' was not expected here", "put a comma between values, or close the bracket",
      ["f(a; b)": ";"]
    ),
    ("'()' holds no value", "write a value or a point: (10, 20)", ["()": "()"]),
    (
      "'\"b\"' sticks to the word before it", "put a blank before it",
      ["v a\"b\"": "\"b\"", "v\"b\"": "\"b\""]
    ),
    (
      "a name is missing after '.'", "a member follows its dot at once, as in box.alpha",
      ["box.": ".", "box. alpha": ".", "box.5": ".", "box..a": "."]
    ),
    (
      "a name is missing after '..'", "a range is 0..<2, or 0...2 with its end",
      ["for i in 0..2 { }": "."]
    ),
    ("'+' has no value before it", "leave it out, or put blanks on both sides", ["v +5": "+"]),
    (
      "'*' has no value before it", "write a value on both sides",
      ["x.y = *5": "*", "x.y = 1 + * 2": "*"]
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `says what is wrong, where, and what would work`(index: Int) {
    let (message, hint, texts) = Self.mistakes[index]
    for (text, marked) in texts {
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
  }

  @Test func `has texts for every mistake`() {
    for kind in SyntaxError.Kind.allCases {
      let told = SyntaxError.found(kind, Span(0, 0), about: "x").diagnostic
      #expect(!told.message.contains(/WORD|TEXT/) && told.hint?.contains(/WORD|TEXT/) == false)
    }
  }

  @Test(
    arguments: [
      (.emptyBrackets, "[]", "name what the loop goes through: [box, card]"),
      (.missingBody, "for", "write for i in 0..<12 { … }"),
      (.missingBody, "else", "write } else { … } on one line"),
      (.missingBody, "if", "write if box.alpha > 0.5 { … }"),
    ] as [(SyntaxError.Kind, String, String)])
  func `has texts of their own for some words`(kind: SyntaxError.Kind, about: String, hint: String)
  {
    #expect(SyntaxError.found(kind, Span(0, 0), about: about).diagnostic.hint == hint)
  }

  @Test func `quotes long and unprintable words safely`() {
    #expect(SyntaxError.quote("a\u{1B}\tb") == "'a\\u{1B}\\tb'")
    let long = SyntaxError.quote(String(repeating: "é", count: 1_000))
    #expect(long == "'" + String(repeating: "é", count: 39) + "…'")
  }
}
