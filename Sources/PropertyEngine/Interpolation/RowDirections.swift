import CLibrary

/// The directions of the images of the two axes, if they have any.
///
/// A matrix that flattens an axis to nothing has no direction for it. The path to or from such a
/// matrix borrows what is missing from its other end, so that a view shrinking to nothing keeps
/// its turn and its slant on the way.
struct RowDirections: Hashable, Sendable {
  /// A vector of length 1, which is also the turn from the x axis to it.
  struct Unit: Hashable, Sendable {
    var x: Double
    var y: Double
    /// The turn of a right angle, which leads from an upright x axis to its y axis.
    static let quarter = Unit(x: 0, y: 1)

    func turned(by turn: Unit) -> Unit {
      Unit(x: x * turn.x - y * turn.y, y: x * turn.y + y * turn.x)
    }

    var reversed: Unit { Unit(x: x, y: -y) }
  }

  var first: Unit?
  var second: Unit?

  // Rounding leaves a flattened axis shorter than this share of the other one.
  private static let noise = 1e-14

  init(_ matrix: AffineMatrix) {
    let lengths = matrix.rowLengths
    if lengths.x > lengths.y * Self.noise {
      first = Unit(x: matrix.a / lengths.x, y: matrix.b / lengths.x)
    }
    if lengths.y > lengths.x * Self.noise {
      second = Unit(x: matrix.c / lengths.y, y: matrix.d / lengths.y)
    }
  }

  /// The turn from the first row to the second, if both have a direction.
  var turn: Unit? {
    guard let first, let second else { return nil }
    return second.turned(by: first.reversed)
  }

  /// Both directions: the turn between the rows of `other`, or a right angle, leads from one to the
  /// other if it is missing; if both are missing, they are those of `other`, or upright.
  func completed(by other: RowDirections) -> (first: Unit, second: Unit) {
    let turn = other.turn ?? .quarter
    switch (first, second) {
    case (let first?, let second?): return (first, second)
    case (let first?, nil): return (first, first.turned(by: turn))
    case (nil, let second?): return (second.turned(by: turn.reversed), second)
    case (nil, nil):
      if let first = other.first { return (first, other.second ?? first.turned(by: turn)) }
      let second = other.second ?? .quarter
      return (second.turned(by: turn.reversed), second)
    }
  }
}

extension AffineMatrix { var rowLengths: (x: Double, y: Double) { (hypot(a, b), hypot(c, d)) } }
