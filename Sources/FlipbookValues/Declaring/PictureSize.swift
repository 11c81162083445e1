/// The size of a picture in characters, and the part of the stage it shows.
package struct PictureSize: Equatable {
  package let columns: Int
  package let rows: Int
  /// Whether it shows all visible things instead of the window.
  package let fits: Bool

  package static let fit = Input.flag(
    "fit", "shows all there is, however small or far outside; default: the window")
  /// The input for pictures that choose by themselves where it is omitted.
  package static let bestFit = Input.flag(
    "fit",
    "shows all there is, however small or far outside; fit: false shows the window; default: all "
      + "there is where the window would be mostly empty"
  ).orNone
  package static let input = Input.size(
    "size:", .size, "columns and rows: 60x20; default: as wide as 'set columns' says")

  // The allowed sizes of a picture (choice).
  private static let columnRange = 20...400
  private static let rowRange = 5...200

  /// Reads `size:`; without it the picture has the set columns and the given rows.
  ///
  /// `windowRows` are the rows of a picture that shows the window unless `fit` is given; `nil` for
  /// a picture that shows no stage.
  package init(of call: Invocation, rows: Int, ofWindow windowRows: Int? = nil) throws(Mistake) {
    fits = windowRows == nil || call[Self.fit]
    guard let size = call[Self.input] else {
      (columns, self.rows) = (call.world.settings.columns, fits ? rows : windowRows ?? rows)
      return
    }
    guard let columns = Int(exactly: size.x), Self.columnRange.contains(columns),
      let rows = Int(exactly: size.y), Self.rowRange.contains(rows)
    else {
      throw call.mistake(
        Self.input,
        allowed: "a picture has \(Self.columnRange.lowerBound) to "
          + "\(Self.columnRange.upperBound) columns and \(Self.rowRange.lowerBound) to "
          + "\(Self.rowRange.upperBound) rows")
    }
    (self.columns, self.rows) = (columns, rows)
  }
}
