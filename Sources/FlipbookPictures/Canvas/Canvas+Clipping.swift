extension Canvas {
  /// The part of a line that lies on the canvas, by Liang and Barsky; nil if there is none.
  func clipped(from start: Place, to end: Place) -> (start: Place, end: Place)? {
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
    let way = end - start
    let (width, height) = (Double(dotColumns), Double(dotRows))
    var (first, last) = (0.0, 1.0)
    for (change, room) in [
      (-way.x, start.x), (way.x, width - start.x), (-way.y, start.y), (way.y, height - start.y),
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
    return (start + first * way, start + last * way)
  }
}
