import Foundation
import HeadlessUIKit

// The members of compound values, by the names UIKit and Core Graphics give them.
extension Value {
  /// The names of the members this value has, in the order they are listed.
  var memberNames: [String] {
    switch self {
    case .pair(_, _, .tuple): ["x", "y", "width", "height"]
    case .pair(_, _, let form): form.members.joined().map(\.self)
    case .rect: Self.rectMembers
    case .color: ["red", "green", "blue", "alpha"]
    case .transform(let transform): transform.memberNames
    default: []
    }
  }

  private static let rectMembers = [
    "origin", "size", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY",
  ]

  /// What a member is, in a few words.
  static func meaning(ofMember name: String) -> String {
    meanings[name] ?? "a number"
  }

  // Looked up only, never walked.
  private static let meanings = [
    "x": "how far right, in points", "y": "how far down, in points",
    "width": "how wide, in points", "height": "how high, in points",
    "origin": "its upper left corner", "size": "its width and height",
    "minX": "its left edge", "midX": "its middle across", "maxX": "its right edge",
    "minY": "its upper edge", "midY": "its middle down", "maxY": "its lower edge",
    "red": "0 to 1", "green": "0 to 1", "blue": "0 to 1", "alpha": "0 unseen to 1 solid",
    "a": "what x adds to x", "b": "what x adds to y", "c": "what y adds to x",
    "d": "what y adds to y", "tx": "how far right it moves", "ty": "how far down it moves",
  ]

  /// The member of a name; `nil` where there is none.
  func member(_ name: String) -> Value? {
    switch self {
    case .pair(let x, let y, let form):
      return form.members.firstIndex { $0.contains(name) }.map { .plain([x, y][$0]) }
    case .rect(let rect): return Self.member(name, of: rect)
    case .transform(let transform): return transform.member(name)
    case .color:
      guard let index = memberNames.firstIndex(of: name), let components else { return nil }
      return .plain(components[index])
    default: return nil
    }
  }

  private static func member(_ name: String, of rect: CGRect) -> Value? {
    switch name {
    case "origin": .pair(Double(rect.origin.x), Double(rect.origin.y), .point)
    case "size": .pair(Double(rect.size.width), Double(rect.size.height), .size)
    case "width": .plain(Double(rect.width))
    case "height": .plain(Double(rect.height))
    case "minX": .plain(Double(rect.minX))
    case "midX": .plain(Double(rect.midX))
    case "maxX": .plain(Double(rect.maxX))
    case "minY": .plain(Double(rect.minY))
    case "midY": .plain(Double(rect.midY))
    case "maxY": .plain(Double(rect.maxY))
    default: nil
    }
  }

  /// The value with one member replaced; `nil` where it cannot be set, as `frame.maxX`.
  func setting(_ name: String, to new: Value) -> Value? {
    switch (self, new) {
    case (.pair(let x, let y, let form), .number(let number)):
      switch form.members.firstIndex(where: { $0.contains(name) }) {
      case 0: return .pair(number.value, y, form)
      case 1: return .pair(x, number.value, form)
      default: return nil
      }
    case (.rect(var rect), .pair(let x, let y, _)):
      switch name {
      case "origin": rect.origin = CGPoint(x: x, y: y)
      case "size": rect.size = CGSize(width: x, height: y)
      default: return nil
      }
      return .rect(rect)
    case (.transform(let transform), _):
      return transform.setting(name, to: new).map { .transform($0) }
    case (.color, .number(let number)):
      guard let index = memberNames.firstIndex(of: name), var list = components else { return nil }
      list[index] = number.value
      return .color(UIColor(red: list[0], green: list[1], blue: list[2], alpha: list[3]))
    default: return nil
    }
  }

  /// A plain number.
  static func plain(_ value: Double) -> Value {
    .number(Quantity(value: value))
  }
}
