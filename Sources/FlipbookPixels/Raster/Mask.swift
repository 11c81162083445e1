/// How much of each pixel of a box counts, as shares of 255.
struct Mask: Covering, Sendable {
  let box: PixelBox
  private(set) var shares: [UInt8]

  init(_ coverage: Coverage) {
    let box = coverage.box
    var shares = [UInt8](repeating: 0, count: box.count)
    coverage.forEachRun(in: box) { y, columns, cover in
      let start = box.place(columns.lowerBound, y)
      for place in start..<start + columns.count {
        shares[place] = UInt8(truncatingIfNeeded: cover)
      }
    }
    (self.box, self.shares) = (box, shares)
  }

  /// The share of a pixel, which lies in the box.
  @inline(__always) func share(_ x: Int, _ y: Int) -> UInt32 { UInt32(shares[box.place(x, y)]) }

  /// Calls `body` with the runs of the same share in a part of a row, which lies in the box.
  func forEachRun(_ y: Int, _ columns: Range<Int>, _ body: (Range<Int>, UInt32) -> Void) {
    let row = box.place(0, y)
    shares.withUnsafeBufferPointer { shares in
      var x = columns.lowerBound
      while x < columns.upperBound {
        let share = shares[row &+ x]
        var next = x &+ 1
        while next < columns.upperBound, shares[row &+ next] == share { next &+= 1 }
        if share > 0 { body(x..<next, UInt32(share)) }
        x = next
      }
    }
  }

  func forEachRun(in part: PixelBox, _ body: (Int, Range<Int>, UInt32) -> Void) {
    let part = part.intersection(box)
    for y in part.rows { forEachRun(y, part.columns) { body(y, $0, $1) } }
  }

  mutating func multiply(by other: Mask) {
    for y in box.rows {
      for x in box.columns {
        let place = box.place(x, y)
        shares[place] = UInt8(truncatingIfNeeded: UInt32(shares[place]).times(other.share(x, y)))
      }
    }
  }

  /// Blurs it about like a Gauss curve with a deviation in pixels: by three means of neighbours.
  ///
  /// Source: w3.org/TR/SVG11, feGaussianBlur.
  mutating func blur(_ deviation: SIMD2<Double>) {
    // Each pass makes columns of lines, so that two passes blur both ways.
    shares = Self.turned(shares, box.width, box.height, Self.reaches(deviation.x))
    shares = Self.turned(shares, box.height, box.width, Self.reaches(deviation.y))
  }

  // How far each mean reaches back and on; the three together as far to both sides.
  private static func reaches(_ deviation: Double) -> [(back: Int, on: Int)] {
    let length = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    guard length > 1 else { return [] }
    let half = length / 2
    return length % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  private static func turned(
    _ shares: [UInt8], _ width: Int, _ height: Int, _ reaches: [(back: Int, on: Int)]
  ) -> [UInt8] {
    var (line, next) = ([UInt8](repeating: 0, count: width), [UInt8](repeating: 0, count: width))
    return [UInt8](unsafeUninitializedCapacity: shares.count) { turned, count in
      for y in 0..<height {
        let start = y * width
        // Most rows of a box are like the one before.
        if y > 0, shares[start..<start + width] == shares[start - width..<start] {
          for x in 0..<width { turned[x &* height &+ y] = turned[x &* height &+ y &- 1] }
          continue
        }
        line.replaceSubrange(0..<width, with: shares[start..<start + width])
        for reach in reaches {
          mean(of: line, into: &next, reach.back, reach.on)
          swap(&line, &next)
        }
        for x in 0..<width { turned[x &* height &+ y] = line[x] }
      }
      count = shares.count
    }
  }

  private static func mean(of line: [UInt8], into result: inout [UInt8], _ back: Int, _ on: Int) {
    let (width, length) = (line.count, UInt32(back + on + 1))
    // A product instead of a quotient; it fits, as the sum is at most 255 times the length.
    let factor = (1 << 24) / length
    var sum: UInt32 = 0
    line.withUnsafeBufferPointer { line in
      result.withUnsafeMutableBufferPointer { result in
        for x in 0..<min(on, width) { sum &+= UInt32(line[x]) }
        for x in 0..<width {
          if x &+ on < width { sum &+= UInt32(line[x &+ on]) }
          result[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ 1 << 23) >> 24)
          if x >= back { sum &-= UInt32(line[x &- back]) }
        }
      }
    }
  }
}

struct Clip {
  let box: PixelBox
  /// How much of each pixel of the box it lets through; all without one.
  let mask: Mask?

  init(_ box: PixelBox, _ mask: Mask? = nil) { (self.box, self.mask) = (box, mask) }

  func cut(to polygon: [SIMD2<Double>]) -> Clip {
    var coverage = Coverage(PixelBox(around: polygon).intersection(box))
    coverage.add(polygon)
    var cut = Mask(coverage)
    if let mask { cut.multiply(by: mask) }
    return Clip(coverage.box, cut)
  }
}
