import HeadlessUIKit

// The members of a transform: its numbers, and Core Animation's key paths into it, such as
// `rotation.z`.
extension CATransform3D {
  private static let planeNames = ["a", "b", "c", "d", "tx", "ty"]

  // Core Animation's key paths; those with a dot are reached in two steps.
  private static let keyPaths = [
    "rotation", "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y", "scale.z",
    "translation", "translation.x", "translation.y", "translation.z",
  ]

  /// The names of the members, in the order they are listed.
  var memberNames: [String] {
    (CATransform3DIsAffine(self) ? Self.planeNames : [])
      + Self.keyPaths.filter { !$0.contains(".") }
  }

  /// Whether a member of this name can itself be followed by one of that name.
  static func isKeyPath(_ name: String, _ next: String) -> Bool {
    keyPaths.contains("\(name).\(next)")
  }

  /// A member, by its name or by a key path with a dot; `nil` where there is none.
  func member(_ name: String) -> Value? {
    if Self.keyPaths.contains(name) {
      guard let numbers = numbers(atKeyPath: name) else { return nil }
      return numbers.count == 1
        ? .number(Quantity(value: numbers[0], unit: name.hasPrefix("rotation") ? .angle : .plain))
        : .pair(numbers[0], numbers[1], .point)
    }
    guard CATransform3DIsAffine(self), let place = Self.planeNames.firstIndex(of: name) else {
      return nil
    }
    return .plain(numbers[place])
  }

  /// The transform with one member replaced; `nil` where that cannot be.
  func setting(_ name: String, to new: Value) -> CATransform3D? {
    guard let numbers = new.components else { return nil }
    if Self.keyPaths.contains(name) { return setting(numbers, atKeyPath: name) }
    guard CATransform3DIsAffine(self), numbers.count == 1,
      let place = Self.planeNames.firstIndex(of: name)
    else { return nil }
    var list = self.numbers
    list[place] = numbers[0]
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(a: list[0], b: list[1], c: list[2], d: list[3], tx: list[4], ty: list[5]))
  }
}
