/// Draws a layer without those in it.
struct LayerPainter {
  let layer: SceneLayer
  let opacity: Double
  let clip: Clip

  private var snapshot: Snapshot.Layer { layer.layer }

  /// The window's colour on all of the picture.
  func drawGround(on bitmap: inout Bitmap) {
    guard snapshot.isDrawn, let color = snapshot.background else { return }
    bitmap.fill(clip.box, with: .color(UInt32(color, opacity: opacity)), in: clip)
  }

  func drawBelow(on bitmap: inout Bitmap) {
    if let shadow = snapshot.shadow { draw(shadow, on: &bitmap) }
    if let color = snapshot.background { fill([layer.outline()], with: color, on: &bitmap) }
    if let gradient = snapshot.gradient, let paint = layer.paint(gradient, opacity: opacity) {
      bitmap.fill([layer.outline()], with: .gradient(paint), in: clip)
    }
    if let shape = snapshot.shape {
      if let color = shape.fill {
        fill(layer.fields(of: shape.path), with: color, isEvenOdd: shape.isEvenOdd, on: &bitmap)
      }
      if let color = shape.line.color, !shape.stroke.isEmpty {
        fill(layer.stroke(of: shape), with: color, turned: true, on: &bitmap)
      }
    }
    if layer.isSketch {
      fill(layer.sketchOutline, with: SVGStage.sketchColor, turned: true, on: &bitmap)
      drawName(on: &bitmap)
    }
  }

  func drawBorder(on bitmap: inout Bitmap) {
    guard let color = snapshot.border else { return }
    let outlines = [layer.outline(), layer.outline(inset: snapshot.borderWidth)]
    fill(outlines, with: color, isEvenOdd: true, on: &bitmap)
  }

  private func fill(
    _ polygons: [[SIMD2<Double>]], with color: PaintColor, isEvenOdd: Bool = false,
    turned: Bool = false, on bitmap: inout Bitmap
  ) {
    let pixel = UInt32(color, opacity: opacity)
    guard pixel >> 24 > 0 else { return }
    bitmap.fill(polygons, with: .color(pixel), isEvenOdd: isEvenOdd, turned: turned, in: clip)
  }

  private func draw(_ shadow: Snapshot.Shadow, on bitmap: inout Bitmap) {
    let outline = layer.outline(offset: shadow.offset)
    let deviation = layer.deviation(of: shadow)
    let pixel = UInt32(shadow.color, opacity: opacity)
    guard pixel >> 24 > 0, !outline.isEmpty else { return }
    guard deviation.max() > 0 else { return bitmap.fill([outline], with: .color(pixel), in: clip) }
    // The farthest that the blur carries anything.
    let margin = Int((3 * deviation.max()).rounded(.up)) + 1
    let reach = PixelBox(around: outline).grown(by: margin)
    let seen = reach.intersection(clip.box)
    guard !seen.isEmpty else { return }
    var coverage = Coverage(seen.grown(by: margin).intersection(reach))
    coverage.add(outline)
    var mask = Mask(coverage)
    mask.blur(deviation)
    bitmap.fill(mask, with: .color(pixel), in: clip)
  }

  // Its name on a white edge, in letters of whole pixels.
  private func drawName(on bitmap: inout Bitmap) {
    let name = Array(snapshot.name.unicodeScalars.prefix(200))
    guard !name.isEmpty, let middle = layer.middle, middle.length < 1e6 else { return }
    let size = max(Int(layer.windowScale.rounded()), 1)
    let width = name.count * Letters.width * size
    let x = Int(middle.x.rounded()) - width / 2
    let y = Int(middle.y.rounded()) - Letters.height * size / 2
    for (color, edge) in [(PaintColor(red: 1, green: 1, blue: 1), size), (SVGStage.nameColor, 0)] {
      bitmap.write(
        name, at: (x, y), size: size, edge: edge, UInt32(color, opacity: opacity), in: clip)
    }
  }
}
