/// Moving pictures as GIF: one palette for all, and only the new part of each picture.
///
/// Source: w3.org/Graphics/GIF/spec-gif89a.txt; the block that makes it loop is Netscape's.
package enum GIFFile {
  /// A film whose delays are hundredths of a second, or nil if it would have more than so many bytes.
  package static func bytes<E>(
    of film: PixelFilm, most: Int, asking check: () throws(E) -> Void
  ) throws(E) -> [UInt8]? {
    var counts = ColorCounts()
    // Choice: so many of the moments make the palette.
    try film.thinned(to: 50).forEachPicture(asking: check) { picture, new, _ throws(E) in
      counts.add(picture, in: new)
    }
    let (palette, box) = (Palette(counts), film.box)
    var dither = Dither(palette)
    var packer = LZW()
    var before = [UInt8](repeating: palette.clear, count: box.count)
    var (indices, looked) = ([UInt8](), PixelBox.empty)
    let parts = try film.parts(most: most, extra: 20, asking: check) { picture, new in
      (indices, looked) = (dither.indices(of: picture, in: new), new)
      return new.differing { x, y in before[box.place(x, y)] != indices[new.place(x, y)] }
    } packing: { _, part in
      // If nothing is new, a part may lie outside of what was looked at.
      let isSeen = part.intersection(looked) == part
      var bytes = isSeen ? cut(indices, looked, to: part) : [before[0]]
      leaveClear(palette.clear, &bytes, in: part, ifIn: &before, of: box)
      return packer.packed(bytes, bits: palette.bits)
    }
    return parts.map { file(of: $0, box, palette) }
  }

  // Makes pixels clear that stay the same, and remembers the others.
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
