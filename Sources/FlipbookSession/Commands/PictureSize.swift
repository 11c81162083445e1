/// How large a picture in characters is.
struct PictureSize: Equatable {
  let columns: Int
  let rows: Int

  static let input = Input.size(
    "size", .size, "columns and rows: 60x20; as wide as is set unless said"
  ).labelled

  /// Which part of the window a picture shows.
  static let fit = Input.flag(
    "fit", "shows all there is, however small or far outside; the window unless said")

  // The sizes a picture can have (choice).
  private static let columnRange = 20...400
  private static let rowRange = 5...200

  /// Reads `size:`; without it as many columns as are set, and these rows.
  init(of call: Invocation, rows: Int) throws(Mistake) {
    guard let size = call[Self.input] else {
      (columns, self.rows) = (call.world.settings.columns, rows)
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
}
