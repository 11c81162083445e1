import FlipbookPictures
import FlipbookPixels
import Testing

@Suite struct SixelTests {
  // Reads sixels back; nil where nothing is drawn.
  private func pixels(_ bytes: [UInt8], _ width: Int, _ height: Int) throws -> [[Int]?] {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;\(width);\(height)"))
    #expect(text.hasSuffix("\u{1B}\\"))
    text = text.dropFirst("\u{1B}P0;1;0q\"1;1;\(width);\(height)".count).dropLast(2)
    var (colors, color, x, top) = ([Int: [Int]](), 0, 0, 0)
    var pixels = [[Int]?](repeating: nil, count: width * height)
    func number() -> Int {
      let digits = text.prefix { $0.isNumber }
      text = text.dropFirst(digits.count)
      return Int(digits) ?? 0
    }
    var repeats = 1
    while let sign = text.popFirst() {
      switch sign {
      case "#":
        color = number()
        guard text.first == ";" else { continue }
        text = text.dropFirst(3)
        var parts = [number()]
        for _ in 0..<2 {
          text = text.dropFirst()
          parts.append(number())
        }
        colors[color] = parts
      case "!": repeats = number()
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let bits = Int(sign.asciiValue ?? 63) - 63
        for _ in 0..<repeats {
          for row in 0..<6 where bits >> row & 1 == 1 {
            pixels[(top + row) * width + x] = colors[color]
          }
          x += 1
        }
        repeats = 1
      }
    }
    return pixels
  }

  @Test func `have every pixel in its colour, and leave what is clear`() throws {
    let box = PixelBox(columns: 0..<9, rows: 0..<14)
    var bitmap = Bitmap(box)
    for place in bitmap.pixels.indices where place % 5 != 0 {
      bitmap.pixels[place] = place % 2 == 0 ? 0xFF00_00FF : 0xFFFF_0000
    }
    let pixels = try pixels(SixelText.text(of: bitmap, colors: 16), 9, 14)
    for (place, pixel) in pixels.enumerated() {
      #expect(pixel == (place % 5 == 0 ? nil : place % 2 == 0 ? [100, 0, 0] : [0, 0, 100]))
    }
  }

  @Test func `use no more colours than the terminal has`() throws {
    let box = PixelBox(columns: 0..<64, rows: 0..<64)
    var bitmap = Bitmap(box)
    for place in bitmap.pixels.indices {
      bitmap.pixels[place] = 0xFF00_0000 | UInt32(place % 64 * 4) | UInt32(place / 64 * 4) << 8
    }
    let pixels = try pixels(SixelText.text(of: bitmap, colors: 16), 64, 64)
    #expect(!pixels.contains(nil))
    #expect(Set(pixels.compactMap(\.self)).count <= 16)
  }
}
