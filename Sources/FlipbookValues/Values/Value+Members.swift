/// A member of a value that has several, by the name UIKit and Core Graphics give it.
package struct ValueMember: Sendable {
  package let name: String
  package let meaning: String
  /// Its measure; `nil` for that of the whole.
  package var measure: Measure?
}

extension Value {
  package var members: [ValueMember] {
    switch self {
    case .pair(_, _, .tuple): Self.pairMembers
    case .pair(_, _, .point): Array(Self.pairMembers.prefix(2))
    case .pair(_, _, .size): Array(Self.pairMembers.suffix(2))
    case .rect: Self.rectMembers
    case .color: Self.colorMembers
    case .transform(let transform): transform.members
    case .timing(let timing): timing.members
    default: []
    }
  }

  package var memberNames: [String] { members.map(\.name) }

  /// The members of each kind of value, with their owner.
  package static let allMembers: [(owner: String, members: [ValueMember])] = [
    ("a pair's", pairMembers), ("a rectangle's", rectMembers), ("a colour's", colorMembers),
    ("a transform's", CATransform3D.allMembers), ("a spring's", Timing.springMembers),
    ("a curve's", Timing.curveMembers),
  ]

  private static let pairMembers = [
    ValueMember(name: "x", meaning: "how far right, in points"),
    ValueMember(name: "y", meaning: "how far down, in points"),
    ValueMember(name: "width", meaning: "how wide, in points"),
    ValueMember(name: "height", meaning: "how high, in points"),
  ]

  private static let rectMembers = rectParts.map { ValueMember(name: $0.name, meaning: $0.meaning) }
  private static let rectParts:
    [(name: String, meaning: String, value: @Sendable (CGRect) -> Value)] = [
      ("origin", "its upper left corner", { $0.origin.value }),
      ("size", "its width and height", { $0.size.value }),
      ("width", "how wide, in points", { .plain(Double($0.width)) }),
      ("height", "how high, in points", { .plain(Double($0.height)) }),
      ("minX", "its left edge", { .plain(Double($0.minX)) }),
      ("midX", "its middle across", { .plain(Double($0.midX)) }),
      ("maxX", "its right edge", { .plain(Double($0.maxX)) }),
      ("minY", "its upper edge", { .plain(Double($0.minY)) }),
      ("midY", "its middle down", { .plain(Double($0.midY)) }),
      ("maxY", "its lower edge", { .plain(Double($0.maxY)) }),
    ]

  private static let colorMembers =
    ["red", "green", "blue"].map { ValueMember(name: $0, meaning: "0 to 1", measure: .plain) }
    + [ValueMember(name: "alpha", meaning: "0 unseen to 1 solid", measure: .plain)]

  /// The measure of a member, given that of the whole.
  package func measure(of member: String, of whole: Measure) -> Measure {
    if case .transform = self { return CATransform3D.measure(of: member) ?? whole }
    return members.first { $0.name == member }?.measure ?? whole
  }

  package func member(_ name: String) -> Value? {
    switch self {
    case .pair(let x, let y, let form):
      return form.members.firstIndex { $0.contains(name) }.map { .plain([x, y][$0]) }
    case .rect(let rect): return Self.rectParts.first { $0.name == name }?.value(rect)
    case .transform(let transform): return transform.member(name)
    case .timing(let timing): return timing.number(name).map { .plain($0) }
    case .color:
      guard let index = memberNames.firstIndex(of: name), let components else { return nil }
      return .plain(components[index])
    default: return nil
    }
  }

  /// The value with one member replaced; `nil` where it cannot be set, as `frame.maxX`.
  package func setting(_ name: String, to new: Value) -> Value? {
    switch (self, new) {
    case (.pair(let x, let y, let form), .number(let number)):
      switch form.members.firstIndex(where: { $0.contains(name) }) {
      case 0: return .pair(number.value, y, form)
      case 1: return .pair(x, number.value, form)
      default: return nil
      }
    case (.rect(let rect), .pair(let x, let y, _)):
      switch name {
      case "origin": return .rect(CGRect(origin: CGPoint(x: x, y: y), size: rect.size))
      case "size": return .rect(CGRect(origin: rect.origin, size: CGSize(width: x, height: y)))
      default: return nil
      }
    case (.transform(let transform), _):
      return transform.setting(name, to: new).map { .transform($0) }
    case (.color, .number(let number)):
      guard let index = memberNames.firstIndex(of: name), var list = components else { return nil }
      list[index] = number.value
      return .color(UIColor(red: list[0], green: list[1], blue: list[2], alpha: list[3]))
    default: return nil
    }
  }

  package static func plain(_ value: Double) -> Value { .number(Quantity(value: value)) }
}
