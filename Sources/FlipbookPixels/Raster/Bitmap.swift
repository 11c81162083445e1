/// The pixels of a box, row by row.
///
/// Each has red, green, blue and alpha in a byte, red in the lowest, all multiplied by alpha; they are
/// laid over each other as they are, in sRGB, as browsers and Core Animation do.
package struct Bitmap: Sendable {
  package let box: PixelBox
  package var pixels: [UInt32]

  package init(_ box: PixelBox, filledWith pixel: UInt32 = 0) {
    (self.box, pixels) = (box, Array(repeating: pixel, count: box.count))
  }

  /// Lays a colour or colours over the pixels that something covers.
  mutating func fill(_ covered: some Covering, with paint: Paint, in clip: Clip) {
    let part = clip.box.intersection(box)
    guard !part.isEmpty else { return }
    let (box, mask) = (box, clip.mask)
    pixels.withUnsafeMutableBufferPointer { pixels in
      covered.forEachRun(in: part) { y, columns, cover in
        let first = columns.lowerBound
        let start = box.place(first, y)
        let row = UnsafeMutableBufferPointer(rebasing: pixels[start..<start + columns.count])
        switch (paint, mask) {
        case (.color(let color), nil): row.cover(with: color.times(cover))
        case (.color(let color), let mask?):
          mask.forEachRun(y, columns) { part, share in
            let (low, high) = (part.lowerBound &- first, part.upperBound &- first)
            UnsafeMutableBufferPointer(rebasing: row[low..<high])
              .cover(with: color.times(cover.times(share)))
          }
        case (.gradient(let gradient), let mask):
          for x in columns {
            let share = mask.map { cover.times($0.share(x, y)) } ?? cover
            let place = x &- first
            row[place] = gradient.color(x, y).times(share).over(row[place])
          }
        }
      }
    }
  }

  /// Lays paint over the pixels that polygons cover; if `turned`, all are wound the same way.
  mutating func fill(
    _ polygons: [[SIMD2<Double>]], with paint: Paint, isEvenOdd: Bool = false, turned: Bool = false,
    in clip: Clip
  ) {
    let reach = PixelBox(around: polygons.joined()).intersection(clip.box)
    guard !reach.isEmpty else { return }
    var coverage = Coverage(reach)
    coverage.isEvenOdd = isEvenOdd
    for polygon in polygons { coverage.add(polygon, turned: turned) }
    fill(coverage, with: paint, in: clip)
  }

  /// Lays other pixels over these, with an opacity of 0…255.
  mutating func lay(_ other: Bitmap, opacity: UInt32, in clip: Clip) {
    let part = clip.box.intersection(box).intersection(other.box)
    for y in part.rows {
      for x in part.columns {
        let share = clip.mask.map { opacity.times($0.share(x, y)) } ?? opacity
        let place = box.place(x, y)
        pixels[place] = other.pixels[other.box.place(x, y)].times(share).over(pixels[place])
      }
    }
  }

  package mutating func set(_ other: Bitmap, in part: PixelBox? = nil) {
    let shared = (part ?? other.box).intersection(other.box).intersection(box)
    let first = shared.columns.lowerBound
    for y in shared.rows {
      let (from, to) = (other.box.place(first, y), box.place(first, y))
      pixels.replaceSubrange(to..<to + shared.width, with: other.pixels[from..<from + shared.width])
    }
  }
}

extension UnsafeMutableBufferPointer<UInt32> {
  fileprivate func cover(with color: UInt32) {
    switch color >> 24 {
    case 255: update(repeating: color)
    case 0: break
    default: for place in indices { self[place] = color.over(self[place]) }
    }
  }
}

// Pixels, and shares of 255.
extension UInt32 {
  init(_ color: PaintColor, opacity: Double = 1) {
    func share(_ value: Double) -> Double { value.isNaN ? 0 : Swift.min(Swift.max(value, 0), 1) }
    let alpha = share(color.alpha) * opacity
    let bytes = (0..<4).map {
      UInt32((share($0 < 3 ? color.parts[$0] : 1) * alpha * 255).rounded())
    }
    self = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
  }

  /// Each of its bytes times a share, rounded.
  @inline(__always) func times(_ share: UInt32) -> UInt32 {
    var (odd, even) = (self & 0xFF00FF, self >> 8 & 0xFF00FF)
    odd = odd &* share &+ 0x800080
    odd = (odd &+ (odd >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
    even = even &* share &+ 0x800080
    even = (even &+ (even >> 8 & 0xFF00FF)) & 0xFF00_FF00
    return odd | even
  }

  @inline(__always) func over(_ other: UInt32) -> UInt32 { self &+ other.times(255 &- self >> 24) }
}
