/// Something that covers pixels, each by a share of 255.
protocol Covering {
  /// Calls `body` with runs of equally covered pixels in a row, without those that are uncovered.
  func forEachRun(
    in box: PixelBox, _ body: (_ y: Int, _ columns: Range<Int>, _ cover: UInt32) -> Void)
}

/// The pixels that polygons cover, by their exact areas.
///
/// A line adds to each pixel that it crosses the area to its right, with the sign of its direction;
/// the sum along a row tells how often a pixel is wound around, from which the rule makes a share.
/// The share is near enough if several edges meet in one pixel. Source: FreeType's smooth
/// rasterizer and font-rs do the same.
struct Coverage: Covering {
  let box: PixelBox
  var isEvenOdd = false
  // Two more columns than the box has: a line at the right edge adds to the next pixels.
  private var areas: [Float]
  private let stride: Int

  init(_ box: PixelBox) {
    self.box = box
    stride = box.width + 2
    areas = Array(repeating: 0, count: stride * box.height)
  }

  /// Adds a polygon and closes it; if `turned`, winds it as all others, whatever its direction.
  mutating func add(_ polygon: [Place], turned: Bool = false) {
    guard let last = polygon.last, !box.isEmpty else { return }
    let origin = Place(Double(box.columns.lowerBound), Double(box.rows.lowerBound))
    var sign: Float = 1
    if turned {
      var (area, before) = (0.0, last)
      for point in polygon {
        area += before.x * point.y - before.y * point.x
        before = point
      }
      sign = area < 0 ? -1 : 1
    }
    let (width, height, stride) = (Double(box.width), box.height, stride)
    areas.withUnsafeMutableBufferPointer { areas in
      var before = last - origin
      for point in polygon {
        let point = point - origin
        Self.add(before, point, sign, areas, (width, height, stride))
        before = point
      }
    }
  }

  // Adds a line in three pieces: left of the box it runs down the edge, right of it it is dropped.
  private static func add(
    _ from: Place, _ to: Place, _ sign: Float, _ areas: UnsafeMutableBufferPointer<Float>,
    _ grid: (width: Double, height: Int, stride: Int)
  ) {
    let (isDown, start, end) = from.y < to.y ? (true, from, to) : (false, to, from)
    let (top, bottom) = (max(start.y, 0), min(end.y, Double(grid.height)))
    guard top < bottom else { return }
    let direction = isDown ? sign : -sign
    let slope = (end.x - start.x) / (end.y - start.y)
    func x(_ y: Double) -> Double { start.x + (y - start.y) * slope }
    var cuts = [top, bottom]
    for edge in [0, grid.width] where (x(top) < edge) != (x(bottom) < edge) {
      cuts.insert(min(max(start.y + (edge - start.x) / slope, top), bottom), at: 1)
    }
    if cuts.count == 4, cuts[1] > cuts[2] { cuts.swapAt(1, 2) }
    for (high, low) in zip(cuts, cuts.dropFirst()) where high < low {
      let middle = x((high + low) / 2)
      if middle >= grid.width { continue }
      let (first, second) = middle < 0 ? (0, 0) : (x(high), x(low))
      add(
        Place(min(max(first, 0), grid.width), high), Place(min(max(second, 0), grid.width), low),
        sign: direction, areas, grid.stride)
    }
  }

  // A line downward within the box.
  private static func add(
    _ start: Place, _ end: Place, sign: Float, _ areas: UnsafeMutableBufferPointer<Float>,
    _ stride: Int
  ) {
    let slope = (end.x - start.x) / (end.y - start.y)
    var (x, y) = (start.x, start.y)
    var row = Int(y)
    while y < end.y {
      let next = min(Double(row + 1), end.y)
      let height = next - y
      let nextX = next == end.y ? end.x : x + slope * height
      add(height, from: min(x, nextX), to: max(x, nextX), sign, areas, row * stride)
      (x, y, row) = (nextX, next, row + 1)
    }
  }

  // A piece of a line within one row.
  private static func add(
    _ height: Double, from x: Double, to end: Double, _ sign: Float,
    _ areas: UnsafeMutableBufferPointer<Float>, _ row: Int
  ) {
    let rate = height / (end - x)
    var (column, here) = (Int(x), x)
    while true {
      // The part in one pixel, and how far from its left edge the middle of it is.
      let next = min(Double(column + 1), end)
      let part = next == end && here == x ? height : (next - here) * rate
      let share = (here + next) / 2 - Double(column)
      areas[row + column] += sign * Float(part * (1 - share))
      areas[row + column + 1] += sign * Float(part * share)
      guard next < end else { return }
      (here, column) = (next, column + 1)
    }
  }

  func forEachRun(in part: PixelBox, _ body: (Int, Range<Int>, UInt32) -> Void) {
    let part = part.intersection(box)
    let first = box.columns.lowerBound
    let (start, end) = (part.columns.lowerBound, part.columns.upperBound)
    areas.withUnsafeBufferPointer { areas in
      for y in part.rows {
        let row = (y - box.rows.lowerBound) * stride - first
        var (x, sum) = (first, Float(0))
        while x < end {
          sum += areas[row + x]
          var next = x + 1
          while next < end, areas[row + next] == 0 { next += 1 }
          let cover = share(sum)
          if cover > 0, next > start { body(y, max(x, start)..<next, cover) }
          x = next
        }
      }
    }
  }

  private func share(_ sum: Float) -> UInt32 {
    var share = sum.magnitude
    if isEvenOdd {
      share = share.truncatingRemainder(dividingBy: 2)
      share = min(share, 2 - share)
    }
    return UInt32(min(share, 1) * 255 + 0.5)
  }
}
