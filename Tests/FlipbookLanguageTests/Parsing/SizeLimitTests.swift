import Testing

@testable import FlipbookLanguage

@Suite struct SizeLimitTests {
  private static let limit = Parser.sizeLimit

  private static let parts: [String] = [
    "list;", "f(1, 2);", "view box;", "x ", "save a b c d e f g;",
    "animate { a = 1 };",
  ]

  @Test(arguments: parts)
  func `an entry beyond the limit is refused where it goes beyond`(part: String) throws {
    let text = String(repeating: part, count: Self.limit + 1)
    do throws(SyntaxError) {
      _ = try Parser.entry(from: text, wordVerbs: ["save"])
      Issue.record("\(part) was read")
    } catch {
      let diagnostic = error.diagnostic
      #expect(diagnostic.message == "this entry has more than 200000 words, numbers and signs")
      #expect(diagnostic.span.lower < text.utf8.count)
    }
  }

  // Not arguments of the test, because a run prints those.
  @Test func `what has few parts may be long, and many parts are read`() throws {
    let blanks = String(repeating: " ", count: 1 << 20)
    for text in ["#\(blanks)x", "\"a\(blanks)b\"", blanks + "list"] {
      #expect(try Parser.entry(from: text).statements.count <= 1)
    }
    let many = String(repeating: "list;", count: 90_000)
    #expect(try Parser.entry(from: many).statements.count == 90_000)
  }
}
