/// An upright box of whole pixels.
package struct PixelBox: Equatable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  package static let empty = PixelBox(columns: 0..<0, rows: 0..<0)

  /// The box of a picture of a size in pixels, one at least each way.
  init(size: SIMD2<Double>) {
    columns = 0..<max(Int(size.x.rounded()), 1)
    rows = 0..<max(Int(size.y.rounded()), 1)
  }

  /// Every pixel that a box around some places touches, on each side with a margin.
  init(around places: some Sequence<SIMD2<Double>>, margin: Double = 0) {
    let region = Region(around: places)
    guard !region.isEmpty else {
      self = .empty
      return
    }
    let limit = SIMD2(repeating: 1e6)
    let low = pointwiseMax((region.low - margin).rounded(.down), -limit)
    let high = pointwiseMin((region.high + margin).rounded(.up), limit)
    columns = Int(low.x)..<Int(high.x)
    rows = Int(low.y)..<Int(high.y)
  }

  package var width: Int { columns.count }
  package var height: Int { rows.count }
  package var count: Int { width * height }
  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func intersection(_ other: PixelBox) -> PixelBox {
    let both = PixelBox(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    return both.isEmpty ? .empty : both
  }

  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    func both(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
      min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
    }
    return PixelBox(columns: both(columns, other.columns), rows: both(rows, other.rows))
  }

  func grown(by count: Int) -> PixelBox {
    func grown(_ part: Range<Int>) -> Range<Int> {
      part.lowerBound - count..<part.upperBound + count
    }
    return PixelBox(columns: grown(columns), rows: grown(rows))
  }

  func differing(_ differs: (_ x: Int, _ y: Int) -> Bool) -> PixelBox {
    var (left, right) = (columns.upperBound, columns.lowerBound)
    var (top, bottom) = (rows.upperBound, rows.lowerBound)
    for y in rows {
      guard let first = columns.first(where: { differs($0, y) }) else { continue }
      (left, top, bottom) = (min(left, first), min(top, y), y + 1)
      var x = columns.upperBound
      while x > right, !differs(x - 1, y) { x -= 1 }
      right = max(right, x)
    }
    return top < bottom ? PixelBox(columns: left..<right, rows: top..<bottom) : .empty
  }

  func place(_ x: Int, _ y: Int) -> Int {
    (y &- rows.lowerBound) &* width &+ (x &- columns.lowerBound)
  }
}

extension PixelBox: Covering {
  func forEachRun(in part: PixelBox, _ body: (Int, Range<Int>, UInt32) -> Void) {
    let part = part.intersection(self)
    for y in part.rows { body(y, part.columns, 255) }
  }
}
