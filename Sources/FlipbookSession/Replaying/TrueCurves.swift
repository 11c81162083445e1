import FlipbookLanguage
package import FlipbookPictures
import FlipbookText
package import FlipbookValues
import HeadlessUIKit

/// Numbers that were seen at some moments, as curves that reach their true extremes.
package struct TrueCurves {
  package struct Number {
    /// Its path, as it is typed.
    package let name: String
    /// As they are shown, one for each moment.
    package let values: [Double?]
    package let isAngle: Bool
    package fileprivate(set) var extremes: [TrueExtremes.Extreme]
    // Turns are counted from moment to moment, which no path does.
    fileprivate var countsTurns = false

    package init(
      _ name: String, _ values: [Double?], isAngle: Bool, extremes: [TrueExtremes.Extreme] = []
    ) {
      (self.name, self.values, self.isAngle, self.extremes) = (name, values, isAngle, extremes)
    }
  }

  /// The moments, in seconds.
  package let times: [Double]
  package private(set) var numbers: [Number]

  /// Choice: more numbers take too long to follow.
  package static let mostFollowed = 64

  package init(_ numbers: [Number], at times: [Double]) {
    (self.numbers, self.times) = (numbers, times)
  }

  /// What a recorder saw.
  package init(_ columns: [Samples.Column], at times: [Double]) {
    self.init(
      columns.map { column in
        var number = Number(column.name, column.values, isAngle: column.unit == .degrees)
        number.countsTurns = number.isAngle
        return number
      }, at: times)
  }

  /// Follows the numbers from the first moment to the last, for what they reach between the moments;
  /// turns that were counted stay as they were seen.
  package mutating func findExtremes(
    _ replay: Replay, of most: Int = mostFollowed
  ) throws(Mistake) {
    guard let start = times.first.flatMap(Stage.ticks), let end = times.last.flatMap(Stage.ticks)
    else { return }
    var followed: [(place: Int, extremes: TrueExtremes)] = []
    for (place, number) in numbers.enumerated()
    where !number.countsTurns && followed.count < most {
      let source = "(\(number.name))"
      guard let entry = try? Parser.entry(from: source),
        case .query(let path)? = entry.statements.first
      else { continue }
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
      numbers[place].extremes = extremes.all(
        among: numbers[place].values, at: times, isAngle: numbers[place].isAngle)
    }
  }

  // MARK: Curves

  /// The numbers that are one curve: both of a pair where each has its own scale and they move alike.
  package func groups(ownScales: Bool) -> [CurveGroup] {
    CurveGroup.groups(of: numbers.map(\.name)) { one, other in
      ownScales && CurveGroup.areAlike(numbers[one].values, numbers[other].values)
    }
  }

  /// The scales on which numbers lead from their starts to their targets.
  package func scales(of group: CurveGroup) -> [OwnScale] {
    group.places.compactMap { OwnScale(points(of: $0).lazy.compactMap(\.value)) }
  }

  /// The curve of some numbers.
  ///
  /// - Parameters:
  ///   - scales: those of the numbers, which its name tells; none to share one with other curves.
  ///   - digits: decimals of the moments at its extremes.
  package func curve(of group: CurveGroup, over scales: [OwnScale], digits: Int) -> PlotCurve {
    let place = group.places[0]
    let (number, points) = (numbers[place], points(of: place))
    let unit = number.isAngle ? "deg" : ""
    return PlotCurve(
      name: group.name, times: points.map(\.time), values: points.map(\.value), over: scales,
      unit: unit,
      extremes: number.extremes.filter(\.isExact).map { extreme in
        // Of several that move alike, each number.
        let texts =
          scales.isEmpty
          ? [NumberText.brief(extreme.value)]
          : scales.map { NumberText.brief($0.value(like: extreme.value, on: scales[0])) }
        let value = texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
        let moment = NumberText.brief(extreme.time, digits: digits)
        return (extreme.time, extreme.value, "\(value)\(unit) at \(moment)s")
      })
  }

  // What was seen of a number, with its extremes, in the order of time.
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
