import CLibrary
import FlipbookCommands
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTerminal

@Suite struct PlainReaderTests {
  private func events(_ bytes: [UInt8]) -> [LineEvent] {
    let folder = TemporaryFolder()
    let descriptor = open(folder.write(bytes: bytes, to: "input"), O_RDONLY)
    defer { close(descriptor) }
    let reader = PlainReader(descriptor: descriptor) {
      { entry in
        entry.count { $0 == "{" } > entry.count { $0 == "}" }
      }
    }
    var events: [LineEvent] = []
    repeat { events.append(reader.next(prompt: Prompt())) } while events.last != .end
    return events.dropLast()
  }

  private static let inputs: [(String, [String])] = [
    ("", []),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\r\n\nb", ["a", "", "b"]),
    ("f {\nx\n}\ng\n", ["f {\nx\n}", "g"]),
    ("f {\nx", ["f {\nx"]),
    ("\u{FEFF}é\n\u{FEFF}日\n", ["é", "\u{FEFF}日"]),
  ]

  @Test(arguments: inputs)
  func `hands over whole entries`(input: String, entries: [String]) {
    #expect(events(Array(input.utf8)) == entries.map { .entry($0) })
  }

  private static let reasons: [([UInt8], UnreadableReason)] = [
    ([0x62, 0x00, 0x63], .zero(byte: 2)),
    ([0x62, 0xFF, 0x63], .invalidUTF8(byte: 2)),
    ([0xF0, 0x9F, 0x8E], .invalidUTF8(byte: 1)),
    ([0xC3, 0xA9, 0xE9], .invalidUTF8(byte: 3)),
  ]

  @Test(arguments: reasons)
  func `a line that is not text is reported and not cut`(line: [UInt8], reason: UnreadableReason) {
    let bytes: [UInt8] = [0x61, 0x0A] + line + [0x0A, 0x64]
    #expect(events(bytes) == [.entry("a"), .unreadable(line: 2, reason: reason), .entry("d")])
  }

  @Test func `a line of a megabyte is a line`() {
    let long = String(repeating: "é", count: 524_288)
    #expect(
      events(Array((long + "\nb\n" + long).utf8)) == [.entry(long), .entry("b"), .entry(long)])
  }

  @Test func `a descriptor that cannot be read is an error and then the end`() {
    let reader = PlainReader(descriptor: -1) { { _ in false } }
    #expect(
      reader.next(prompt: Prompt()) == .unreadable(line: 1, reason: .failed(code: EBADF)))
    #expect(reader.next(prompt: Prompt()) == .end)
  }

  @Test(arguments: 1...9)
  func `lines are the same however they are cut into pieces`(chunkSize: Int) {
    let folder = TemporaryFolder()
    let descriptor = open(folder.write("ab\n\ncdefgh\ni", to: "input"), O_RDONLY)
    defer { close(descriptor) }
    var lines = LineChunks(descriptor: descriptor, chunkSize: chunkSize)
    var found: [String] = []
    while case .line(let line) = lines.next() {
      found.append(String(decoding: line, as: UTF8.self))
    }
    #expect(found == ["ab", "", "cdefgh", "i"])
  }
}
