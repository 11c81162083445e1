/// The timing of some kind that comes closest to another one, found by trying.
struct NearestTiming {
  /// A kind of timing by its numbers.
  struct Family: Sendable {
    let bounds: [ClosedRange<Double>]
    /// The units of which the numbers are written in tenths, hundredths, and so on.
    let sizes: [Double]
    /// Whether the first number varies by factors.
    var isGeometric = false
    /// How many values of each number are tried first.
    let count: Int
    let timing: @Sendable ([Double]) -> Timing
    /// The numbers of a timing of this family; `nil` for any other.
    let numbers: @Sendable (TimingShape) -> [Double]?
    /// The timings that are tried, in words.
    let words: String

    /// Springs by their duration and their bounce.
    ///
    /// A spring with a longer duration would go at most half the way in twice the time.
    static func springs(over seconds: Double) -> Family {
      let size = pow(10, log10(3 * seconds).rounded(.down))
      return Family(
        bounds: [0.02 * seconds...12.5 * seconds, -0.9...0.95], sizes: [size, 1],
        isGeometric: true, count: 32,
        timing: { .spring(.bounce($0[1], duration: $0[0])) },
        numbers: { $0.springBuild.flatMap { $0.isEndless ? nil : [$0.response, $0.bounce] } },
        words: "springs of 0.02 to 12.5 times the time it takes, with bounces of -0.9 to 0.95")
    }

    /// The number at a share of its range.
    func number(at share: Double, _ axis: Int) -> Double {
      let (low, high) = (bounds[axis].lowerBound, bounds[axis].upperBound)
      let share = min(max(share, 0), 1)
      return isGeometric && axis == 0 ? low * pow(high / low, share) : low + (high - low) * share
    }

    private func share(of number: Double, _ axis: Int) -> Double {
      let (low, high) = (bounds[axis].lowerBound, bounds[axis].upperBound)
      return isGeometric && axis == 0
        ? log(number / low) / log(high / low) : (number - low) / (high - low)
    }

    /// Numbers at a distance from others, by a share of their ranges, in one of many directions.
    ///
    /// The directions are spread evenly: from turn to turn each number goes on by its own part of a
    /// whole, which no number of turns makes up.
    func numbers(from start: [Double], _ share: Double, turn: Int) -> [Double] {
      var part = 1.0
      return start.enumerated().map { axis, number in
        part /= Self.spread
        let way = 2 * (Double(turn) * part).truncatingRemainder(dividingBy: 1) - 1
        return self.number(at: self.share(of: number, axis) + way * share, axis)
      }
    }

    // The root of x⁵ = x + 1, whose powers spread four numbers evenly.
    private static let spread = 1.1673039782614187

    /// Cubic curves by their control points, whose y may lie far beyond the ends.
    static let curves = Family(
      bounds: [0...1, -3...4, 0...1, -3...4], sizes: [1, 1, 1, 1], count: 8,
      timing: { .cubic($0[0], $0[1], $0[2], $0[3]) },
      numbers: { shape in
        let points = shape.controlPoints.flatMap { [Double($0.x), Double($0.y)] }
        return points.isEmpty ? nil : points
      }, words: "curves whose second and fourth number lie in -3…4")
  }

  let family: Family
  /// How long the closest one takes, if it has no time of its own.
  let seconds: Double
  // The numbers of what is sought, if it is one of the family.
  private let own: [Double]?
  /// The timings that were tried, in words.
  var range: String { family.words + (own == nil ? "" : ", and its own numbers") }
  /// The samples of the goal that are compared while searching, and those compared in the end.
  private let goal: [Sample]
  private let looks: [Sample]

  typealias Sample = (time: Double, share: Double)

  // Choices: how many samples are compared while searching, from how many places it starts, a
  // difference that counts as none, and one that nobody sees.
  private static let samples = 240
  private static let starts = 4
  private static let none = 1e-6
  private static let unseen = 1e-4
  // What counts as equally close, as a share of the difference.
  private static let near = 1e-3
  // How many directions it tries for each number, before it makes smaller steps.
  private static let directions = 8

  /// - Parameter seconds: the duration of a timing that has none of its own, by default 1; and of
  /// the closest one, by default that of the timing.
  init(_ family: (Double) -> Family, to timing: Timing, over seconds: Double?) {
    let shape = TimingShape(timing.parameters, duration: seconds ?? 1)
    // Choice: ten seconds of a timing that never ends.
    let own = shape.isEndless ? 10 : shape.duration
    let time = max(seconds ?? own, own)
    // A spring's motion after the end of a curve counts too.
    let end = 2 * time
    func samples(_ parts: Int) -> [Sample] {
      (0...parts).map { end * Double($0) / Double(parts) }.map { ($0, shape.shown(at: $0)) }
    }
    (self.family, self.seconds) = (family(time), seconds ?? own)
    self.own = self.family.numbers(shape)
    (goal, looks) = (samples(Self.samples), samples(Self.moments))
  }

  init(_ family: Family, to recording: RecordedTiming) {
    (self.family, seconds, own) = (family, recording.seconds, nil)
    (goal, looks) = (recording.samples, recording.samples)
  }

