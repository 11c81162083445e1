/// One animation of CSS: keyframes, and when and how often they run.
struct CSSPhase: Equatable {
  /// A keyframe at a share of one run, and the timing function to the next.
  struct Frame: Equatable {
    var share: Double
    let numbers: [Double]
    let easing: CSSEasing?
  }

  /// Seconds since the first moment; below 0 if it started before.
  let delay: Double
  /// Seconds of one run.
  let duration: Double
  var count = 1.0
  var alternates = false
  let frames: [Frame]
  /// The error as a share of the range.
  var error: Double

  var onlyEasing: CSSEasing? {
    let easings = frames.compactMap(\.easing)
    return easings.allSatisfy { $0 == easings.first } ? easings.first : nil
  }

  /// Whether another phase differs only in its values.
  func hasTiming(of other: CSSPhase) -> Bool {
    func pace(_ phase: CSSPhase) -> [Double] {
      [phase.delay, phase.duration, phase.count] + phase.frames.map(\.share)
    }
    return alternates == other.alternates && frames.map(\.easing) == other.frames.map(\.easing)
      && frames.count == other.frames.count
      && zip(pace(self), pace(other)).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-8 }
  }

  func joined(_ other: CSSPhase) -> CSSPhase {
    CSSPhase(
      delay: delay, duration: duration, count: count, alternates: alternates,
      frames: zip(frames, other.frames).map {
        Frame(share: $0.share, numbers: $0.numbers + $1.numbers, easing: $0.easing)
      }, error: max(error, other.error))
  }
}

/// A value over the whole time, as animations one after the other.
struct CSSCourse {
  private(set) var phases: [CSSPhase]
  private(set) var end: [Double]
  /// Whether the first animation has a delay, before which its first value is shown.
  var waits: Bool { (phases.first?.delay ?? 0) > 0 }

  func hasTiming(of other: CSSCourse) -> Bool {
    phases.count == other.phases.count && !phases.isEmpty
      && zip(phases, other.phases).allSatisfy { $0.hasTiming(of: $1) }
  }

  func joined(_ other: CSSCourse) -> CSSCourse {
    CSSCourse(phases: zip(phases, other.phases).map { $0.joined($1) }, end: end + other.end)
  }
}

extension CSSCourse {
  /// A jump's moment comes twice in `times`, `ways` are the motions that may move the value, and
  /// `close` is the last moment, after which the values of an endless motion may continue.
  init(times: [Double], values: [[Double]], ways: [CSSWay], close: Double) {
    let all = CSSRun(times: times, values: values)
    let zero = all.start
    let last = all.place(of: close)
    end = values[last]
    func animations(
      _ run: CSSRun, isFirst: Bool = false, to next: [Double], isLast: Bool = false
    ) -> [CSSPhase] {
      Self.phases(of: Self.plain(run, ways), from: zero, isFirst: isFirst, to: next, isLast: isLast)
    }
    if let way = ways.first(where: \.repeats), let phase = Self.repeated(way, all, ways, zero) {
      let before = all.part(0...all.place(before: max(way.start, zero + 1e-9)))
      let rest = all.part(min(all.place(of: way.close), last)...last)
      phases =
        animations(before, isFirst: true, to: phase.frames[0].numbers) + [phase]
        + (way.close < close ? animations(rest, to: end, isLast: true) : [])
      // An endless motion never reaches another value.
      if phases.last?.count == .infinity { end = phase.frames[0].numbers }
      if error(along: phase.count == .infinity ? all : all.part(0...last)) < Self.most { return }
    }
    end = values[last]
    phases = animations(all.part(0...last), isFirst: true, to: end, isLast: true)
    let found = error(along: all.part(0...last))
    if found >= Self.most { for place in phases.indices { phases[place].error = found } }
  }

  // MARK: Single runs

  // The pieces between jumps.
  private static func plain(_ all: CSSRun, _ ways: [CSSWay]) -> [[CSSPiece]] {
    let scale = all.ranges.map { max($0, 1e-6) }
    var runs: [CSSRun] = []
    var start = 0
    for place in all.times.indices.dropFirst()
    where all.times[place] - all.times[place - 1] < 1e-9 {
      let (before, after) = (all.values[place - 1], all.values[place])
      let jumps = scale.indices.contains { abs(after[$0] - before[$0]) > 2e-3 * scale[$0] }
      guard jumps else { continue }
      var run = all.part(start...(place - 1))
      run.times[run.times.count - 1] = all.times[place]
      runs.append(run)
      start = place
    }
    runs.append(all.part(start...(all.times.count - 1)))
    return runs.filter { $0.end - $0.start > 1e-9 }.map { $0.smooth.pieces(of: ways) }
  }

