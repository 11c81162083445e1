/// What a window shows at moments that are dense enough to draw straight lines between them.
package struct CSSMoments {
  private var snapshots: [Snapshot] = []
  /// The ways that were planned for each layer, by its number.
  package private(set) var ways: [Int: [CSSWay]] = [:]
  /// The layers that were ever shown, in the order in which they were first.
  private(set) var layers: [Int] = []
  // Looked up only.
  private var known: Set<Int> = []

  // Choices: what may be missed between two moments, as a share of how far each number goes; and
  // the least time between two.
  private static let missed = 6e-5
  private static let leastTicks: Int64 = 9_000

  package init() {}

  /// In seconds; those of a jump twice.
  var times: [Double] { snapshots.map(\.time) }
  var start: Double { snapshots.first?.time ?? 0 }
  package var count: Int { snapshots.count }

  /// Takes note of a way.
  package mutating func plan(_ way: CSSWay, of layer: Int) {
    if ways[layer]?.contains(way) != true { ways[layer, default: []].append(way) }
  }

  // MARK: Looking

  /// Looks at a moment.
  package mutating func see(_ snapshot: Snapshot) {
    snapshots.append(snapshot)
    for layer in snapshot.layers.dropFirst() where known.insert(layer.id).inserted {
      layers.append(layer.id)
    }
  }

  /// Looks at moments in ticks, and in between until lines from one to the next are near enough.
  package mutating func see<Failure: Error>(
    _ moments: [Int64], _ look: (Int64) throws(Failure) -> Snapshot
  ) throws(Failure) {
    var looks: [(ticks: Int64, snapshot: Snapshot)] = []
    for ticks in moments { looks.append((ticks, try look(ticks))) }
    let ranges = Self.ranges(of: looks.map(\.snapshot))
    guard var last = looks.first else { return }
    see(last.snapshot)
    for next in looks.dropFirst() {
      // The nearest last.
      var waiting = [next]
      while let end = waiting.last {
        let middle = (ticks: last.ticks + (end.ticks - last.ticks) / 2, snapshot: end.snapshot)
        if end.ticks - last.ticks > Self.leastTicks {
          let between = try look(middle.ticks)
          guard Self.isStraight(last.snapshot, between, end.snapshot, ranges) else {
            waiting.append((middle.ticks, between))
            continue
          }
          see(between)
        }
        see(end.snapshot)
        last = waiting.removeLast()
      }
    }
  }

  private typealias Ranges = [Int: [Double]]

  // How far each number of each layer goes.
  private static func ranges(of snapshots: [Snapshot]) -> Ranges {
    var bounds: [Int: (low: [Double], high: [Double])] = [:]
    for layer in snapshots.flatMap(\.layers) {
      let numbers = layer.numbers
      let known = bounds[layer.id] ?? (numbers, numbers)
      bounds[layer.id] = (
        zip(known.low, numbers).map(min), zip(known.high, numbers).map(max)
      )
    }
    return bounds.mapValues { zip($0.low, $0.high).map { $1 - $0 } }
  }

  private static func isStraight(
    _ first: Snapshot, _ middle: Snapshot, _ last: Snapshot, _ ranges: Ranges
  ) -> Bool {
    let ids = first.layers.map(\.id)
    guard ids == middle.layers.map(\.id), ids == last.layers.map(\.id) else { return false }
    return ids.indices.allSatisfy { place in
      let (a, b) = (first.layers[place], last.layers[place])
      guard let ranges = ranges[a.id] else { return false }
      let (from, to, between) = (a.numbers, b.numbers, middle.layers[place].numbers)
      return ranges.indices.allSatisfy { index in
        abs((from[index] + to[index]) / 2 - between[index]) <= missed * ranges[index] + 1e-7
      }
    }
  }

  // MARK: Layers

  /// What a layer looks like at each of the moments.
  func faces(of id: Int) -> CSSFaces? {
    CSSFaces(
      snapshots.map { snapshot in
        snapshot.layers.first { $0.id == id }.map { layer in
          (layer, layer.parent.map { snapshot.layers[$0] })
        }
      })
  }
}

extension Snapshot.Layer {
  // All that is told of it.
  fileprivate var numbers: [Double] {
    var all = [corner.x, corner.y, size.x, size.y, opacity, cornerRadius, borderWidth]
    for row in [plane.x, plane.y, plane.origin] { all += [row.x, row.y, row.z] }
    return all + CSSProperty.numbers(of: background) + CSSProperty.numbers(of: borderColor)
  }
}
