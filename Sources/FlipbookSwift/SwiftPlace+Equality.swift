import FlipbookLanguage
import FlipbookText
import FlipbookValues
import Foundation
import HeadlessUIKit

// What is equal.
extension SwiftPlace {
  /// Whether two values are equal, or are not: numbers are where the digits that are written agree.
  func equality(
    _ op: InfixOperator, _ left: Expression, _ right: Expression
  ) throws(Untold) -> String {
    let value = try self.value(left)
    if case .transform(let matrix) = value {
      guard case .transform(let other) = try self.value(right) else {
        throw Untold("it is no transform")
      }
      let isPlane = CATransform3DIsAffine(matrix) && CATransform3DIsAffine(other)
      let first = try transform(left, isPlane: isPlane)
      let second = try transform(right, isPlane: isPlane)
      return isPlane
        ? "\(first) \(op.rawValue) \(second)"
        : "\(op == .equal ? "" : "!")CATransform3DEqualToTransform(\(first), \(second))"
    }
    guard value.components != nil else {
      return "\(try side(left, value)) \(op.rawValue) \(try side(right, value))"
    }
    if let compared = wholes(left, op, right) { return compared.text }
    // What is set is as it was set; what is shown moves.
    if writer.form == .app, !isShown, case .number = value {
      let (first, second) = (try term(left).text(beside: 3), try term(right))
      let isPlain = second.text.allSatisfy(\.isNumber)
      return Term.joined(Term(text: isPlain ? first.withoutConversion : first), op, second).text
    }
    let all = try equalities(left, right).joined(separator: " && ")
    return op == .equal ? all : "!(\(all))"
  }

  // One side of a comparison of what are no numbers.
  private func side(_ expression: Expression, _ value: Value) throws(Untold) -> String {
    if case .bool = value { return try boolean(expression).text(beside: 4) }
    return try text(of: expression, as: value)
  }

  /// A comparison of whole numbers; `nil` of others.
  func wholes(_ left: Expression, _ op: InfixOperator, _ right: Expression) -> Term? {
    guard let first = whole(left), let second = whole(right) else { return nil }
    return .joined(first, op, second)
  }

  // A number that a loop counts, and sums of such.
  private func whole(_ expression: Expression) -> Term? {
    switch expression {
    case .number(let literal) where literal.unit == nil:
      return Int(exactly: literal.value).map { Term(text: String($0)) }
    case .path(let path):
      guard let word = path.word?.text, counts.contains(word) else { return nil }
      return writer.names.identifier(of: word).map { Term(text: $0) }
    case .infix(let op, let left, let right, _, _) where !op.isComparison && op != .divide:
      return wholes(left, op, right)
    default: return nil
    }
  }

  /// The conditions under which two values with numbers are equal, one for each number.
  func equalities(_ left: Expression, _ right: Expression) throws(Untold) -> [String] {
    let value = try self.value(left)
    guard let components = value.components else {
      return [try condition(.infix(.equal, left, right, opSpan: left.span, span: left.span))]
    }
    let tolerances = self.tolerances(left, right, components)
    let first = try terms(left, as: value.kind)
    let parts = zip(first, try terms(right, as: value.kind))
    return zip(parts, tolerances).map { (sides: (Term, Term), tolerance) -> String in
      "abs(\(Term.joined(sides.0, .subtract, sides.1).text)) <= \(Self.plain(tolerance))"
    }
  }

  // How near equal numbers are. Without decimals that is half of one: where the session was nearer
  // than it shows, the test is that near.
  private func tolerances(
    _ left: Expression, _ right: Expression, _ components: [Double]
  ) -> [Double] {
    let count = components.count
    if let tolerance { return Array(repeating: tolerance, count: count) }
    let written =
      Comparison.tolerances(left, right, count: count, in: scope)
      ?? Array(
        repeating: Comparison.nearShare * max(components.map(abs).max() ?? 1, 1), count: count)
    guard isNow, let others = (try? self.value(right))?.components, others.count == count
    else { return written }
    // Choice: three digits, as the session shows numbers.
    let near = 0.001
    return zip(written, zip(components, others)).map { written, sides in
      abs(sides.0 - sides.1) <= near / 2 ? min(written, near) : written
    }
  }

  /// A colour's share of red, green, blue or alpha, which can only be read.
  func share(of path: Path) -> String? {
    var color = path
    guard let name = color.members.popLast(), let found = try? find(color),
      case .color = found.value, let index = found.value.memberNames.firstIndex(of: name.text)
    else { return nil }
    return Self.component(index, of: found.text)
  }

  static func component(_ index: Int, of path: String) -> String {
    let color = path.contains(".shown.") || path.contains(".layer.") ? path : path + "?.cgColor"
    return "(\(color)?.components?[\(index)] ?? 0)"
  }

  /// A tolerance in the digits that count: half a unit of a digit, or two digits, rounded up.
  static func plain(_ tolerance: Double) -> String {
    let half = 0.5
    for digits in 0...15 {
      let unit = (0..<digits).reduce(half) { unit, _ in unit / 10 }
      if abs(unit - tolerance) < unit * 1e-6 { return unit.literal }
    }
    guard tolerance > 1e-300, tolerance < 1e15 else { return tolerance.literal }
    let unit = pow(10, (log10(tolerance)).rounded(.down) - 1)
    let digits = max(0, Int(1 - log10(unit).rounded(.down)))
    return NumberText.brief((tolerance / unit).rounded(.up) * unit, digits: min(digits, 12))
  }
}

extension Expression {
  /// Whether it is a colour as it is written, and no path to one.
  var isWrittenColor: Bool {
    switch self {
    case .color: true
    case .call(let call): call.isColor
    default: word != nil
    }
  }
}
