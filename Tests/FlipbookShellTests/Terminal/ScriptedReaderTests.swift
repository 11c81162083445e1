import FlipbookShell
import Testing

@Suite struct ScriptedReaderTests {
  @Test func `hands out its lines and then the end`() {
    let reader = ScriptedReader(["a", "f {", "}", "g {"]) { $0.hasSuffix("{") }
    let events = (0..<4).map { _ in reader.next(prompt: Prompt()) }
    #expect(events == [.entry("a"), .entry("f {\n}"), .entry("g {"), .end])
  }
}
