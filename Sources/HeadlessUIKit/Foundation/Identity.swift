// UIKit's and Core Animation's classes are NSObjects: two are equal when they are the same one, so
// that arrays find them and sets hold them.

extension UIResponder: Hashable {
  /// Whether both are the same view.
  public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  /// Hashes which view it is.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UITouch: Hashable {
  /// Whether both are the same finger.
  public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }
  /// Hashes which finger it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIGestureRecognizer: Hashable {
  /// Whether both are the same recognizer.
  public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool { lhs === rhs }
  /// Hashes which recognizer it is.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CALayer: Hashable {
  /// Whether both are the same layer; a presentation is not its model.
  public static func == (lhs: CALayer, rhs: CALayer) -> Bool { lhs === rhs }
  /// Hashes which layer it is.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CAAnimation: Hashable {
  /// Whether both are the same object; a layer's copy is not its original.
  public static func == (lhs: CAAnimation, rhs: CAAnimation) -> Bool { lhs === rhs }
  /// Hashes which animation it is.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIViewPropertyAnimator: Hashable {
  /// Whether both are the same animator.
  public static func == (lhs: UIViewPropertyAnimator, rhs: UIViewPropertyAnimator) -> Bool {
    lhs === rhs
  }

  /// Hashes which animator it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
