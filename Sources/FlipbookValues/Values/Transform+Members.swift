// The members of a transform: its numbers, and key paths into it, such as `rotation.z`.
extension CATransform3D {
  private static let planeMembers =
    [
      ("a", "what x adds to x"), ("b", "what x adds to y"), ("c", "what y adds to x"),
      ("d", "what y adds to y"),
    ].map { ValueMember(name: $0, meaning: $1, measure: .plain) }
    + [("tx", "how far right it moves"), ("ty", "how far down it moves")].map {
      ValueMember(name: $0, meaning: $1, measure: .points)
    }

  /// Core Animation's key paths; those with a dot are reached in two steps.
  package static let keyPaths = turns + stretches + moves

  private static let turns = [
    ("rotation", "its turn in the plane, as in 90deg"), ("rotation.x", "its turn about x"),
    ("rotation.y", "its turn about y"), ("rotation.z", "its turn about z: in the plane"),
  ].map { ValueMember(name: $0, meaning: $1, measure: .angle) }

  private static let stretches = [
    ("scale", "the mean of how much it is stretched in x, y and z"),
    ("scale.x", "how much it is stretched across"),
    ("scale.y", "how much it is stretched down"), ("scale.z", "how much it is stretched in depth"),
  ].map { ValueMember(name: $0, meaning: $1, measure: .plain) }

  private static let moves = [
    ("translation", "how far right and down it moves"),
    ("translation.x", "how far right it moves"), ("translation.y", "how far down it moves"),
    ("translation.z", "how far toward the viewer it moves"),
  ].map { ValueMember(name: $0, meaning: $1, measure: .points) }

  private static let angles = Set(turns.map(\.name))
  static let allMembers = planeMembers + keyPaths

  package var members: [ValueMember] {
    (CATransform3DIsAffine(self) ? Self.planeMembers : [])
      + Self.keyPaths.filter { !$0.name.contains(".") }
  }

  /// The measure of a member, also of one that is reached in two steps.
  package static func measure(of name: String) -> Measure? {
    (keyPaths + planeMembers).first { $0.name == name }?.measure
  }

  /// Whether a key path of a layer leads to an angle: `transform.rotation.z`.
  package static func isAngle(atKeyPath keyPath: String) -> Bool {
    guard let dot = keyPath.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return angles.contains(String(keyPath[dot...].dropFirst()))
  }

  /// Whether a member of this name can itself be followed by one of that name.
  package static func isKeyPath(_ name: String, _ next: String) -> Bool {
    keyPaths.contains { $0.name == "\(name).\(next)" }
  }

  /// A member, by its name or by a key path with a dot; `nil` where there is none.
  package func member(_ name: String) -> Value? {
    guard let member = Self.keyPaths.first(where: { $0.name == name }) else {
      // 3D transforms have them too, so an animation out of the plane and back always has them.
      let numbers = [m11, m12, m21, m22, m41, m42].map(Double.init)
      return Self.planeMembers.firstIndex { $0.name == name }.map { .plain(numbers[$0]) }
    }
    return numbers(atKeyPath: name).map { numbers in
      numbers.count == 1
        ? .number(Quantity(value: numbers[0], unit: member.measure == .angle ? .angle : .plain))
        : .pair(numbers[0], numbers[1], .point)
    }
  }

  /// The transform with one member replaced; `nil` where that cannot be.
  package func setting(_ name: String, to new: Value) -> CATransform3D? {
    guard let numbers = new.components else { return nil }
    if Self.keyPaths.contains(where: { $0.name == name }) {
      return setting(numbers, atKeyPath: name)
    }
    guard numbers.count == 1, CATransform3DIsAffine(self),
      let place = Self.planeMembers.firstIndex(where: { $0.name == name })
    else { return nil }
    var list = self.numbers
    list[place] = numbers[0]
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(a: list[0], b: list[1], c: list[2], d: list[3], tx: list[4], ty: list[5]))
  }

}
