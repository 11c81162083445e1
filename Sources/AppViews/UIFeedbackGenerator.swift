/// Lets a phone tap or buzz; here it does nothing (Apple: uikit/uifeedbackgenerator).
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// No effect.
  open func prepare() {}
}

/// Feedback for a collision (Apple: uikit/uiimpactfeedbackgenerator).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or the hardness of what collides, with UIKit's raw values.
  public enum FeedbackStyle: Int, Sendable {
    /// By their weight, and by their surface.
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator for a style, which is not kept.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Makes a generator for a style in a view, neither of which is kept.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }
  /// No effect.
  open func impactOccurred() {}
  /// No effect; the intensity is from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a result (Apple: uikit/uinotificationfeedbackgenerator).
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of result, with UIKit's raw values.
  public enum FeedbackType: Int, Sendable {
    /// It succeeded, asks for attention, or failed.
    case success, warning, error
  }

  /// No effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a changed selection (Apple: uikit/uiselectionfeedbackgenerator).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// No effect.
  open func selectionChanged() {}
}
