/// A place on a canvas, in dots from the upper left corner; x grows to the right, y downwards.
package struct CanvasPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The part of a line inside of a rectangle that begins at the origin, if there is one: the
  /// method of Liang and Barsky.
  static func clipped(
    from start: CanvasPoint, to end: CanvasPoint, width: Double, height: Double
  ) -> (start: CanvasPoint, end: CanvasPoint)? {
    guard start.isFinite, end.isFinite else { return nil }
    let (run, rise) = (end.x - start.x, end.y - start.y)
    var (first, last) = (0.0, 1.0)
    for (change, room) in [
      (-run, start.x), (run, width - start.x), (-rise, start.y), (rise, height - start.y),
    ] {
      if change == 0 {
        guard room >= 0 else { return nil }
      } else if change < 0 {
        first = max(first, room / change)
      } else {
        last = min(last, room / change)
      }
    }
    guard first <= last else { return nil }
    return (
      CanvasPoint(x: start.x + first * run, y: start.y + first * rise),
      CanvasPoint(x: start.x + last * run, y: start.y + last * rise)
    )
  }

  private var isFinite: Bool { x.isFinite && y.isFinite }
}
