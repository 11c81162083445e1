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
    return Matrix((images + [translation]).enumerated().flatMap { $1 + [column[$0]] })
  }

  // The sum of the axes' images, each times its number of a vector.
  private static func turned<N: ShownNumeral>(_ vector: [N], by rotation: [[N]]) -> [N] {
    (0..<3).map {
      rotation[0][$0] * vector[0] + rotation[1][$0] * vector[1] + rotation[2][$0] * vector[2]
    }
  }

  // The same of numbers that stand still, of which most are 0 as a rule and add nothing.
  private static func turned<N: ShownNumeral>(_ vector: SIMD3<Double>, by rotation: [[N]]) -> [N] {
    var sum = [N(0), N(0), N(0)]
    for axis in 0..<3 where vector[axis] != 0 {
      for place in 0..<3 { sum[place] = sum[place] + rotation[axis][place] * N(vector[axis]) }
    }
    return sum
  }

  // The turns about the three axes, of which one is by an angle in any kind of number.
  private static func rotation<N: ShownNumeral>(
    _ angles: SIMD3<Double>, _ axis: Axis, _ angle: N
  ) -> [[N]] {
    let functions: [ValueFunction] = [.rotateX, .rotateY, .rotateZ]
    let turns = functions.enumerated().compactMap { index, function -> [[N]]? in
      // What is not turned stays as it is, to the bit.
      guard index == axis.rawValue || angles[index] != 0 else { return nil }
      let whole: Matrix<N> = function.matrix([index == axis.rawValue ? angle : N(angles[index])])
      return (0..<3).map { row in (0..<3).map { whole[row, $0] } }
    }
    return turns.dropFirst().reduce(turns[0]) { rows, turn in rows.map { turned($0, by: turn) } }
  }

  /// The member's numbers in a matrix that stays in the plane without mirroring, or stands still;
  /// else `nil`.
  package func value<N: ShownNumeral>(of rows: [N]) -> [N]? {
    switch self {
    case .translation(let axis): return [rows[12 + axis.rawValue]]
    case .planarTranslation: return [rows[12], rows[13]]
    default: break
    }
    let flat = [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { rows[$0].bounds == (0, 0) }
    guard flat, rows[10].bounds == (1, 1), rows[15].bounds == (1, 1) else { return nil }
    let (a, b, c, d) = (rows[0], rows[1], rows[4], rows[5])
    let (x, y) = (N.length(x: a, y: b), N.length(x: c, y: d))
    guard N.isBelow(N(1e-9) * x * y, a * d - b * c) == .holds else { return nil }
    let number: N? =
      switch self {
      case .rotation(.z): .angle(x: a, y: b)
      case .rotation: N(0)
      case .scale(.x): x
      case .scale(.y): y
      case .scale(.z): N(1)
      case .uniformScale: (x + y + N(1)) / N(3)
      case .planarScale: (x + y) / N(2)
      case .translation, .planarTranslation: nil
      }
    return number.map { number in
      // The engine takes the lengths out first, which rounds a few times more.
      let (lower, upper) = number.bounds
      let margin = 8 * max(lower.magnitude, upper.magnitude).ulp
      return [number.isStill ? number : number.touching(lower - margin).touching(upper + margin)]
    }
  }
}
