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

extension ValueFunction {
  func matrix<N: ShownNumeral>(_ numbers: [N]) -> Matrix<N> {
    var matrix = Matrix<N>(.identity)
    matrix.constant = nil
    func turn(_ first: Int, _ second: Int) {
      let (cosine, sine) = (N.cosine(numbers[0]), N.sine(numbers[0]))
      (matrix.rows[first][first], matrix.rows[second][second]) = (cosine, cosine)
      (matrix.rows[first][second], matrix.rows[second][first]) = (sine, -sine)
    }
    switch self {
    case .rotateX: turn(1, 2)
    case .rotateY: turn(2, 0)
    case .rotateZ: turn(0, 1)
    case .scale: for axis in 0..<3 { matrix.rows[axis][axis] = numbers[axis] }
    case .scaleX: matrix.rows[0][0] = numbers[0]
    case .scaleY: matrix.rows[1][1] = numbers[0]
    case .scaleZ: matrix.rows[2][2] = numbers[0]
    case .translate: for axis in 0..<3 { matrix.rows[3][axis] = numbers[axis] }
    case .translateX: matrix.rows[3][0] = numbers[0]
    case .translateY: matrix.rows[3][1] = numbers[0]
    case .translateZ: matrix.rows[3][2] = numbers[0]
    }
    return matrix
  }
}

extension MatrixMember {
  /// A matrix that stands still with the member's numbers replaced by what a function makes of them.
  func changing<N: ShownNumeral>(_ matrix: Matrix4, _ change: ([Double]) -> [N]) -> Matrix<N> {
    let parts = Decomposed3DTransform(matrix)
    let value = change(value(of: parts))
    func axes(_ numbers: SIMD3<Double>) -> [N] { (0..<3).map { N(numbers[$0]) } }
    var (rotation, scale) = (
      [parts.rotation.x, parts.rotation.y, parts.rotation.z].map(axes), axes(parts.scale)
    )
    var translation = axes(parts.translation)
    switch self {
    case .rotation(let axis): rotation = Self.rotation(parts.rotation.angles, axis, value[0])
    case .scale(let axis): scale[axis.rawValue] = value[0]
    case .uniformScale: scale = Array(repeating: value[0], count: 3)
    case .planarScale: (scale[0], scale[1]) = (value[0], value[0])
    case .translation(let axis): translation[axis.rawValue] = value[0]
    case .planarTranslation: (translation[0], translation[1]) = (value[0], value[1])
    }
    func row(_ vector: SIMD3<Double>, _ axis: Int) -> [N] {
      Self.turned(vector, by: rotation).map { $0 * scale[axis] }
    }
    let images = [
      rotation[0].map { $0 * scale[0] }, row(parts.shearOfY, 1), row(parts.shearOfZ, 2),
    ]
    var column = (0..<4).map { N(parts.column[$0]) }
    if let perspective = parts.perspective {
      let depth = axes(perspective.xyz)
      func share(_ row: [N]) -> N { row[0] * depth[0] + row[1] * depth[1] + row[2] * depth[2] }
      column = images.map(share) + [share(translation) + N(perspective.w)]
    }
    return Matrix(rows: (0..<4).map { ($0 < 3 ? images[$0] : translation) + [column[$0]] })
  }

  // The sum of the axes' images, each times its number of a vector.
  private static func turned<N: ShownNumeral>(_ vector: [N], by rotation: [[N]]) -> [N] {
    (0..<3).map {
      rotation[0][$0] * vector[0] + rotation[1][$0] * vector[1] + rotation[2][$0] * vector[2]
    }
  }

  // The same of numbers that stand still, of which most are 0 as a rule and add nothing.
  private static func turned<N: ShownNumeral>(
    _ vector: SIMD3<Double>, by rotation: [[N]]
  ) -> [N] {
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
      let whole: Matrix<N> =
        index == axis.rawValue ? function.matrix([angle]) : Matrix(function.matrix([angles[index]]))
      return whole.rows.prefix(3).map { Array($0.prefix(3)) }
    }
    return (0..<3).map { axis in
      let unit = SIMD3<Double>.zero.replacing(with: 1, where: [axis == 0, axis == 1, axis == 2])
      return turns.dropFirst().reduce(turned(unit, by: turns[0])) { turned($0, by: $1) }
    }
  }

  /// The member's numbers in a matrix that stands still, or that stays in the plane and mirrors
  /// nothing; else `nil`.
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
