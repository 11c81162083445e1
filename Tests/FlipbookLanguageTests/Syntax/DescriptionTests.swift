import TestSupport
import Testing

@testable import FlipbookLanguage

@Suite struct DescriptionTests {
  private static let canonical: [(String, String)] = [
    ("start   slide,after:2s", "start slide after: 2s"), ("x=1;y.z+=2", "x = 1\ny.z += 2"),
    ("let a=f( 1,b:2 )", "let a = f(1, b: 2)"), ("v {\n a=1\n b }", "v { a = 1; b }"),
    ("v { }", "v {}"), ("(box)", "(box)"), ("(box.x)", "box.x"), ("((a+b))*c", "(a + b) * c"),
    ("x = a+(b*c)", "x = a + b * c"), ("x = a-(b-c)", "x = a - (b - c)"),
    ("x = (a<b)==c", "x = (a < b) == c"), ("x = -(-a)", "x = -(-a)"),
    ("x = !(a&&b)", "x = !(a && b)"),
    ("x = (a).b", "x = (a).b"), ("x = (1,2).y", "x = (1, 2).y"), ("\"A b\".x", "\"A b\".x"),
    ("\"Ab\".x", "Ab.x"), ("v \"Ab\"", "v \"Ab\""), ("v #FFF 0.50s", "v #FFF 0.50s"),
    ("save ./a.md", "save ./a.md"), ("save 'x'", "save \"'x'\""), ("save \"a b\"", "save \"a b\""),
    ("export size:4", "export size: 4"), ("v --size 4", "v size: 4"), ("# nothing", ""),
  ]

  @Test(arguments: canonical)
  func `prints canonical text`(text: String, printed: String) throws {
    #expect(try parse(text).description == printed)
  }

  @Test(arguments: 0..<Seeds.count)
  func `reading what was printed gives the same syntax`(seed: UInt64) throws {
    var texts = RandomText(seed: seed)
    var read = 0
    for _ in 0..<100 {
      let text = texts.entry()
      guard let entry = try? parse(text) else { continue }
      let printed = entry.description
      let again = try parse(printed)
      #expect(Outline.of(again) == Outline.of(entry), "seed \(seed): \(text)")
      #expect(again.description == printed, "seed \(seed): \(text)")
      read += 1
    }
    #expect(read > 50, "the generator should make texts that can be read")
  }
}
