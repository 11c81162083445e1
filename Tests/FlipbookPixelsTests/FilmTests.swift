import FlipbookPictures
import Testing

@testable import FlipbookPixels

@Suite struct `A film in pixels` {
  private static let shares = [0, 0.1, 0.35, 0.35, 0.6, 1]

  @Test func `shows each moment as it is drawn alone`() {
    let film = Drawn.film(Self.shares)
    var pictures: [[UInt32]] = []
    film.forEachPicture(asking: Drawn.unasked) { picture, _, _ throws(Never) in
      pictures.append(picture.pixels)
    }
    #expect(pictures.count == Self.shares.count)
    for (picture, share) in zip(pictures, Self.shares) {
      let alone = Drawn.picture(share)
      #expect(picture == alone.pixels, "\(share)")
    }
  }

  @Test func `draws colours, corners, clips, opacity and shadows`() {
    let picture = Drawn.picture(0)
    #expect(picture.channels(0, 0) == [230, 242, 255, 255])
    #expect(picture.channels(15, 18) == [51, 102, 230, 255])
    // The round corner shows the window, the border is above what the card holds.
    #expect(picture.channels(5, 8) == [230, 242, 255, 255])
    #expect(picture.channels(34, 18) == [0, 0, 77, 255])
    // What the card clips is not seen outside of it.
    #expect(picture.channels(36, 26) == [230, 242, 255, 255])
    #expect(picture.channels(28, 50) == [26, 153, 77, 255])
    // Its shadow falls off.
    let grey = [56, 58, 62].map { picture.channels(28, $0)[0] }
    #expect(grey[0] < grey[1] && grey[1] < grey[2] && picture.channels(50, 50)[0] == 230)
  }

  @Test func `is the same GIF for other readers`() throws {
    let film = Drawn.film(Self.shares)
    let bytes = try #require(GIFFile.bytes(of: film, most: 1 << 20, asking: Drawn.unasked))
    let read = try ReadGIF(bytes)
    #expect((read.width, read.height, read.loops) == (60, 80, 0))
    // An unchanged picture is shown for longer.
    #expect(read.delays == [2, 2, 4, 2, 50])
    #expect(read.boxes.dropFirst().allSatisfy { $0.count < 60 * 80 })
    for (picture, share) in zip(read.pictures, [0, 0.1, 0.35, 0.6, 1]) {
      let alone = Drawn.picture(share)
      let flat = alone.box.place(15, 18)
      #expect(picture[flat] == alone.pixels[flat] & 0xFF_FFFF)
      let off = zip(picture, alone.pixels).map(Self.distance)
      #expect(off.allSatisfy { $0 <= 24 }, "\(off.max() ?? 0)")
      #expect(off.count { $0 > 8 } * 100 < off.count)
    }
    #expect(bytes == GIFFile.bytes(of: film, most: 1 << 20, asking: Drawn.unasked))
  }

