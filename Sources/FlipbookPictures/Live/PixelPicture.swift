/// A picture in pixels that takes cells of a terminal, in place of characters.
package struct PixelPicture: Equatable, Sendable {
  /// A snapshot that is laid over those before it.
  package struct Part: Equatable, Sendable {
    package let snapshot: Snapshot
    package let opacity: Double

    package init(_ snapshot: Snapshot, opacity: Double = 1) {
      (self.snapshot, self.opacity) = (snapshot, opacity)
    }
  }

  package let parts: [Part]
  /// The visible part of the stage, in points.
  package let region: Region
  package let rows: Range<Int>
  package let columns: Range<Int>
  /// Whether it has no ground and fills its cells, as the curves of a plot do, or keeps its shape.
  package let isClear: Bool

  // Choice: the most pixels of a point, so that little things stay little.
  private static let mostPixels = 4.0

  package init(
    _ parts: [Part], region: Region, rows: Range<Int>, columns: Range<Int>, isClear: Bool = false
  ) {
    (self.parts, self.region, self.rows, self.columns) = (parts, region, rows, columns)
    self.isClear = isClear
  }

  package func moved(down: Int = 0, right: Int = 0) -> PixelPicture {
    PixelPicture(
      parts, region: region, rows: rows.lowerBound + down..<rows.upperBound + down,
      columns: columns.lowerBound + right..<columns.upperBound + right, isClear: isClear)
  }

  package func shortened(to count: Int) -> PixelPicture {
    PixelPicture(
      parts, region: region, rows: rows.prefix(count), columns: columns, isClear: isClear)
  }

  package func covers(_ other: PixelPicture) -> Bool {
    rows == other.rows && columns == other.columns && region == other.region
  }

  /// How many pixels a point has along both axes, if a cell has so many.
  package func scale(ofCell cell: SIMD2<Int>) -> SIMD2<Double> {
    let room = SIMD2(Double(columns.count * cell.x), Double(rows.count * cell.y))
    let scales = room / pointwiseMax(region.size, SIMD2(repeating: 1e-3))
    return isClear ? scales : SIMD2(repeating: min(scales.x, scales.y, Self.mostPixels))
  }

  /// Whether it has no more pixels than a large screen (choice): terminals may claim any size.
  package func isDrawable(ofCell cell: SIMD2<Int>) -> Bool {
    let size = region.size * scale(ofCell: cell)
    return size.x * size.y <= 16e6
  }

  /// The point of the stage at a place that is counted in cells from the terminal's upper left.
  func point(at place: SIMD2<Double>, ofCell cell: SIMD2<Int>) -> SIMD2<Double> {
    let corner = SIMD2(Double(columns.lowerBound), Double(rows.lowerBound))
    let pixels = (place - corner) * SIMD2(Double(cell.x), Double(cell.y))
    return region.low + pixels / scale(ofCell: cell)
  }
}
