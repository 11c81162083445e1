import FlipbookLanguage
import HeadlessUIKit

// Two boxes: whether they overlap, and how far apart they are. Both are expressions of the edges of
// frames, so all that is known of numbers over time is known of them.
extension Scope {
  /// `overlap(a, b)`: whether two frames have a part in common.
  func overlap(_ parts: [Expression], _ call: Call) throws(Mistake) -> Expression {
    let (a, b) = try frames(parts, call)
    func isBefore(_ low: Expression, _ high: Expression) -> Expression {
      .infix(.less, low, high, opSpan: call.name.span, span: call.span)
    }
    return [
      isBefore(a.edge("minX"), b.edge("maxX")), isBefore(b.edge("minX"), a.edge("maxX")),
      isBefore(a.edge("minY"), b.edge("maxY")), isBefore(b.edge("minY"), a.edge("maxY")),
    ].reduce(nil as Expression?) { all, part in
      all.map { .infix(.and, $0, part, opSpan: call.name.span, span: call.span) } ?? part
    } ?? .call(call)
  }

  /// How far apart two frames are; 0 where they touch or overlap.
  func gap(_ parts: [Expression], _ call: Call) throws(Mistake) -> Expression {
    let (a, b) = try frames(parts, call)
    func between(_ low: String, _ high: String) -> Expression {
      let ways = [(a, b), (b, a)].map { one, other in
        Expression.infix(
          .subtract, one.edge(low), other.edge(high), opSpan: call.name.span, span: call.span)
      }
      let zero = (try? NumberLiteral("0", call.span)).map(Expression.number)
      return Expression.call(call.named("max", [zero].compactMap(\.self) + ways))
    }
    let (x, y) = (between("minX", "maxX"), between("minY", "maxY"))
    return .call(call.named("length", [.tuple([x, y], span: call.span)]))
  }

  // Both frames must be in the same coordinates.
  private func frames(
    _ parts: [Expression], _ call: Call
  ) throws(Mistake) -> (Path, Path) {
    var (paths, supers) = ([Path](), [CALayer?]())
    for part in parts {
      let value = try evaluate(part)
      guard case .path(let path) = part, let layer = value.layer else {
        throw Mistake(value, isNot: "a view or a layer", part.span)
      }
      paths.append(path)
      supers.append(layer.superlayer)
    }
    guard supers[0] === supers[1] else {
      throw Mistake(
        "\(text(of: parts[0])) and \(text(of: parts[1])) are not in the same superview",
        hint: "frames are compared in the superview of both", call.span)
    }
    return (paths[0], paths[1])
  }
}

extension Call {
  /// A call of another function in its place.
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
