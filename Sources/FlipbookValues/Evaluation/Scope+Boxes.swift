// Overlaps and gaps of two boxes. Both become expressions of the frames' edges, so everything that
// works for numbers over time works for them.
extension Scope {
  /// `overlap(a, b)`: whether two frames have a part in common.
  func overlap(_ parts: [Expression], _ call: Call) throws(Mistake) -> Expression {
    let (a, b) = try frames(parts, call)
    let orders = ["X", "Y"].flatMap { axis in
      [(a, b), (b, a)].map { call.infix(.less, $0.edge("min" + axis), $1.edge("max" + axis)) }
    }
    return orders.dropFirst().reduce(orders[0]) { call.infix(.and, $0, $1) }
  }

  /// The distance between two frames; 0 where they touch or overlap.
  func gap(_ parts: [Expression], _ call: Call) throws(Mistake) -> Expression {
    let (a, b) = try frames(parts, call)
    let gaps = ["X", "Y"].map { axis in
      let ways = [(a, b), (b, a)].map {
        call.infix(.subtract, $0.edge("min" + axis), $1.edge("max" + axis))
      }
      let zero = (try? NumberLiteral("0", call.span)).map(Expression.number)
      return Expression.call(call.named("max", [zero].compactMap(\.self) + ways))
    }
    return .call(call.named("length", [.tuple(gaps, span: call.span)]))
  }

  // Both frames must be in the same coordinates.
  private func frames(_ parts: [Expression], _ call: Call) throws(Mistake) -> (Path, Path) {
    let things = try parts.map { part throws(Mistake) -> (path: Path, around: CALayer?) in
      let value = try thing(part)
      guard case .path(let path) = part, let layer = value.layer else {
        throw Mistake(value, isNot: "a view or a layer", part.span)
      }
      return (path, layer.superlayer)
    }
    guard things[0].around === things[1].around else { throw areApart(parts, call) }
    return (things[0].path, things[1].path)
  }

  private func areApart(_ parts: [Expression], _ call: Call) -> Mistake {
    Mistake(
      "\(text(of: parts[0])) and \(text(of: parts[1])) are not in the same superview",
      hint: "frames and centers are compared in the superview of both", call.span)
  }

  /// `distance(a, b)`: between two points, or the centers of two views in one superview.
  func distance(_ parts: [Expression], _ call: Call) throws(Mistake) -> Value {
    let ((ax, ay), (bx, by)) = (try point(parts[0]), try point(parts[1]))
    guard parts.compactMap({ (try? evaluate($0))?.layer }).areInOnePlace else {
      throw areApart(parts, call)
    }
    return .plain(NumberFunction.length.value([bx - ax, by - ay]))
  }
}

extension [CALayer] {
  /// Whether their positions are in the same coordinates; the root's are its own.
  var areInOnePlace: Bool { Set(map { ObjectIdentifier($0.superlayer ?? $0) }).count < 2 }
}

extension Call {
  fileprivate func infix(_ op: InfixOperator, _ a: Expression, _ b: Expression) -> Expression {
    .infix(op, a, b, opSpan: name.span, span: span)
  }

  /// A call of another function at the same place.
  func named(_ name: String, _ parts: [Expression]) -> Call {
    var call = self
    call.name = Path(root: Name(name, self.name.span), members: [], span: self.name.span)
    call.arguments = parts.map { Argument(label: nil, value: .expression($0), span: span) }
    return call
  }
}

extension Path {
  fileprivate func edge(_ name: String) -> Expression {
    let more = ["frame", name].map { Name($0, span) }
    return .path(Path(root: root, members: members + more, span: span))
  }
}
