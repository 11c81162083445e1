extension UIView {
  /// Fades and shrinks views over 0.25 s, and removes them (choice: Apple does not say how).
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        animations?()
      },
      completion: { finished in
        views.forEach { $0.removeFromSuperview() }
        completion?(finished)
      })
  }

  /// The animations of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Removing views.
    case delete
  }
}
