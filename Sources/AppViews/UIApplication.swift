/// The app, which is always in front; a test posts its notifications (Apple: uikit/uiapplication).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UIApplication {
  /// Posted by an app that became active or is about to stop being so, that leaves the screen or
  /// comes back, or that is about to end; by nobody here.
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive"),
    willResignActiveNotification = name("WillResignActive"),
    didEnterBackgroundNotification = name("DidEnterBackground"),
    willEnterForegroundNotification = name("WillEnterForeground"),
    willTerminateNotification = name("WillTerminate")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }

  private init() {}
}
