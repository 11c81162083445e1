import CLibrary

/// A scale and then a turn: of the two pairs with the same result, the one nearer to the last.
package struct PlaneTurn {
  package let degrees: Double
  package let scale: SIMD2<Double>
  /// Whether they are the whole projection, without skew, perspective or move.
  let isWhole: Bool

  package init(_ plane: PlaneProjection, after last: PlaneTurn?) {
    let (x, y) = (plane.x, plane.y)
    let width = (x.x * x.x + x.y * x.y).squareRoot()
    let height = (y.x * y.x + y.y * y.y).squareRoot()
    let lean = (x.x * y.x + x.y * y.y).magnitude
    isWhole =
      plane.isAffine && lean <= 1e-9 * max(1, width * height)
      && (plane.origin.x.magnitude + plane.origin.y.magnitude) < 1e-6
    let side: Double = x.x * y.y - x.y * y.x < 0 ? -1 : 1
    // Without a width, the other axis gives the turn.
    guard width > 0 || height > 0 else {
      (degrees, scale) = (last?.degrees ?? 0, .zero)
      return
    }
    let angle = width > 0 ? atan2(x.y, x.x) : atan2(-y.x, y.y)
    let turn = angle * 180 / .pi
    guard let last else {
      (degrees, scale) = (turn, [width, side * height])
      return
    }
    let ways = [turn, turn + 180].map { $0 + ((last.degrees - $0) / 360).rounded() * 360 }
    let isOther = abs(ways[1] - last.degrees) < abs(ways[0] - last.degrees) - 1e-6
    let sign: Double = isOther ? -1 : 1
    (degrees, scale) = (isOther ? ways[1] : ways[0], [sign * width, sign * side * height])
  }
}
