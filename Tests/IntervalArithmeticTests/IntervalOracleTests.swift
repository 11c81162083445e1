import IntervalArithmetic
import TestSupport
import Testing

@Suite struct `The published results of ranges` {
  @Test(arguments: try OracleTable(file: "interval.csv").rows)
  func `lie in ours`(row: OracleRow) throws {
    let result = try result(of: row)
    let isEmpty = try row.text("r_lo") == "empty"
    #expect(result.isDefined == !(isEmpty || isPartial(row)))
    guard !isEmpty else { return }
    let (low, high) = (try row.number("r_lo"), try row.number("r_hi"))
    #expect(result.lower <= low && high <= result.upper, "\(result)")
    let steps = try allowance(row.text("op"))
    #expect(result.lower >= low.stepped(-steps), "\(result)")
    #expect(result.upper <= high.stepped(steps), "\(result)")
  }

  // Part of the operand has no value there.
  private func isPartial(_ row: OracleRow) -> Bool {
    let note = row["note"] ?? ""
    return ["partial", "divisor holds 0", "negative power over 0", "pole inside"]
      .contains { note.contains($0) }
  }

  // How many doubles an end may be farther out than the tightest one.
  private func allowance(_ operation: String) -> Int {
    switch operation {
    case "add", "sub", "mul", "div", "sqrt": 2
    case "exp", "log", "sin", "cos", "tan", "atan", "pown", "sqr": 4
    default: 0
    }
  }

  private func operand(_ row: OracleRow, _ name: String) throws -> Interval {
    guard try row.text(name + "_lo") != "empty" else { return .undefined }
    return Interval(try row.number(name + "_lo"), try row.number(name + "_hi"))
  }

  private func result(of row: OracleRow) throws -> Interval {
    let a = try operand(row, "a")
    func b() throws -> Interval { try operand(row, "b") }
    switch try row.text("op") {
    case "abs": return a.magnitude
    case "add": return a + (try b())
    case "atan": return .angle(x: Interval(1), y: a)
    case "ceil": return a.rounded(.up)
    case "cos": return .cosine(a)
    case "div": return a / (try b())
    case "exp": return .exponential(a)
    case "floor": return a.rounded(.down)
    case "log": return .logarithm(a)
    case "max": return .greatest(a, try b())
    case "min": return .least(a, try b())
    case "mul": return a * (try b())
    case "neg": return -a
    case "pown": return .power(a, try b())
    case "roundTiesToAway": return a.rounded(.toNearestOrAwayFromZero)
    case "roundTiesToEven": return a.rounded(.toNearestOrEven)
    case "sign": return a.signum
    case "sin": return .sine(a)
    case "sqr": return .power(a, Interval(2))
    case "sqrt": return a.squareRoot()
    case "sub": return a - (try b())
    case "tan": return .tangent(a)
    case "trunc": return a.rounded(.towardZero)
    default: throw OracleError.unknownName(try row.text("op"))
    }
  }
}

extension Double {
  /// The double that is so many doubles further up, or down.
  fileprivate func stepped(_ steps: Int) -> Double {
    (0..<abs(steps)).reduce(self) { number, _ in steps < 0 ? number.nextDown : number.nextUp }
  }
}