  // How far apart two colours are in the channel in which they are farthest apart.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let distances = [0, 8, 16].map { (shift: UInt32) -> Int in
      let (first, second) = (one >> shift & 255, other >> shift & 255)
      return abs(Int(first) - Int(second))
    }
    return distances.max() ?? 0
  }

  @Test func `goes round without a stop where it ends as it began`() throws {
    let film = Drawn.film([0, 0.5, 1, 0.5, 0])
    let gif = try #require(GIFFile.bytes(of: film, most: 1 << 20, asking: Drawn.unasked))
    #expect(try ReadGIF(gif).delays == [2, 2, 2, 2])
    let still = try #require(
      GIFFile.bytes(of: Drawn.film([0]), most: 1 << 20, asking: Drawn.unasked))
    #expect(try ReadGIF(still).delays == [50])
  }

  @Test func `is as large as allowed, or not at all`() throws {
    let film = Drawn.film(Self.shares)
    let gif = try #require(GIFFile.bytes(of: film, most: 1 << 20, asking: Drawn.unasked))
    let png = try #require(PNGFile.bytes(of: film, unit: 60, most: 1 << 20, asking: Drawn.unasked))
    #expect(GIFFile.bytes(of: film, most: gif.count / 2, asking: Drawn.unasked) == nil)
    #expect(PNGFile.bytes(of: film, unit: 60, most: png.count / 2, asking: Drawn.unasked) == nil)
  }

  @Test func `shows a moment that lasts longer than GIF can say`() throws {
    let film = Drawn.film([0, 0, 0.5], delay: 40_000)
    let gif = try #require(GIFFile.bytes(of: film, most: 1 << 20, asking: Drawn.unasked))
    let read = try ReadGIF(gif)
    #expect(read.delays == [40_000, 40_000, 50])
    #expect(read.pictures[0] == read.pictures[1])
  }

  // MARK: PNG

  private static func chunks(of file: [UInt8]) throws -> [(name: String, bytes: [UInt8])] {
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var chunks: [(String, [UInt8])] = []
    var place = 8
    while place < file.count {
      let length = number(place)
      let named = file[place + 4..<place + 8 + length]
      try #require(number(place + 8 + length) == sum(of: named))
      chunks.append((String(decoding: named.prefix(4), as: UTF8.self), Array(named.dropFirst(4))))
      place += 12 + length
    }
    return chunks
  }

  // Source: w3.org/TR/png-3, annex D.
  private static func sum(of bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return Int(~sum)
  }

  @Test func `is an APNG with all its parts in order`() throws {
    let film = Drawn.film(Self.shares, delay: 1, pause: 30)
    let file = try #require(PNGFile.bytes(of: film, unit: 60, most: 1 << 20, asking: Drawn.unasked))
    let chunks = try Self.chunks(of: file)
    #expect(
      chunks.map(\.name)
        == ["IHDR", "acTL", "fcTL", "IDAT"] + (0..<4).flatMap { _ in ["fcTL", "fdAT"] } + ["IEND"])
    #expect(chunks[0].bytes == [0, 0, 0, 60, 0, 0, 0, 80, 8, 2, 0, 0, 0])
    #expect(chunks[1].bytes == [0, 0, 0, 5, 0, 0, 0, 0], "five pictures, for ever")
    let controls = chunks.filter { $0.name == "fcTL" }.map(\.bytes)
    #expect(controls.map { Array($0[20..<24]) } == [1, 1, 2, 1, 30].map { [0, $0, 0, 60] })
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { $0.bytes[3] }
    #expect(numbers == Array(0..<9))
  }

  @Test func `is a PNG without alpha`() throws {
    let picture = Drawn.picture(0)
    let chunks = try Self.chunks(of: PNGFile.bytes(of: picture))
    #expect(chunks.map(\.name) == ["IHDR", "IDAT", "IEND"])
  }
}

@Suite struct `Packed rows` {
  // Lengths at which codes grow wider and are forgotten, in bytes that repeat and that do not.
  @Test(arguments: [2, 3, 8]) func `are read as they were`(bits: Int) throws {
    var packer = LZW()
    for count in [1, 2, 5, 100, 1000, 30_000] {
      for kind in 0..<3 {
        var state: UInt32 = 7
        let bytes = (0..<count).map { place -> UInt8 in
          state = state &* 1_664_525 &+ 1_013_904_223
          let byte = [state >> 24, UInt32(place / 7), 0][kind]
          return UInt8(byte & (1 << UInt32(bits) - 1))
        }
        let packed = packer.packed(bytes, bits: bits)
        var (place, all): (Int, [UInt8]) = (1, [])
        while packed[place] > 0 {
          all += packed[place + 1...place + Int(packed[place])]
          place += Int(packed[place]) + 1
        }
        #expect(place == packed.count - 1 && Int(packed[0]) == bits)
        #expect(try ReadGIF.unpacked(bits: bits, all) == bytes, "\(count), \(kind)")
      }
    }
  }
}
