extension UIView {
  /// Animates without delay, options and completion: a function that can be named.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }

  /// A view of a rectangle's size that shows its content, as `snapshotView(afterScreenUpdates:)`
  /// does; the insets, within which it would be stretched, have no effect.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    performOnStage {
      let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
      view.clipsToBounds = true
      guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return view }
      whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
      view.addSubview(whole)
      return view
    }
  }

  /// Its name for restoring (default: `nil`); only stored: nothing is restored.
  public final var restorationIdentifier: String? {
    get { layer.value(forKey: "restorationIdentifier") as? String }
    set { layer.setValue(newValue, forKey: "restorationIdentifier") }
  }
}

extension UIImage: Equatable {
  /// Whether they are the same object: what they show is unknown (choice).
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }
}

extension UIFont: Equatable {
  /// Whether they are of one name and size, as objects that UIKit compares are.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.fontName == rhs.fontName && lhs.pointSize == rhs.pointSize
  }
}

extension CALayer {
  /// Whether it would draw on another thread (default: false); only stored.
  public final var drawsAsynchronously: Bool {
    get { value(forKey: "drawsAsynchronously") as? Bool ?? false }
    set { setValue(newValue, forKey: "drawsAsynchronously") }
  }
  /// The same as its description.
  public final var debugDescription: String { description }
}

extension UIColor {
  /// No effect: nothing is drawn here.
  public func set() {}
  /// No effect: nothing is drawn here.
  public func setFill() {}
  /// No effect: nothing is drawn here.
  public func setStroke() {}
}

#if !canImport(Darwin)
  extension CGFloat {
    /// Makes a number from one of Foundation's, rounded if necessary.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// Makes a number from one of Foundation's; `nil` if that is not possible exactly.
    public init?(exactly number: NSNumber) {
      guard let number = Double(exactly: number) else { return nil }
      self.init(number)
    }
  }
#endif

extension UIAccessibility {
  /// Posted by nobody here, but by a test that has set `Stage.isReduceMotionEnabled`.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Whether apps are to cross-fade instead of sliding: never (choice), whatever Reduce Motion is.
  public static var prefersCrossFadeTransitions: Bool { false }
}

extension RunLoop.Mode {
  /// The mode while a finger scrolls; on a stage all are the same.
  public static let tracking = Self(rawValue: "UITrackingRunLoopMode")
}
