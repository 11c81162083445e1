// What is left of layers once everything around them has cut off what it hides.
extension Snapshot {
  /// Where what is seen of a layer and of its shadow has its corners, in points of the window:
  /// around it from the upper left.
  ///
  /// These are the corners themselves unless something is cut off: by the bounds of a layer above
  /// that clips, or where the layer reaches behind the eye of a perspective; what is left of such a
  /// layer ends at the window's edge. Round corners do not cut. Fewer than three where nothing is
  /// left.
  struct Outline {
    let box: [SIMD2<Double>]
    fileprivate(set) var shadow: [SIMD2<Double>]
    /// Whether nothing of the box is cut off.
    let isWhole: Bool
    /// Where what it draws is seen, and whether nothing of that is cut off.
    fileprivate(set) var shape: (corners: [SIMD2<Double>], isWhole: Bool) = ([], true)
  }

  // The next layer around one where something may be cut off, and how its plane leads there.
  private struct Stop {
    let place: Int
    let plane: PlaneProjection
  }

  /// The outlines of all layers, in their order.
  ///
  /// - Parameter check: asked again and again.
  func outlines<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [Outline] {
    var stops: [Stop?] = []
    return try layers.map { layer throws(Failure) in
      var stop: Stop?
      if let parent = layer.parent {
        let above = layers[parent]
        // What neither clips nor has perspective is passed by.
        let next = above.plane.isAffine && !above.clips ? stops[parent] : nil
        stop =
          next.map { Stop(place: $0.place, plane: layer.plane.concatenating($0.plane)) }
          ?? Stop(place: parent, plane: layer.plane)
      }
      stops.append(stop)
      let corners = layer.corners
      let (box, isWhole) = try outline(of: corners, stops, check)
      var result = Outline(box: box, shadow: [], isWhole: isWhole)
      if let shadow = layer.shadow {
        result.shadow = try outline(of: corners.map { $0 + shadow.offset }, stops, check).seen
      }
      if let reach = layer.shape?.reach, !reach.isEmpty {
        let all = reach.corners
        let own = layer.clips ? all.cut(to: layer.corner, layer.corner + layer.size) : all
        let (seen, isWhole) = try outline(of: own, stops, check)
        result.shape = (seen, isWhole && own == all)
      }
      return result
    }
  }

  // What is left of a polygon in the plane of the layer whose stop is the last one.
  private func outline<Failure: Error>(
    of corners: [SIMD2<Double>], _ stops: [Stop?], _ check: () throws(Failure) -> Void
  ) throws(Failure) -> (seen: [SIMD2<Double>], isWhole: Bool) {
    var outline = corners
    var (isBehindEye, isWhole) = (false, true)
    var next = stops[stops.count - 1]
    while let stop = next, !outline.isEmpty {
      try check()
      let seen = outline.map(stop.plane.image)
      let inFront = seen.cut { $0.z - Self.nearest }
      isBehindEye = isBehindEye || inFront != seen
      outline = inFront.map { SIMD2($0.x, $0.y) / $0.z }
      let layer = layers[stop.place]
      if layer.clips {
        let left = outline.cut(to: layer.corner, layer.corner + layer.size)
        (outline, isWhole) = (left, isWhole && left == outline)
      }
      next = stops[stop.place]
    }
    return (
      isBehindEye ? outline.cut(to: window.low, window.high) : outline, isWhole && !isBehindEye
    )
  }

  // Choice: what is nearer to the eye than a tenth of its distance counts as behind it.
  private static let nearest = 0.1
}

extension Snapshot.Layer {
  /// The corners of its bounds in its own coordinates, around them from the upper left.
  fileprivate var corners: [SIMD2<Double>] {
    let far = corner + size
    return [corner, [far.x, corner.y], far, [corner.x, far.y]]
  }
}

extension [SIMD2<Double>] {
  // The part of a polygon that lies in a box.
  fileprivate func cut(to low: SIMD2<Double>, _ high: SIMD2<Double>) -> [SIMD2<Double>] {
    cut { $0.x - low.x }.cut { high.x - $0.x }.cut { $0.y - low.y }.cut { high.y - $0.y }
  }
}

extension Array where Element: SIMD, Element.Scalar == Double {
  // The part of a polygon on the side of a line where the distance from it is not negative, by the
  // method of Sutherland and Hodgman.
  fileprivate func cut(leaving distance: (Element) -> Double) -> [Element] {
    guard contains(where: { distance($0) < 0 }) else { return self }
    var result: [Element] = []
    for (start, end) in zip(self, dropFirst() + prefix(1)) {
      let (first, second) = (distance(start), distance(end))
      if first >= 0 { result.append(start) }
      guard first * second < 0 else { continue }
      result.append(start + (end - start) * (first / (first - second)))
    }
    return result
  }
}
