import FlipbookCommands
import FlipbookShell
import FlipbookValues
import TestSupport
import Testing

@Suite struct KeyParserTests {
  private func keys(_ bytes: [UInt8]) -> [LiveKey] {
    var parser = KeyParser()
    return bytes.compactMap { parser.take($0) } + (parser.finish().map { [$0] } ?? [])
  }

  static let sequences: [(String, [LiveKey])] = [
    ("a 9", [.character("a"), .character(" "), .character("9")]),
    ("\r\n\u{3}", [.enter, .enter, .interrupt]),
    ("\u{1B}[A\u{1B}OB", [.arrow(.up, shifted: false), .arrow(.down, shifted: false)]),
    ("\u{1B}[1;2C\u{1B}[1;2D", [.arrow(.right, shifted: true), .arrow(.left, shifted: true)]),
    ("\u{1B}[1;5C", [.arrow(.right, shifted: false)]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .home, .end]),
    ("\u{1B}[5~", [.other]), ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}[<0;10;3M", [.pointer(.press, row: 2, column: 9)]),
    ("\u{1B}[<32;11;3M", [.pointer(.drag, row: 2, column: 10)]),
    ("\u{1B}[<0;11;3m", [.pointer(.release, row: 2, column: 10)]),
    (
      "\u{1B}[<64;1;1M\u{1B}[<65;1;1M",
      [
        .pointer(.wheelUp, row: 0, column: 0), .pointer(.wheelDown, row: 0, column: 0),
      ]
    ),
    ("\u{1B}[<2;1;1M\u{1B}[<x", [.other, .other]), ("é", [.other, .other]),
  ]

  @Test(arguments: sequences)
  func `bytes become keys`(text: String, expected: [LiveKey]) {
    #expect(keys(Array(text.utf8)) == expected)
  }

  @Test func `an escape waits for what may follow`() {
    var parser = KeyParser()
    #expect(parser.take(27) == nil && parser.isOpen)
    #expect(parser.finish() == .escape && !parser.isOpen)
    #expect(parser.finish() == nil)
  }

  @Test(arguments: 0..<200)
  func `any bytes are keys in the end`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var parser = KeyParser()
    for _ in 0..<300 {
      let isEscape = Int.random(in: 0..<4, using: &generator) == 0
      _ = parser.take(isEscape ? 27 : UInt8.random(in: 0...255, using: &generator))
    }
    _ = parser.finish()
    #expect(parser.take(UInt8(ascii: "q")) == .character("q"))
  }
}
