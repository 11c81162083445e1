/// Pictures that move as GIF: one palette for all, and of each picture only what is new.
///
/// Source: w3.org/Graphics/GIF/spec-gif89a.txt; the block that makes it loop is Netscape's.
package enum GIFFile {
  /// - Parameters:
  ///   - film: its delays are hundredths of a second.
  ///   - most: bytes it may have.
  /// - Returns: nil if it would have more.
  package static func bytes<E>(
    of film: PixelFilm, most: Int, asking check: () throws(E) -> Void
  ) throws(E) -> [UInt8]? {
    var counts = ColorCounts()
    // Choice: the palette is made of so many of the moments.
    try film.thinned(to: 50).forEachPicture(asking: check) { picture, new, _ throws(E) in
      counts.add(picture, in: new)
    }
    let palette = Palette(counts)
    var dither = Dither(palette)
    var parts: [FilmPart] = []
    var packer = LZW()
    var (before, size) = ([UInt8](), 0)
    try film.forEachPicture(asking: check) { picture, new, delay throws(E) in
      guard size <= most else { return }
      let box = picture.box
      let isFirst = before.isEmpty
      if isFirst { before = Array(repeating: palette.clear, count: box.count) }
      var indices = dither.indices(of: picture, in: new)
      var part = Difference(in: new) { x, y in
        before[box.place(x, y)] != indices[new.place(x, y)]
      }.box
      if part.isEmpty {
        if parts[parts.count - 1].goesOn(for: delay, most: 65_535) { return }
        part = PixelBox(columns: 0..<1, rows: 0..<1)
        indices = [before[0]]
      } else {
        indices = Self.cut(indices, new, to: part)
      }
      Self.leaveClear(palette.clear, &indices, in: part, ifIn: &before, of: box)
      let bytes = packer.packed(indices, bits: palette.bits)
      size += bytes.count + 20
      parts.append(FilmPart(box: part, bytes: bytes, delay: delay))
    }
    guard size <= most else { return nil }
    return file(of: parts, film.box, palette)
  }

  // What stays as it was is left clear, and what does not is kept.
  private static func leaveClear(
    _ clear: UInt8, _ indices: inout [UInt8], in part: PixelBox, ifIn before: inout [UInt8],
    of box: PixelBox
  ) {
    indices.withUnsafeMutableBufferPointer { indices in
      before.withUnsafeMutableBufferPointer { before in
        for y in part.rows {
          let start = box.place(part.columns.lowerBound, y)
          let line = part.place(part.columns.lowerBound, y)
          for x in 0..<part.width {
            let index = indices[line &+ x]
            if index == before[start &+ x] { indices[line &+ x] = clear }
            before[start &+ x] = index
          }
        }
      }
    }
  }

  private static func cut(_ indices: [UInt8], _ box: PixelBox, to part: PixelBox) -> [UInt8] {
    guard part != box else { return indices }
    return part.rows.flatMap { y in
      let start = box.place(part.columns.lowerBound, y)
      return indices[start..<start + part.width]
    }
  }

  private static func file(of parts: [FilmPart], _ box: PixelBox, _ palette: Palette) -> [UInt8] {
    let table = 0xF0 | UInt8(palette.bits - 1)
    var file = Array("GIF89a".utf8) + number(box.width) + number(box.height) + [table, 0, 0]
    for place in 0..<1 << palette.bits {
      let color = palette.colors.indices.contains(place) ? palette.colors[place] : 0
      file += (0..<3).map { UInt8(truncatingIfNeeded: color >> (8 * $0)) }
    }
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for part in parts {
      // Nothing is taken away before the next one.
      file += [0x21, 0xF9, 4, 1 << 2 | 1] + number(part.delay) + [palette.clear, 0]
      file += [0x2C] + number(part.box.columns.lowerBound) + number(part.box.rows.lowerBound)
      file += number(part.box.width) + number(part.box.height) + [0] + part.bytes
    }
    return file + [0x3B]
  }

  private static func number(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
