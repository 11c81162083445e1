import CLibrary

/// An element of a picture at one moment.
struct SVGShape {
  let name: String
  /// Its attributes, the same ones at every moment.
  var attributes: SVGAttributes = []
  /// Its transform; has to be affine.
  var transform: PlaneProjection?
  var transformName = "transform"
}

/// Writes elements over several moments: attributes that change carry their values over time.
///
/// Values are written as in SMIL, a part of SVG 1.1: each holds until the next, so that only values
/// of moments are shown. They repeat forever (choice). A picture of one moment has none.
struct SVGTimeline {
  // The shares of the duration at which the moments begin, and the duration in seconds.
  private let shares: [Double]
  private let duration: Double

  /// How long the last moment is held before all repeats, in seconds (choice).
  static let pause = 0.5

  init(times: [Double]) {
    let first = times.first ?? 0
    let duration = (times.last ?? 0) - first + Self.pause
    shares = times.map { ($0 - first) / duration }
    self.duration = duration
  }

  /// An element that is `nil` at the moments at which it is not there.
  func element(_ moments: [SVGShape?], children: [XMLElement] = []) -> XMLElement? {
    guard let first = moments.lazy.compactMap(\.self).first else { return nil }
    var held = first
    let shapes = moments.map { shape in
      held = shape ?? held
      return held
    }
    var element = XMLElement(name: first.name)
    var changes: [XMLElement] = []
    for place in first.attributes.indices {
      let name = first.attributes[place].name
      let values = shapes.map { $0.attributes[place].value }
      if values[0] != Self.defaults[name] || values.contains(where: { $0 != values[0] }) {
        element.attributes.append((name, values[0]))
      }
      if let timing = timing(of: values) {
        let attributes = [("attributeName", name)] + timing
        changes.append(XMLElement(name: "animate", attributes: attributes))
      }
    }
    let name = first.transformName
    let (transform, turns) = transform(shapes.compactMap(\.transform), name)
    if let transform { element.attributes.append((name, transform)) }
    element.children = changes + turns + children
    return element
  }

  // The values of attributes that are not written; looked up only.
  private static let defaults = [
    "rx": "0", "fill-opacity": "1", "stroke-opacity": "1", "opacity": "1", "display": "inline",
    "clip-path": "none", "fill-rule": "nonzero", "stroke-linecap": "butt",
    "stroke-linejoin": "miter", "stroke-miterlimit": "4", "stroke-dasharray": "none",
    "stroke-dashoffset": "0", "stop-opacity": "1",
  ]

  // The values with their times, but none equal to the one before; nil if nothing changes.
  private func timing(of values: [String]) -> SVGAttributes? {
    let places = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
    guard places.count > 1 else { return nil }
    let times = places.map { NumberText.brief(shares[$0], digits: 6) }
    return [
      ("calcMode", "discrete"), ("dur", SVGNumber.text(duration) + "s"),
      ("repeatCount", "indefinite"), ("keyTimes", times.joined(separator: ";")),
      ("values", places.map { values[$0] }.joined(separator: ";")),
    ]
  }

  // One that stays the same is a matrix; SMIL knows moves, turns, skews and scales only.
  private func transform(
    _ projections: [PlaneProjection], _ name: String
  ) -> (String?, [XMLElement]) {
    guard let first = projections.first else { return (nil, []) }
    guard projections.contains(where: { $0 != first }) else { return (matrix(first), []) }
    let parts = projections.map(\.parts)
    var changes: [XMLElement] = []
    for (place, (type, neutral, _)) in parts[0].enumerated() {
      let values = parts.map { $0[place].value }
      guard type == "translate" || values.contains(where: { $0 != neutral }) else { continue }
      let timing =
        timing(of: values) ?? [("dur", SVGNumber.text(duration) + "s"), ("values", values[0])]
      changes.append(
        XMLElement(
          name: "animateTransform",
          attributes: [
            ("attributeName", name), ("type", type),
            ("additive", type == "translate" ? "replace" : "sum"),
          ] + timing))
    }
    return (matrix(first), changes)
  }

  private func matrix(_ projection: PlaneProjection) -> String {
    let (x, y, origin) = (projection.x, projection.y, projection.origin)
    if projection.isMove { return "translate(\(SVGNumber.list([origin.x, origin.y])))" }
    let factors = SVGNumber.list([x.x, x.y, y.x, y.y], digits: 7)
    return "matrix(\(factors) \(SVGNumber.list([origin.x, origin.y])))"
  }
}

extension PlaneProjection {
  /// An affine transform as a move, a turn, a skew and a scale, from the last to act to the first:
  /// the type in SMIL, the value of that type that does nothing, and the value.
  ///
  /// The x axis is only scaled and turned; what the y axis leans beyond that is skew.
  fileprivate var parts: [(type: String, neutral: String, value: String)] {
    var (scale, turn, skew) = (SIMD2<Double>.zero, 0.0, 0.0)
    let width = (x.x * x.x + x.y * x.y).squareRoot()
    // Seen from its edge, nothing is painted.
    if width > 0 {
      scale = SIMD2(width, (x.x * y.y - x.y * y.x) / width)
      turn = atan2(x.y, x.x) * 180 / .pi
      let lean = (x.x * y.x + x.y * y.y) / width
      skew = scale.y == 0 ? 0 : atan(lean / scale.y) * 180 / .pi
    }
    return [
      ("translate", "0 0", SVGNumber.list([origin.x, origin.y])),
      ("rotate", "0", SVGNumber.text(turn)), ("skewX", "0", SVGNumber.text(skew)),
      ("scale", "1 1", SVGNumber.list([scale.x, scale.y], digits: 7)),
    ]
  }
}
