import IntervalArithmetic
internal import PropertyEngine

struct ShownTransform: ShownSource {
  let layer: CALayer
  let key: LayerKey
  let member: MatrixMember?
  var mayMove: Bool { layer.mayMove(key) }
  var changesEvenly: Bool { false }
  var movers: [[Mover]] {
    Array(repeating: [Mover(layer: layer, key: key, component: nil)], count: member?.width ?? 16)
  }

  var values: [Double] {
    let matrix = layer.shown(key).matrix
    return member?.value(of: matrix) ?? matrix.numbers
  }

  @specialized(where N == Interval) @specialized(where N == Rated<Double>)
  @specialized(where N == Rated<Interval>)
  func numbers<N: ShownNumeral>(over ticks: ClosedRange<Int64>) -> [N]? {
    guard mayMove else { return values.map(N.init) }
    guard let matrix: Matrix<N> = layer.matrix(of: key, over: ticks) else { return nil }
    return member.map { $0.value(of: matrix) } ?? matrix.numbers
  }
}

/// A layer's frame, by ``LayerGeometry``'s formula.
struct ShownFrame: ShownSource {
  let layer: CALayer
  static let keys: [LayerKey] = [.position, .boundsSize, .anchorPoint, .transform]
  var mayMove: Bool { Self.keys.contains(where: layer.mayMove) }
  var changesEvenly: Bool {
    !layer.mayMove(.anchorPoint) && !layer.mayMove(.transform)
      && layer.modelValue(.transform).matrix == .identity
  }
  var movers: [[Mover]] {
    (0..<4).map { number in
      Self.keys.filter { number < 2 || $0 != .position }.map { key in
        Mover(layer: layer, key: key, component: key.width > 0 ? number % 2 : nil)
      }
    }
  }

  var values: [Double] {
    let frame = (layer.presentation() ?? layer).frame
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
  }

  // Known if no transform or anchor moves it: position and size then drive its origin.
  func drive(of number: Int) -> Drive? {
    let axis = number % 2
    guard changesEvenly, let size = layer.drive(of: .boundsSize, axis),
      let sizes: [Interval] = layer.numbers(of: .boundsSize, over: layer.state.ticksUntilDue),
      sizes[axis].lower >= 0
    else { return nil }
    let anchor = layer.modelValue(.anchorPoint).numbers[axis]
    return number < 2
      ? layer.drive(of: .position, axis).map { $0 + size * -anchor } : size
  }

  @specialized(where N == Interval) @specialized(where N == Rated<Double>)
  @specialized(where N == Rated<Interval>)
  func numbers<N: ShownNumeral>(over ticks: ClosedRange<Int64>) -> [N]? {
    guard mayMove else { return values.map(N.init) }
    guard let position: [N] = layer.numbers(of: .position, over: ticks),
      let size: [N] = layer.numbers(of: .boundsSize, over: ticks),
      let anchor: [N] = layer.numbers(of: .anchorPoint, over: ticks),
      let rows = (layer.matrix(of: .transform, over: ticks) as Matrix<N>?)?.numbers,
      Self.isInPlane(rows)
    else { return nil }
    let starts = (0..<2).map { -anchor[$0] * size[$0] }
    let sides = (0..<2).map { axis in
      side(axis, rows, starts: starts, ends: [starts[0] + size[0], starts[1] + size[1]], size)
    }
    return (0..<2).map { sides[$0].start + position[$0] } + sides.map(\.length)
  }

  private static func isInPlane<N: ShownNumeral>(_ rows: [N]) -> Bool {
    [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { rows[$0].bounds == (0, 0) }
      && rows[15].bounds == (1, 1)
  }

  // The start and the length of the box along an axis.
  private func side<N: ShownNumeral>(
    _ axis: Int, _ rows: [N], starts: [N], ends: [N], _ size: [N]
  ) -> (start: N, length: N) {
    let (own, other, move) = (rows[5 * axis], rows[axis == 0 ? 4 : 1], rows[12 + axis])
    let across = 1 - axis
    guard other.bounds == (0, 0), other.isStill else {
      let corners = [starts, ends].flatMap { first in
        [starts, ends].map { second in
          axis == 0
            ? own * first[axis] + other * second[across] + move
            : other * second[across] + own * first[axis] + move
        }
      }
      let start = corners.dropFirst().reduce(corners[0], N.least)
      return (start, corners.dropFirst().reduce(corners[0], N.greatest) - start)
    }
    let (first, last) = (own * starts[axis] + move, own * ends[axis] + move)
    let length = (own * size[axis]).magnitude
    // The engine takes the difference of the ends, which are rounded.
    let (a, b, c) = (first.bounds, last.bounds, length.bounds)
    let greatest = [a.lower, a.upper, b.lower, b.upper, c.upper].map(\.magnitude).max() ?? 0
    let margin = 8 * greatest.ulp
    return (N.least(first, last), length.widened(by: margin))
  }
}

extension CALayer {
  final func matrix<N: ShownNumeral>(
    of key: LayerKey, over ticks: ClosedRange<Int64>
  ) -> Matrix<N>? {
    guard !pasts.contains(where: { $0.key == key }) else { return nil }
    guard let slot = slot(key) else { return Matrix(modelValue(key).matrix) }
    return state.columns.shownTransform(slot, over: ticks)
  }
}
