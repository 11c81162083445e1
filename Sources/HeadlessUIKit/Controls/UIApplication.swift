public import Foundation

/// The app, which is always in front; a test posts its notifications (Apple: uikit/uiapplication).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UIApplication {
  /// Posted by an app that became active or is about to stop being so; by nobody here.
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive"),
    willResignActiveNotification = name("WillResignActive")
  /// Posted by an app that leaves the screen or comes back; by nobody here.
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground"),
    willEnterForegroundNotification = name("WillEnterForeground")
  /// Posted by an app that is about to end; by nobody here.
  nonisolated public static let willTerminateNotification = name("WillTerminate")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }

  private init() {}
}