  /// The closest one that was found, with as few digits as are nearly as close.
  func found(check: () throws(Mistake) -> Void) throws(Mistake) -> Timing {
    // The mean square leads near the closest timing. The farthest distance leads to it, but its
    // ridges stop a search; high powers are between. One start alone may end at a worse one.
    var closest: (numbers: [Double], cost: Double) = ([], .infinity)
    for start in try starts(check) {
      var near = start
      for adding in Self.powers { near = try closer(to: near, adding, check).numbers }
      let found = try closer(to: near, Self.farthest, check)
      if found.cost < closest.cost { closest = found }
      if closest.cost < Self.none { break }
    }
    // Few samples find it roughly, all moments exactly; small steps lead on along a ridge.
    var last = (numbers: closest.numbers, cost: Double.infinity)
    while closest.cost >= Self.none, closest.cost < last.cost * (1 - Self.near / 10) {
      last = closest
      closest = try closer(
        to: last.numbers, Self.farthest, at: looks, in: 3 * Self.directions, check)
    }
    // The timing with few digits is often the one that is meant.
    let candidates = (2...6).map { family.timing(rounded(closest.numbers, digits: $0)) }
    let distances = candidates.map { difference(of: $0).distance }
    let least = (distances.min() ?? 0) * (1 + Self.near)
    return candidates[distances.firstIndex { $0 <= max(least, Self.unseen) } ?? 0]
  }

  private func rounded(_ numbers: [Double], digits: Int) -> [Double] {
    zip(numbers, family.sizes).map { number, size in
      let parts = pow(10, Double(digits)) / size
      return (number * parts).rounded() / parts
    }
  }

  // Choice: as many moments as two motions are compared at.
  private static let moments = 2_000

  /// How long the closest one takes, as it is typed.
  var length: String { NumberText.brief(seconds, digits: 6) + "s" }

  /// At how many moments the difference is looked at.
  var count: Int { looks.count }

  /// How far apart a timing and the goal are at most, at those moments, and when.
  func difference(of timing: Timing) -> (distance: Double, time: Double) {
    let other = TimingShape(timing.parameters, duration: seconds)
    return looks.reduce((0, 0)) { farthest, look in
      let distance = (look.share - other.shown(at: look.time)).magnitude
      return distance > farthest.0 ? (distance, look.time) : farthest
    }
  }

  // Where to start: at its own numbers, and at the last few of places spread over all that were
  // better than each before them; the best first.
  private func starts(_ check: () throws(Mistake) -> Void) throws(Mistake) -> [[Double]] {
    var best: [[Double]] = []
    var least = Double.infinity
    let count = family.bounds.reduce(1) { count, _ in count * family.count }
    for number in 0..<count {
      try check()
      // The digits of the number are the places along the axes.
      var rest = number
      let numbers = family.bounds.indices.map { axis in
        defer { rest /= family.count }
        return family.number(
          at: (Double(rest % family.count) + 0.5) / Double(family.count), axis)
      }
      let cost = cost(of: numbers, at: goal, below: least, Self.squares)
      if cost < least {
        best.append(numbers)
        least = cost
      }
    }
    return [own].compactMap(\.self) + best.suffix(Self.starts).reversed()
  }

  // Tries steps to and fro in all directions, and makes them smaller. On the ridges of the farthest
  // distance only few directions lead down, so each round tries other ones.
  private func closer(
    to start: [Double], _ adding: (Double, Double) -> Double, at samples: [Sample]? = nil,
    in directions: Int = directions, _ check: () throws(Mistake) -> Void
  ) throws(Mistake) -> (numbers: [Double], cost: Double) {
    let samples = samples ?? goal
    var (best, least) = (start, cost(of: start, at: samples, below: .infinity, adding))
    var (size, turn) = (1 / Double(family.count), 0)
    while size > 1e-6 {
      try check()
      var isCloser = false
      for _ in 0..<directions * start.count {
        turn += 1
        for step in [size, -size] {
          let next = family.numbers(from: best, step, turn: turn)
          let found = cost(of: next, at: samples, below: least, adding)
          if found < least { (best, least, isCloser) = (next, found, true) }
        }
      }
      if !isCloser { size /= 2 }
    }
    return (best, least)
  }

  // The cost of the differences at the moments; stops at `least`, because it only grows.
  private func cost(
    of numbers: [Double], at samples: [Sample], below least: Double,
    _ adding: (Double, Double) -> Double
  ) -> Double {
    let shape = TimingShape(family.timing(numbers).parameters, duration: seconds)
    var (cost, place) = (0.0, 0)
    while place < samples.count, cost < least {
      cost = adding(cost, shape.shown(at: samples[place].time) - samples[place].share)
      place += 1
    }
    return cost
  }

  // Choice: the higher the power, the nearer is its mean to the farthest.
  private static let powers: [@Sendable (Double, Double) -> Double] = [
    squares, { $0 + pow($1, 8) }, { $0 + pow($1, 32) },
  ]
  private static let squares: @Sendable (Double, Double) -> Double = { $0 + $1 * $1 }
  private static let farthest: @Sendable (Double, Double) -> Double = { max($0, $1.magnitude) }
}

extension TimingShape {
  // The progress that is shown: after its duration, a motion is at its end.
  fileprivate func shown(at time: Double) -> Double { time < duration ? progress(at: time) : 1 }
}
