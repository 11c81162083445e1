/// How large a picture in characters is, and what of a stage it shows.
package struct PictureSize: Equatable {
  package let columns: Int
  package let rows: Int
  /// Whether it shows all that is seen, and not the window.
  package let fits: Bool

  package static let fit = Input.flag(
    "fit", "shows all there is, however small or far outside; default: the window")
  /// The same for pictures that choose by themselves where it is left out.
  package static let bestFit = Input.flag(
    "fit",
    "shows all there is, however small or far outside; fit: false shows the window; default: all "
      + "there is where the window would be mostly empty"
  ).orNone
  package static let input = Input.size(
    "size:", .size, "columns and rows: 60x20; default: as wide as 'set columns' says")

  // The sizes a picture can have (choice).
  private static let columnRange = 20...400
  private static let rowRange = 5...200

  /// Reads `size:`; without it as many columns as are set, and these rows.
  ///
  /// `windowRows` are those of a picture that shows the window unless told `fit`; `nil` for one of no
  /// stage.
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
