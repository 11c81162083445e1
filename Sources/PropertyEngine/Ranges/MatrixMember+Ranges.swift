import IntervalArithmetic

extension Way {
  func numbers<N: ShownNumeral>(at progress: N) -> [N] {
    switch self {
    case .straight(let from, let delta):
      zip(from, delta).map { .straight(from: $0, delta: $1, at: progress) }
    case .frames(let frames): (0..<frames.width).map { frames.value($0, at: progress) }
    }
  }
}

extension MatrixMember {
  /// A constant matrix with the member's numbers replaced.
  func changing<N: ShownNumeral>(_ matrix: Matrix4, _ change: ([Double]) -> [N]) -> Matrix<N> {
    let parts = Decomposed3DTransform(matrix)
    let value = change(value(of: parts))
    func axes(_ numbers: SIMD3<Double>) -> [N] { (0..<3).map { N(numbers[$0]) } }
    var rotation = [parts.rotation.x, parts.rotation.y, parts.rotation.z].map(axes)
    var (scale, translation) = (axes(parts.scale), axes(parts.translation))
    switch self {
    case .rotation(let axis): rotation = Self.rotation(parts.rotation.angles, axis, value[0])
    case .scale(let axis): scale[axis.rawValue] = value[0]
    case .uniformScale: scale = Array(repeating: value[0], count: 3)
    case .planarScale: (scale[0], scale[1]) = (value[0], value[0])
    case .translation(let axis): translation[axis.rawValue] = value[0]
    case .planarTranslation: (translation[0], translation[1]) = (value[0], value[1])
    }
    let images = [
      rotation[0], Self.turned(parts.shearOfY, by: rotation),
      Self.turned(parts.shearOfZ, by: rotation),
    ].enumerated().map { axis, row in row.map { $0 * scale[axis] } }
    var column = (0..<4).map { N(parts.column[$0]) }
    if let perspective = parts.perspective {
      let depth = axes(perspective.xyz)
      func share(_ row: [N]) -> N { row[0] * depth[0] + row[1] * depth[1] + row[2] * depth[2] }
      column = images.map(share) + [share(translation) + N(perspective.w)]
    }
    let numbers = (images + [translation]).enumerated().flatMap { $1 + [column[$0]] }
    guard let flat = parts.flat, isFlat else { return Matrix(numbers) }
    return Matrix(
      numbers,
      FlatParts(
        turn: self == .rotation(.z) ? value[0] : N(flat[6]), scale: scale,
        size: scale.reduce(0) { max($0, $1.bounds.upper) }))
  }

  // Whether it changes nothing along z but the stretch.
  private var isFlat: Bool {
    switch self {
    case .rotation(let axis): axis == .z
    case .translation(let axis): axis != .z
    default: true
    }
  }

  // The sum of the axes' images, each times its number of a vector.
  private static func turned<N: ShownNumeral>(_ vector: [N], by rotation: [[N]]) -> [N] {
    (0..<3).map {
      rotation[0][$0] * vector[0] + rotation[1][$0] * vector[1] + rotation[2][$0] * vector[2]
    }
  }

  // The same for constants, most of which are usually 0 and add nothing.
  private static func turned<N: ShownNumeral>(_ vector: SIMD3<Double>, by rotation: [[N]]) -> [N] {
    var sum = [N(0), N(0), N(0)]
    for axis in 0..<3 where vector[axis] != 0 {
      for place in 0..<3 { sum[place] = sum[place] + rotation[axis][place] * N(vector[axis]) }
    }
    return sum
  }

  // The turns about the three axes, one of them by an angle in any kind of number.
  private static func rotation<N: ShownNumeral>(
    _ angles: SIMD3<Double>, _ axis: Axis, _ angle: N
  ) -> [[N]] {
    let functions: [ValueFunction] = [.rotateX, .rotateY, .rotateZ]
    let turns = functions.enumerated().compactMap { index, function -> [[N]]? in
      // An axis without a turn is left out, which keeps the bits of the others.
      guard index == axis.rawValue || angles[index] != 0 else { return nil }
      let whole: Matrix<N> = function.matrix([index == axis.rawValue ? angle : N(angles[index])])
      return (0..<3).map { row in (0..<3).map { whole[row, $0] } }
    }
    return turns.dropFirst().reduce(turns[0]) { rows, turn in rows.map { turned($0, by: turn) } }
  }

  /// The member's numbers in a matrix that stays in the plane without mirroring, or is constant;
  /// else `nil`.
  package func value<N: ShownNumeral>(of matrix: Matrix<N>) -> [N]? {
    let rows = matrix.numbers
    switch self {
    case .translation(let axis): return [rows[12 + axis.rawValue]]
    case .planarTranslation: return [rows[12], rows[13]]
    default: break
    }
    let known = matrix.parts ?? FlatParts(matrix.constant)
    guard let parts = known.flatMap(seen) ?? parts(of: rows) else { return nil }
    let (x, y, z) = (parts.scale[0], parts.scale[1], parts.scale[2])
    let number: N? =
      switch self {
      case .rotation(.z): parts.turn
      case .rotation: N(0)
      case .scale(let axis): parts.scale[axis.rawValue]
      case .uniformScale: (x + y + z) / N(3)
      case .planarScale: (x + y) / N(2)
      case .translation, .planarTranslation: nil
      }
    return number.map { number in
      // A constant number along z is exact. For others, the engine first divides by the lengths,
      // which rounds a few times more.
      if number.isStill, [.rotation(.x), .rotation(.y), .scale(.z)].contains(self) {
        return [number]
      }
      let (lower, upper) = number.bounds
      let margin = 8 * max(lower.magnitude, upper.magnitude).ulp
      return [number.widened(by: margin)]
    }
  }

  private var isTurn: Bool { if case .rotation = self { true } else { false } }

  // The parts; `nil` if they would be read differently: a mirrored matrix is taken apart otherwise,
  // a flattened axis has no direction, and angles are read within half a turn.
  private func seen<N: ShownNumeral>(_ parts: FlatParts<N>) -> FlatParts<N>? {
    guard isTurn else { return parts.isUpright ? parts : nil }
    let (turn, margin) = (parts.turn.bounds, 4 * Double.pi.ulp)
    let isWithin = -turn.lower <= .pi + margin && turn.upper <= .pi + margin
    return isWithin && parts.scale.allSatisfy { $0.bounds.lower > 0 } ? parts : nil
  }

  private func parts<N: ShownNumeral>(of rows: [N]) -> FlatParts<N>? {
    func isZero(_ place: Int) -> Bool { rows[place].bounds == (0, 0) }
    let (a, b, c, d, z) = (rows[0], rows[1], rows[4], rows[5], rows[10])
    guard [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy(isZero), rows[15].bounds == (1, 1) else {
      return nil
    }
    // Bounds of the components of a direction tell little about its length.
    guard isTurn else {
      let parts = FlatParts(
        turn: N(0), scale: [a, d, z], size: [a, d, z].reduce(0) { max($0, $1.bounds.upper) })
      return isZero(1) && isZero(4) && parts.isUpright ? parts : nil
    }
    let (x, y) = (N.length(x: a, y: b), N.length(x: c, y: d))
    guard z.bounds.lower > 0, N.isBelow(N(1e-9) * x * y, a * d - b * c) == .holds else {
      return nil
    }
    return FlatParts(turn: .angle(x: a, y: b), scale: [x, y, z], size: 0)
  }
}
