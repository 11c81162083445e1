@testable import FlipbookPictures

extension Viewport {
  /// The part of a window that holds some boxes.
  init(around boxes: [DrawnBox], columns: Int, rows: Int) {
    var region = Region()
    region.include(boxes.filter(\.isInReach).flatMap(\.corners))
    self.init(showing: region, columns: columns, rows: rows)
  }
}
