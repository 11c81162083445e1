extension Snapshot {
  /// The corners of the visible part of a layer and of its shadow, in points of the window, in order
  /// from the upper left; fewer than three if nothing is visible.
  ///
  /// Layers around it that clip cut parts off, but not with their round corners. Parts behind the
  /// eye of a perspective are cut off, there and at the window's edge.
  struct Outline {
    let box: [SIMD2<Double>]
    fileprivate(set) var shadow: [SIMD2<Double>]
    /// Whether no part of the box is cut off.
    let isWhole: Bool
    /// The same for the path it draws.
    fileprivate(set) var shape: (corners: [SIMD2<Double>], isWhole: Bool) = ([], true)
  }

  // The next layer around one that may cut something off, and the projection to it.
  private struct Stop {
    let place: Int
    let plane: PlaneProjection
  }

  func outlines<E>(asking check: () throws(E) -> Void) throws(E) -> [Outline] {
    var stops: [Stop?] = []
    return try layers.map { layer throws(E) in
      var stop: Stop?
      if let parent = layer.parent {
        // Layers that neither clip nor have perspective are skipped.
        let isSkipped = layers[parent].plane.isAffine && !layers[parent].clips
        let next = isSkipped ? stops[parent] : nil
        stop =
          next.map { Stop(place: $0.place, plane: layer.plane.concatenating($0.plane)) }
          ?? Stop(place: parent, plane: layer.plane)
      }
      stops.append(stop)
      let corners = Array(cornersOf: layer.corner, layer.corner + layer.size)
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

  // The visible part of a polygon in the plane of the last layer.
  private func outline<E>(
    of corners: [SIMD2<Double>], _ stops: [Stop?], _ check: () throws(E) -> Void
  ) throws(E) -> (seen: [SIMD2<Double>], isWhole: Bool) {
    var outline = corners
    var (isBehindEye, isWhole) = (false, true)
    var next = stops[stops.count - 1]
    while let stop = next, !outline.isEmpty {
      try check()
      let seen = outline.map(stop.plane.image)
      let inFront = seen.cut { $0.z - Self.nearest }
      isBehindEye = isBehindEye || inFront != seen
      outline = inFront.map { SIMD2($0.x, $0.y) / $0.z }
      if layers[stop.place].clips {
        let corner = layers[stop.place].corner
        let left = outline.cut(to: corner, corner + layers[stop.place].size)
        (outline, isWhole) = (left, isWhole && left == outline)
      }
      next = stops[stop.place]
    }
    if isBehindEye { outline = outline.cut(to: window.low, window.high) }
    return (outline, isWhole && !isBehindEye)
  }

  // Choice: points nearer to the eye than a tenth of its distance count as behind it.
  private static let nearest = 0.1
}

extension [SIMD2<Double>] {
  fileprivate func cut(to low: SIMD2<Double>, _ high: SIMD2<Double>) -> [SIMD2<Double>] {
    cut { $0.x - low.x }.cut { high.x - $0.x }.cut { $0.y - low.y }.cut { high.y - $0.y }
  }
}

extension Array where Element: SIMD, Element.Scalar == Double {
  // The part of a polygon on the positive side of a line: the method of Sutherland and Hodgman.
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
