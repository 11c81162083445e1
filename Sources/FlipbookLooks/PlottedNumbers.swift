import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookText
import FlipbookValues

/// Numbers over a stretch of time as curves that reach their true extremes.
///
/// Numbers of one kind share the axis. Of several kinds, points and shares say, each leads from its
/// start to its target.
struct PlottedNumbers {
  // A number, and what is known of it.
  private struct Plotted {
    let path: Expression
    var kind: NumberKind?
    var extremes: TrueExtremes
  }

  private let call: Invocation
  private let numbers: [Plotted]
  private let times: [Double]
  private let columns: [[Quantity?]]

  /// Follows numbers from the first of some moments to the last.
  init(_ paths: [Expression], at moments: [Int64], _ call: Invocation) throws(Mistake) {
    self.call = call
    var numbers = paths.map {
      Plotted(path: $0, extremes: TrueExtremes(of: $0, source: call.scope.source))
    }
    (times, columns) = try call.replay.quantities(of: paths, at: moments, call) {
      world, span, seen throws(Mistake) in
      let scope = Scope(world: world, source: call.scope.source, reading: .shown)
      for place in numbers.indices {
        for case let quantity? in seen[place] { numbers[place].extremes.note(quantity.value) }
        if numbers[place].kind == nil { numbers[place].kind = scope.kind(of: paths[place]) }
        try numbers[place].extremes.look(at: world, span, check: call.check)
      }
    }
    self.numbers = numbers
  }

  /// The curves; their names give degrees or, where each has its own scale, start and target.
  var curves: [PlotCurve] {
    let values = columns.map { $0.map { $0?.shown } }
    let ownsScale = Set(numbers.compactMap(\.kind)).count > 1
    let groups = CurveGroup.groups(of: numbers.map { call.text(of: $0.path.span) }) { one, other in
      ownsScale && CurveGroup.areAlike(values[one], values[other])
    }
    return groups.map { group in
      let place = group.places[0]
      let isAngle = columns[place].contains { $0?.unit == .angle }
      let known = group.places.map { place in
        numbers[place].extremes.all(among: values[place], at: times, isAngle: isAngle)
      }
      let points = zip(group.places, known).map { Self.merged(zip(times, values[$0]), $1) }
      let scales = points.compactMap { OwnScale($0.compactMap(\.value)) }
      return PlotCurve(
        name: group.name, times: points[0].map(\.time), values: points[0].map(\.value),
        over: ownsScale ? scales : [], unit: isAngle ? "deg" : "",
        extremes: known[0].filter(\.isExact).map {
          ($0.time, $0.value, text(of: $0, scales, isAngle))
        })
    }
  }

  // The extreme of one number, or of several that move alike, and its moment.
  private func text(
    of extreme: TrueExtremes.Extreme, _ scales: [OwnScale], _ isAngle: Bool
  ) -> String {
    let texts = scales.map { NumberText.brief($0.value(like: extreme.value, on: scales[0])) }
    let numbers = texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    let moment = NumberText.brief(extreme.time, digits: call.session.settings.digits)
    return "\(numbers)\(isAngle ? "deg" : "") at \(moment)s"
  }

  // Puts points between others, in the order of time.
  private static func merged(
    _ points: some Sequence<(Double, Double?)>, _ extremes: [TrueExtremes.Extreme]
  ) -> [(time: Double, value: Double?)] {
    var all: [(time: Double, value: Double?)] = points.map { ($0, $1) }
    for extreme in extremes {
      let place = all.firstIndex { $0.time >= extreme.time } ?? all.count
      guard place == all.count || all[place].time != extreme.time else { continue }
      all.insert((extreme.time, extreme.value), at: place)
    }
    return all
  }
}

/// What a number counts; numbers of one kind can share an axis.
private struct NumberKind: Hashable {
  var measure: Measure
  var isVelocity = false
}

extension Scope {
  // nil where it cannot be told.
  fileprivate func kind(of expression: Expression) -> NumberKind? {
    switch expression {
    case .path, .member:
      guard let found = try? find(expression) else { return nil }
      if case .number(let quantity) = found.value, quantity.unit == .angle {
        return NumberKind(measure: .angle)
      }
      return NumberKind(measure: found.measure)
    case .prefix(_, let part, _): return kind(of: part)
    case .infix(.add, let one, let other, _, _), .infix(.subtract, let one, let other, _, _):
      return kind(of: one) ?? kind(of: other)
    case .call(let call):
      guard let first = call.values.first, var kind = kind(of: first) else { return nil }
      switch call.name.root?.text {
      case "abs", "min", "max", "clamp", "shown", "model": return kind
      case "velocity":
        kind.isVelocity = true
        return kind
      default: return nil
      }
    default: return nil
    }
  }
}
