import FlipbookCommands

/// A view that the pointer holds in the tuner, and the numbers that place it there.
struct HeldView {
  /// A number of the entry, the axis along which it places the view, and how far a step of it does.
  struct Handle {
    let number: Int
    let axis: Int
    let reach: Double
    var steps = 0
  }

  /// The place where the pointer took it.
  let grip: SIMD2<Double>
  var handles: [Handle]
}

extension Tuner {
  /// Takes the topmost view at a point; false if there is none or no number of the entry places it.
  package func grab(at point: SIMD2<Double>) -> Bool {
    held = nil
    let boxes = world.moment { () throws(Never) in }.boxes
    guard let name = boxes.last(where: { !$0.label.isEmpty && $0.contains(point) })?.label,
      let start = Self.place(of: name, in: world)
    else { return false }
    playhead.hold()
    let handles = entry.lengths.flatMap { number -> [HeldView.Handle] in
      guard let way = way(of: name, from: start, stepping: number) else { return [] }
      return (0..<2).map { HeldView.Handle(number: number, axis: $0, reach: way[$0]) }
    }
    // The number that moves it farthest along an axis, and another one along the other.
    var taken: [HeldView.Handle] = []
    for handle in handles.sorted(by: { $0.reach.magnitude > $1.reach.magnitude })
    where handle.reach.magnitude > Self.leastReach
      && !taken.contains(where: { $0.number == handle.number || $0.axis == handle.axis })
    { taken.append(handle) }
    guard !taken.isEmpty else {
      remark = "no number here places \(name) at \(NumberText.brief(playhead.position))s"
      return false
    }
    held = HeldView(grip: point, handles: taken)
    return true
  }

  // Choice: a number whose step moves it less places it along another axis, or later.
  private static let leastReach = 0.001

  /// Drags what was taken: its numbers follow in whole steps.
  package func drag(to point: SIMD2<Double>) {
    guard var held else { return }
    for place in held.handles.indices {
      let handle = held.handles[place]
      let steps = ((point - held.grip)[handle.axis] / handle.reach).rounded()
      guard steps.magnitude < 1e6, Int(steps) != handle.steps else { continue }
      entry.choose(handle.number)
      entry.step(Int(steps) - handle.steps)
      held.handles[place].steps = Int(steps)
    }
    self.held = held
  }

  package func letGo() { held = nil }

  // How far a step of a number moves a view at the playhead; nil if it cannot be entered.
  private func way(
    of name: String, from start: SIMD2<Double>, stepping number: Int
  ) -> SIMD2<Double>? {
    guard let text = entry.textAfterStep(of: number)?.text,
      let scratch = try? session.scratch(editing: self.number, to: text, watchesPromises: false)
    else { return nil }
    var tuned = TunedSession(scratch)
    let world = tuned.world(atTicks: Stage.ticks(seconds: playhead.position) ?? 0)
    return Self.place(of: name, in: world).map { $0 - start }
  }

  private static func place(of name: String, in world: World) -> SIMD2<Double>? {
    let boxes = world.moment { () throws(Never) in }.boxes
    guard let box = boxes.first(where: { $0.label == name }) else { return nil }
    let region = Region(around: [box])
    return region.isEmpty ? nil : (region.low + region.high) / 2
  }
}

extension DrawnBox {
  // Whether a point is within the box around it.
  fileprivate func contains(_ point: SIMD2<Double>) -> Bool {
    let region = Region(around: [self])
    return !region.isEmpty && all(region.low .<= point .& region.high .>= point)
  }
}
