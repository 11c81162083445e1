import TestSupport
import Testing

@testable import FlipbookLanguage

@Suite struct ContinuationTests {
  private static let brackets: [(String, Bool)] = [
    ("", false), ("list", false), ("animate {", true), ("animate { a", true), ("v (1,", true),
    ("animate { a }", false), ("animate { a } completion: {", true), ("v (1, 2", true),
    ("v \"(\"", false), ("v \"a\\\"(\"", false), ("v # (", false), ("v #(", true), ("#{", true),
    ("# {", false), ("v { # }", true), ("v { \"}\"", true), ("v { \"open }", true),
    ("v \"open {", false), ("v )", false), ("v ( }", false), ("v { )", false), ("}{", false),
    ("v {\n(\n)\n", true), ("v {\n(\n)\n}", false), ("v {\n# }\n}", false), ("v + ", false),
    ("save a(1.md", false), ("save a{ ; v {", true), ("v { save a}", false),
    ("v { save \"}\"", true),
    ("v save (", true), ("save.x (", true), ("save \"a", false),
  ]

  @Test(arguments: brackets)
  func `waits for the brackets that are open`(text: String, waits: Bool) {
    #expect(Continuation.needsMore(text, wordVerbs: wordVerbs) == waits)
  }

  @Test(arguments: 0..<Seeds.count)
  func `what can be read needs no more`(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<100 {
      let text = texts.entry()
      guard (try? parse(text)) != nil else { continue }
      #expect(!Continuation.needsMore(text, wordVerbs: wordVerbs), "\(text)")
    }
  }

  @Test(arguments: 0..<Seeds.count)
  func `each line of a long entry but the last needs more`(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<20 {
      let text = "chain c {\n" + texts.entry() + "\n}"
      guard (try? parse(text)) != nil else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for count in 1..<lines.count {
        let typed = lines.prefix(count).joined(separator: "\n")
        #expect(Continuation.needsMore(typed, wordVerbs: wordVerbs), "\(typed)")
      }
    }
  }

  @Test(arguments: 0..<Seeds.count)
  func `line by line is what the whole is`(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<20 {
      var (entry, needsMore) = ("", Continuation.reading(wordVerbs: wordVerbs))
      for line in "chain c {\n\(texts.entry())\n(\n)\n}\n\(texts.entry())".split(separator: "\n") {
        entry = entry.isEmpty ? String(line) : entry + "\n" + line
        let more = Continuation.needsMore(entry, wordVerbs: wordVerbs)
        #expect(needsMore(entry) == more, "\(entry)")
        if !more { (entry, needsMore) = ("", Continuation.reading(wordVerbs: wordVerbs)) }
      }
    }
  }

  @Test func `brackets in the words of a verb count unless it is known`() {
    #expect(Continuation.needsMore("save a(1.md"))
  }
}
