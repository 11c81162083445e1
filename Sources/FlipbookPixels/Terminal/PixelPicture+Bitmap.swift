package import FlipbookPictures

extension PixelPicture {
  /// Its pixels, where a cell has so many.
  package func bitmap(ofCell cell: SIMD2<Int>) -> Bitmap {
    let painter = StagePainter(
      region, scales: scale(ofCell: cell), moments: parts.map(\.snapshot))
    var bitmap = painter.picture(
      of: parts, on: isClear ? 0 : StagePainter.paper
    ) { () throws(Never) in }
    if !isClear { bitmap.drawEdge() }
    return bitmap
  }
}

extension Bitmap {
  // A line of a pixel within the edge, which tells paper from what lies around it.
  fileprivate mutating func drawEdge() {
    for y in box.rows {
      let isEnd = y == box.rows.lowerBound || y == box.rows.upperBound - 1
      let columns =
        isEnd ? Array(box.columns) : [box.columns.lowerBound, box.columns.upperBound - 1]
      for x in columns {
        let place = box.place(x, y)
        pixels[place] = Self.edge.over(pixels[place])
      }
    }
  }

  // Half of a grey.
  private static let edge: UInt32 = 0x8047_4545
}
