import IntervalArithmetic

/// A function from numbers to a transform, named as in `CAValueFunction`; the numbers are
/// interpolated, so a turn from 0 to π goes the way it is written.
package enum ValueFunction: String, Hashable, Sendable, CaseIterable {
  case rotateX
  case rotateY
  case rotateZ
  case scale
  case scaleX
  case scaleY
  case scaleZ
  case translate
  case translateX
  case translateY
  case translateZ

  package var width: Int { self == .scale || self == .translate ? 3 : 1 }

  package func matrix(_ numbers: [Double]) -> Matrix4 {
    precondition(numbers.count == width, "a value function takes one number, or one for each axis")
    let matrix: Matrix<Double> = matrix(numbers)
    return Matrix4(matrix.numbers)
  }

  func matrix<N: ShownNumeral>(_ numbers: [N]) -> Matrix<N> {
    var matrix = Matrix(Matrix<N>(.identity).numbers)
    func turn(_ first: Int, _ second: Int) {
      let (cosine, sine) = (N.cosine(numbers[0]), N.sine(numbers[0]))
      (matrix[first, first], matrix[second, second]) = (cosine, cosine)
      (matrix[first, second], matrix[second, first]) = (sine, -sine)
    }
    switch self {
    case .rotateX: turn(1, 2)
    case .rotateY: turn(2, 0)
    case .rotateZ: turn(0, 1)
    case .scale: for axis in 0..<3 { matrix[axis, axis] = numbers[axis] }
    case .scaleX: matrix[0, 0] = numbers[0]
    case .scaleY: matrix[1, 1] = numbers[0]
    case .scaleZ: matrix[2, 2] = numbers[0]
    case .translate: for axis in 0..<3 { matrix[3, axis] = numbers[axis] }
    case .translateX: matrix[3, 0] = numbers[0]
    case .translateY: matrix[3, 1] = numbers[0]
    case .translateZ: matrix[3, 2] = numbers[0]
    }
    return matrix
  }
}
