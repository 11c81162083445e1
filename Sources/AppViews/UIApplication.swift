/// The app, which is always in front; a test posts its notifications (Apple: uikit/uiapplication).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UIApplication {
  /// The notifications that the app became active or will stop being so, left the screen or will
  /// come back, or will end; nobody posts them here.
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive"),
    willResignActiveNotification = name("WillResignActive"),
    didEnterBackgroundNotification = name("DidEnterBackground"),
    willEnterForegroundNotification = name("WillEnterForeground"),
    willTerminateNotification = name("WillTerminate")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }

  private init() {}

  /// The app of the current stage.
  public static var shared: UIApplication {
    Stage.associated(UIApplication.self, make: UIApplication.init)
  }
  fileprivate let scene = UIWindowScene()
  /// Its one scene.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// The windows that are shown, the stage's own and those in it; the topmost is the last.
  public var windows: [UIWindow] { scene.windows }
  /// The topmost window; `nil` if all are hidden.
  public var keyWindow: UIWindow? { windows.last }
  /// Empty: there is no status bar.
  public var statusBarFrame: CGRect { .zero }
  /// True: there is no status bar.
  public var isStatusBarHidden: Bool { true }
  /// The style that it would have.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

/// A part of an app (Apple: uikit/uiscene).
open class UIScene: UIResponder {
  /// In front.
  public final var activationState: ActivationState { .foregroundActive }
  /// Not connected, in front, in front but not active, or in the background.
  public enum ActivationState: Int, Sendable {
    /// UIKit's raw values.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
}

/// The windows of an app (Apple: uikit/uiwindowscene).
public final class UIWindowScene: UIScene {
  /// Those that are shown, the stage's own and those in it; the topmost is the last.
  public var windows: [UIWindow] {
    guard let root = Stage.current?.window else { return [] }
    return ([root] + root.subviews).compactMap { $0 as? UIWindow }.filter { !$0.isHidden }
  }
}

extension UIWindow {
  /// The scene it is in; `nil` while it is not on the stage.
  public final var windowScene: UIWindowScene? {
    window == nil ? nil : performOnStage { UIApplication.shared.scene }
  }
}
