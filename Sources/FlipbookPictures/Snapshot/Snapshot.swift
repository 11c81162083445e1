/// What a window shows at a moment: the tree of its layers, which every picture of a stage is made
/// from.
///
/// The tree is a list: each layer stands behind the one it lies in, and the lower before the higher.
/// So trees may be deeper than a stack.
package struct Snapshot: Equatable, Sendable {
  /// A layer as it is shown.
  package struct Layer: Equatable, Sendable {
    /// Tells it from others; the same at every moment.
    package let id: Int
    /// What it is called; empty where it has no name.
    package let name: String
    /// The place of the one it lies in; `nil` for the window.
    package internal(set) var parent: Int?
    /// The corner and the size of its bounds, in its own coordinates.
    package var corner = SIMD2<Double>.zero
    package var size: SIMD2<Double>
    /// The point that it turns about, in shares of its bounds.
    package var anchor = SIMD2(0.5, 0.5)
    /// From its own coordinates to those of the one it lies in.
    package var plane = PlaneProjection.identity
    /// From its own coordinates to the window's.
    package fileprivate(set) var projection = PlaneProjection.identity
    /// Whether what lies in it is cut off at its bounds and their round corners.
    package var clips = false
    /// The place of the nearest one around it that clips.
    fileprivate(set) var cut: Int?
    /// How solid it and all in it is painted, 0 unseen to 1.
    package var opacity = 1.0
    /// What it is filled with; `nil` for nothing.
    package var background: PaintColor?
    package var cornerRadius = 0.0
    /// The width of its border, which lies within the bounds and above the layers in it.
    package var borderWidth = 0.0
    package var borderColor: PaintColor?
    package var shadow: Shadow?
    /// What it draws between its background and the layers in it.
    package var gradient: Gradient?
    package var shape: Shape?
    /// Whether it is in a picture of some layers; what lies in it is in any case.
    fileprivate(set) var isDrawn = true

    package init(id: Int, name: String, parent: Int?, size: SIMD2<Double>) {
      (self.id, self.name, self.parent, self.size) = (id, name, parent, size)
    }

    /// Whether it is shown as at another moment, wherever it stands in the lists.
    func looks(like other: Layer) -> Bool {
      var other = other
      (other.parent, other.cut) = (parent, cut)
      return self == other
    }

    var border: PaintColor? { borderWidth > 0 ? borderColor : nil }
  }

  /// What a layer's background casts on what lies below it.
  package struct Shadow: Equatable, Sendable {
    /// How far from the layer it lies, in the layer's own coordinates.
    package let offset: SIMD2<Double>
    /// The deviation of the Gauss curve that its edge is blurred by.
    package let radius: Double
    package let color: PaintColor

    package init(offset: SIMD2<Double>, radius: Double, color: PaintColor) {
      (self.offset, self.radius, self.color) = (offset, radius, color)
    }
  }

  /// Seconds of the stage.
  package let time: Double
  /// Where the window is in its own coordinates.
  package let window: Region
  /// The window first; hidden ones are left out, and so is what lies in them.
  package private(set) var layers: [Layer] = []

  package init(time: Double, window: Region) { (self.time, self.window) = (time, window) }

  /// Adds a layer behind the one it lies in.
  package mutating func append(_ layer: Layer) {
    var layer = layer
    layer.projection = layer.plane
    if let parent = layer.parent {
      layer.projection = layer.plane.concatenating(layers[parent].projection)
      layer.cut = layers[parent].clips ? parent : layers[parent].cut
    }
    layers.append(layer)
  }

  /// The same with only some layers drawn.
  func drawing(_ isDrawn: (Layer) -> Bool) -> Snapshot {
    var part = self
    for place in layers.indices { part.layers[place].isDrawn = isDrawn(layers[place]) }
    return part
  }

  /// The same with no layer deeper than so many others: what would lie deeper lies beside the one it
  /// is in, above it and as solid as both together.
  func flattened(below deepest: Int) -> Snapshot {
    var flat = self
    var depths: [Int] = []
    for (place, layer) in layers.enumerated() {
      let depth = layer.parent.map { depths[$0] + 1 } ?? 0
      depths.append(min(depth, deepest))
      guard depth > deepest, let parent = layer.parent else { continue }
      flat.layers[place].parent = flat.layers[parent].parent
      flat.layers[place].opacity *= flat.layers[parent].opacity
    }
    return flat
  }
}

/// Numbers for what several snapshots show: one for each layer within the one it lies in, which is
/// numbered before it.
///
/// A layer that moves to another one is a new one there.
struct LayerNumbering {
  private struct Key: Hashable {
    let id: Int
    let parent: Int?
  }

  // Looked up only.
  private var numbers: [Key: Int] = [:]
  /// The number of the one that each lies in; `nil` for the window.
  private(set) var parents: [Int?] = []

  /// The numbers of a snapshot's layers, in their order.
  mutating func numbers(of layers: [Snapshot.Layer]) -> [Int] {
    var found: [Int] = []
    for layer in layers {
      let parent = layer.parent.map { found[$0] }
      let key = Key(id: layer.id, parent: parent)
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
