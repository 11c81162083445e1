/// Packs bytes as GIF wants them.
///
/// Source: appendix F of GIF's specification. Codes of growing width stand for known rows; when
/// there is no code left, all are forgotten.
struct LZW {
  // Codes, with their row and the byte after it in the higher bits: open addressing, 0 for none.
  private var codes = [UInt32](repeating: 0, count: Self.slots)
  private static let slots = 1 << 14

  private var bytes: [UInt8] = []
  private var (waiting, waitingCount): (UInt32, UInt32) = (0, 0)

  /// - Parameter bits: how many bits a byte uses, 2…8.
  mutating func packed(_ indices: [UInt8], bits: Int) -> [UInt8] {
    bytes = []
    let clear = UInt32(1) << UInt32(bits)
    var (width, next) = (UInt32(bits + 1), clear + 2)
    codes = Array(repeating: 0, count: Self.slots)
    write(clear, width)
    var row = UInt32(indices.first ?? 0)
    for index in indices.dropFirst() {
      let key = row << 8 | UInt32(index)
      var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 18)
      while codes[place] != 0, codes[place] >> 12 != key { place = (place &+ 1) & (Self.slots - 1) }
      if codes[place] != 0 {
        row = codes[place] & 0xFFF
        continue
      }
      write(row, width)
      row = UInt32(index)
      if next == 4096 {
        write(clear, width)
        (width, next) = (UInt32(bits + 1), clear + 2)
        codes = Array(repeating: 0, count: Self.slots)
        continue
      }
      codes[place] = key << 12 | next
      if next == 1 << width { width += 1 }
      next += 1
    }
    write(row, width)
    // The reader has one more code by now.
    if next == 1 << width, width < 12 { width += 1 }
    write(clear + 1, width)
    if waitingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: waiting)) }
    (waiting, waitingCount) = (0, 0)
    return [UInt8(bits)] + blocks()
  }

  private mutating func write(_ code: UInt32, _ width: UInt32) {
    waiting |= code << waitingCount
    waitingCount += width
    while waitingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      waitingCount -= 8
    }
  }

  // Pieces of at most 255 bytes, each after its length, and an empty one.
  private func blocks() -> [UInt8] {
    var blocks: [UInt8] = []
    blocks.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(start + 255, bytes.count)]
      blocks.append(UInt8(block.count))
      blocks += block
    }
    return blocks + [0]
  }
}