  // Joins a rest that ends in a jump with the next piece; drops rests at both ends.
  private static func phases(
    of runs: [[CSSPiece]], from zero: Double, isFirst: Bool, to next: [Double], isLast: Bool
  ) -> [CSSPhase] {
    var runs = runs
    if let last = runs.last?.last, last.isStill,
      zip(last.run.first, next).allSatisfy({ abs($0 - $1) < 1e-6 }),
      isLast || isFirst && runs.joined().count == 1
    {
      runs[runs.count - 1].removeLast()
    }
    if isFirst, let first = runs.first?.first, first.isStill, runs[0].count > 1 {
      runs[0].removeFirst()
    }
    var phases: [CSSPhase] = []
    var open: [CSSPiece] = []
    for (place, run) in runs.enumerated() {
      open += run
      let later = runs[(place + 1)...].lazy.compactMap(\.first).first
      // A jump from rest is a step; after anything else another animation starts.
      if let still = open.last, still.isStill {
        let values = [still.run.first, later?.run.first ?? next]
        open[open.count - 1] = CSSPiece(
          run: CSSRun(times: still.run.times, values: values), easing: .hold)
      }
      if !open.isEmpty, later == nil || open.last?.easing != .hold {
        phases.append(phase(of: open, from: zero))
        open = []
      }
    }
    return phases
  }

  private static func phase(of pieces: [CSSPiece], from zero: Double) -> CSSPhase {
    let (start, end) = (pieces[0].run.start, pieces[pieces.count - 1].run.end)
    var frames = pieces.map { piece in
      CSSPhase.Frame(
        share: (piece.run.start - start) / (end - start), numbers: piece.run.first,
        easing: piece.easing)
    }
    frames.append(CSSPhase.Frame(share: 1, numbers: pieces[pieces.count - 1].run.last, easing: nil))
    // CSS ignores the first of two keyframes at one share.
    for place in frames.indices.dropLast().reversed() where place > 0 {
      let most = frames[place + 1].share - 1e-7
      if frames[place].share > most { frames[place].share = most }
    }
    return CSSPhase(
      delay: start - zero, duration: end - start, frames: frames,
      error: pieces.map(\.error).max() ?? 0)
  }

  // MARK: Repeated runs

  // One forward run of a motion, if its runs account for all values.
  private static func repeated(
    _ way: CSSWay, _ all: CSSRun, _ ways: [CSSWay], _ zero: Double
  ) -> CSSPhase? {
    let pass = way.firstPass(from: zero)
    let (first, last) = (all.place(of: pass), all.place(before: pass + way.length))
    guard pass + way.length <= min(all.end, way.close) + 1e-9, last > first else { return nil }
    var run = all.part(first...last)
    run.times[run.times.count - 1] = pass + way.length
    let pieces = run.smooth.pieces(of: ways)
    guard !pieces.isEmpty, !run.isStill else { return nil }
    let looks = zip(all.times, all.values).filter {
      $0.0 >= way.start + 1e-8 && $0.0 < way.close - 1e-8
    }
    let ranges = run.ranges
    // The other runs must show the same, with straight lines between moments.
    let isSame = looks.allSatisfy { time, numbers in
      let done = ((time - way.start) / way.length).rounded(.down)
      let share = (time - way.start) / way.length - done
      let isBack = way.autoreverses && Int(done) % 2 == 1
      let seen = run.numbers(at: pass + way.length * (isBack ? 1 - share : share))
      let atTurn = min(share, 1 - share) * way.length < 1e-8
      return atTurn
        || numbers.indices.allSatisfy { abs(seen[$0] - numbers[$0]) <= 1e-3 * ranges[$0] + 1e-6 }
    }
    guard isSame else { return nil }
    let one = phase(of: pieces, from: zero)
    return CSSPhase(
      delay: way.start - zero, duration: way.length, count: way.count * (way.autoreverses ? 2 : 1),
      alternates: way.autoreverses, frames: one.frames, error: one.error)
  }
}

extension CSSRun {
  /// The run without the first of two almost equal moments (a spring's end), except at jumps.
  fileprivate var smooth: CSSRun {
    let least = ranges.map { 1e-5 * $0 + 1e-7 }
    let kept = times.indices.filter { place in
      guard place < times.count - 1, times[place + 1] - times[place] <= 1e-9 else { return true }
      return least.indices.contains { abs(values[place + 1][$0] - values[place][$0]) > least[$0] }
    }
    return CSSRun(times: kept.map { times[$0] }, values: kept.map { values[$0] })
  }

  func numbers(at moment: Double) -> [Double] {
    let first = min(place(of: moment), times.count - 2)
    let share = (moment - times[first]) / (times[first + 1] - times[first])
    return zip(values[first], values[first + 1]).map { $0 + ($1 - $0) * min(max(share, 0), 1) }
  }
}
