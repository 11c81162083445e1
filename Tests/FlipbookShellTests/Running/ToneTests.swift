import FlipbookText
import Foundation
import Testing

@testable import FlipbookPictures
@testable import FlipbookShell
@testable import FlipbookTerminal

/// Every colour is readable on light and on dark backgrounds.
@Suite struct ToneTests {
  struct Palette: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let background: Int
    let depth: ColorDepth
    // Red and magenta are the only ones used of the sixteen colours.
    var red = 0
    var magenta = 0
  }

  // From their sources: xterm's XTerm-col.ad, Terminal.app's Basic and Pro, Visual Studio Code's
  // terminalColorRegistry.ts, Ethan Schoonover's Solarized.
  private static let named = [
    ("xterm", 0xFFFFFF, 0xCD0000, 0xCD00CD), ("xterm -rv", 0, 0xCD0000, 0xCD00CD),
    ("Terminal Basic", 0xFFFFFF, 0xC23621, 0xD338D3), ("Terminal Pro", 0, 0xC23621, 0xD338D3),
    ("Code light", 0xFFFFFF, 0xCD3131, 0xBC05BC), ("Code dark", 0x1E1E1E, 0xCD3131, 0xBC3FBC),
    ("Solarized light", 0xFDF6E3, 0xDC322F, 0xD33682),
    ("Solarized dark", 0x002B36, 0xDC322F, 0xD33682),
  ].map { name, background, red, magenta in
    Palette(
      testDescription: name, background: background, depth: .named, red: red, magenta: magenta)
  }

  private static let tables = [0xFFFFFF, 0, 0x1E1E1E, 0xFDF6E3, 0x002B36].map { background in
    Palette(testDescription: "256 colours on \(background)", background: background, depth: .table)
  }

  // WCAG 2.1's relative luminance.
  private static func luminance(_ color: Int) -> Double {
    let bytes = [color >> 16, color >> 8 & 0xFF, color & 0xFF]
    let parts = bytes.map { byte -> Double in
      let part = Double(byte) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func contrast(_ one: Int, _ other: Int) -> Double {
    let (a, b) = (luminance(one) + 0.05, luminance(other) + 0.05)
    return max(a, b) / min(a, b)
  }

  // The table's cube and ramp of greys, as xterm's 256colres.h has them.
  private static func color(ofTable number: Int) -> Int {
    let steps = [0, 95, 135, 175, 215, 255]
    guard number < 232 else { return (8 + 10 * (number - 232)) * 0x010101 }
    let place = number - 16
    let parts = [steps[place / 36], steps[place / 6 % 6], steps[place % 6]]
    return parts.reduce(0) { $0 << 8 | $1 }
  }

  /// The colours of the text and its background; empty if both are the terminal's own.
  private static func colors(_ parameters: String, _ palette: Palette) -> [(Int, Int)] {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch numbers.drop(while: { $0 == 1 }) {
    case []: return []
    // The terminal's own colours, which it makes fainter or swaps itself.
    case [2], [7], [39]: return []
    case [31]: return [(palette.red, palette.background)]
    case [35]: return [(palette.magenta, palette.background)]
    case let table where table.count == 3 && table.starts(with: [38, 5]):
      return [(color(ofTable: table.last ?? 0), palette.background)]
    case let both where both.count == 6:
      return [(color(ofTable: numbers[2]), color(ofTable: numbers[5]))]
    default:
      Issue.record("\(parameters) is none of the colours looked up")
      return []
    }
  }

  @Test(arguments: named + tables) func `has a contrast of at least 3`(palette: Palette) {
    let tones = Tone.allCases.map { ("\($0)", palette.depth.parameters(of: $0)) }
    let inks =
      palette.depth.curves.map { ("curve", $0) }
      + [("playhead", palette.depth.parameters(of: .playhead) ?? "")]
    for (name, parameters) in tones + inks {
      for (color, background) in Self.colors(parameters, palette) {
        #expect(Self.contrast(color, background) >= 3, "\(name): \(parameters)")
      }
    }
  }

  @Test func `without colour what is held is still bold, and its digit underlined`() {
    let inks: [Ink] = [.held, .turned, .playhead, .mistake, .faint, .curve(0)]
    #expect(
      inks.map(ColorDepth.styles.parameters(of:)) == ["1", "1;4", "1", "1", nil, nil])
    let color = Ink.color(red: 255, green: 0, blue: 0)
    #expect(ColorDepth.styles.parameters(of: color) == nil)
  }

  @Test(arguments: [ColorDepth.named, .table])
  func `no two curves look the same`(depth: ColorDepth) {
    #expect(Set(depth.curves).count == depth.curves.count)
  }
}
