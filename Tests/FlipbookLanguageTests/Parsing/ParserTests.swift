import Testing

@testable import FlipbookLanguage

@Suite struct ParserTests {
  private static let texts: [(String, String)] = [
    ("", ""), ("  \t ", ""), (";;\n ;", ""), ("# only words", ""), ("#", ""), ("a #", "a"),
    ("list", "list"), ("box.alpha", "? box.alpha"), ("model(box.alpha)", "? model(box.alpha)"),
    ("2 * 3", "? (2 * 3)"), ("time * 2", "? (time * 2)"), ("time*2", "? (time * 2)"),
    ("max(a.x, 3)", "? max(a.x, 3)"), ("(box)", "? box"), ("-1", "? (-1)"), ("!a", "? (!a)"),
    ("\"Fade In\"", "? 'Fade In'"), ("\"My Box\".alpha", "? My Box.alpha"),
    ("box.alpha == 1", "? (box.alpha == 1)"), ("a == 1", "? (a == 1)"), ("#fff", "? #fff"),
    ("expect (a) == b", "expect (a == b)"), ("expect !a", "expect (!a)"),
    ("step -3f", "step (-3f)"), ("time - 3f", "? (time - 3f)"), ("time-3f", "? (time - 3f)"),
    ("a.b; c\nd e", "? a.b ; c ; d e"), ("a\r\nb", "a ; b"),
  ]

  @Test(arguments: texts)
  func `tells commands from values by the first word`(text: String, outline: String) throws {
    #expect(Outline.of(try parse(text)) == outline)
  }

  private static let outlines: [(String, String)] = [
    ("x = 1", "set x = 1"), ("x=1", "set x = 1"), (".center.x -= 2", "set .center.x -= 2"),
    ("\"My Box\".alpha *= 2", "set My Box.alpha *= 2"), ("\"B\" = 2", "set B = 2"),
    ("a.b /= -c", "set a.b /= (-c)"), ("a.b = c -d", "set a.b = (c - d)"),
    ("let a = (1, 2)", "bind a [1, 2]"), ("let \"a b\" = 1", "bind a b 1"),
    ("let = 1", "set let = 1"), ("let.x = 1", "set let.x = 1"), ("letter 1", "letter 1"),
    ("a.b = c == d", "set a.b = (c == d)"),
  ]

  @Test(arguments: outlines)
  func `reads assignments and bindings`(text: String, outline: String) throws {
    #expect(Outline.of(try parse(text)) == outline)
  }

  private static let splits: [(String, String)] = [
    ("v a -b", "v a (-b)"), ("v a - b", "v (a - b)"), ("v a-b", "v (a - b)"),
    ("v a- b", "v (a - b)"), ("v a *b", "v (a * b)"), ("v a !b", "v a (!b)"),
    ("v f (1)", "v f 1"), ("v f(1)", "v f(1)"), ("v a .b", "v a .b"), ("v a.b", "v a.b"),
    ("v a, b c: 1, d", "v a b c:1 d"), ("v a:1 b: 2", "v a:1 b:2"), ("v{}", "v {}"),
    ("v {a=1}b: {}c", "v {set a = 1} b:{} c"), ("v (1,\n 2)", "v [1, 2]"),
    ("v f(a\n  + b)", "v f((a + b))"), ("v {\n\n;a = 1\n\n}", "v {set a = 1}"),
    ("v {}, a", "v {} a"), ("v a,b", "v a b"), ("v --dry", "v dry"),
    ("v --dry --size 4 x", "v dry size:4 x"), ("v --a=1", "v a:1"),
    ("v --a b: 1", "v a b:1"), ("v --a { }", "v a {}"), ("v a #fff # and so on", "v a #fff"),
    ("v f(a -b)", "v f((a - b))"), ("v (-a)", "v (-a)"), ("v - a", "? (v - a)"),
  ]

  @Test(arguments: splits)
  func `splits arguments at blanks`(text: String, outline: String) throws {
    #expect(Outline.of(try parse(text)) == outline)
  }

  private static let operators: [(String, String)] = [
    ("a || b && c", "(a || (b && c))"), ("a && b || c", "((a && b) || c)"),
    ("a + b * c", "(a + (b * c))"), ("a - b - c", "((a - b) - c)"),
    ("a / b * c", "((a / b) * c)"), ("a + b < c * d && !e", "(((a + b) < (c * d)) && (!e))"),
    ("(a + b) * c", "((a + b) * c)"), ("-a.b * c", "((-a.b) * c)"), ("--a", "(-(-a))"),
    ("shown(box.frame).origin.x", "<<shown(box.frame)>.origin>.x"), ("(a).b", "<a>.b"),
    ("(1, (2, 3), 4).x", "<[1, [2, 3], 4]>.x"), (".scale(2)", ".scale(2)"),
    ("a.f(by: 1, 2)", "a.f(by:1, 2)"), ("f()", "f()"), ("\"a\".b + \"c\"", "(a.b + 'c')"),
    ("((((a))))", "a"), ("1s + .5", "(1s + .5)"), ("größe.x", "größe.x"),
  ]

  @Test(arguments: operators)
  func `binds operators by precedence`(text: String, outline: String) throws {
    #expect(Outline.of(try parse("x.y = " + text)) == "set x.y = " + outline)
  }

  private static let plainWords: [(String, String)] = [
    ("save first.md", "save <first.md>"), ("save ./a-b.md", "save <./a-b.md>"),
    ("save /tmp/x-1.md", "save </tmp/x-1.md>"), ("replay ../x.md", "replay <../x.md>"),
    ("save \"a b.md\"", "save <a b.md>"), ("save ./\"a b\".md", "save <./a b.md>"),
    ("save", "save"), ("save # here", "save"), ("save a#b # here", "save <a#b>"),
    ("export svg size: 40 x", "export <svg> size:<40> <x>"), ("export a:b", "export a:<b>"),
    ("export file://x", "export <file://x>"), ("save a(1).md", "save <a(1).md>"),
    ("save a; list", "save <a> ; list"), ("save a\nlist", "save <a> ; list"),
    ("do { save a}", "do {save <a>}"), ("help ==", "help <==>"), ("help -x", "help <-x>"),
    ("save = 1", "set save = 1"), ("save - x", "? (save - x)"), ("save.x", "? save.x"),
    ("save - ", "save <->"), ("save - clean", "save <-> <clean>"),
    ("help - clean", "? (help - clean)"), ("save - cleaned", "? (save - cleaned)"),
    ("save(1)", "? save(1)"), ("save größe.md", "save <größe.md>"), ("save \"\"", "save <>"),
    ("save x)", "save <x)>"), ("history 5", "history <5>"),
  ]

  @Test(arguments: plainWords)
  func `leaves plain words to the verbs that take them`(text: String, outline: String) throws {
    #expect(Outline.of(try parse(text)) == outline)
  }
}
