/// The contents of a window at moments close enough to draw straight lines between them.
package struct CSSMoments {
  /// A layer at the moments at which it changes and at their neighbours.
  struct Course {
    let first: Snapshot.Layer
    /// Its face at the first moment, hidden or not, or else when it first appeared.
    let base: CSSFace
    /// In seconds; that of a jump comes twice.
    fileprivate(set) var times: [Double] = []
    /// nil while it is absent.
    fileprivate(set) var faces: [CSSFace?] = []

    // Keeps the first moment of a rest and its last two, which may be on both sides of a turn.
    fileprivate mutating func append(_ face: CSSFace?, at time: Double) {
      let last = faces.count - 1
      if last > 1, faces[last] == face, faces[last - 1] == face, faces[last - 2] == face {
        (times[last - 1], times[last]) = (times[last], time)
      } else {
        times.append(time)
        faces.append(face)
      }
    }
  }

  private struct Look {
    let ticks: Int64
    let snapshot: Snapshot
    let faces: [(id: Int, face: CSSFace)]
  }

  /// The course of each layer by its number; looked up only, as are the next three.
  private(set) var courses: [Int: Course] = [:]
  private var anchors: [Int: SIMD2<Double>] = [:]
  private var bounds: [Int: CSSFace.Bounds] = [:]
  private var planned: [Int: Set<CSSWay>] = [:]
  package private(set) var ways: [Int: [CSSWay]] = [:]
  /// The layers that were ever shown, in the order in which they first were.
  private(set) var layers: [Int] = []
  /// How many moments were looked at, and the first and the last of them.
  package private(set) var count = 0
  private(set) var start = 0.0
  private var lastTime = 0.0

  // Choices: the error between two moments, in shares of a number's range, and the least time.
  private static let missed = 6e-5
  package static let leastTicks: Int64 = 900

  package init() {}

  package mutating func plan(_ way: CSSWay, of layer: Int) {
    if planned[layer, default: []].insert(way).inserted { ways[layer, default: []].append(way) }
  }

  /// Notes where all layers are at the first moment, hidden ones too.
  package mutating func begin(_ snapshot: Snapshot) {
    for (layer, (id, face)) in zip(snapshot.layers.dropFirst(), look(at: snapshot, 0).faces) {
      courses[id] = Course(first: layer, base: face)
    }
  }

  package mutating func add(_ snapshot: Snapshot) { add(look(at: snapshot, 0)) }

  private mutating func look(at snapshot: Snapshot, _ ticks: Int64) -> Look {
    let faces = snapshot.layers.dropFirst().map { layer in
      let anchor = anchors[layer.id] ?? layer.anchor
      anchors[layer.id] = anchor
      return (layer.id, CSSFace(layer, in: layer.parent.map { snapshot.layers[$0] }, about: anchor))
    }
    return Look(ticks: ticks, snapshot: snapshot, faces: faces)
  }

  private mutating func add(_ look: Look) {
    let time = look.snapshot.time
    if count == 0 { start = time }
    for (place, (id, face)) in look.faces.enumerated() {
      if courses[id]?.times.isEmpty ?? true {
        layers.append(id)
        var course = courses[id] ?? Course(first: look.snapshot.layers[place + 1], base: face)
        if count > 0 { course.append(nil, at: start) }
        if count > 1 { course.append(nil, at: lastTime) }
        courses[id] = course
      }
      courses[id]?.append(face, at: time)
    }
    if look.faces.count < layers.count {
      let there = Set(look.faces.map(\.id))
      for id in layers where !there.contains(id) { courses[id]?.append(nil, at: time) }
    }
    count += 1
    lastTime = time
  }

  /// Looks at moments in ticks, and between them until straight lines are near enough.
  ///
  /// A line is at most twice as long as the one before it, so that a bend one way and then the other
  /// is not missed.
  ///
  /// - Parameter isOnItsWay: whether a layer, by its number, continues the motion it made before, so
  ///   that the allowed error is a share of its range in both.
  package mutating func sample<E>(
    _ moments: [Int64], isOnItsWay: (Int) -> Bool, _ snapshot: (Int64) throws(E) -> Snapshot
  ) throws(E) {
    var looks: [Look] = []
    for ticks in moments { looks.append(look(at: try snapshot(ticks), ticks)) }
    include(looks, isOnItsWay)
    guard var last = looks.first else { return }
    add(last)
    var length = Int64.max / 2
    for next in looks.dropFirst() {
      // The nearest moment is last.
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
          add(middle)
        }
        add(end)
        // After a turn something else begins.
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
        && bounds[id]?.isMean(between.face, between: face, end.face, within: Self.missed) ?? false
    }
  }
}
