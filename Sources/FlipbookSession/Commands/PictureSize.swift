import FlipbookPictures

/// How large a picture in characters is, and what of a stage it shows.
struct PictureSize: Equatable {
  let columns: Int
  let rows: Int
  /// Whether it shows all that is seen, and not the window.
  let fits: Bool

  static let fit = Input.flag(
    "fit", "shows all there is, however small or far outside; the window unless said")
  static let input = Input.size(
    "size", .size, "columns and rows: 60x20; as wide as is set unless said"
  ).labelled

  // The sizes a picture can have (choice).
  private static let columnRange = 20...400
  private static let rowRange = 5...200

  /// Reads `size:`; without it as many columns as are set, and these rows.
  ///
  /// - Parameter windowRows: the rows unless said of a picture that shows the window unless told
  ///   `fit`; `nil` for one of no stage.
  init(of call: Invocation, rows: Int, ofWindow windowRows: Int? = nil) throws(Mistake) {
    fits = windowRows == nil || call[Self.fit]
    guard let size = call[Self.input] else {
      (columns, self.rows) = (call.world.settings.columns, fits ? rows : windowRows ?? rows)
      return
    }
    guard let columns = Int(exactly: size.x), Self.columnRange.contains(columns),
      let rows = Int(exactly: size.y), Self.rowRange.contains(rows)
    else {
      throw Mistake(
        .outOfRange(
          call.text(of: Self.input),
          allowed: "a picture has \(Self.columnRange.lowerBound) to "
            + "\(Self.columnRange.upperBound) columns and \(Self.rowRange.lowerBound) to "
            + "\(Self.rowRange.upperBound) rows"),
        call.span(of: Self.input))
    }
    (self.columns, self.rows) = (columns, rows)
  }
  /// The part of a window that a picture of some moments shows.
  ///
  /// - Parameter columns: how many it has, where several pictures share the room.
  func viewport(of moments: [Moment], columns: Int? = nil) -> Viewport {
    let region = moments.reduce(into: Region()) { region, moment in
      region.include(fits ? Region(around: moment.boxes) : moment.window)
    }
    return Viewport(showing: region, columns: columns ?? self.columns, rows: rows)
  }
}
