import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit

// Layers that draw: paths and gradients, and the values that only these have.
extension SwiftWriter {
  /// What is set of a layer that draws, behind it was made.
  func drawing(_ identifier: String, _ call: SwiftCall) -> SwiftLines {
    var lines = SwiftLines()
    for option in ["lineCap", "lineJoin", "fillRule", "type"] {
      if let choice = call.name(option) { lines += "\(identifier).\(option) = .\(choice)" }
    }
    return lines
  }

  /// A path in Swift.
  func path(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    guard case .call(let call) = expression, place.scope.named(call.name.description) == nil else {
      return try read(expression, place)
    }
    var parts: [Expression] = []
    for case .expression(let part) in call.arguments.map(\.value) { parts.append(part) }
    if call.name.description == "line" { return try line(through: parts, place) }
    var n: [String] = []
    for part in parts { n.append(try number(part, place)) }
    guard n.count >= 4 else { throw Untold("it is no path") }
    let box = "CGRect(x: \(n[0]), y: \(n[1]), width: \(n[2]), height: \(n[3]))"
    switch (call.name.description, n.count) {
    case ("oval", 4): return "UIBezierPath(ovalIn: \(box)).cgPath"
    case ("roundedRect", 5):
      return "UIBezierPath(roundedRect: \(box), cornerRadius: \(n[4])).cgPath"
    case ("arc", 5):
      guard case .number(let start) = try place.value(parts[3]),
        case .number(let end) = try place.value(parts[4]),
        abs(end.value - start.value) <= 2 * .pi
      else { throw Untold("UIKit draws no more than a turn") }
      return "UIBezierPath(arcCenter: CGPoint(x: \(n[0]), y: \(n[1])), radius: \(n[2]), "
        + "startAngle: \(n[3]), endAngle: \(n[4]), clockwise: \(end.value >= start.value)).cgPath"
    default: throw Untold("it is no path")
    }
  }

  // A path is made point by point.
  private func line(through points: [Expression], _ place: SwiftPlace) throws(Untold) -> String {
    var (steps, texts): ([String], [String]) = ([], [])
    for point in points {
      let (x, y) = try pair(point, place)
      texts.append("CGPoint(x: \(x), y: \(y))")
    }
    let isClosed = texts.count > 2 && texts.first == texts.last
    for (place, text) in (isClosed ? texts.dropLast() : texts[...]).enumerated() {
      steps.append("path.\(place == 0 ? "move" : "addLine")(to: \(text))")
    }
    if isClosed { steps.append("path.close()") }
    let body = ["let path = UIBezierPath()"] + steps + ["return path.cgPath"]
    return "{ () -> CGPath in \(body.joined(separator: "; ")) }()"
  }

  /// A list of colours, or of numbers, in Swift.
  func list(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    guard case .tuple(let parts, _) = expression else { return try read(expression, place) }
    var texts: [String] = []
    for part in parts {
      if case .color = try place.value(part) {
        texts.append(try text(of: part, as: .color(nil), place, for: .layer))
      } else {
        let text = try number(part, place)
        texts.append(part.isLiteral ? text : "NSNumber(value: \(text))")
      }
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}
