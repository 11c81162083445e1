// The side of transitions that controllers see; `ControllerTransitions` makes them.

/// The controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's word for it.
  public let rawValue: String
  /// Makes a key from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is seen at the beginning, and the one at the end.
  public static let from = Self(rawValue: "from"), to = Self(rawValue: "to")
}

/// The views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's word for it.
  public let rawValue: String
  /// Makes a key from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that leaves, and the one that comes.
  public static let from = Self(rawValue: "from"), to = Self(rawValue: "to")
}

/// A transition, as seen by the code that moves along with it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// The view in which it happens, and how.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  /// Whether it began interactively, can be interrupted, is interactive now, and was cancelled.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Its length in seconds, and the progress to which a hand has brought it.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  /// A controller that takes part, or a view that leaves or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Moves other views along with a transition.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes along with it, and calls a block at the end; returns whether it is in time.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a block whenever a hand takes it or lets it go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with it; returns whether it is in time.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Presents and dismisses controllers, if the code for that is linked.
package protocol ControllerPresenting {
  func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?)
  func hidePresented(animated: Bool, completion: (() -> Void)?)
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// In place of the other controller, whose view leaves.
  case fullScreen
  /// Over the other one, which stays; without a custom presentation it fills the window (choice).
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  /// Not presented; as a page sheet.
  case none = -1, automatic = -2
}

/// How a controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, and back; or by its alpha, since nothing turns or curls here.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
