/// Numbers that were seen at some moments, as curves that reach their true extremes.
package struct TrueCurves {
  package struct Number {
    /// Its path, as it is typed.
    package let name: String
    /// The shown values, one for each moment.
    package let values: [Double?]
    let isAngle: Bool
    package fileprivate(set) var extremes: [TrueExtremes.Extreme] = []
    // Whether turns are counted from moment to moment, which no path does.
    fileprivate let countsTurns: Bool

    package init(_ path: String, _ seen: [Quantity?]) {
      (name, values) = (path, seen.map { $0?.shown })
      (isAngle, countsTurns) = (seen.contains { $0?.unit == .angle }, false)
    }

    fileprivate init(_ column: Samples.Column) {
      (name, values) = (column.name, column.values)
      (isAngle, countsTurns) = (column.unit == .degrees, column.unit == .degrees)
    }

    // Whether a path reads the value too, so that its formula is known: about z, up to half a turn.
    fileprivate func isRead(_ value: Double?) -> Bool {
      !countsTurns || name.hasSuffix("rotation.z") && (value ?? 0).magnitude < 179
    }
  }

  /// The moments, in seconds.
  package let times: [Double]
  package private(set) var numbers: [Number]

  /// Choice: more numbers take too long to follow.
  package static let mostFollowed = 64

  package init(_ numbers: [Number] = [], at times: [Double] = []) {
    (self.numbers, self.times) = (numbers, times)
  }

  /// Makes curves from a recorder's samples.
  package init(_ columns: [Samples.Column], at times: [Double]) {
    self.init(columns.map { Number($0) }, at: times)
  }

  /// Follows the numbers from the first moment to the last, to find their extremes between the
  /// moments; turns beyond what a path reads stay as they were sampled.
  package mutating func findExtremes(
    _ replay: Replay, of most: Int = mostFollowed
  ) throws(Mistake) {
    guard let start = times.first.flatMap(Stage.ticks), let end = times.last.flatMap(Stage.ticks)
    else { return }
    var followed: [(place: Int, extremes: TrueExtremes)] = []
    for (place, number) in numbers.enumerated()
    where number.values.allSatisfy(number.isRead) && followed.count < most {
      let source = "(\(number.name))"
      guard let path = Expression(typed: source) else { continue }
      var extremes = TrueExtremes(of: path, source: source)
      for case let value? in number.values {
        extremes.note(number.isAngle ? value / 180 * .pi : value)
      }
      followed.append((place, extremes))
    }
    try replay.follow(TimeStretch(start: start, end: end)) { world, span throws(Mistake) in
      for slot in followed.indices {
        try followed[slot].extremes.look(at: world, span, check: replay.check)
      }
      return true
    }
    for (place, extremes) in followed {
      take(extremes, of: place)
      let number = numbers[place]
      if !number.extremes.allSatisfy({ number.isRead($0.value) }) { numbers[place].extremes = [] }
    }
  }

  /// Takes the extremes that were found for the number at a place.
  package mutating func take(_ extremes: TrueExtremes, of place: Int) {
    numbers[place].extremes = extremes.all(
      among: numbers[place].values, at: times, isAngle: numbers[place].isAngle)
  }

  // MARK: Curves

  /// The first `most` curves, over one scale or their own; there, a pair that moves alike is one.
  ///
  /// - Parameter digits: decimals of the moments at their extremes.
  package func curves(ownScales: Bool, digits: Int, most: Int = .max) -> [PlotCurve] {
    CurveGroup.groups(of: numbers.map(\.name)) { one, other in
      ownScales && CurveGroup.areAlike(numbers[one].values, numbers[other].values)
    }.prefix(most).map { curve(of: $0, over: ownScales ? scales(of: $0) : [], digits: digits) }
  }

  /// The scales on which numbers lead from their starts to their targets.
  package func scales(of group: CurveGroup) -> [OwnScale] {
    group.places.compactMap { OwnScale(points(of: $0).compactMap(\.value)) }
  }

  /// The curve of some numbers.
  ///
  /// - Parameter scales: the numbers' own scales, which its name tells; empty to share one scale.
  package func curve(of group: CurveGroup, over scales: [OwnScale], digits: Int) -> PlotCurve {
    let place = group.places[0]
    let (number, points) = (numbers[place], points(of: place))
    let unit = number.isAngle ? "deg" : ""
    return PlotCurve(
      name: group.name, times: points.map(\.time), values: points.map(\.value), over: scales,
      unit: unit,
      extremes: number.extremes.filter(\.isExact).map { extreme in
        // If several move alike, each number is written.
        let texts =
          scales.isEmpty
          ? [NumberText.brief(extreme.value)]
          : scales.map { NumberText.brief($0.value(like: extreme.value, on: scales[0])) }
        let value = texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
        let moment = NumberText.brief(extreme.time, digits: digits)
        return (extreme.time, extreme.value, "\(value)\(unit) at \(moment)s")
      })
  }

  // The sampled points of a number with its extremes, in the order of time.
  private func points(of place: Int) -> [(time: Double, value: Double?)] {
    var all: [(time: Double, value: Double?)] = zip(times, numbers[place].values).map { ($0, $1) }
    for extreme in numbers[place].extremes {
      let next = all.firstIndex { $0.time >= extreme.time } ?? all.count
      guard next == all.count || all[next].time != extreme.time else { continue }
      all.insert((extreme.time, extreme.value), at: next)
    }
    return all
  }
}
