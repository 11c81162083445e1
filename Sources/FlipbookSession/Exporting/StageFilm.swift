import FlipbookPictures
import HeadlessUIKit

/// Takes exact pictures of a stage, in which each layer has the same number at every moment.
struct StageFilm {
  // Kept alive: the place of one in memory must not become that of another.
  private var layers: [CALayer] = []
  // Looked up only.
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// What is shown now.
  mutating func picture(of world: World) -> PaintedStage {
    world.stage.pose()
    let window = world.stage.window.layer
    let shown = window.presentation() ?? window
    return PaintedStage(
      time: world.stage.now, background: shown.backgroundColor.map(PaintColor.init),
      layers: world.stage.paintedTrees.map { painted($0, world) })
  }

  private mutating func painted(_ tree: PaintedTree, _ world: World) -> PaintedLayer {
    let shown = tree.presentation
    let bounds = shown.bounds
    var layer = PaintedLayer(
      id: number(of: tree.layer), name: world.name(of: tree.layer) ?? "",
      corner: SIMD2(Double(bounds.minX), Double(bounds.minY)),
      size: SIMD2(Double(bounds.width), Double(bounds.height)),
      projection: PlaneProjection(x: tree.rows[0], y: tree.rows[1], origin: tree.rows[2]))
    layer.opacity = min(max(shown.exactOpacity, 0), 1)
    layer.background = shown.backgroundColor.map(PaintColor.init)
    layer.cornerRadius = Double(shown.cornerRadius)
    layer.borderWidth = Double(shown.borderWidth)
    layer.borderColor = shown.borderColor.map(PaintColor.init)
    layer.sublayers = tree.sublayers.map { painted($0, world) }
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
