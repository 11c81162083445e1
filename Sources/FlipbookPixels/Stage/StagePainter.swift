/// Draws what a window shows in pixels, as the SVG export shows it.
package struct StagePainter {
  package let box: PixelBox
  private let scale: Double
  private let device: PlaneProjection
  private let sketches: Set<Int>

  /// Shows a region of the window, with so many pixels a point along each axis; a layer that is
  /// invisible at all of the moments is an outline.
  package init(_ region: Region, scales: SIMD2<Double>, moments: [Snapshot]) {
    box = PixelBox(size: region.size * scales)
    let corner = region.low * -scales
    device = PlaneProjection(
      x: [scales.x, 0, 0], y: [0, scales.y, 0], origin: SIMD3(corner.x, corner.y, 1))
    scale = scales.min()
    sketches = SVGPictures.sketches(in: moments)
  }

  func scene(of snapshot: Snapshot) -> Scene {
    Scene(snapshot, device: device, scale: scale, sketches: sketches)
  }

  /// Moments laid over each other, each with its opacity; `check` is called at each layer.
  package func picture<E>(
    of parts: [PixelPicture.Part], on ground: UInt32 = paper, asking check: () throws(E) -> Void
  ) throws(E) -> Bitmap {
    var bitmap = Bitmap(box, filledWith: ground)
    for part in parts {
      try draw(scene(of: part.snapshot), on: &bitmap, opacity: part.opacity, asking: check)
    }
    return bitmap
  }

  package static let paper: UInt32 = 0xFFFF_FFFF

  func draw<E>(
    _ scene: Scene, on bitmap: inout Bitmap, opacity: Double, asking check: () throws(E) -> Void
  ) throws(E) {
    guard !scene.layers.isEmpty else { return }
    try draw(0, of: scene, on: &bitmap, Clip(bitmap.box), opacity: opacity, check)
  }

  private func draw<E>(
    _ place: Int, of scene: Scene, on bitmap: inout Bitmap, _ clip: Clip, opacity: Double,
    _ check: () throws(E) -> Void
  ) throws(E) {
    try check()
    let opacity = opacity * scene.layers[place].layer.opacity
    // The window fills all of the picture.
    let reach = place == 0 ? clip.box : scene.reaches[place].intersection(clip.box)
    guard opacity > 0, !reach.isEmpty else { return }
    guard opacity < 1, scene.counts[place] > 1 || place == 0 else {
      return try drawContents(of: place, of: scene, on: &bitmap, clip, opacity, check)
    }
    var group = Bitmap(reach)
    try drawContents(of: place, of: scene, on: &group, Clip(reach), 1, check)
    bitmap.lay(group, opacity: UInt32((opacity * 255).rounded()), in: clip)
  }

  private func drawContents<E>(
    of place: Int, of scene: Scene, on bitmap: inout Bitmap, _ clip: Clip, _ opacity: Double,
    _ check: () throws(E) -> Void
  ) throws(E) {
    let seen = scene.layers[place]
    let canvas = LayerPainter(layer: seen, opacity: opacity, clip: clip)
    if place == 0 {
      canvas.drawGround(on: &bitmap)
    } else if seen.layer.isDrawn {
      canvas.drawBelow(on: &bitmap)
    }
    // Each clip is made once for those next to each other.
    var (cut, cutter) = (clip, Int?.none)
    for inner in scene.inner[place] {
      let wanted = scene.layers[inner].layer.clipper
      guard let wanted, wanted != seen.layer.clipper else {
        try draw(inner, of: scene, on: &bitmap, clip, opacity: opacity, check)
        continue
      }
      if cutter != wanted { (cut, cutter) = (clip.cut(to: scene.layers[wanted].outline()), wanted) }
      try draw(inner, of: scene, on: &bitmap, cut, opacity: opacity, check)
    }
    if seen.layer.isDrawn { canvas.drawBorder(on: &bitmap) }
  }
}

extension PixelPicture {
  /// Its bitmap, if a cell has so many pixels.
  package func bitmap(ofCell cell: SIMD2<Int>) -> Bitmap {
    let painter = StagePainter(region, scales: scale(ofCell: cell), moments: parts.map(\.snapshot))
    let ground = isClear ? 0 : StagePainter.paper
    var bitmap = painter.picture(of: parts, on: ground) { () throws(Never) in }
    if !isClear { bitmap.drawEdge() }
    return bitmap
  }
}

extension Bitmap {
  // Draws a line of one pixel along the edge, which sets the paper off from what is around it.
  fileprivate mutating func drawEdge() {
    for y in box.rows {
      let isEnd = y == box.rows.lowerBound || y == box.rows.upperBound - 1
      let columns =
        isEnd ? Array(box.columns) : [box.columns.lowerBound, box.columns.upperBound - 1]
      for x in columns {
        let place = box.place(x, y)
        pixels[place] = Self.edge.over(pixels[place])
      }
    }
  }

  // Half of a grey.
  private static let edge: UInt32 = 0x8047_4545
}
