internal import AnimationEngine
import Foundation

// What is left of a layer once everything around it has cut off what it hides.
extension [PlacedLayer] {
  /// Where the part of a layer that is seen has its corners, see ``ShownLayer/outline``.
  func outline<Failure: Error>(
    of place: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [CGPoint] {
    var here = self[place]
    var outline = here.shown.bounds.aroundBox
    var isBehindEye = false
    while let stop = here.stop {
      try check()
      let seen = outline.map(stop.rows.image)
      let inFront = seen.cut(leaving: { $0.z - Self.nearest }) { $0 + ($1 - $0) * $2 }
      isBehindEye = isBehindEye || inFront != seen
      outline = inFront.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) }
      here = self[stop.place]
      if here.shown.masksToBounds { outline = outline.cut(to: here.shown.bounds) }
      if outline.isEmpty { break }
    }
    return isBehindEye ? outline.cut(to: self[0].shown.bounds) : outline
  }

  // Choice: what is nearer to the eye than a tenth of its distance counts as behind it.
  private static var nearest: Double { 0.1 }
}

extension [CGPoint] {
  // The part of a polygon that lies in a box.
  fileprivate func cut(to box: CGRect) -> [CGPoint] {
    func between(_ start: CGPoint, _ end: CGPoint, _ share: Double) -> CGPoint {
      CGPoint(
        x: start.x + (end.x - start.x) * CGFloat(share),
        y: start.y + (end.y - start.y) * CGFloat(share))
    }
    return cut(leaving: { Double($0.x - box.minX) }, between)
      .cut(leaving: { Double(box.maxX - $0.x) }, between)
      .cut(leaving: { Double($0.y - box.minY) }, between)
      .cut(leaving: { Double(box.maxY - $0.y) }, between)
  }
}

extension Array where Element: Equatable {
  // The part of a polygon on the side of a line where the distance from it is not negative, by the
  // method of Sutherland and Hodgman.
  fileprivate func cut(
    leaving distance: (Element) -> Double, _ between: (Element, Element, Double) -> Element
  ) -> [Element] {
    guard contains(where: { distance($0) < 0 }) else { return self }
    var result: [Element] = []
    for (start, end) in zip(self, dropFirst() + prefix(1)) {
      let (first, second) = (distance(start), distance(end))
      if first >= 0 { result.append(start) }
      guard first * second < 0 else { continue }
      result.append(between(start, end, first / (first - second)))
    }
    return result
  }
}
