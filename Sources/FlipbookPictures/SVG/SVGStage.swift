import FlipbookText

/// What a window shows, at one moment or over several, as elements of a picture.
struct SVGStage {
  private let moments: [PaintedStage]
  private let timeline: SVGTimeline

  init(_ moments: [PaintedStage]) {
    (self.moments, timeline) = (moments, SVGTimeline(times: moments.map(\.time)))
  }

  /// How a layer that has neither colour nor border is drawn.
  static let sketchStyle =
    ".sketch{fill:none;stroke:#8a8a8e;stroke-dasharray:4 3}"
    + ".name{fill:#6e6e73;text-anchor:middle;dominant-baseline:central}"

  /// White paper with what the window shows; a layer that lies in another is in its group.
  ///
  /// - Parameters:
  ///   - frame: the part of the window that is seen.
  ///   - check: asked at each layer.
  func elements<Failure: Error>(
    in frame: SVGFrame, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [XMLElement] {
    let corner = frame.corner
    let box = [
      ("x", SVGNumber.text(corner.x)), ("y", SVGNumber.text(corner.y)),
      ("width", SVGNumber.text(frame.size.x)), ("height", SVGNumber.text(frame.size.y)),
    ]
    let paper = XMLElement(name: "rect", attributes: box + [("fill", "#ffffff")])
    let window = timeline.element(
      moments.map { stage in
        stage.background.map { color in
          SVGShape(
            name: "rect",
            attributes: box + [
              ("fill", color.hexText), ("fill-opacity", SVGNumber.text(color.alpha)),
            ])
        }
      })
    return [paper] + [window].compactMap(\.self) + (try groups(moments.map(\.layers), check))
  }

  // The layers of one layer over time, in the order in which they are first seen.
  private func groups<Failure: Error>(
    _ siblings: [[PaintedLayer]], _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [XMLElement] {
    var tracks: [[PaintedLayer?]] = []
    // Looked up only.
    var places: [Int: Int] = [:]
    for (moment, layers) in siblings.enumerated() {
      for layer in layers {
        let place = places[layer.id] ?? tracks.count
        if place == tracks.count {
          places[layer.id] = place
          tracks.append(Array(repeating: nil, count: siblings.count))
        }
        tracks[place][moment] = layer
      }
    }
    var elements: [XMLElement] = []
    for track in tracks { elements += try group(track, check).map { [$0] } ?? [] }
    return elements
  }

  private func group<Failure: Error>(
    _ layers: [PaintedLayer?], _ check: () throws(Failure) -> Void
  ) throws(Failure) -> XMLElement? {
    try check()
    let drawn = SVGLayer(layers.compactMap(\.self))
    func element(_ shape: (PaintedLayer) -> SVGShape?) -> [XMLElement] {
      [timeline.element(layers.map { $0.flatMap(shape) })].compactMap(\.self)
    }
    let name = layers.lazy.compactMap(\.self).first?.name ?? ""
    let title = name.isEmpty ? [] : [XMLElement(name: "title", text: name)]
    let label = timeline.element(
      layers.map { $0.flatMap(drawn.label) },
      children: [XMLElement(name: "text", attributes: [("class", "name")], text: name)])
    let inside = try groups(layers.map { $0?.sublayers ?? [] }, check)
    let content = element(drawn.fill) + element(drawn.sketch) + [label].compactMap(\.self)
    return timeline.element(
      layers.map { layer in
        SVGShape(
          name: "g",
          attributes: [
            ("opacity", SVGNumber.text(layer?.opacity ?? 1)),
            ("display", layer == nil ? "none" : "inline"),
          ])
      }, children: title + content + inside + element(drawn.border))
  }
}

/// The part of a window that a picture shows.
struct SVGFrame {
  let corner: SIMD2<Double>
  let size: SIMD2<Double>

  /// As much as holds all that is seen, with a margin, in whole points; the window where nothing
  /// is.
  init(around moments: [PaintedStage], window: SIMD2<Double>) {
    let places = moments.flatMap(\.layers).flatMap(\.all).compactMap(\.corners).joined()
      .filter { abs($0.x) < Self.reach && abs($0.y) < Self.reach }
    guard let first = places.first else {
      (corner, size) = (.zero, window)
      return
    }
    let low = places.reduce(first) { pointwiseMin($0, $1) } - SIMD2(repeating: Self.margin)
    let high = places.reduce(first) { pointwiseMax($0, $1) } + SIMD2(repeating: Self.margin)
    corner = low.rounded(.down)
    size = high.rounded(.up) - corner
  }

  // Choices, in points.
  private static let (margin, reach) = (10.0, 100_000.0)
}
