/// Collects the contents of a window by samples: a node for each layer that is ever shown.
package struct PageStage {
  private var numbering = LayerNumbering()
  private var records: [PageNodeRecord] = []
  private var frame: PictureFrame

  /// `fits` means what it does in ``PictureFrame``.
  package init(fits: Bool?) { frame = PictureFrame(fits: fits) }

  package mutating func add<E>(
    _ snapshot: Snapshot, at place: Int, asking check: () throws(E) -> Void
  ) throws(E) {
    try frame.include(snapshot, asking: check)
    // How many layers each one contains so far.
    var counts = snapshot.layers.map { _ in 0 }
    for (index, number) in numbering.numbers(of: snapshot.layers).enumerated() {
      try check()
      if number == records.count {
        records.append(
          PageNodeRecord(name: snapshot.layers[index].name, parent: numbering.parents[number]))
      }
      let parent = snapshot.layers[index].parent
      records[number].add(
        snapshot.layers[index], from: parent.map { snapshot.layers[$0].corner } ?? .zero,
        order: parent.map { counts[$0] } ?? 0, at: place)
      if let parent { counts[parent] += 1 }
    }
  }

  package var region: Region { frame.region }

  /// The nodes, each after the one that contains it, for so many samples.
  package func nodes<E>(count: Int, asking check: () throws(E) -> Void) throws(E) -> [Page.Node] {
    try records.map(asking: check) { $0.node(count: count) }
  }
}

private struct PageNodeRecord {
  let name: String
  let parent: Int?
  private var numbers: [Runs<Double>] = Self.numberNames.map { _ in Runs() }
  private var words: [Runs<String?>] = Self.wordNames.map { _ in Runs() }
  private var transforms = Runs<PlaneProjection>()
  private var anchor = SIMD2(0.5, 0.5)

  init(name: String, parent: Int?) { (self.name, self.parent) = (name, parent) }

  // A ten-thousandth is much less than half a pixel or 1/255; the numbers of perspective are smaller.
  private static let (digits, matrixDigits) = (4, 7)

  // The names of numbers, with the values that are left out.
  private static let numberNames: [(name: String, usual: Double?)] = [
    ("seen", 1), ("left", nil), ("top", nil), ("width", nil), ("height", nil), ("opacity", 1),
    ("order", 0), ("radius", 0), ("borderWidth", 0), ("clips", 0),
  ]
  private static let wordNames = [
    "fill", "border", "shadow", "gradient", "area", "areaStyle", "line", "lineStyle",
  ]

  mutating func add(
    _ layer: Snapshot.Layer, from origin: SIMD2<Double>, order: Int, at place: Int
  ) {
    fill(to: place)
    let (corner, transform) = layer.box(from: origin)
    let values = [
      1, corner.x, corner.y, layer.size.x, layer.size.y, layer.opacity, Double(order),
      layer.cornerRadius, layer.borderWidth, layer.clips ? 1 : 0,
    ]
    for (index, value) in values.enumerated() { numbers[index].append(value) }
    let texts = [
      layer.background?.fullHexText, layer.border?.fullHexText, layer.shadow?.boxShadow,
      layer.gradient?.image(size: layer.size),
    ]
    for (index, text) in texts.enumerated() { words[index].append(text) }
    for (index, text) in layer.shapeTexts.enumerated() { words[texts.count + index].append(text) }
    transforms.append(transform)
    anchor = layer.anchor
  }

  // While it is not shown, everything but `seen` stays as it was, which takes the least room.
  private mutating func fill(to place: Int) {
    let gap = place - transforms.count
    guard gap > 0 else { return }
    for index in numbers.indices {
      numbers[index].append(index == 0 ? 0 : numbers[index].all.last?.value ?? .nan, times: gap)
    }
    for index in words.indices { words[index].append(words[index].all.last?.value, times: gap) }
    transforms.append(transforms.all.last?.value ?? .identity, times: gap)
  }

  func node(count: Int) -> Page.Node {
    var record = self
    record.fill(to: count)
    var values: [(name: String, track: PageTrack)] = []
    for ((name, usual), numbers) in zip(Self.numberNames, record.numbers) {
      let track = PageTrack(numbers, digits: Self.digits)
      if usual.map({ !track.isAlways($0) }) ?? true { values.append((name, track)) }
    }
    for (name, words) in zip(Self.wordNames, record.words)
    where words.all.contains(where: { $0.value != nil }) { values.append((name, PageTrack(words))) }
    return Page.Node(
      name: name, parent: parent, anchor: anchor, values: values,
      matrix: Self.matrix(record.transforms))
  }

  // None if it never transforms; six numbers if it never leaves the plane.
  private static func matrix(_ transforms: Runs<PlaneProjection>) -> [PageTrack] {
    if transforms.all.allSatisfy({ $0.value == .identity }) { return [] }
    let isFlat = transforms.all.allSatisfy(\.value.isAffine)
    func column(_ number: (PlaneProjection) -> Double) -> PageTrack {
      PageTrack(transforms.map(number), digits: matrixDigits)
    }
    let rows = [\PlaneProjection.x, \.y, \.origin].map { row in
      [column { $0[keyPath: row].x }, column { $0[keyPath: row].y }]
        + (isFlat ? [] : [column { _ in 0 }, column { $0[keyPath: row].z }])
    }
    // z does not change.
    let depth = [0.0, 0, 1, 0].map { number in column { _ in number } }
    return rows[0] + rows[1] + (isFlat ? [] : depth) + rows[2]
  }
}

extension Snapshot.Layer {
  // The paths it fills and draws, from the corner of its bounds, each with its style.
  fileprivate var shapeTexts: [String?] {
    func texts(_ path: ShapePath, _ style: SVGAttributes) -> [String?] {
      guard !path.isEmpty else { return [nil, nil] }
      let words = style.map { "\($0.name):\($0.value)" }.joined(separator: ";")
      return [path.text(movedBy: -corner), words]
    }
    guard let shape else { return [nil, nil, nil, nil] }
    return texts(shape.fill == nil ? ShapePath([]) : shape.path, shape.fillStyle)
      + texts(shape.stroke, shape.lineStyle)
  }

  /// The place of its box for CSS in the one that contains it, whose bounds have a corner, and its
  /// transform about its anchor.
  func box(
    from origin: SIMD2<Double>
  ) -> (corner: SIMD2<Double>, transform: PlaneProjection) {
    let anchor = corner + self.anchor * size
    let place = plane.seen(anchor) ?? anchor
    func moved(_ row: SIMD3<Double>) -> SIMD3<Double> {
      [row.x - place.x * row.z, row.y - place.y * row.z, row.z]
    }
    let transform = PlaneProjection(
      x: moved(plane.x), y: moved(plane.y), origin: moved(plane.image(anchor)))
    return (place - self.anchor * size - origin, transform)
  }
}

extension Snapshot.Shadow {
  // In the words of CSS, whose blur is twice the deviation of the Gauss curve.
  fileprivate var boxShadow: String {
    let lengths = [offset.x, offset.y, 2 * radius]
    return lengths.map { NumberText.brief($0, digits: 2) + "px " }.joined() + color.fullHexText
  }
}
