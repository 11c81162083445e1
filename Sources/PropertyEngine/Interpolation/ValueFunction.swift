/// How `CAValueFunction` makes a transform of numbers; the raw values are Core Animation's names.
///
/// What is interpolated is the numbers, so a turn from 0 to π takes the way it is written.
package enum ValueFunction: String, Hashable, Sendable, CaseIterable {
  /// A turn by an angle in radians about the x axis.
  case rotateX
  /// A turn by an angle in radians about the y axis.
  case rotateY
  /// A turn by an angle in radians about the z axis, from the x axis toward the y axis.
  case rotateZ
  /// A stretch by a factor for each axis.
  case scale
  /// A stretch along the x axis.
  case scaleX
  /// A stretch along the y axis.
  case scaleY
  /// A stretch along the z axis.
  case scaleZ
  /// A move by a number for each axis.
  case translate
  /// A move along the x axis.
  case translateX
  /// A move along the y axis.
  case translateY
  /// A move along the z axis.
  case translateZ

  /// How many numbers the function takes.
  package var width: Int { self == .scale || self == .translate ? 3 : 1 }

  package func matrix(_ numbers: [Double]) -> Matrix4 {
    precondition(numbers.count == width, "a value function takes one number, or one for each axis")
    let number = numbers[0]
    return switch self {
    case .rotateX: .rotation(number, x: 1, y: 0, z: 0)
    case .rotateY: .rotation(number, x: 0, y: 1, z: 0)
    case .rotateZ: .rotation(number, x: 0, y: 0, z: 1)
    case .scale: .scale(numbers[0], numbers[1], numbers[2])
    case .scaleX: .scale(number, 1, 1)
    case .scaleY: .scale(1, number, 1)
    case .scaleZ: .scale(1, 1, number)
    case .translate: .translation(numbers[0], numbers[1], numbers[2])
    case .translateX: .translation(number, 0, 0)
    case .translateY: .translation(0, number, 0)
    case .translateZ: .translation(0, 0, number)
    }
  }
}
