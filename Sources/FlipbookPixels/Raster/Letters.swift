import CTextTables

/// The letters that names are written in: six pixels wide and thirteen high.
enum Letters {
  static let (width, height) = (6, 13)

  /// The rows of a letter, the leftmost of six pixels in the highest bit; a box for an unknown one.
  static func rows(of letter: Unicode.Scalar) -> [UInt8] {
    let place: Int
    switch letter.value {
    case 32, 160: return []
    case 33...126: place = Int(letter.value) - 33
    case 161...255: place = Int(letter.value) - 161 + 94
    default: return [0, 0] + [60] + Array(repeating: 36, count: 7) + [60]
    }
    return Array(packed[place * height..<(place + 1) * height])
  }

  private static let packed = String(cString: letter_rows()).utf8.filter { $0 > 32 }.map { $0 - 35 }
}

extension Bitmap {
  /// Writes letters from a corner on, their dots so many pixels wide and made wider by an edge.
  mutating func write(
    _ letters: some Sequence<Unicode.Scalar>, at corner: (x: Int, y: Int), size: Int, edge: Int = 0,
    _ pixel: UInt32, in clip: Clip
  ) {
    for (place, letter) in letters.enumerated() {
      let x = corner.x + place * Letters.width * size
      for (row, bits) in Letters.rows(of: letter).enumerated() where bits != 0 {
        let y = corner.y + row * size
        for column in 0..<Letters.width where bits >> (5 - column) & 1 == 1 {
          let dot = PixelBox(
            columns: x + column * size - edge..<x + (column + 1) * size + edge,
            rows: y - edge..<y + size + edge)
          fill(dot, with: .color(pixel), in: clip)
        }
      }
    }
  }
}
