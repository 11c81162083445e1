import FlipbookLanguage
import Foundation
import HeadlessUIKit

extension Scope {
  /// The path that a function makes; `nil` if it makes none.
  func path(_ call: Call, _ function: FunctionDeclaration) throws(Mistake) -> Value? {
    guard function.kind == .path else { return nil }
    if function.name == "line" { return .path(try line(call, function).cgPath) }
    let n = try plainNumbers(call, function)
    func box() -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    let path: UIBezierPath
    switch (function.name, n.count) {
    case ("oval", 4): path = UIBezierPath(ovalIn: box())
    case ("roundedRect", 5): path = UIBezierPath(roundedRect: box(), cornerRadius: n[4])
    case ("arc", 5):
      // One turn at most (choice): more would look the same.
      let sweep = min(max(n[4] - n[3], -2 * .pi), 2 * .pi)
      path = UIBezierPath(
        arcCenter: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3],
        endAngle: n[3] + sweep, clockwise: sweep >= 0)
    default: throw Mistake(.wrongCall(function.name, forms: function.forms), call.span)
    }
    return .path(path.cgPath)
  }

  // A line back to its first point is closed.
  private func line(_ call: Call, _ function: FunctionDeclaration) throws(Mistake) -> UIBezierPath {
    let path = UIBezierPath()
    var points: [CGPoint] = []
    for argument in try parts(call, max(call.arguments.count, 2), function) {
      guard case .pair(let x, let y, _) = try evaluate(argument), x.isFinite, y.isFinite else {
        throw Mistake(.wrongCall(function.name, forms: function.forms), argument.span)
      }
      points.append(CGPoint(x: x, y: y))
    }
    path.move(to: points[0])
    let isClosed = points.count > 2 && points.first == points.last
    for point in isClosed ? points.dropFirst().dropLast() : points.dropFirst() {
      path.addLine(to: point)
    }
    if isClosed { path.close() }
    return path
  }
}
