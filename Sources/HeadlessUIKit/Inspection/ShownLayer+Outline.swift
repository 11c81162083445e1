internal import AnimationEngine
package import Foundation

// What is left of a layer once everything around it has cut off what it hides.
extension ShownLayer {
  /// Where the part that is seen has its corners, in points of the window: around it.
  ///
  /// These are ``corners`` unless something is cut off: by the bounds of a layer above that masks to
  /// them, or where the layer reaches behind the eye of a perspective; what is left of such a layer
  /// ends at the window's edge. Rounded corners do not cut. Fewer than three where nothing is left.
  package var outline: [CGPoint] {
    guard var here = layer.presentation() else { return corners }
    var outline = here.bounds.corners
    outline.swapAt(2, 3)
    var isBehindEye = false
    while let above = here.superlayer {
      let matrix = here.matrixToSuperlayer
      let seen = outline.map { matrix.apply(to: SIMD4(Double($0.x), Double($0.y), 0, 1)) }
      let inFront = seen.cut(leaving: { $0.w - Self.nearest }) { $0 + ($1 - $0) * $2 }
      isBehindEye = isBehindEye || inFront != seen
      outline = inFront.map { CGPoint(x: $0.x / $0.w, y: $0.y / $0.w) }
      if above.masksToBounds { outline = outline.cut(to: above.bounds) }
      here = above
    }
    return isBehindEye ? outline.cut(to: here.bounds) : outline
  }

  // Choice: what is nearer to the eye than a tenth of its distance counts as behind it.
  private static let nearest = 0.1
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
