/// What a window shows at moments that are dense enough to draw straight lines between them.
package struct CSSMoments {
  /// A layer at the moments at which it changes, and at those next to them.
  struct Course {
    /// The layer as it is first seen.
    let first: Snapshot.Layer
    /// In seconds; those of a jump twice.
    fileprivate(set) var times: [Double] = []
    /// `nil` while it is not there.
    fileprivate(set) var faces: [CSSFace?] = []

    // Where it rests the first moment and the last two say all: these may be on both sides of a turn.
    fileprivate mutating func see(_ face: CSSFace?, at time: Double) {
      let last = faces.count - 1
      if last > 1, faces[last] == face, faces[last - 1] == face, faces[last - 2] == face {
        (times[last - 1], times[last]) = (times[last], time)
      } else {
        times.append(time)
        faces.append(face)
      }
    }
  }

  // What is seen of all the layers at a moment.
  private struct Look {
    let ticks: Int64
    let snapshot: Snapshot
    let faces: [(id: Int, face: CSSFace)]
  }

  // By their numbers; looked up only.
  private var courses: [Int: Course] = [:]
  // The points that layers turn about, by their numbers; looked up only.
  private var anchors: [Int: SIMD2<Double>] = [:]
  // How far layers went, by their numbers; looked up only.
  private var bounds: [Int: CSSFace.Bounds] = [:]
  /// The ways that were planned for each layer, by its number.
  package private(set) var ways: [Int: [CSSWay]] = [:]
  // The same; looked up only.
  private var planned: [Int: Set<CSSWay>] = [:]
  /// The layers that were ever shown, in the order in which they were first.
  private(set) var layers: [Int] = []
  /// How many moments were looked at.
  package private(set) var count = 0
  /// The first of them.
  private(set) var start = 0.0
  private var lastTime = 0.0

  // Choices: what may be missed between two moments, as a share of how far each number goes; and
  // the least time between two.
  private static let missed = 6e-5
  private static let leastTicks: Int64 = 9_000

  package init() {}

  /// Takes note of a way.
  package mutating func plan(_ way: CSSWay, of layer: Int) {
    if planned[layer, default: []].insert(way).inserted { ways[layer, default: []].append(way) }
  }

  // MARK: Looking

  /// Looks at a moment.
  package mutating func see(_ snapshot: Snapshot) { see(look(at: snapshot, 0)) }

  private mutating func look(at snapshot: Snapshot, _ ticks: Int64) -> Look {
    let faces = snapshot.layers.dropFirst().map { layer in
      let anchor = anchors[layer.id] ?? layer.anchor
      anchors[layer.id] = anchor
      return (layer.id, CSSFace(layer, in: layer.parent.map { snapshot.layers[$0] }, about: anchor))
    }
    return Look(ticks: ticks, snapshot: snapshot, faces: faces)
  }

  private mutating func see(_ look: Look) {
    let time = look.snapshot.time
    if count == 0 { start = time }
    for (place, (id, face)) in look.faces.enumerated() {
      if courses[id] == nil {
        layers.append(id)
        var course = Course(first: look.snapshot.layers[place + 1])
        if count > 0 { course.see(nil, at: start) }
        if count > 1 { course.see(nil, at: lastTime) }
        courses[id] = course
      }
      courses[id]?.see(face, at: time)
    }
    if look.faces.count < layers.count {
      let there = Set(look.faces.map(\.id))
      for id in layers where !there.contains(id) { courses[id]?.see(nil, at: time) }
    }
    count += 1
    lastTime = time
  }

  /// Looks at moments in ticks, and in between until lines from one to the next are near enough.
  ///
  /// Behind a short line none is much longer: so a bend one way and then the other, of which nothing
  /// is seen in its middle, is no line.
  ///
  /// - Parameter isOnItsWay: whether a layer, by its number, goes on where it went before: then what
  ///   may be missed is a share of how far it goes on both ways together.
  package mutating func see<Failure: Error>(
    _ moments: [Int64], isOnItsWay: (Int) -> Bool, _ snapshot: (Int64) throws(Failure) -> Snapshot
  ) throws(Failure) {
    var looks: [Look] = []
    for ticks in moments { looks.append(look(at: try snapshot(ticks), ticks)) }
    include(looks, isOnItsWay)
    guard var last = looks.first else { return }
    see(last)
    var length = Int64.max / 2
    for next in looks.dropFirst() {
      // The nearest last.
      var waiting = [next]
      while let end = waiting.last {
        let ticks = end.ticks - last.ticks
        if ticks > Self.leastTicks {
          let moment = last.ticks + ticks / 2
          let middle = look(at: try snapshot(moment), moment)
          guard ticks <= 2 * length, isStraight(last, middle, end) else {
            waiting.append(middle)
            continue
          }
          see(middle)
        }
        see(end)
        // Behind a turn something else begins.
        (last, length) = (waiting.removeLast(), ticks > Self.leastTicks ? ticks : .max / 2)
      }
    }
  }

  private mutating func include(_ looks: [Look], _ isOnItsWay: (Int) -> Bool) {
    for id in layers where !isOnItsWay(id) { bounds[id] = nil }
    for (id, face) in looks.lazy.map(\.faces).joined() {
      bounds[id, default: CSSFace.Bounds(face)].include(face)
    }
  }

  private func isStraight(_ first: Look, _ middle: Look, _ last: Look) -> Bool {
    guard first.faces.count == middle.faces.count, first.faces.count == last.faces.count else {
      return false
    }
    return first.faces.indices.allSatisfy { place in
      let (id, face) = first.faces[place]
      let (between, end) = (middle.faces[place], last.faces[place])
      return between.id == id && end.id == id
        && bounds[id]?.holds(between.face, between: face, end.face, within: Self.missed) ?? false
    }
  }

  // MARK: Layers

  /// What a layer looks like, wherever it changes.
  func course(of id: Int) -> Course? { courses[id] }
}
