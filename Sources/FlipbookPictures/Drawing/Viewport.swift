/// The part of a window that a picture shows, and how large.
///
/// A cell is twice as high as wide, so that squares look square. The scale is a round number and the
/// origin a whole number of cells, so that small moves do not make the picture jump.
package struct Viewport: Equatable, Sendable {
  /// The place of the upper left corner, in points.
  let origin: Place
  /// Points to a column; a row has twice as many.
  package let scale: Double
  package let columns: Int
  package let rows: Int

  /// The part that holds a region, in at most so many cells; at least two each way.
  package init(showing region: Region, columns: Int, rows: Int) {
    let (low, high) = region.isEmpty ? (.zero, .zero) : (region.low, region.high)
    let (most, tallest) = (max(columns, 2), max(rows, 2))
    let size = high - low
    var scale = RoundNumber(
      atLeast: max(size.x / Double(most - 1), size.y / Double(2 * (tallest - 1)), 0.01),
      digits: RoundNumber.Digits.ofScales)
    // Starting at a whole cell may take one more cell.
    func part() -> (origin: Place, cells: Place) {
      let step = Place(scale.value, 2 * scale.value)
      let origin = (low / step).rounded(.down) * step
      return (origin, ((high - origin) / step).rounded(.up))
    }
    while case let cells = part().cells, cells.x > Double(most) || cells.y > Double(tallest) {
      scale = scale.next
    }
    let (origin, cells) = part()
    (self.origin, self.scale) = (origin, scale.value)
    self.columns = min(max(Int(cells.x), 1), most)
    self.rows = min(max(Int(cells.y), 1), tallest)
  }

  /// A place in cells from the upper left.
  func cell(_ place: Place) -> Place { (place - origin) / Place(scale, 2 * scale) }

  package func middle(column: Int, row: Int) -> Place {
    let cells = Place(Double(column) + 0.5, Double(row) + 0.5)
    return origin + cells * Place(scale, 2 * scale)
  }

  func dot(_ place: Place) -> Place {
    cell(place) * Place(Double(CellDots.columns), Double(CellDots.rows))
  }

  package var caption: String {
    let end = origin + Place(scale * Double(columns), 2 * scale * Double(rows))
    let texts = [origin.x, end.x, origin.y, end.y, scale, 2 * scale].map { NumberText.brief($0) }
    return "x \(texts[0]) to \(texts[1]), y \(texts[2]) to \(texts[3]);"
      + " \(texts[4]) points a column, \(texts[5]) a row"
  }
}
