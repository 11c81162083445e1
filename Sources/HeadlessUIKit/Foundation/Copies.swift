public import Foundation

// The calls of Objective-C's protocol for copying; which zone is given makes no difference.

extension UIViewPropertyAnimator {
  /// Makes a copy, as ``copy()``.
  public func copy(with zone: NSZone?) -> Any { copy() as UIViewPropertyAnimator }
}

extension CAAnimation {
  /// Makes a copy, as ``copy()``.
  public final func copy(with zone: NSZone?) -> Any {
    let copy: CAAnimation = copy()
    return copy
  }
}

extension UIBezierPath {
  /// Makes a copy, as ``copy()``.
  public func copy(with zone: NSZone?) -> Any { copy() as UIBezierPath }
}

extension UICubicTimingParameters {
  /// Returns itself, which does not change.
  public func copy(with zone: NSZone?) -> Any { self }
}

extension UISpringTimingParameters {
  /// Returns itself, which does not change.
  public func copy(with zone: NSZone?) -> Any { self }
}
