/// Pictures for terminals of DEC's kind: in bands of six rows, colour by colour.
///
/// Source: chapter 14 of DEC's VT330/VT340 Programmer Reference Manual. Pixels that are at most
/// half opaque are left out.
package enum SixelText {
  private static let empty = UInt8(ascii: "?")

  /// - Parameter colors: how many the terminal knows.
  package static func text(of bitmap: Bitmap, colors: Int) -> [UInt8] {
    var bitmap = bitmap
    for place in bitmap.pixels.indices { bitmap.pixels[place] = bitmap.pixels[place].plain }
    var counts = ColorCounts()
    counts.add(bitmap, in: bitmap.box)
    let palette = Palette(counts, most: min(max(colors, 2), 255))
    var dither = Dither(palette)
    let indices = dither.indices(of: bitmap, in: bitmap.box)
    let (width, height) = (bitmap.box.width, bitmap.box.height)
    var text = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (place, color) in palette.colors.enumerated() {
      let parts = (0..<3).map { (color >> (8 * UInt32($0)) & 255) * 100 / 255 }
      text += Array("#\(place);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8)
    }
    // The six rows of a band for each colour, and which colours it has.
    var bands = Array(repeating: [UInt8](), count: palette.colors.count)
    for top in stride(from: 0, to: height, by: 6) {
      var used: [Int] = []
      for y in top..<min(top + 6, height) {
        for x in 0..<width where bitmap.pixels[y * width + x] >> 24 > 127 {
          let color = Int(indices[y * width + x])
          if bands[color].isEmpty {
            bands[color] = Array(repeating: 0, count: width)
            used.append(color)
          }
          bands[color][x] |= 1 << UInt8(y - top)
        }
      }
      for color in used {
        text += Array("#\(color)".utf8)
        append(bands[color], to: &text)
        text.append(UInt8(ascii: "$"))
        bands[color] = []
      }
      text.append(UInt8(ascii: "-"))
    }
    return text + Array("\u{1B}\\".utf8)
  }

  // Counts equal sixels, and leaves out blank ones at the end.
  private static func append(_ band: [UInt8], to text: inout [UInt8]) {
    let end = band.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    var x = 0
    while x < end {
      let start = x
      repeat { x += 1 } while x < end && band[x] == band[start]
      let sixel = empty + band[start]
      if x - start > 3 {
        text += Array("!\(x - start)".utf8)
        text.append(sixel)
      } else {
        text += repeatElement(sixel, count: x - start)
      }
    }
  }
}
