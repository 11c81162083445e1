import FlipbookLanguage
import FlipbookText
import FlipbookValues
import Foundation
import HeadlessUIKit

// What is equal.
extension SwiftWriter {
  /// Whether two values are equal, or are not: numbers are where the digits that are written agree.
  func equality(
    _ op: InfixOperator, _ left: Expression, _ right: Expression, _ place: SwiftPlace
  ) throws(Untold) -> String {
    let value = try place.value(left)
    if case .transform(let matrix) = value {
      guard case .transform(let other) = try place.value(right) else {
        throw Untold("it is no transform")
      }
      let isPlane = CATransform3DIsAffine(matrix) && CATransform3DIsAffine(other)
      let first = try transform(left, place, isPlane: isPlane)
      let second = try transform(right, place, isPlane: isPlane)
      return isPlane
        ? "\(first) \(op.rawValue) \(second)"
        : "\(op == .equal ? "" : "!")CATransform3DEqualToTransform(\(first), \(second))"
    }
    guard value.components != nil else {
      return "\(try side(left, value, place)) \(op.rawValue) \(try side(right, value, place))"
    }
    if let compared = wholes(left, op, right, place) { return compared.text }
    // What is set is as it was set; what is shown moves.
    if form == .app, !place.isShown, case .number = value {
      let (first, second) = (try term(left, place).text(beside: 3), try term(right, place))
      let isPlain = second.text.allSatisfy(\.isNumber)
      return Term.joined(Term(text: isPlain ? first.withoutConversion : first), op, second).text
    }
    let all = try equalities(left, right, place).joined(separator: " && ")
    return op == .equal ? all : "!(\(all))"
  }

  // One side of a comparison of what are no numbers.
  private func side(
    _ expression: Expression, _ value: Value, _ place: SwiftPlace
  ) throws(Untold) -> String {
    if case .bool = value { return try boolean(expression, place).text(beside: 4) }
    return try text(of: expression, as: value, place)
  }

  /// A comparison of whole numbers; `nil` of others.
  func wholes(
    _ left: Expression, _ op: InfixOperator, _ right: Expression, _ place: SwiftPlace
  ) -> Term? {
    guard let first = whole(left, place), let second = whole(right, place) else { return nil }
    return .joined(first, op, second)
  }

  // A number that a loop counts, and sums of such.
  private func whole(_ expression: Expression, _ place: SwiftPlace) -> Term? {
    switch expression {
    case .number(let literal) where literal.unit == nil:
      return Int(exactly: literal.value).map { Term(text: String($0)) }
    case .path(let path):
      guard let word = path.word?.text, place.counts.contains(word) else { return nil }
      return names.identifier(of: word).map { Term(text: $0) }
    case .infix(let op, let left, let right, _, _) where !op.isComparison && op != .divide:
      return wholes(left, op, right, place)
    default: return nil
    }
  }

  /// The conditions under which two values with numbers are equal, one for each number.
  func equalities(
    _ left: Expression, _ right: Expression, _ place: SwiftPlace
  ) throws(Untold) -> [String] {
    let value = try place.value(left)
    guard let components = value.components else {
      return [try condition(.infix(.equal, left, right, opSpan: left.span, span: left.span), place)]
    }
    let tolerances = tolerances(left, right, components, place)
    let first = try terms(left, place, as: value.kind)
    let parts = zip(first, try terms(right, place, as: value.kind))
    return zip(parts, tolerances).map { (sides: (Term, Term), tolerance) -> String in
      "abs(\(Term.joined(sides.0, .subtract, sides.1).text)) <= \(Self.plain(tolerance))"
    }
  }

  // How near equal numbers are. Without decimals that is half of one: where the session was nearer
  // than it shows, the test is that near.
  private func tolerances(
    _ left: Expression, _ right: Expression, _ components: [Double], _ place: SwiftPlace
  ) -> [Double] {
    let count = components.count
    if let tolerance = place.tolerance { return Array(repeating: tolerance, count: count) }
    let written =
      Comparison.tolerances(left, right, count: count, in: place.scope)
      ?? Array(
        repeating: Comparison.nearShare * max(components.map(abs).max() ?? 1, 1), count: count)
    guard place.isNow, let others = (try? place.value(right))?.components, others.count == count
    else { return written }
    // Choice: three digits, as the session shows numbers.
    let near = 0.001
    return zip(written, zip(components, others)).map { written, sides in
      abs(sides.0 - sides.1) <= near / 2 ? min(written, near) : written
    }
  }

  /// A colour's share of red, green, blue or alpha, which can only be read.
  func share(of path: Path, _ place: SwiftPlace) -> String? {
    var color = path
    guard let name = color.members.popLast(), let found = try? find(color, place),
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
      if abs(unit - tolerance) < unit * 1e-6 { return text(unit) }
    }
    guard tolerance > 1e-300, tolerance < 1e15 else { return text(tolerance) }
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
