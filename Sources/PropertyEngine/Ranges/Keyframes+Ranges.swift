import IntervalArithmetic

extension KeyTimes {
  // Rounding may lead an eased progress this far beyond 1 before it arrives, which does not count
  // as beyond its end.
  private static let rounding = 64 * Double.ulpOfOne

  /// The segments that a progress goes through, in that order, with its share of each.
  func places<N: ShownNumeral>(at progress: N) -> [(segment: Int, share: N)] {
    let (lower, upper) = progress.bounds
    var first = place(at: lower).segment
    let last = place(at: upper).segment
    if progress.isFalling, first > 0, times[first] == lower { first -= 1 }
    var found: [(segment: Int, share: N)] = []
    for segment in first...last where isDiscrete || segment == last || span(segment) > 0 {
      found.append((segment, isDiscrete ? N(0) : share(of: segment, at: progress)))
    }
    // Beyond either end the value stays.
    if lower < 0 || lower == 0 && progress.isFalling {
      if upper <= 0 { found = [] }
      found.insert((0, isDiscrete ? N(0) : eased(0, N(0))), at: 0)
    }
    if upper > 1 + Self.rounding {
      if lower >= 1 { found = [] }
      found.append((last, isDiscrete ? N(0) : eased(last, N(1))))
    }
    return progress.isFalling ? found.reversed() : found
  }

  fileprivate func span(_ segment: Int) -> Double { times[segment + 1] - times[segment] }

  private func share<N: ShownNumeral>(of segment: Int, at progress: N) -> N {
    let span = span(segment)
    guard span > 0 else { return eased(segment, N(1)) }
    let within = progress.within(times[segment], times[segment + 1])
    return eased(segment, ((within - N(times[segment])) / N(span)).within(0, 1))
  }

  private func eased<N: ShownNumeral>(_ segment: Int, _ share: N) -> N {
    segment < pacings.count ? .value(of: .eased(pacings[segment]), at: share) : share
  }
}

extension Keyframes {
  /// One of the value's numbers at a progress, which is clamped to 0…1.
  func value<N: ShownNumeral>(_ component: Int, at progress: N) -> N {
    let values = times.places(at: progress).map { segment, share in
      let length = segment < lengths.count ? lengths[segment] : nil
      return (segment, pieces.value(component, in: segment, at: share, along: length))
    }
    var result = values[0].1
    for (before, next) in zip(values, values.dropFirst()) {
      let (early, late) = (min(before.0, next.0), max(before.0, next.0))
      let start = pieces.start(of: component, in: late)
      // The last segment may take no time.
      let jumps =
        early != late && pieces.end(of: component, in: early) != start
        || !times.isDiscrete && times.span(late) == 0
          && pieces.end(of: component, in: late) != start
      result = .joined(result, next.1, jumps: jumps)
    }
    return result
  }
}

extension CubicPieces {
  func start(of component: Int, in segment: Int) -> Double {
    self[segment][segment * width + component].x
  }

  // A number at a share of the segment, or with `length`, of its length.
  func value<N: ShownNumeral>(
    _ component: Int, in segment: Int, at share: N, along length: ArcLength?
  ) -> N {
    let c = self[segment][segment * width + component]
    guard c.y != 0 || c.z != 0 || c.w != 0 else { return N(c.x) }
    let number: N =
      if length == nil, c.z == 0, c.w == 0 {
        N.straight(from: c.x, delta: c.y, at: share)
      } else {
        N.value(of: length.map { .evenly($0, component) } ?? .cubic(c), at: share)
      }
    let (lower, upper) = share.bounds
    return lower <= 1 && upper >= 1 ? number.touching(end(of: component, in: segment)) : number
  }
}
