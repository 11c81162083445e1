struct ColorCounts {
  /// Colours that share their six highest bits.
  struct Bin {
    fileprivate var count = 0
    fileprivate var sums = SIMD3<Int>.zero
    // The colour of most of them, if there is one.
    fileprivate var (favourite, votes) = (UInt32(0), 0)

    fileprivate var mean: SIMD3<Double> { SIMD3<Double>(sums) / Double(count) }

    // The majority vote of Boyer and Moore, by runs.
    fileprivate mutating func add(_ color: UInt32, _ count: Int) {
      self.count += count
      sums &+= color.channels &* SIMD3(repeating: count)
      if color == favourite {
        votes += count
      } else if votes >= count {
        votes -= count
      } else {
        (favourite, votes) = (color, count - votes)
      }
    }
  }

  /// The bins that have colours, in the order in which they were first seen.
  private(set) var bins: [Bin] = []
  private var places = [Int32](repeating: -1, count: 1 << 18)

  mutating func add(_ picture: Bitmap, in part: PixelBox) {
    for y in part.rows {
      let row = picture.box.place(0, y)
      var x = part.columns.lowerBound
      while x < part.columns.upperBound {
        let color = picture.pixels[row &+ x]
        let start = x
        repeat { x &+= 1 } while x < part.columns.upperBound && picture.pixels[row &+ x] == color
        add(color & 0xFF_FFFF, x &- start)
      }
    }
  }

  private mutating func add(_ color: UInt32, _ count: Int) {
    let parts = color.channels / 4
    let key = parts.x | parts.y << 6 | parts.z << 12
    if places[key] < 0 {
      places[key] = Int32(bins.count)
      bins.append(Bin())
    }
    bins[Int(places[key])].add(color, count)
  }
}

/// At most 255 colours, or fewer, for all pictures of a file, and one that is clear.
struct Palette {
  private(set) var colors: [UInt32] = []
  var clear: UInt8 { UInt8(colors.count) }

  var bits: Int { max(Int.bitWidth - colors.count.leadingZeroBitCount, 2) }

  /// A box of colours, which is split at its mean.
  private struct Box {
    let bins: [ColorCounts.Bin]
    // How far apart its colours are, and along which channel most.
    let spread: Double
    let channel: Int
    let mean: SIMD3<Double>

    init(_ bins: [ColorCounts.Bin]) {
      self.bins = bins
      // Small areas count more than by their pixels, since people look at edges and marks (choice).
      var (weight, sum, squares) = (0.0, SIMD3<Double>.zero, SIMD3<Double>.zero)
      for bin in bins {
        let (share, mean) = (Double(bin.count).squareRoot(), bin.mean)
        weight += share
        sum += mean * share
        squares += mean * mean * share
      }
      mean = sum / weight
      let spreads = squares - mean * sum
      channel = (0..<3).max { spreads[$0] < spreads[$1] } ?? 0
      spread = bins.count > 1 ? spreads[channel] : 0
    }

    var halves: (Box, Box)? {
      let low = bins.filter { $0.mean[channel] <= mean[channel] }
      let high = bins.filter { $0.mean[channel] > mean[channel] }
      return low.isEmpty || high.isEmpty ? nil : (Box(low), Box(high))
    }

    /// The colour for the whole box: that of most pixels, else the mean.
    var color: UInt32 {
      let all = bins.reduce(0) { $0 + $1.count }
      if let most = bins.max(by: { $0.count < $1.count }), most.votes * 2 > all {
        return most.favourite
      }
      let sums = bins.reduce(SIMD3<Int>.zero) { $0 &+ $1.sums }
      return (0..<3).reduce(0) { $0 | UInt32((sums[$1] + all / 2) / all) << (8 * $1) }
    }
  }

  init(_ counts: ColorCounts, most: Int = 255) {
    var boxes = counts.bins.isEmpty ? [] : [Box(counts.bins)]
    while boxes.count < most {
      let widest = boxes.indices.max { boxes[$0].spread < boxes[$1].spread }
      guard let widest, boxes[widest].spread > 0, let (low, high) = boxes[widest].halves else {
        break
      }
      boxes[widest] = low
      boxes.append(high)
    }
    // Each colour once.
    for color in boxes.map(\.color) where !colors.contains(color) { colors.append(color) }
  }
}

/// Chooses a colour of a palette for each pixel.
///
/// A colour that is not in the palette lies between two that are: each takes a share of eight by
/// eight pixels, the nearer one the larger. The dither is ordered, so still parts stay as they are.
struct Dither {
  private let palette: [SIMD3<Int>]
  // The choices found, by a colour's hash; no colour is `.max`, as its highest bits are 0.
  private var known = [(color: UInt32, choice: Choice)](
    repeating: (.max, (0, 0, 0)), count: 1 << 14)

  // The numbers of two colours, and the share of the second in 64 pixels.
  private typealias Choice = (first: UInt8, second: UInt8, share: UInt8)

  init(_ palette: Palette) { self.palette = palette.colors.map(\.channels) }

  mutating func indices(of picture: Bitmap, in part: PixelBox) -> [UInt8] {
    var indices = [UInt8](repeating: 0, count: part.count)
    var place = 0
    let thresholds = Self.thresholds
    var (last, choice) = (UInt32.max, (first: UInt8(0), second: UInt8(0), share: UInt8(0)))
    for y in part.rows {
      let row = picture.box.place(0, y)
      for x in part.columns {
        let color = picture.pixels[row &+ x] & 0xFF_FFFF
        if color != last { (last, choice) = (color, self.choice(for: color)) }
        let isSecond = choice.share > thresholds[(y & 7) &* 8 &+ (x & 7)]
        indices[place] = isSecond ? choice.second : choice.first
        place &+= 1
      }
    }
    return indices
  }

  private mutating func choice(for color: UInt32) -> Choice {
    let place = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 18)
    if known[place].color != color { known[place] = (color, find(color.channels)) }
    return known[place].choice
  }

  private func find(_ color: SIMD3<Int>) -> Choice {
    let first = nearest(to: color)
    let rest = color &- palette[first]
    // The one on the other side of it.
    let second = nearest(to: color &+ rest)
    let way = palette[second] &- palette[first]
    let length = (way &* way).wrappedSum()
    let share = length == 0 ? 0 : 64 * (way &* rest).wrappedSum() / length
    return (UInt8(first), UInt8(second), UInt8(min(max(share, 0), 63)))
  }

  private func nearest(to color: SIMD3<Int>) -> Int {
    var (best, least) = (0, Int.max)
    for (place, other) in palette.enumerated() {
      let way = color &- other
      // Choice: eyes see green best, and blue least.
      let distance = way.x &* way.x &* 3 &+ way.y &* way.y &* 6 &+ way.z &* way.z &* 2
      if distance < least { (best, least) = (place, distance) }
    }
    return best
  }

  // Bayer's order of eight by eight pixels.
  private static let thresholds: [UInt8] = (0..<64).map { place in
    let (x, y) = (place % 8, place / 8)
    return (0..<3).reduce(0) { sum, bit in
      let (column, row) = (x >> bit & 1, y >> bit & 1)
      return sum | UInt8((column ^ row) << (5 - 2 * bit) | row << (4 - 2 * bit))
    }
  }
}

extension UInt32 {
  fileprivate var channels: SIMD3<Int> {
    SIMD3(Int(self & 255), Int(self >> 8 & 255), Int(self >> 16 & 255))
  }
}
