// Its methods as UIKit's optional requirements are called, with `?` or `!`; these are never `nil`.
extension UIViewImplicitlyAnimating {
  /// Adds a block, as in `animator.addAnimations?({ … }, delayFactor: 0.5)`.
  @_disfavoredOverload public var addAnimations: OptionalCall? { OptionalCall(animator: self) }
  /// Adds a block called with the place it ends at, as in `animator.addCompletion? { … }`.
  @_disfavoredOverload
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
  /// Resumes a paused one, as in `animator.continueAnimation?(withTimingParameters: …)`.
  @_disfavoredOverload public var continueAnimation: OptionalCall? { OptionalCall(animator: self) }
}

/// A method of an animator that may be absent on a device (choice).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public struct OptionalCall {
  fileprivate let animator: any UIViewImplicitlyAnimating
  /// Calls `addAnimations(_:delayFactor:)`.
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
  /// Calls `continueAnimation(withTimingParameters:durationFactor:)`.
  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
}
