import Testing

@testable import FlipbookText

@Suite struct PhraseTests {
  @Test(arguments: [
    ("", ""), ("   ", ""), ("box", "box"), ("  a b ", "a b"), (" é\t ", "é\t"),
  ])
  func `leaves out what is blank at both ends only`(text: String, trimmed: String) {
    #expect(text.trimmed { $0 == " " } == trimmed)
  }

  @Test func `finds the first free name, also behind a hundred others`() {
    #expect("box".freeName { _ in false } == "box")
    #expect("box".freeName { $0 == "box" || $0 == "box3" } == "box2")
    let taken = Set(["box"] + (2...150).map { "box\($0)" })
    #expect("box".freeName(taken.contains) == "box151")
  }

  @Test func `finds the texts of the first list that are in all`() {
    #expect([["b", "a", "b", "c"], ["c", "b"], ["b", "c", "d"]].commonTexts == ["b", "b", "c"])
    #expect([["a"]].commonTexts == ["a"] && [[String]]().commonTexts.isEmpty)
  }

  @Test func `counts with the noun that fits`() {
    #expect([0, 1, 2].map { $0.counted("row") } == ["0 rows", "1 row", "2 rows"])
  }
}
