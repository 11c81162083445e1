import FlipbookLanguage

extension Parameter {
  /// The size of a picture.
  static let size = Parameter(
    name: "size", type: .size, isPositional: false,
    meaning: "columns and rows: 60x20; as wide as is set unless said")

  /// Which part of the window a picture shows.
  static let fit = Parameter(
    name: "fit", type: .flag,
    meaning: "shows all there is, however small or far outside; the window unless said")
}

/// How large a picture in characters is.
struct PictureSize: Equatable {
  let columns: Int
  let rows: Int

  /// The sizes a picture can have (choice).
  static let columnRange = 20...400
  static let rowRange = 5...200
}

extension Invocation {
  /// Whether a picture is to fit all that is seen, and not the window.
  var fits: Bool { bool("fit") ?? false }

  /// The size given for a picture; else as many columns as are set, and these rows.
  func pictureSize(rows: Int) throws(Mistake) -> PictureSize {
    guard case .pair(let columns, let height, _)? = value("size")?.value,
      let expression = value("size")?.expression
    else { return PictureSize(columns: world.settings.columns, rows: rows) }
    let (columnRange, rowRange) = (PictureSize.columnRange, PictureSize.rowRange)
    guard let columns = Int(exactly: columns), columnRange.contains(columns),
      let rows = Int(exactly: height), rowRange.contains(rows)
    else {
      throw Mistake(
        .outOfRange(
          text(of: expression.span),
          allowed: "a picture has \(columnRange.lowerBound) to \(columnRange.upperBound) columns "
            + "and \(rowRange.lowerBound) to \(rowRange.upperBound) rows"),
        expression.span)
    }
    return PictureSize(columns: columns, rows: rows)
  }
}
