/// The readings of a clock, or other ticks, during a stretch of the stage's time, evenly from first
/// to last; both are equal for one moment.
struct Stretch {
  let first: Int64
  let last: Int64
  /// The change per tick of the stage's time; 0 while it is still.
  let rate: Double

  var lower: Int64 { min(first, last) }
  var upper: Int64 { max(first, last) }

  /// A number that never turns back as the ticks go on, from the engine's values at both ends.
  ///
  /// - Parameter perSecond: its change for 9,000,000,000 of the ticks.
  func number<N: ShownNumeral>(perSecond: Double, _ value: (Int64) -> Double) -> N {
    N(from: value(first), to: value(last), rate: rate == 0 ? 0 : rate * perSecond)
  }

  /// The same ticks, counted in another way.
  func mapped(rate factor: Double = 1, _ tick: (Int64) -> Int64) -> Stretch {
    Stretch(first: tick(first), last: tick(last), rate: rate * factor)
  }

  /// The parts before, between and after ascending ticks, in order of time.
  ///
  /// The earlier part also contains the tick itself, as the end it approaches; so does a part that
  /// falls to it.
  func pieces(at cuts: [Int64]) -> [(index: Int, part: Stretch)] {
    let isRising = rate >= 0
    var found: [(index: Int, part: Stretch)] = []
    for index in 0...cuts.count {
      let start = index == 0 ? Int64.min : cuts[index - 1]
      let end = index == cuts.count ? Int64.max : cuts[index]
      let (low, high) = (max(lower, start), min(upper, end))
      guard low <= high, low < end || index == cuts.count || !isRising && start < end else {
        continue
      }
      let part =
        isRising
        ? Stretch(first: low, last: high, rate: rate) : Stretch(first: high, last: low, rate: rate)
      found.append((index, part))
    }
    return isRising ? found : found.reversed()
  }

  /// Joins the values before, between and after ticks; `jumps` tells at which of them they jump.
  func joined<N: ShownNumeral>(
    at cuts: [Int64], jumps: (Int) -> Bool = { _ in false }, _ value: (Int, Stretch) -> N
  ) -> N {
    let pieces = pieces(at: cuts)
    var result = value(pieces[0].index, pieces[0].part)
    for (before, piece) in zip(pieces, pieces.dropFirst()) {
      let crossed = min(before.index, piece.index)..<max(before.index, piece.index)
      result = .joined(
        result, value(piece.index, piece.part), jumps: crossed.contains(where: jumps))
    }
    return result
  }
}

extension Clock {
  func readings(over ticks: ClosedRange<Int64>) -> Stretch {
    let ends = [ticks.lowerBound, ticks.upperBound].map {
      reading(at: VirtualTime(ticks: $0)).ticks
    }
    return Stretch(first: ends[0], last: ends[1], rate: rate)
  }
}
