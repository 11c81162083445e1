/// Pictures of a stage in SVG.
///
/// Each takes at least one moment, in the order of time. It shows a ``PictureFrame``, whose size in
/// points is its default size. `check` is called at each layer and may throw.
package struct SVGPictures {
  private let title: String
  private let moments: [Snapshot]
  private let fits: Bool?
  private let size: SIMD2<Double>?

  package init(title: String, moments: [Snapshot], fits: Bool?, size: SIMD2<Double>? = nil) {
    (self.title, self.moments, self.fits, self.size) = (title, moments, fits, size)
  }

  /// A still picture of one moment, or several in motion at the pace of the stage.
  package func stage<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    let frame = try Self.frame(of: moments, fits: fits, check)
    let content = try SVGStage(moments).elements(in: frame, asking: check)
    return try text(content, corner: frame.low, extent: frame.size, check)
  }

  /// Moments side by side, each above its label, in rows of at most six (choice).
  package func filmstrip<E>(
    labels: [String], asking check: () throws(E) -> Void
  ) throws(E) -> String {
    let frame = try Self.frame(of: moments, fits: fits, check)
    // Large frames are made smaller so that six fit side by side.
    let scale = min(1, 160 / frame.size.x, 280 / frame.size.y)
    let cell = frame.size * scale
    let columns = min(max(moments.count, 1), 6)
    let rows = (moments.count + columns - 1) / columns
    let (gap, caption) = (12.0, 22.0)
    let pitch = cell + SIMD2(gap, gap + caption)
    let viewBox = SVGNumber.list([frame.low.x, frame.low.y, frame.size.x, frame.size.y])
    let frames = try zip(moments, labels).enumerated().map { numbered throws(E) in
      let (place, (moment, label)) = numbered
      let corner = gap + SIMD2(Double(place % columns), Double(place / columns)) * pitch
      let stage = SVGStage([moment], prefix: "frame\(place)")
      return XMLElement(
        name: "g",
        children: [
          XMLElement(
            name: "svg", attributes: SVGNumber.box(corner, cell) + [("viewBox", viewBox)],
            children: try stage.elements(in: frame, asking: check)),
          XMLElement(name: "rect", attributes: SVGNumber.box(corner, cell) + [("class", "edge")]),
          .text(label, at: corner + SIMD2(cell.x / 2, cell.y + caption - 6), "time"),
        ])
    }
    return try text(
      frames, extent: gap + SIMD2(Double(columns), Double(rows)) * pitch,
      style: ".time{text-anchor:middle}.edge{fill:none;stroke:#8a8a8e;stroke-opacity:.5}", check)
  }

  package static func frame<E>(
    of moments: [Snapshot], fits: Bool?, _ check: () throws(E) -> Void
  ) throws(E) -> Region {
    var frame = PictureFrame(fits: fits)
    for moment in moments { try frame.include(moment, asking: check) }
    return frame.region
  }

  /// The layers that would never be seen, by their numbers: they are drawn as outlines with names.
  package static func sketches(in moments: [Snapshot]) -> Set<Int> {
    var seen: Set<Int> = []
    var all: Set<Int> = []
    for layer in moments.lazy.flatMap(\.layers) where !seen.contains(layer.id) {
      all.insert(layer.id)
      if !SVGLayer.isSketch([layer]) { seen.insert(layer.id) }
    }
    return all.subtracting(seen)
  }

  private var description: String {
    var names: [String] = []
    var known: Set<String> = [""]
    for layer in moments.lazy.flatMap(\.layers)
    where layer.parent != nil && known.insert(layer.name).inserted { names.append(layer.name) }
    let what = names.isEmpty ? "nothing" : names.joined(separator: ", ")
    let first = NumberText.brief(moments.first?.time ?? 0)
    guard moments.count > 1, let last = moments.last else { return "\(what) at \(first)s" }
    return "\(what) from \(first)s to \(NumberText.brief(last.time))s"
  }

  /// Moments laid over each other, with moving layers above still ones (choice).
  package func onion<E>(labels: [String], asking check: () throws(E) -> Void) throws(E) -> String {
    let frame = try Self.frame(of: moments, fits: fits, check)
    let skins = Snapshot.skins(of: moments)
    func elements(_ part: Snapshot, _ prefix: String) throws(E) -> [XMLElement] {
      try SVGStage([part], prefix: prefix).elements(in: frame, asking: check)
    }
    var content = try skins.still.map { still throws(E) in try elements(still, "still") } ?? []
    for (place, (skin, label)) in zip(skins.moving, labels).enumerated() {
      content.append(
        XMLElement(
          name: "g", attributes: [("opacity", SVGNumber.text(skin.opacity))],
          children: [.title(label)] + (try elements(skin.snapshot, "skin\(place)").dropFirst())))
    }
    return try text(content, corner: frame.low, extent: frame.size, check)
  }

  private func text<E>(
    _ content: [XMLElement], corner: SIMD2<Double> = .zero, extent: SIMD2<Double>,
    style: String = "", _ check: () throws(E) -> Void
  ) throws(E) -> String {
    try XMLElement.svg(
      title: title, description: description, corner: corner, extent: extent, size: size,
      style: SVGStage.sketchStyle + style, content: content
    ).document(asking: check)
  }
}
