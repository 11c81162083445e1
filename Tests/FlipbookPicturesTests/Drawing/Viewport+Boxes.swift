@testable import FlipbookPictures

extension Viewport {
  /// The part of a window that holds some boxes.
  init(around boxes: [DrawnBox], columns: Int, rows: Int) {
    self.init(showing: Region(around: boxes), columns: columns, rows: rows)
  }
}
