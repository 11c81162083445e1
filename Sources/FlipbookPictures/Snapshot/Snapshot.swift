/// The contents of a window at a moment, from which every picture of a stage is made.
///
/// The tree of layers is a list, so that it may be deeper than the stack: each layer comes after
/// the one that contains it, and lower ones before higher ones.
package struct Snapshot: Equatable, Sendable {
  package struct Layer: Equatable, Sendable {
    /// Its number, the same at every moment.
    package let id: Int
    package let name: String
    /// The place of the layer that contains it; nil for the window.
    package internal(set) var parent: Int?
    /// Its bounds in its own coordinates.
    package var corner = SIMD2<Double>.zero
    package var size: SIMD2<Double>
    /// The point that it turns about, in shares of its bounds.
    package var anchor = SIMD2(0.5, 0.5)
    /// From its own coordinates to those of the layer that contains it.
    package var plane = PlaneProjection.identity
    /// From its own coordinates to the window's.
    package fileprivate(set) var projection = PlaneProjection.identity
    /// Whether its contents are cut off at its bounds and their round corners.
    package var clips = false
    /// The place of the nearest layer around it that clips.
    package fileprivate(set) var clipper: Int?
    /// The opacity of it and its contents, 0…1.
    package var opacity = 1.0
    package var background: PaintColor?
    package var cornerRadius = 0.0
    /// Its border, which lies within the bounds and above its contents.
    package var borderWidth = 0.0
    package var borderColor: PaintColor?
    package var shadow: Shadow?
    /// Drawn between its background and the layers in it.
    package var gradient: Gradient?
    package var shape: Shape?
    /// Whether a picture of some layers draws it; its contents may be drawn anyway.
    package fileprivate(set) var isDrawn = true

    package init(id: Int, name: String, parent: Int?, size: SIMD2<Double>) {
      (self.id, self.name, self.parent, self.size) = (id, name, parent, size)
    }

    package func looks(like other: Layer) -> Bool {
      var other = other
      (other.parent, other.clipper) = (parent, clipper)
      return self == other
    }

    /// The upper left corner of its bounds, the one at the right of it and the one below it.
    package var sides: [SIMD2<Double>] {
      let far = corner + size
      return [corner, [far.x, corner.y], [corner.x, far.y]]
    }

    package var border: PaintColor? { borderWidth > 0 ? borderColor : nil }
  }

  /// The shadow of a layer's background.
  package struct Shadow: Equatable, Sendable {
    /// Its distance from the layer, in the layer's own coordinates.
    package let offset: SIMD2<Double>
    /// The deviation of the Gauss curve that blurs its edge.
    package let radius: Double
    package let color: PaintColor

    package init(offset: SIMD2<Double>, radius: Double, color: PaintColor) {
      (self.offset, self.radius, self.color) = (offset, radius, color)
    }
  }

  /// Seconds of the stage.
  package let time: Double
  package let window: Region
  /// The window first; hidden layers and their contents are left out.
  package private(set) var layers: [Layer] = []

  package init(time: Double, window: Region) { (self.time, self.window) = (time, window) }

  /// Adds a layer after the one that contains it.
  package mutating func append(_ layer: consuming Layer) {
    layer.projection = layer.plane
    if let parent = layer.parent {
      layer.projection = layer.plane.concatenating(layers[parent].projection)
      layer.clipper = layers[parent].clips ? parent : layers[parent].clipper
    }
    layers.append(layer)
  }

  package func drawing(_ isDrawn: (Layer) -> Bool) -> Snapshot {
    var part = self
    for place in layers.indices { part.layers[place].isDrawn = isDrawn(layers[place]) }
    return part
  }

  /// The same with deeper layers moved up above those that contain them, with the opacity of both.
  package var limitedInDepth: Snapshot {
    var flat = self
    var depths: [Int] = []
    for (place, layer) in layers.enumerated() {
      let depth = layer.parent.map { depths[$0] + 1 } ?? 0
      depths.append(min(depth, Self.deepest))
      guard depth > Self.deepest, let parent = layer.parent else { continue }
      flat.layers[place].parent = flat.layers[parent].parent
      flat.layers[place].opacity *= flat.layers[parent].opacity
    }
    return flat
  }

  // How deep layers lie in others in a picture (choice: readers of XML take 256 levels at least).
  private static let deepest = 100
}

/// Numbers layers, each after the one that contains it; in another one it gets a new number.
struct LayerNumbering {
  private struct Key: Hashable {
    let id: Int
    let parent: Int?
  }

  // Looked up only.
  private var numbers: [Key: Int] = [:]
  /// The number of the layer that contains each; nil for the window.
  private(set) var parents: [Int?] = []

  mutating func numbers(of layers: [Snapshot.Layer]) -> [Int] {
    var found: [Int] = []
    // Reads the layers in place: copying one costs more.
    for place in layers.indices {
      let parent = layers[place].parent.map { found[$0] }
      let key = Key(id: layers[place].id, parent: parent)
      let number = numbers[key] ?? parents.count
      if number == parents.count {
        numbers[key] = number
        parents.append(parent)
      }
      found.append(number)
    }
    return found
  }
}
