import CZlib

/// Pictures as PNG, still or moving.
///
/// Sources: w3.org/TR/png-3, which has animations as well.
package enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A still picture, whose pixels have no alpha unless it is clear.
  package static func bytes(of bitmap: Bitmap, isClear: Bool = false) -> [UInt8] {
    var file = signature + header(bitmap.box, isClear: isClear)
    file += chunk("IDAT", packed(rows(of: bitmap, bitmap.box, channels: isClear ? 4 : 3)))
    return file + chunk("IEND", [])
  }

  /// A moving picture with delays of 1/`unit` s, 65535 at most; nil beyond `most` bytes.
  package static func bytes<E>(
    of film: PixelFilm, unit: Int, most: Int, asking check: () throws(E) -> Void
  ) throws(E) -> [UInt8]? {
    var before: [UInt32] = []
    let parts = try film.parts(most: most, extra: 50, asking: check) { picture, new in
      guard !before.isEmpty else { return new }
      return new.differing { x, y in
        let place = picture.box.place(x, y)
        return picture.pixels[place] != before[place]
      }
    } packing: { picture, part in
      before = picture.pixels
      return packed(rows(of: picture, part))
    }
    return parts.map { file(of: $0, film.box, unit: unit) }
  }

  private static func file(of parts: [FilmPart], _ box: PixelBox, unit: Int) -> [UInt8] {
    var file = signature + header(box) + chunk("acTL", number(parts.count) + number(0))
    var next = 0
    func numbered() -> [UInt8] {
      defer { next += 1 }
      return number(next)
    }
    for (place, part) in parts.enumerated() {
      let (width, height) = (number(part.box.width), number(part.box.height))
      let corner = number(part.box.columns.lowerBound) + number(part.box.rows.lowerBound)
      // Nothing is disposed of, and new pixels replace the old ones.
      let times = number(part.delay).suffix(2) + number(unit).suffix(2) + [0, 0]
      file += chunk("fcTL", numbered() + width + height + corner + times)
      file += place == 0 ? chunk("IDAT", part.bytes) : chunk("fdAT", numbered() + part.bytes)
    }
    return file + chunk("IEND", [])
  }

  // Eight bits each of red, green, blue and, if it is clear, alpha.
  private static func header(_ box: PixelBox, isClear: Bool = false) -> [UInt8] {
    chunk("IHDR", number(box.width) + number(box.height) + [8, isClear ? 6 : 2, 0, 0, 0])
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + bytes
    return number(bytes.count) + named + number(Int(cz_sum(0, named, named.count)))
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    let room = cz_bound(bytes.count)
    let packed = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = cz_pack(bytes, bytes.count, start, room)
    }
    // Drops the room that was not needed.
    return packed.withUnsafeBufferPointer { Array($0) }
  }

  // The rows after their filters: none, the pixel at the left or above, by the least sum (choice).
  private static func rows(of bitmap: Bitmap, _ part: PixelBox, channels: Int = 3) -> [UInt8] {
    let width = part.width * channels
    var above = [UInt8](repeating: 0, count: width)
    var row = above
    return [UInt8](unsafeUninitializedCapacity: (width + 1) * part.height) { rows, count in
      for y in part.rows {
        bitmap.copy(part.columns, y, channels, to: &row)
        let filter = row == above ? 2 : filter(row, above, channels)
        let line = UnsafeMutableBufferPointer(rebasing: rows[count + 1..<count + 1 + width])
        rows[count] = filter
        switch filter {
        case 1: for x in 0..<width { line[x] = row[x] &- (x < channels ? 0 : row[x &- channels]) }
        case 2: for x in 0..<width { line[x] = row[x] &- above[x] }
        default: _ = line.update(from: row)
        }
        count += width + 1
        swap(&row, &above)
      }
    }
  }

  private static func filter(_ row: [UInt8], _ above: [UInt8], _ channels: Int) -> UInt8 {
    var (plain, left, up) = (0, 0, 0)
    func size(_ byte: UInt8) -> Int { Int(Int8(bitPattern: byte).magnitude) }
    for x in row.indices {
      plain &+= size(row[x])
      left &+= size(row[x] &- (x < channels ? 0 : row[x &- channels]))
      up &+= size(row[x] &- above[x])
    }
    return up <= left && up <= plain ? 2 : left < plain ? 1 : 0
  }
}

extension Bitmap {
  // Red, green and blue of the pixels of a row, and alpha as a fourth.
  fileprivate func copy(_ columns: Range<Int>, _ y: Int, _ channels: Int, to row: inout [UInt8]) {
    let start = box.place(columns.lowerBound, y)
    pixels.withUnsafeBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { row in
        for x in 0..<columns.count {
          let pixel = channels == 3 ? pixels[start &+ x] : pixels[start &+ x].plain
          for channel in 0..<channels {
            row[x &* channels &+ channel] = UInt8(
              truncatingIfNeeded: pixel >> (8 * UInt32(channel)))
          }
        }
      }
    }
  }
}

extension UInt32 {
  /// The pixel with colours that are not multiplied by alpha, as in files.
  var plain: UInt32 {
    let alpha = self >> 24
    guard alpha > 0, alpha < 255 else { return self }
    return (0..<3).reduce(alpha << 24) { sum, channel in
      let part = self >> (8 * UInt32(channel)) & 255
      return sum | Swift.min((part * 255 + alpha / 2) / alpha, 255) << (8 * UInt32(channel))
    }
  }
}
