import FlipbookText

/// What a window shows sample by sample: a node for each layer that was ever shown, within the one
/// it lay in.
package struct PageStage {
  private var numbering = LayerNumbering()
  private var records: [PageNodeRecord] = []
  private var (window, seen) = (Region(), Region())
  private let fits: Bool

  /// - Parameter fits: whether all that is ever seen is in the picture; else the window is.
  package init(fits: Bool) { self.fits = fits }

  /// Takes in what is shown at a sample.
  ///
  /// - Parameter check: asked at each layer.
  package mutating func see<Failure: Error>(
    _ snapshot: Snapshot, at place: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) {
    window.include(snapshot.window)
    if fits { seen.include(try snapshot.seen(asking: check)) }
    // How many siblings there were so far in each.
    var counts = snapshot.layers.map { _ in 0 }
    for (layer, number) in zip(snapshot.layers, numbering.numbers(of: snapshot.layers)) {
      try check()
      if number == records.count {
        records.append(
          PageNodeRecord(name: layer.name, parent: numbering.parents[number]))
      }
      let parent = layer.parent
      records[number].see(
        layer, in: parent.map { snapshot.layers[$0] }, order: parent.map { counts[$0] } ?? 0,
        at: place)
      if let parent { counts[parent] += 1 }
    }
  }

  /// The part of the window that the page shows.
  package var region: Region { seen.isEmpty ? window : seen.frame }

  /// The nodes, each behind the one it lies in.
  ///
  /// - Parameters:
  ///   - count: how many samples there are.
  ///   - check: asked at each node.
  package func nodes<Failure: Error>(
    count: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [Page.Node] {
    try records.map { record throws(Failure) in
      try check()
      return record.node(count: count)
    }
  }
}

/// One layer sample by sample.
private struct PageNodeRecord {
  private let name: String
  private let parent: Int?
  private var numbers: [[Double]] = Self.numberNames.map { _ in [] }
  private var words: [[String?]] = Self.wordNames.map { _ in [] }
  private var transforms: [PlaneProjection] = []
  private var anchor = SIMD2(0.5, 0.5)
  private var count = 0

  // Half a pixel and 1/255 never notice a ten-thousandth.
  private static let digits = 4
  // Of the numbers of a matrix those of a perspective are the smallest.
  private static let matrixDigits = 7

  private static let numberNames = [
    "seen", "left", "top", "width", "height", "opacity", "order", "radius", "borderWidth", "clips",
  ]
  private static let wordNames = [
    "fill", "border", "shadow", "gradient", "area", "areaStyle", "line", "lineStyle",
  ]
  // What need not be said, by name.
  private static let defaults: [String: Double] = [
    "seen": 1, "opacity": 1, "order": 0, "radius": 0, "borderWidth": 0, "clips": 0,
  ]

  init(name: String, parent: Int?) { (self.name, self.parent) = (name, parent) }

  mutating func see(
    _ layer: Snapshot.Layer, in above: Snapshot.Layer?, order: Int, at place: Int
  ) {
    fill(to: place)
    let (corner, transform) = layer.box(in: above)
    let values = [
      1, corner.x, corner.y, layer.size.x, layer.size.y, layer.opacity, Double(order),
      layer.cornerRadius, layer.borderWidth, layer.clips ? 1 : 0,
    ]
    for (index, value) in values.enumerated() { numbers[index].append(value) }
    let texts =
      [
        layer.background?.fullHexText, layer.border?.fullHexText, layer.shadow?.boxShadow,
        layer.gradient?.image(size: layer.size),
      ] + layer.shapeTexts
    for (index, text) in texts.enumerated() { words[index].append(text) }
    transforms.append(transform)
    anchor = layer.anchor
    count += 1
  }

  // Where it is not shown, all else stays as it was, which takes least room.
  private mutating func fill(to place: Int) {
    while count < place {
      for index in numbers.indices {
        numbers[index].append(index == 0 ? 0 : numbers[index].last ?? .nan)
      }
      for index in words.indices { words[index].append(words[index].last ?? nil) }
      transforms.append(transforms.last ?? .identity)
      count += 1
    }
  }

  func node(count: Int) -> Page.Node {
    var record = self
    record.fill(to: count)
    let numbers = zip(Self.numberNames, record.numbers).map { name, values in
      (name: name, track: PageTrack(values, digits: Self.digits))
    }
    let words = zip(Self.wordNames, record.words).map { name, values in
      (name: name, track: PageTrack(values))
    }
    return Page.Node(
      name: name, parent: parent, anchor: anchor,
      values: numbers.filter { name, track in
        Self.defaults[name].map { !track.isAlways($0) } ?? true
      } + words.filter { !$0.track.isEmpty }, matrix: Self.matrix(record.transforms))
  }

  // Nothing where it never transforms; six numbers where it never leaves the plane as it is seen.
  private static func matrix(_ transforms: [PlaneProjection]) -> [PageTrack] {
    if transforms.allSatisfy({ $0 == .identity }) { return [] }
    let isFlat = transforms.allSatisfy(\.isAffine)
    func column(_ number: (PlaneProjection) -> Double) -> PageTrack {
      PageTrack(transforms.map(number), digits: matrixDigits)
    }
    let rows = [\PlaneProjection.x, \.y, \.origin].map { row in
      [column { $0[keyPath: row].x }, column { $0[keyPath: row].y }]
        + (isFlat ? [] : [column { _ in 0 }, column { $0[keyPath: row].z }])
    }
    // As all is seen in a plane, z stays as it is.
    let depth = [0.0, 0, 1, 0].map { number in column { _ in number } }
    return rows[0] + rows[1] + (isFlat ? [] : depth) + rows[2]
  }
}

extension Snapshot.Layer {
  // What it fills and draws, as paths from the corner of its bounds, each with its style.
  fileprivate var shapeTexts: [String?] {
    func texts(_ path: ShapePath, _ style: [(name: String, value: String)]) -> [String?] {
      path.isEmpty
        ? [nil, nil]
        : [
          path.text(movedBy: -corner),
          style.map { "\($0.name):\($0.value)" }.joined(separator: ";"),
        ]
    }
    guard let shape else { return [nil, nil, nil, nil] }
    return texts(shape.fill == nil ? ShapePath([]) : shape.path, shape.fillStyle)
      + texts(shape.stroke, shape.lineStyle)
  }

  /// Where CSS places its box in that of the one it lies in, and the transform about its anchor that
  /// it has there.
  func box(
    in above: Snapshot.Layer?
  ) -> (corner: SIMD2<Double>, transform: PlaneProjection) {
    let anchor = corner + self.anchor * size
    let place = plane.seen(anchor) ?? anchor
    func moved(_ row: SIMD3<Double>) -> SIMD3<Double> {
      [row.x - place.x * row.z, row.y - place.y * row.z, row.z]
    }
    let transform = PlaneProjection(
      x: moved(plane.x), y: moved(plane.y), origin: moved(plane.image(anchor)))
    return (place - self.anchor * size - (above?.corner ?? .zero), transform)
  }
}

extension Snapshot.Shadow {
  // In the words of CSS, whose blur is twice the deviation of the Gauss curve.
  fileprivate var boxShadow: String {
    let lengths = [offset.x, offset.y, 2 * radius]
    return lengths.map { NumberText.brief($0, digits: 2) + "px " }.joined() + color.fullHexText
  }
}
