import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookText
import FlipbookValues

/// Numbers over a stretch of time, as `plot` shows them.
///
/// Numbers of one kind share the axis. Of several kinds, points and shares say, each leads from its
/// start to its target.
struct PlottedNumbers {
  // A number, and what is known of it.
  private struct Plotted {
    var kind: NumberKind?
    var extremes: TrueExtremes
  }

  let curves: [PlotCurve]

  /// Follows numbers from the first of some moments to the last.
  init(_ paths: [Expression], at moments: [Int64], _ call: Invocation) throws(Mistake) {
    var numbers = paths.map {
      Plotted(extremes: TrueExtremes(of: $0, source: call.scope.source))
    }
    let (times, columns) = try call.replay.quantities(of: paths, at: moments, call) {
      world, span, seen throws(Mistake) in
      let scope = Scope(world: world, source: call.scope.source, reading: .shown)
      for place in numbers.indices {
        for case let quantity? in seen[place] { numbers[place].extremes.note(quantity.value) }
        if numbers[place].kind == nil { numbers[place].kind = scope.kind(of: paths[place]) }
        try numbers[place].extremes.look(at: world, span, check: call.check)
      }
    }
    let known = TrueCurves(
      paths.indices.map { place in
        let values = columns[place].map { $0?.shown }
        let isAngle = columns[place].contains { $0?.unit == .angle }
        return TrueCurves.Number(
          call.text(of: paths[place].span), values, isAngle: isAngle,
          extremes: numbers[place].extremes.all(among: values, at: times, isAngle: isAngle))
      }, at: times)
    let ownScales = Set(numbers.compactMap { $0.kind }).count > 1
    curves = known.groups(ownScales: ownScales).map {
      known.curve(
        of: $0, over: ownScales ? known.scales(of: $0) : [],
        digits: call.session.settings.digits)
    }
  }
}

/// What a number counts; numbers of one kind can share an axis.
private struct NumberKind: Hashable {
  var measure: Measure
  var isVelocity = false
}

extension Scope {
  // What the value of an expression counts; nil where it cannot be told.
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
