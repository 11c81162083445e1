extension UIStoryboardSegue {
  /// Makes one that calls a block.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }
}

extension UIViewController {
  /// No effect: there is no status bar.
  public final func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIControl {
  /// The events for which there are actions.
  public final var allControlEvents: Event { added.reduce(into: []) { $0.formUnion($1.events) } }
}

extension UIControl.Event {
  /// All touch events, and all events.
  public static let allTouchEvents = Self(rawValue: 0xFFF), allEvents = Self(rawValue: 0xFFFF_FFFF)
}

extension UIWindow {
  /// Its level (default: `normal`); only stored: the window shown last is on top.
  public final var windowLevel: Level {
    get { layer.value(forKey: "windowLevel") as? Level ?? .normal }
    set { layer.setValue(newValue, forKey: "windowLevel") }
  }

  /// A level of windows, with UIKit's numbers (Apple: uikit/uiwindow/level).
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Makes a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The levels of an app's window, of the status bar and of alerts.
    public static let normal = Self(rawValue: 0), statusBar = Self(rawValue: 1000),
      alert = Self(rawValue: 2000)
    /// Whether it is lower.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

extension UIView {
  /// The look of tint colours, with UIKit's raw values.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview, as they are, or dimmed.
    case automatic, normal, dimmed
  }

  /// The look of its tint colour: its own mode or the superview's, at the top `normal`.
  ///
  /// Setting `automatic` removes its own. The views concerned are told; the colour stays (choice).
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { sequence(first: self, next: \.superview).lazy.compactMap(\.ownMode).first ?? .normal }
    set {
      layer.setValue(newValue == .automatic ? nil : newValue, forKey: "tintAdjustmentMode")
      for view in Preorder(self, { $0.subviews.filter { $0.ownMode == nil } }) {
        view.tintColorDidChange()
      }
    }
  }

  private final var ownMode: TintAdjustmentMode? {
    layer.value(forKey: "tintAdjustmentMode") as? TintAdjustmentMode
  }
}
