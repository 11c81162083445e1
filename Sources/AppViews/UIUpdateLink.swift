/// Calls actions for each frame while its view is in a window (Apple: uikit/uiupdatelink).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UIUpdateLink {
  private weak var view: UIView?
  private let link: CADisplayLink
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []

  /// Makes a link that calls nothing until it is enabled.
  public init(view: UIView) {
    weak var own: UIUpdateLink?  // The stage keeps the display link, which does not keep this.
    self.view = view
    link = view.performOnStage { CADisplayLink { own?.frame(at: $0) } }
    own = self
  }

  #if MainActorViews
    @MainActor
  #endif
  deinit { link.invalidate() }

  /// Whether it calls its actions (default: false).
  public var isEnabled = false { didSet { plan() } }
  /// Whether it calls them at each frame (default: false).
  ///
  /// Otherwise it waits for other updates of views, and there are none here (choice).
  public var requiresContinuousUpdates = false { didSet { plan() } }
  /// The rates it prefers (default: the screen's).
  public var preferredFrameRateRange: CAFrameRateRange {
    get { link.preferredFrameRateRange }
    set { link.preferredFrameRateRange = newValue }
  }

  /// Adds an action, called after those before it.
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  private func plan() {
    guard isEnabled, requiresContinuousUpdates else {
      return link.remove(from: .main, forMode: .common)
    }
    link.add(to: .main, forMode: .common)
  }

  private func frame(at link: CADisplayLink) {
    guard view?.window != nil else { return }
    let info = UIUpdateInfo(
      modelTime: link.timestamp, estimatedPresentationTime: link.targetTimestamp)
    for action in actions { action(self, info) }
  }
}

/// The times of a frame, in seconds of `CACurrentMediaTime()` (Apple: uikit/uiupdateinfo).
public struct UIUpdateInfo: Sendable {
  /// The time for which models are computed: the frame's.
  public let modelTime: TimeInterval
  /// The time at which it is expected on the screen: the next frame's.
  public let estimatedPresentationTime: TimeInterval
}
