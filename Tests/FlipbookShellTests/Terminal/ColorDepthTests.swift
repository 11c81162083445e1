import FlipbookCommands
import FlipbookPictures
import FlipbookTerminal
import FlipbookValues
import Testing

@Suite struct ColorDepthTests {
  private static let terms: [(String, String, ColorDepth)] = [
    ("xterm", "", .named), ("xterm-256color", "", .table), ("xterm-direct", "", .full),
    ("xterm-256color", "truecolor", .full), ("screen", "24bit", .full), ("xterm", "1", .named),
  ]

  @Test(arguments: terms)
  func `TERM and COLORTERM decide`(term: String, colorTerm: String, depth: ColorDepth) {
    #expect(ColorDepth(term: term, colorTerm: colorTerm) == depth)
  }

  // The colour table: 16 + 36 r + 6 g + b over the steps 0, 95, 135, 175, 215 and 255; and greys of
  // 8, 18 … 238 from 232 on.
  private static let reds: [(UInt8, UInt8, UInt8, Int)] = [
    (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (95, 135, 175, 67),
    (128, 128, 128, 244), (8, 8, 8, 232), (238, 238, 238, 255), (0, 122, 255, 33),
  ]

  @Test(arguments: reds)
  func `a colour becomes the nearest of the table`(
    red: UInt8, green: UInt8, blue: UInt8, number: Int
  ) {
    let ink = Ink.color(red: red, green: green, blue: blue)
    #expect(ColorDepth.table.parameters(of: ink) == "38;5;\(number)")
    #expect(ColorDepth.full.parameters(of: ink) == "38;2;\(red);\(green);\(blue)")
    #expect(ColorDepth.named.parameters(of: ink) == nil)
  }
}
