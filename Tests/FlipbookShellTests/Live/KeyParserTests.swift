import FlipbookCommands
import FlipbookShell
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookTerminal

@Suite struct KeyParserTests {
  private func keys(_ bytes: [UInt8]) -> [LiveKey] {
    var parser = KeyParser()
    var keys = bytes.compactMap { parser.take($0) }
    while let key = parser.finish() { keys.append(key) }
    return keys
  }

  static let sequences: [(String, [LiveKey])] = [
    ("a 9", [.character("a"), .character(" "), .character("9")]),
    ("\r\n\u{3}", [.enter, .enter, .interrupt]),
    ("\u{1B}[A\u{1B}OB", [.arrow(.up), .arrow(.down)]),
    ("\u{1B}[1;2C\u{1B}[1;2D", [.arrow(.right, .shift), .arrow(.left, .shift)]),
    (
      "\u{1B}[1;3A\u{1B}[1;4B\u{1B}[1;5C",
      [.arrow(.up, .alt), .arrow(.down, [.shift, .alt]), .arrow(.right)]
    ),
    // Alt and an arrow, as iTerm2 sends it; and an escape before it.
    ("\u{1B}\u{1B}[A\u{1B}\u{1B}OB", [.arrow(.up, .alt), .arrow(.down, .alt)]),
    ("\u{1B}\u{1B}\u{1B}[A", [.escape, .arrow(.up, .alt)]),
    ("\u{1B}\u{1B}x", [.escape]),
    ("\t\u{1B}[Z", [.tab(backward: false), .tab(backward: true)]),
    ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .home, .end]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.pageUp, .pageDown, .other]), ("\u{1B}", [.escape]),
    ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}[<0;10;3M", [.pointer(.press, row: 2, column: 9)]),
    ("\u{1B}[<32;11;3M", [.pointer(.drag, row: 2, column: 10)]),
    ("\u{1B}[<0;11;3m", [.pointer(.release, row: 2, column: 10)]),
    (
      "\u{1B}[<64;1;1M\u{1B}[<65;1;1M",
      [
        .pointer(.wheelUp, row: 0, column: 0), .pointer(.wheelDown, row: 0, column: 0),
      ]
    ),
    (
      "\u{1B}[<4;1;1M\u{1B}[<40;2;1M\u{1B}[<68;1;1M",
      [
        .pointer(.press, row: 0, column: 0, .shift), .pointer(.drag, row: 0, column: 1, .alt),
        .pointer(.wheelUp, row: 0, column: 0, .shift),
      ]
    ),
    // A terminal's answers, with keys around them.
    ("a\u{1B}[?62;4cb", [.character("a"), .answer(Array("[?62;4c".utf8)), .character("b")]),
    ("\u{1B}[6;20;10t", [.answer(Array("[6;20;10t".utf8))]),
    ("\u{1B}_Gi=1;OK\u{1B}\\x", [.answer(Array("_Gi=1;OK\u{1B}\\".utf8)), .character("x")]),
    ("\u{1B}P>|x\u{7}y", [.answer(Array("P>|x\u{7}".utf8)), .character("y")]),
    ("\u{1B}_", [.other]), ("\u{1B}Px", [.other]),
    ("\u{1B}[<2;1;1M\u{1B}[<x", [.other, .other]),
    // Characters of two to four bytes; characters that show nothing are dropped.
    ("é日\u{1F600}a", [.character("é"), .character("日"), .character("\u{1F600}"), .character("a")]),
    ("\u{9B}\u{202E}", [.other, .other]),
  ]

  @Test(arguments: sequences)
  func `bytes become keys`(text: String, expected: [LiveKey]) {
    #expect(keys(Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ([0xC3, 0x61], [.character("a")]), ([0xC3, 0x1B, 0x5B, 0x41], [.arrow(.up)]),
      ([0xE6, 0x97], [.other]), ([0xFF, 0xA9], [.other, .other]), ([0xED, 0xA0, 0x80], [.other]),
    ] as [([UInt8], [LiveKey])])
  func `broken characters are no keys`(bytes: [UInt8], expected: [LiveKey]) {
    #expect(keys(bytes) == expected)
  }

  @Test func `an escape waits for what may follow`() {
    var parser = KeyParser()
    #expect(parser.take(27) == nil && parser.isOpen)
    #expect(parser.finish() == .escape && !parser.isOpen)
    #expect(parser.finish() == nil)
  }

  @Test(arguments: 0..<10 * Seeds.count)
  func `any bytes are keys in the end`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var parser = KeyParser()
    for _ in 0..<300 {
      let isEscape = Int.random(in: 0..<4, using: &generator) == 0
      _ = parser.take(isEscape ? 27 : UInt8.random(in: 0...255, using: &generator))
    }
    while parser.finish() != nil {}
    #expect(parser.take(UInt8(ascii: "q")) == .character("q"))
  }
}
