/// The places where a function of a number, known only by its values, has a target value.
///
/// Uses a fine grid and halving between its points, which is slow but sure.
struct PlainSolver {
  enum Place {
    case root(Double)
    case jump(Double, from: Double, to: Double)
    case stretch(Double, Double)

    var start: Double {
      switch self {
      case .root(let value), .jump(let value, _, _), .stretch(let value, _): value
      }
    }
    var end: Double { if case .stretch(_, let end) = self { end } else { start } }
  }

  let range: ClosedRange<Double>
  let target: Double
  let function: (Double) -> Double

  private static let parts = 2048

  private func off(_ value: Double) -> Double {
    let off = function(value) - target
    return abs(off) <= 1e-13 * max(1, abs(target)) ? 0 : off
  }

  var places: [Place] {
    let width = range.upperBound - range.lowerBound
    let values = (0...Self.parts).map { range.lowerBound + width * Double($0) / Double(Self.parts) }
    let offs = values.map(off)
    let spread = (offs.max() ?? 0) - (offs.min() ?? 0)
    var (found, start) = ([Place](), nil as Double?)
    for place in values.indices {
      if offs[place] == 0 {
        if start == nil {
          start = place == 0 ? values[0] : edge(from: values[place], to: values[place - 1])
        }
        if place == Self.parts, let start { found.append(stretch(start, values[place])) }
      } else if let begun = start {
        found.append(stretch(begun, edge(from: values[place - 1], to: values[place])))
        start = nil
      } else if place > 0, offs[place - 1] * offs[place] < 0 {
        found.append(crossing(values[place - 1], values[place], spread))
      }
    }
    return found
  }

  private func stretch(_ start: Double, _ end: Double) -> Place {
    end - start > 1e-9 ? .stretch(start, end) : .root(start)
  }

  private func edge(from inside: Double, to outside: Double) -> Double {
    var (inside, outside) = (inside, outside)
    for _ in 0..<70 {
      let middle = (inside + outside) / 2
      if off(middle) == 0 { inside = middle } else { outside = middle }
    }
    return inside
  }

  private func crossing(_ low: Double, _ high: Double, _ spread: Double) -> Place {
    var (low, high) = (low, high)
    let isBelow = off(low) < 0
    for _ in 0..<70 {
      let middle = (low + high) / 2
      if (off(middle) < 0) == isBelow { low = middle } else { high = middle }
    }
    let (before, after) = (function(low), function(high))
    return abs(after - before) > 1e-6 * spread
      ? .jump(high, from: before, to: after) : .root((low + high) / 2)
  }
}
