/// What a window shows, at one moment or over several, as elements of a picture.
struct SVGStage {
  /// A layer over time.
  private struct Track {
    var layers: [Snapshot.Layer?]
    /// The tracks of the layers in it, in the order in which they are first seen.
    var inner: [Int] = []
    /// The track of the layer that cuts this one off, where no group around it is cut already.
    var cuts: [Int?]
  }

  private let timeline: SVGTimeline
  private let prefix: String
  private var tracks: [Track] = []
  // The tracks that others are cut off by.
  private var cutters: Set<Int> = []

  /// How deep layers lie in others in a picture (choice: readers of XML take 256 levels at least).
  static let deepest = 100

  /// - Parameter prefix: what the names of its parts begin with, which a document has once only.
  init(_ moments: [Snapshot], prefix: String = "") {
    timeline = SVGTimeline(times: moments.map(\.time))
    self.prefix = prefix
    var numbering = SnapshotTracks()
    for (moment, snapshot) in moments.enumerated() {
      let flat = snapshot.flattened(below: Self.deepest).layers
      let numbers = numbering.numbers(of: flat)
      for parent in numbering.parents.dropFirst(tracks.count) {
        if let parent { tracks[parent].inner.append(tracks.count) }
        tracks.append(
          Track(
            layers: Array(repeating: nil, count: moments.count),
            cuts: Array(repeating: nil, count: moments.count)))
      }
      for (layer, number) in zip(flat, numbers) {
        tracks[number].layers[moment] = layer
        guard let cut = layer.cut, let home = layer.parent, flat[home].cut != cut else { continue }
        tracks[number].cuts[moment] = numbers[cut]
        cutters.insert(numbers[cut])
      }
    }
  }

  /// How a layer that has neither colour nor border is drawn.
  static let sketchStyle =
    ".sketch{fill:none;stroke:#8a8a8e;stroke-dasharray:4 3}"
    + ".name{fill:#6e6e73;text-anchor:middle;dominant-baseline:central}"

  /// White paper with what the window shows; a layer that lies in another is in its group.
  ///
  /// - Parameters:
  ///   - frame: the part of the window that is seen, all of which has the window's colour.
  ///   - check: asked at each layer.
  func elements<Failure: Error>(
    in frame: Region, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [XMLElement] {
    let box = SVGNumber.box(frame.low, frame.size)
    let paper = XMLElement(name: "rect", attributes: box + [("fill", "#ffffff")])
    guard let window = tracks.first else { return [paper] }
    let ground = timeline.element(
      window.layers.map { layer in
        layer?.background.map { color in
          SVGShape(
            name: "rect",
            attributes: box + [
              ("fill", color.hexText), ("fill-opacity", SVGNumber.text(color.alpha)),
            ])
        }
      })
    return try [paper] + [group(0, [ground].compactMap(\.self), check)].compactMap(\.self)
  }

  // A layer with all in it; the window with what it is filled with.
  private func group<Failure: Error>(
    _ number: Int, _ ground: [XMLElement]?, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> XMLElement? {
    try check()
    let layers = tracks[number].layers
    let drawn = SVGLayer(layers.compactMap(\.self))
    func element(
      _ shape: (Snapshot.Layer) -> SVGShape?, _ children: [XMLElement] = []
    ) -> [XMLElement] {
      [timeline.element(layers.map { $0.flatMap(shape) }, children: children)].compactMap(\.self)
    }
    let name = ground == nil ? layers.lazy.compactMap(\.self).first?.name ?? "" : ""
    var content = name.isEmpty ? [] : [XMLElement(name: "title", text: name)]
    if cutters.contains(number) {
      content.append(
        XMLElement(
          name: "clipPath", attributes: [("id", clip(number))], children: element(drawn.outline)))
    }
    if let ground {
      content += ground
    } else {
      let blur = "\(prefix)blur\(number)"
      content += element(
        { drawn.blur(of: $0, named: blur) }, element(drawn.deviation))
      content += element { drawn.shadow(of: $0, blurredBy: blur) }
      content += element(drawn.fill) + element(drawn.sketch)
      content += element(
        drawn.label, [XMLElement(name: "text", attributes: [("class", "name")], text: name)])
    }
    for inner in tracks[number].inner { content += try group(inner, nil, check).map { [$0] } ?? [] }
    content += element(drawn.border)
    return timeline.element(
      zip(layers, tracks[number].cuts).map { layer, cut in
        SVGShape(
          name: "g",
          attributes: [
            ("opacity", SVGNumber.text(layer?.opacity ?? 1)),
            ("display", layer == nil ? "none" : "inline"),
            ("clip-path", cut.map { "url(#\(clip($0)))" } ?? "none"),
          ])
      }, children: content)
  }

  // What a track's clip is called.
  private func clip(_ number: Int) -> String { "\(prefix)clip\(number)" }
}
