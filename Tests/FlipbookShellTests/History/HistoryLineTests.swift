import FlipbookValues
import Testing

@testable import FlipbookTerminal

@Suite struct HistoryLineTests {
  @Test(arguments: ["", "a", "a\nb", "a\\nb", "\\\n\\", "\r\n", "é日🎬", "\\x"])
  func `an entry comes back from its line`(entry: String) {
    let line = HistoryLine.encode(entry)
    #expect(!line.unicodeScalars.contains("\n"))
    #expect(HistoryLine.decode(Array(line.utf8)[...]) == entry)
  }

  @Test(arguments: [("a\\q", "a\\q"), ("a\\", "a\\")])
  func `an escape that means nothing stays`(line: String, entry: String) {
    #expect(HistoryLine.decode(Array(line.utf8)[...]) == entry)
  }
}
