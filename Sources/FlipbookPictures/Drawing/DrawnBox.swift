/// A box as it is seen: what a picture of a stage in characters is made of.
package struct DrawnBox: Equatable, Sendable {
  /// A place in the window, in points; y grows downwards.
  package typealias Place = SIMD2<Double>

  /// Tells the layer it is of from others.
  package var layer = 0
  /// Its corners, around it: four, or another number where a part of it is cut off.
  package var corners: [Place]
  /// What its round corners take of its sides, as shares: across and down, a half at most.
  var rounding = Place.zero
  /// What is written into it.
  package var label: String
  /// How solid it is, 0 unseen to 1; what has faded is drawn less solid than it is.
  package var opacity: Double
  /// What it is painted with, where colour can be shown.
  var ink: Ink?
  /// Whether there is anything inside of its outline that hides what lies below.
  var isFilled = true
  /// Whether it is the shadow of the one behind it: it has no outline, and hides nothing.
  var isShadow = false
  /// What is drawn in place of the box itself, which is as large as all of that.
  var shape: DrawnShape?
  /// What its inside is painted with above its colour.
  var gradient: DrawnGradient?

  package func hasPaint(of other: DrawnBox) -> Bool {
    ink == other.ink && shape == other.shape && gradient == other.gradient
  }

  package var isPoint: Bool { corners.allSatisfy { $0 == corners.first } }

  /// Whether it can be drawn at all: three corners or more, none of them out of all reach.
  var isInReach: Bool {
    corners.count >= 3
      && corners.allSatisfy { abs($0.x) <= Self.reach && abs($0.y) <= Self.reach }
  }

  private static let reach = 1e9

  /// The same with its round corners as points around it.
  ///
  /// A corner is the image of a quarter of a circle, as long as there is no perspective in it.
  var rounded: DrawnBox {
    guard rounding.x > 0, rounding.y > 0, corners.count == 4 else { return self }
    var box = self
    box.rounding = .zero
    box.corners = corners.indices.flatMap { index in
      let corner = corners[index]
      let isAcross = index.isMultiple(of: 2)
      // The sides that lead here and away: from the upper left, the latter runs across.
      let here = (corners[(index + 3) % 4] - corner) * (isAcross ? rounding.y : rounding.x)
      let away = (corners[(index + 1) % 4] - corner) * (isAcross ? rounding.x : rounding.y)
      return Self.quarter.map { corner + here * (1 - $0.x) + away * (1 - $0.y) }
    }
    return box
  }

  // Points of a quarter of a circle by their sines and cosines: at quarters of its angle.
  private static let quarter: [Place] = [
    [0, 1], [0.3826834323650898, 0.9238795325112867], [0.7071067811865476, 0.7071067811865476],
    [0.9238795325112867, 0.3826834323650898], [1, 0],
  ]

  /// Whether its edges run along the columns and rows, give or take a distance in points.
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
  /// What is seen of the layers in the window as boxes, the lowest first, each behind its shadow; what
  /// is cut off is left out.
  ///
  /// A layer that is there to hold others, and has no colour, is an outline; any other is filled,
  /// whatever its colour, as its shade tells how solid it is. Of a shadow the place is shown, and not
  /// how it is blurred (choices).
  /// - Parameters:
  ///   - names: whose boxes are wanted; those of all where there are none.
  ///   - check: asked again and again.
  package func boxes<Failure: Error>(
    of names: Set<String> = [], asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [DrawnBox] {
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
      let shape = layer.shape.flatMap { $0.isThere ? $0 : nil }
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
            shape: DrawnShape(
              shape, seenBy: layer.projection, isWhole: outline.shape.isWhole)))
      }
    }
    return boxes
  }

  /// The box around all that is seen of the layers in the window and of their shadows.
  func seen<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> Region {
    Region(around: try boxes(asking: check))
  }
}

extension Snapshot.Layer {
  // What its round corners take of its sides.
  fileprivate var rounding: SIMD2<Double> {
    guard cornerRadius > 0, size.x > 0, size.y > 0 else { return .zero }
    return min(cornerRadius, size.x / 2, size.y / 2) / size
  }
}

extension Region {
  package init(around boxes: [DrawnBox]) {
    self.init()
    for box in boxes { include(box.corners) }
  }
}
