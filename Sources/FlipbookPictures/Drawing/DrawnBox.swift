/// A box of a picture of a stage in characters, as it is seen.
package struct DrawnBox: Equatable, Sendable {
  package var layer = 0
  /// Its corners in order: four unless a part of it is cut off.
  package var corners: [Place]
  /// The shares of its sides that round corners take: across and down, a half at most.
  var rounding = Place.zero
  package var label: String
  package var opacity: Double
  var ink: Ink?
  /// Whether its inside hides what lies below.
  var isFilled = true
  /// Whether it is a shadow, which has no outline and hides nothing.
  var isShadow = false
  /// A path that is drawn instead of the box, and fills it.
  var shape: DrawnShape?
  var gradient: DrawnGradient?

  package func hasPaint(of other: DrawnBox) -> Bool {
    ink == other.ink && shape == other.shape && gradient == other.gradient
  }

  package var isPoint: Bool { corners.allSatisfy { $0 == corners.first } }

  /// Whether it can be drawn: it has three corners or more, none too far away.
  var isInReach: Bool {
    corners.count >= 3 && corners.allSatisfy { abs($0.x) <= Self.reach && abs($0.y) <= Self.reach }
  }

  private static let reach = 1e9

  /// The same box with points along its round corners; exact without perspective.
  var rounded: DrawnBox {
    guard rounding.x > 0, rounding.y > 0, corners.count == 4 else { return self }
    var box = self
    (box.rounding, box.corners) = (.zero, corners.rounded(by: rounding, pieces: 4))
    return box
  }

  /// Whether its edges run along columns and rows, to within a distance in points.
  func isUpright(within distance: Double) -> Bool {
    func runs(along axis: WritableKeyPath<Place, Double>, from first: Int) -> Bool {
      stride(from: first, to: first + 4, by: 2).allSatisfy { corner in
        let way = corners[(corner + 1) % 4] - corners[corner % 4]
        return abs(way[keyPath: axis]) <= distance
      }
    }
    guard corners.count == 4 else { return false }
    return runs(along: \.y, from: 0) && runs(along: \.x, from: 1)
      || runs(along: \.x, from: 0) && runs(along: \.y, from: 1)
  }
}

extension Snapshot {
  /// The visible parts of the window's layers as boxes, the lowest first, each after its shadow.
  ///
  /// A layer without a colour that holds others is an outline; every other one is filled with a
  /// shade for its opacity. A shadow is not blurred (choices). Includes all layers without `names`.
  package func boxes<E>(
    of names: Set<String> = [], asking check: () throws(E) -> Void
  ) throws(E) -> [DrawnBox] {
    var boxes: [DrawnBox] = []
    var opacities: [Double] = []
    for (place, outline) in try outlines(asking: check).enumerated() {
      let layer = layers[place]
      let opacity = layer.opacity * (layer.parent.map { opacities[$0] } ?? 1)
      opacities.append(opacity)
      guard layer.parent != nil, names.isEmpty || names.contains(layer.name) else { continue }
      let rounding = outline.isWhole ? layer.rounding : .zero
      if let shadow = layer.shadow, outline.shadow.count >= 3 {
        boxes.append(
          DrawnBox(
            layer: layer.id, corners: outline.shadow, rounding: rounding, label: "",
            opacity: opacity * shadow.color.alpha, isShadow: true))
      }
      let shape = layer.shape.flatMap { $0.isEmpty ? nil : $0 }
      let isPainted = layer.background.map { $0.alpha > 0 } ?? false
      if outline.box.count >= 3, shape == nil || isPainted {
        let holdsOthers = place + 1 < layers.count && layers[place + 1].parent == place
        boxes.append(
          DrawnBox(
            layer: layer.id, corners: outline.box, rounding: rounding,
            label: shape == nil ? layer.name : "", opacity: opacity, ink: layer.background?.ink,
            isFilled: !holdsOthers || isPainted || layer.gradient != nil,
            gradient: DrawnGradient(of: layer)))
      }
      if let shape, outline.shape.corners.count >= 3 {
        boxes.append(
          DrawnBox(
            layer: layer.id, corners: outline.shape.corners, label: layer.name, opacity: opacity,
            isFilled: false,
            shape: DrawnShape(shape, seenBy: layer.projection, isWhole: outline.shape.isWhole)))
      }
    }
    return boxes
  }
}

extension Snapshot.Layer {
  fileprivate var rounding: SIMD2<Double> {
    guard cornerRadius > 0, size.x > 0, size.y > 0 else { return .zero }
    return min(cornerRadius, size.x / 2, size.y / 2) / size
  }
}

extension Region {
  package init(around boxes: [DrawnBox]) { self.init(around: boxes.lazy.flatMap(\.corners)) }
}
