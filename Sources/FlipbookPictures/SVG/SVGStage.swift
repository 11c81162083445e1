/// The contents of a window, at one moment or over several, as elements of a picture.
package struct SVGStage {
  private struct LayerOverTime {
    /// Its place in the list of each moment.
    var places: [Int?]
    /// The layers in it, in the order in which they are first seen.
    var inner: [Int] = []
    /// The layer that clips it at each moment, unless that clips the group around it.
    var clippers: [Int?]
  }

  private let timeline: SVGTimeline
  private let prefix: String
  private let moments: [[Snapshot.Layer]]
  private var layers: [LayerOverTime] = []
  private var allClippers: Set<Int> = []

  /// - Parameter prefix: begins the names of its parts, and is unique in a document.
  init(_ moments: [Snapshot], prefix: String = "") {
    timeline = SVGTimeline(times: moments.map(\.time))
    self.prefix = prefix
    self.moments = moments.map { $0.limitedInDepth.layers }
    let never = [Int?](repeating: nil, count: moments.count)
    var numbering = LayerNumbering()
    for (moment, flat) in self.moments.enumerated() {
      let numbers = numbering.numbers(of: flat)
      for parent in numbering.parents.dropFirst(layers.count) {
        if let parent { layers[parent].inner.append(layers.count) }
        layers.append(LayerOverTime(places: never, clippers: never))
      }
      for (place, (layer, number)) in zip(flat, numbers).enumerated() {
        layers[number].places[moment] = place
        guard let clipper = layer.clipper, let home = layer.parent, flat[home].clipper != clipper
        else { continue }
        layers[number].clippers[moment] = numbers[clipper]
        allClippers.insert(numbers[clipper])
      }
    }
  }

  /// The colours of a layer that has neither colour nor border: its outline's and its name's.
  package static let sketchColor = PaintColor(hex: 0x8A8A8E)
  package static let nameColor = PaintColor(hex: 0x5C5C61)

  static let sketchStyle =
    ".sketch{fill:none;stroke:\(sketchColor.hexText);stroke-dasharray:4 3}"
    + ".name{fill:\(nameColor.hexText);stroke:#fff;stroke-width:3;paint-order:stroke;"
    + "text-anchor:middle;dominant-baseline:central}"

  /// The window on white paper, in nested groups; its colour fills the whole `frame`.
  func elements<E>(in frame: Region, asking check: () throws(E) -> Void) throws(E) -> [XMLElement] {
    let box = SVGNumber.box(frame.low, frame.size)
    let paper = XMLElement(name: "rect", attributes: box + [("fill", "#ffffff")])
    guard !layers.isEmpty else { return [paper] }
    let ground = timeline.element(
      seen(0).map { layer in
        guard let layer, layer.isDrawn else { return nil }
        return layer.background.map { color in
          SVGShape(
            name: "rect",
            attributes: box + [
              ("fill", color.hexText), ("fill-opacity", SVGNumber.text(color.alpha)),
            ])
        }
      })
    return try [paper] + [group(0, [ground].compactMap(\.self), check)].compactMap(\.self)
  }

  // A layer with everything in it; the window begins with its ground.
  private func group<E>(
    _ number: Int, _ ground: [XMLElement]?, _ check: () throws(E) -> Void
  ) throws(E) -> XMLElement? {
    try check()
    let (layer, seen) = (layers[number], seen(number))
    let drawn = SVGLayer(seen, over: timeline)
    let isDrawn = seen.contains { $0?.isDrawn ?? false }
    var content = ground ?? (isDrawn ? drawn.below { "\(prefix)\($0)\(number)" } : [])
    if allClippers.contains(number) {
      let id = [("id", clip(number))]
      content.append(XMLElement(name: "clipPath", attributes: id, children: drawn.outline))
    }
    for inner in layer.inner { content += try group(inner, nil, check).map { [$0] } ?? [] }
    if isDrawn { content += drawn.border }
    return timeline.element(
      zip(seen, layer.clippers).map { layer, clipper in
        SVGShape(
          name: "g",
          attributes: [
            ("opacity", SVGNumber.text(layer?.opacity ?? 1)),
            ("display", layer == nil ? "none" : "inline"),
            ("clip-path", clipper.map { "url(#\(clip($0)))" } ?? "none"),
          ])
      }, children: content)
  }

  private func seen(_ number: Int) -> [Snapshot.Layer?] {
    zip(moments, layers[number].places).map { layers, place in place.map { layers[$0] } }
  }

  private func clip(_ number: Int) -> String { "\(prefix)clip\(number)" }
}
