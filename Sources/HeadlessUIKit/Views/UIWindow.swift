/// The view at the root of a hierarchy.
///
/// A stage has its own window; windows that an app makes lie in it once they are visible (choice).
/// Apple: uikit/uiwindow.
open class UIWindow: UIView {
  /// The controller whose view fills the window (default: `nil`); it appears with the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.disappear()
      guard let controller = rootViewController, let view = controller.view else { return }
      view.frame = bounds
      if layer.isOnScreen { controller.appear { addSubview(view) } } else { addSubview(view) }
    }
  }

  // The stage whose own window it is.
  weak var stage: Stage?

  /// Shows the window above those shown before.
  open func makeKeyAndVisible() {
    isHidden = false
    guard let root = layer.state.rootLayer?.delegate as? UIWindow, root !== self else { return }
    guard superview == nil, let controller = rootViewController else {
      return root.addSubview(self)
    }
    controller.appear { root.addSubview(self) }
  }

  /// Whether it is the topmost window shown, of the stage's own and those in it.
  open var isKeyWindow: Bool {
    let root = layer.isOnScreen ? layer.state.rootLayer?.delegate as? UIWindow : nil
    return !isHidden && (root?.subviews.last { $0 is UIWindow && !$0.isHidden } ?? root) === self
  }

  /// The screen it is on.
  open var screen: UIScreen { .main }
}

/// The screen of a stage, that of a six-inch iPhone (choice).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()
  /// 390 by 844 points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  public let scale: CGFloat = 3, nativeScale: CGFloat = 3
  /// 1170 by 2532 pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// The frame rate.
  public var maximumFramesPerSecond: Int { CADisplayLink.maximumFramesPerSecond }

  private init() {}
}
