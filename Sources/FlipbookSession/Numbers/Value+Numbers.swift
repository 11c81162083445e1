/// One of the numbers of a value, with its member and its unit.
package struct NumberOfValue {
  /// The member after the value's path, such as `.x`; empty if the value is the number itself.
  package let member: String
  /// The number; `nil` if there is no finite one.
  package let value: Double?
  package let unit: Samples.Unit?
}

extension Value {
  package var isMadeOfNumbers: Bool {
    switch self {
    case .number, .pair, .rect, .color, .transform: true
    default: false
    }
  }

  package var transform: CATransform3D? {
    if case .transform(let transform) = self { transform } else { nil }
  }

  /// The numbers of a value, by the paths that read them; `nil` for a value not made of numbers.
  ///
  /// Angles are in degrees. A transform's numbers are those of Core Animation's key paths (choice),
  /// which are the same in 2D and 3D; its skew is left out.
  ///
  /// - Parameter turns: reads a transform's rotation so that it continues those of earlier moments.
  package func numbers(counting measure: Measure, _ turns: inout TurnCourse) -> [NumberOfValue]? {
    func number(_ member: String, _ value: Double, _ unit: Samples.Unit?) -> NumberOfValue {
      let shown = unit == .degrees ? value.degrees : value
      return NumberOfValue(member: member, value: shown.isFinite ? shown : nil, unit: unit)
    }
    let unit = measure.unit
    switch self {
    case .number(let quantity):
      let own: Samples.Unit? =
        switch quantity.unit {
        case .duration: .seconds
        case .angle: .degrees
        case .plain: unit
        case .share, .count: nil
        }
      return [number("", quantity.value, own)]
    case .pair(let x, let y, let form):
      return zip(form.members, [x, y]).map { number("." + $0[0], $1, unit) }
    case .rect(let rect):
      return [
        number(".origin.x", Double(rect.origin.x), unit),
        number(".origin.y", Double(rect.origin.y), unit),
        number(".size.width", Double(rect.size.width), unit),
        number(".size.height", Double(rect.size.height), unit),
      ]
    case .color(let color):
      let parts = color?.componentList
      return ["red", "green", "blue", "alpha"].enumerated().map { place, name in
        NumberOfValue(member: "." + name, value: parts?[place], unit: nil)
      }
    case .transform(let transform):
      let members = Self.transformMembers
      let rotations = turns.angles(of: transform).map {
        number("." + $0.member, $0.angle, .degrees)
      }
      return rotations
        + zip(members, transform.numbers(atKeyPaths: members.map(\.keyPath))).map {
          number($0.path, $1.first ?? .nan, $0.unit)
        }
    default: return nil
    }
  }

  // The single numbers among Core Animation's key paths into a transform that are no angles.
  private static let transformMembers = CATransform3D.keyPaths
    .filter { $0.name.contains(".") && $0.measure != .angle }
    .map { (keyPath: $0.name, path: "." + $0.name, unit: $0.measure?.unit) }
}

extension Measure {
  fileprivate var unit: Samples.Unit? {
    switch self {
    case .points: .points
    case .seconds, .duration: .seconds
    case .angle: .degrees
    case .plain: nil
    }
  }
}
