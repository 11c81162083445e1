import FlipbookPictures
import HeadlessUIKit

/// Takes exact pictures of a stage, in which each layer has the same number at every moment.
struct StageFilm {
  // Kept alive: the place of one in memory must not become that of another.
  private var layers: [CALayer] = []
  // Looked up only.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// How many layers there are in all the pictures taken.
  private(set) var paintedCount = 0

  /// How deep layers lie in others in a picture (choice: readers of XML take 256 levels at least).
  ///
  /// What lies deeper stands beside the one it lies in, above it and as solid as both together.
  static let deepest = 100

  /// What is shown now, unless what is asked at each layer throws.
  mutating func picture<Failure: Error>(
    of world: World, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> PaintedStage {
    world.stage.pose()
    let placed = try world.stage.placedLayers(asking: check)
    paintedCount += placed.count
    let window = placed.first?.shown ?? world.stage.window.layer
    return PaintedStage(
      time: world.stage.now, background: window.backgroundColor.map(PaintColor.init),
      layers: try trees(of: placed, world, check))
  }

  private mutating func trees<Failure: Error>(
    of placed: [PlacedLayer], _ world: World, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [PaintedLayer] {
    // For each layer, how deep it is, and the place of the one whose group it is put in.
    var depths: [Int] = []
    var homes: [Int] = []
    var painted: [PaintedLayer] = []
    for layer in placed {
      try check()
      let parent = layer.parent ?? 0
      let isTooDeep = layer.parent != nil && depths[parent] == Self.deepest
      depths.append(layer.parent == nil ? 0 : isTooDeep ? Self.deepest : depths[parent] + 1)
      homes.append(isTooDeep ? homes[parent] : parent)
      painted.append(self.painted(layer, in: world))
      if isTooDeep { painted[painted.count - 1].opacity *= painted[parent].opacity }
    }
    // Each is behind the one it lies in: from the last on, all that lies in one is known.
    for place in placed.indices.dropFirst().reversed() {
      painted[place].sublayers.reverse()
      painted[homes[place]].sublayers.append(painted[place])
    }
    return painted.first.map { $0.sublayers.reversed() } ?? []
  }

  private mutating func painted(_ placed: PlacedLayer, in world: World) -> PaintedLayer {
    let (shown, plane) = (placed.shown, placed.plane)
    let bounds = shown.bounds
    var layer = PaintedLayer(
      id: number(of: placed.layer), name: world.name(of: placed.layer) ?? "",
      corner: SIMD2(Double(bounds.minX), Double(bounds.minY)),
      size: SIMD2(Double(bounds.width), Double(bounds.height)),
      projection: PlaneProjection(x: plane.x, y: plane.y, origin: plane.origin))
    layer.opacity = min(max(shown.exactOpacity, 0), 1)
    layer.background = shown.backgroundColor.map(PaintColor.init)
    layer.cornerRadius = Double(shown.cornerRadius)
    layer.borderWidth = Double(shown.borderWidth)
    layer.borderColor = shown.borderColor.map(PaintColor.init)
    return layer
  }

  private mutating func number(of layer: CALayer) -> Int {
    if let number = numbers[ObjectIdentifier(layer)] { return number }
    layers.append(layer)
    numbers[ObjectIdentifier(layer)] = layers.count
    return layers.count
  }
}

extension PaintColor {
  init(_ color: CGColor) {
    let parts = UIColor(cgColor: color).componentList
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
