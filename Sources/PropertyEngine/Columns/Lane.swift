/// Everything a pose needs to know about one group of tracks.
///
/// It stores common motion as numbers: running or paused, played once, on a curve or spring, by the
/// stage's time. Every edit makes a new lane. For other motion see
/// ``Cohort/place(of:isVertical:at:)``.
struct Lane {
  enum Kind: UInt8 {
    /// Nothing is shown, for now or for good.
    case nothing
    /// Held where it is.
    case still
    case curve
    case spring
    case swing
    /// Follows a ``SharedProgress`` that others may share.
    case shared
    case other
  }

  var kind = Kind.nothing
  // Whether it only adds to what lies below, or only replaces it.
  private(set) var isPlain = true
  private var isAdditive = true
  private var heading: Int8 = 1
  // The ticks into the leg at the anchor, and those left.
  private var anchor: Int64 = 0
  private var anchorElapsed: Int64 = 0
  private var left: Int64 = 0
  private var span = 1.0
  // The stretch of a spring, or the share at which a lane is still.
  private var stretch = 1.0
  // The cohort retains it.
  private var shape: Unmanaged<AnyObject>?
  private var first: Int32 = 0
  private var count: Int32 = 0
  var cohort: Int32
  let group: Int32

  init(of group: Int, in cohort: Cohort) {
    (self.cohort, self.group) = (Int32(cohort.index), Int32(group))
    guard !cohort.isRemoved, !cohort.isSilent else { return }
    kind = .other
    take(cohort.groups[group].run)
    isAdditive = cohort.groups[group].mixing == .additive
    isPlain = isAdditive || cohort.groups[group].mixing == .absolute
    guard isPlain else { return }
    if cohort.isAttached, let course = cohort.groups[group].course {
      (kind, shape) = (.shared, .passUnretained(course))
    } else {
      withUnsafePointer(to: &cohort.playhead) { describe($0, cohort.groups[group]) }
    }
  }

  /// Whether it never lets what lies below show through.
  var coversBase: Bool { kind == .nothing || !isAdditive && kind != .shared && kind != .other }

  mutating func take(_ run: Tracks.Run) { (first, count) = (Int32(run.first), Int32(run.count)) }

  // The playhead is read where it is, as it is large.
  private mutating func describe(_ playhead: UnsafePointer<Playhead>, _ group: Cohort.Group) {
    if playhead.pointee.isHeld {
      let progress = playhead.pointee.progress(
        of: group.segment, isVertical: group.isVertical, at: .zero)
      (kind, stretch) = (.still, group.share(at: progress))
      return
    }
    guard group.course == nil, group.clock == .stage, playhead.pointee.leg.isWhole,
      playhead.pointee.leg.cycles == nil,
      playhead.pointee.leg.span.ticks > 0, playhead.pointee.segments[group.segment].isWhole,
      playhead.pointee.segments[group.segment].entry == nil
    else { return }
    (anchor, anchorElapsed) = (playhead.pointee.anchor.ticks, playhead.pointee.anchorElapsed)
    let ticks = playhead.pointee.leg.span.ticks
    (span, heading) = (Double(ticks), Int8(playhead.pointee.heading))
    left = heading > 0 ? ticks - anchorElapsed : anchorElapsed
    switch playhead.pointee.leg.pacing(isVertical: group.isVertical) {
    case .cubic(let curve): (kind, shape) = (.curve, .passUnretained(curve.shape))
    case .spring(let spring, let stretch):
      kind = spring.shape.swing == nil ? .spring : .swing
      (shape, self.stretch) = (.passUnretained(spring.shape), stretch)
    }
  }

  // The ticks into the leg, as the playhead has them.
  @inline(__always) private func elapsed(at now: VirtualTime) -> Double {
    let passed = now.ticks > anchor ? now.ticks &- anchor : 0
    return Double(anchorElapsed &+ Int64(heading) &* min(passed, left))
  }

  @inline(__always) func sharesCurve(with other: Lane) -> Bool {
    kind == .curve && other.kind == .curve
      && shape.unsafelyUnwrapped.toOpaque() == other.shape.unsafelyUnwrapped.toOpaque()
  }

  /// The progress of four lanes that share one curve.
  @inline(__always)
  static func progress(
    of lanes: UnsafePointer<Lane>, at now: VirtualTime
  ) -> SIMD4<Double> {
    let elapsed = SIMD4(
      lanes[0].elapsed(at: now), lanes[1].elapsed(at: now), lanes[2].elapsed(at: now),
      lanes[3].elapsed(at: now))
    let shares = elapsed / SIMD4(lanes[0].span, lanes[1].span, lanes[2].span, lanes[3].span)
    return lanes[0].curve._withUnsafeGuaranteedRef { $0.progress(at: shares) }
  }

  /// The progress of eight lanes on springs that swing; `nil` if one of them has swung too long.
  @inline(__always)
  static func swings(of lanes: UnsafePointer<Lane>, at now: VirtualTime) -> SIMD8<Double>? {
    // A loop that fills a vector number by number would go through memory.
    @inline(__always) func all(_ number: (Lane) -> Double) -> SIMD8<Double> {
      SIMD8(
        number(lanes[0]), number(lanes[1]), number(lanes[2]), number(lanes[3]), number(lanes[4]),
        number(lanes[5]), number(lanes[6]), number(lanes[7]))
    }
    let (elapsed, spans) = (all { $0.elapsed(at: now) }, all { $0.span })
    let decay = all { $0.spring._withUnsafeGuaranteedRef { $0.swing.unsafelyUnwrapped.decay } }
    let frequency = all {
      $0.spring._withUnsafeGuaranteedRef { $0.swing.unsafelyUnwrapped.frequency }
    }
    let lag = all { $0.spring._withUnsafeGuaranteedRef { $0.swing.unsafelyUnwrapped.lag } }
    let shares = elapsed / spans
    let seconds = elapsed / Double(VirtualTime.ticksPerSecond) * all { $0.stretch }
    return SpringMotion.values(at: seconds, decay: decay, frequency: frequency, lag: lag)?
      .replacing(with: 0, where: .!(shares .> 0)).replacing(with: 1, where: shares .>= 1)
  }

  var shared: Unmanaged<SharedProgress> { .fromOpaque(shape.unsafelyUnwrapped.toOpaque()) }
  private var curve: Unmanaged<CurveShape> { .fromOpaque(shape.unsafelyUnwrapped.toOpaque()) }

  private var spring: Unmanaged<SpringShape> { .fromOpaque(shape.unsafelyUnwrapped.toOpaque()) }

  /// The progress of a lane on a curve or a spring.
  @inline(__always) func progress(at now: VirtualTime) -> Double {
    if kind == .still { return stretch }
    let elapsed = elapsed(at: now)
    let share = elapsed / span
    if kind == .curve { return curve._withUnsafeGuaranteedRef { $0.progress(at: share) } }
    if share >= 1 { return 1 }
    guard share > 0 else { return 0 }
    let seconds = elapsed / Double(VirtualTime.ticksPerSecond) * stretch
    return spring._withUnsafeGuaranteedRef { $0.value(at: seconds) }
  }

  @inline(__always) func write(
    _ tracks: UnsafePointer<Track>, at progress: Double, to shown: UnsafeMutablePointer<Double>
  ) {
    let tracks = UnsafeBufferPointer(start: tracks + Int(first), count: Int(count))
    if isAdditive {
      for track in tracks { shown[Int(track.cell)] += track.number(at: progress) }
    } else {
      for track in tracks { shown[Int(track.cell)] = track.number(at: progress) }
    }
  }
}
