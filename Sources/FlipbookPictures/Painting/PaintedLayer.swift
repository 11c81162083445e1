/// A layer as it is painted at a moment, with the layers in it.
package struct PaintedLayer: Equatable, Sendable {
  /// Tells it from others; the same at every moment.
  package let id: Int
  /// What it is called; empty where it has no name.
  package let name: String
  /// The corner and the size of its bounds, in its own coordinates.
  package var corner: SIMD2<Double>
  package var size: SIMD2<Double>
  /// From its own coordinates to the window's.
  package var projection: PlaneProjection
  /// How solid it and all in it is painted, 0 unseen to 1.
  package var opacity = 1.0
  /// What it is filled with; `nil` for nothing.
  package var background: PaintColor?
  package var cornerRadius = 0.0
  /// The width of its border, which lies within the bounds and above the layers in it.
  package var borderWidth = 0.0
  package var borderColor: PaintColor?
  /// The layers in it, the lowest first.
  package var sublayers: [PaintedLayer] = []

  package init(
    id: Int, name: String, corner: SIMD2<Double> = .zero, size: SIMD2<Double>,
    projection: PlaneProjection
  ) {
    (self.id, self.name, self.corner, self.size) = (id, name, corner, size)
    self.projection = projection
  }

  /// Where its corners are seen, around it; `nil` where one is behind the eye of a perspective.
  package var corners: [SIMD2<Double>]? {
    let far = corner + size
    let seen = [corner, SIMD2(far.x, corner.y), far, SIMD2(corner.x, far.y)]
      .compactMap(projection.seen)
    return seen.count == 4 ? seen : nil
  }

  /// Its border, where it has one that is seen.
  var border: PaintColor? { borderWidth > 0 ? borderColor : nil }

  /// It and all layers in it.
  package var all: [PaintedLayer] { [self] + sublayers.flatMap(\.all) }
}

/// What the window shows at a moment.
package struct PaintedStage: Equatable, Sendable {
  /// Seconds of the stage.
  package let time: Double
  /// What the window itself is filled with; `nil` for nothing.
  package let background: PaintColor?
  /// The layers in the window, the lowest first; hidden ones are left out.
  package let layers: [PaintedLayer]

  package init(time: Double, background: PaintColor?, layers: [PaintedLayer]) {
    (self.time, self.background, self.layers) = (time, background, layers)
  }
}

/// A colour, its four numbers from 0 to 1; those beyond are cut off.
package struct PaintColor: Equatable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Red, green and blue as a web page writes them: `#ff8800`.
  package var hexText: String { Self.hex([red, green, blue]) }

  /// All four as a web page writes them: `#ff880080`.
  package var fullHexText: String { Self.hex([red, green, blue, alpha]) }

  private static func hex(_ parts: [Double]) -> String {
    "#"
      + parts.map { part in
        // What is no number counts as none of it.
        let share = part.isNaN ? 0 : min(max(part, 0), 1)
        let text = String(Int((share * 255).rounded()), radix: 16)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }
}
