import IntervalArithmetic
internal import OrderedCollections
internal import PropertyEngine

/// Follows layers that leave the window.
///
/// While the animations of a layer do not change, its frame is a function of time, whose ranges
/// prove whether and when it leaves the window. A layer that was out of sight when it was first
/// moved is parked there on purpose; so is one that comes back after a rest (choice). If ancestors
/// move or are transformed, nothing is known.
struct Strays {
  // A layer that set out, or left the window.
  private typealias Departure = (layer: CALayer, time: VirtualTime, cause: Int)

  // Moving layers, and those that have left, by identity; both retain the layers.
  private var courses: OrderedDictionary<ObjectIdentifier, Departure> = [:]
  private var gone: OrderedDictionary<ObjectIdentifier, Departure> = [:]
  // Layers that left and came back in one motion.
  private var seenAgain: [Departure] = []
  private var parked: Set<ObjectIdentifier> = []
  // When each was changed last; looked up only.
  private var changed: [ObjectIdentifier: VirtualTime] = [:]
  // The number of looks left, weighted by the layer's animations; every course adds some.
  private var credit = 100_000
  // Choice: so many looks per course on average.
  private static let looksPerCourse = 64

  /// Notes that a layer's place is about to change.
  mutating func willChange(_ layer: CALayer) {
    let (id, now) = (ObjectIdentifier(layer), layer.state.now)
    if let course = courses[id], course.time < now {
      courses[id] = nil
      look(at: course, until: now)
    }
    changed[id] = now
  }

  /// Notes that the changes of this moment are over.
  mutating func didChange(_ layer: CALayer, by cause: Int) {
    let id = ObjectIdentifier(layer)
    guard ShownFrame(layer: layer).mayMove, !parked.contains(id) else { return }
    courses[id] = (layer, layer.state.now, cause)
    credit += Self.looksPerCourse
  }

  /// Findings of layers that have left the window, and were neither hidden nor removed since.
  func findings(at now: VirtualTime) -> [Finding] {
    var strays = self
    for course in courses.values where course.time < now { strays.look(at: course, until: now) }
    return (strays.seenAgain + strays.gone.values).filter(\.layer.isToBeSeen).map {
      Finding(
        time: $0.time.seconds, subject: $0.layer.ledgerName ?? "a layer", kind: .leavesWindow,
        cause: $0.cause)
    }
  }

  private mutating func look(at course: Departure, until end: VirtualTime) {
    let id = ObjectIdentifier(course.layer)
    guard let frame = WindowFrame(of: course.layer, unchangedSince: course.time, changed) else {
      return
    }
    // A layer that stays inside all the time needs no other look.
    if frame.restsInside || frame.sight(course.time.ticks...end.ticks) == .inside {
      return credit -= frame.price
    }
    switch frame.sight(course.time.ticks...course.time.ticks) {
    case .outside:
      if gone[id] == nil { parked.insert(id) }
      if frame.sight(end.ticks...end.ticks) == .inside, gone.removeValue(forKey: id) != nil {
        parked.insert(id)
      }
    case .inside:
      guard let ticks = frame.firstOutside(in: course.time.ticks...end.ticks, credit: &credit)
      else { return }
      let departure = (course.layer, VirtualTime(ticks: ticks), course.cause)
      if frame.sight(end.ticks...end.ticks) == .inside {
        seenAgain.append(departure)
      } else {
        gone[id] = departure
      }
    case .unknown: return
    }
  }
}

/// The frame of a layer in the window, while nothing around it moves.
private struct WindowFrame {
  enum Sight { case inside, outside, unknown }
  private let frame: ShownFrame
  // From the superlayer's coordinates to the window's.
  private var shift = CGVector.zero
  private let size: CGSize
  /// The cost of a look.
  let price: Int
  // Choice: so many looks for one course.
  private static let mostLooks = 1_000

  init?(
    of layer: CALayer, unchangedSince start: VirtualTime, _ changed: [ObjectIdentifier: VirtualTime]
  ) {
    guard let root = layer.state.rootLayer, layer !== root, layer.isOnScreen else { return nil }
    frame = ShownFrame(layer: layer)
    size = root.bounds.size
    price = layer.slots.reduce(1) { $0 + $1.contributions.count }
    var next = layer.ownAbove
    while let above = next {
      let isStill =
        (above.slots.isEmpty && above.pasts.isEmpty
          || LayerKey.allCases.allSatisfy { !$0.isSpatial || !above.mayMove($0) })
        && above.modelValue(.sublayerTransform) == .matrix(.identity)
        && changed[ObjectIdentifier(above)] ?? .zero <= start
      guard isStill, above === root || above.matrix == .identity else { return nil }
      let (origin, bounds) = (above === root ? .zero : above.frame.origin, above.bounds)
      shift.dx += origin.x - bounds.minX
      shift.dy += origin.y - bounds.minY
      next = above.ownAbove
    }
  }

  /// Whether all that moves it is held, and part of it is inside by more than rounding errors.
  var restsInside: Bool {
    let layer = frame.layer
    guard layer.isStill, layer.slot(.transform) == nil, layer.matrix == .identity else {
      return false
    }
    let (extent, anchor) = (layer.shown(.boundsSize).numbers, layer.shown(.anchorPoint).numbers)
    let start = layer.shown(.position).numbers - anchor * extent
    let box = CGRect(SIMD4(start.x, start.y, extent.x, extent.y))
    return CGRect(origin: .zero, size: size).insetBy(dx: 0.001, dy: 0.001)
      .intersects(box.offsetBy(dx: shift.dx, dy: shift.dy))
  }

  /// Whether part of it, or nothing, is in the window throughout a stretch of time.
  func sight(_ ticks: ClosedRange<Int64>) -> Sight {
    guard let numbers: [Interval] = frame.numbers(over: ticks) else { return .unknown }
    let sides = [(shift.dx, size.width), (shift.dy, size.height)].enumerated().map { axis, side in
      let start = numbers[axis] + Interval(Double(side.0))
      return (start: start, end: start + numbers[axis + 2], length: Double(side.1))
    }
    if sides.contains(where: { $0.end.upper <= 0 || $0.start.lower >= $0.length }) {
      return .outside
    }
    return sides.allSatisfy { $0.end.lower > 0 && $0.start.upper < $0.length } ? .inside : .unknown
  }

  /// The first moment at which it is certainly outside; `nil` for none, or none found soon.
  func firstOutside(in span: ClosedRange<Int64>, credit: inout Int) -> Int64? {
    var spans = [span]
    var looks = 0
    while let span = spans.popLast() {
      looks += 1
      credit -= price
      guard looks <= Self.mostLooks, credit > 0 else { return nil }
      switch sight(span) {
      case .outside: return span.lowerBound
      case .inside: continue
      case .unknown:
        guard span.count > 1 else { continue }
        let middle = span.lowerBound + (span.upperBound - span.lowerBound) / 2
        spans += [middle + 1...span.upperBound, span.lowerBound...middle]
      }
    }
    return nil
  }
}

extension CALayer {
  // Whether it and its ancestors are on the screen and neither hidden nor transparent.
  fileprivate var isToBeSeen: Bool {
    isOnScreen
      && sequence(first: self) { $0.ownAbove }.allSatisfy { layer in
        layer.shown(.isHidden).numbers.x == 0
          && layer.shown(.opacity).numbers.x >= UIView.leastOpacity
      }
  }
}
