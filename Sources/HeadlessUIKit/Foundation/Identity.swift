/// An object that is equal only to itself, as UIKit's and Core Animation's NSObjects are.
nonisolated public protocol ObjectIdentity: AnyObject, Hashable {}

nonisolated extension ObjectIdentity {
  /// Whether both are the same object; a presentation or a layer's copy is not its original.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UITouch: ObjectIdentity {}
extension CALayer: ObjectIdentity {}
extension CAAnimation: ObjectIdentity {}
extension UIViewPropertyAnimator: ObjectIdentity {}
extension UIBezierPath: ObjectIdentity {}
