/// A part of a view, as a rectangle that constraints can be about.
///
/// A view has some by itself; an app makes none. Apple: uikit/uilayoutguide.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UILayoutGuide: NSObject, UILayoutSupport {
  /// The view it is in; `nil` once that is gone.
  public private(set) weak var owningView: UIView?
  fileprivate let ends: LayoutItem.Ends, insets: (UIView) -> UIEdgeInsets

  fileprivate init(
    in view: UIView, _ ends: LayoutItem.Ends, _ insets: @escaping (UIView) -> UIEdgeInsets
  ) { (owningView, self.ends, self.insets) = (view, ends, insets) }

  /// Where it is in the view, in points.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    var frame = view.bounds
    frame.origin.y += ends.top * frame.height
    frame.size.height *= ends.bottom - ends.top
    return frame.inset(by: insets(view))
  }
  /// Its height, in points; of every guide (choice: on a device only of the two of old).
  public var length: CGFloat { layoutFrame.height }
}

/// What constraints are between: what lies within insets of a view, or of a part of its height.
struct LayoutItem {
  // The shares of the height where that begins and ends.
  typealias Ends = (top: Double, bottom: Double)
  let view: UIView, insets: UIEdgeInsets, ends: Ends

  init?(_ object: AnyObject?) {
    let guide = object as? UILayoutGuide
    guard let view = object as? UIView ?? guide?.owningView else { return nil }
    (self.view, insets, ends) = (view, guide?.insets(view) ?? .zero, guide?.ends ?? (0, 1))
  }
}

/// What covers an end of a controller's view; of old (Apple: uikit/uilayoutsupport).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UILayoutSupport: LayoutAnchored {
  /// How high that is, in points.
  var length: CGFloat { get }
}

extension UIViewController {
  /// What is covered at the top of its view.
  ///
  /// Apple: uikit/uiviewcontroller/toplayoutguide.
  public final var topLayoutGuide: any UILayoutSupport {
    view.guide("top", of: (0, 0)) { UIEdgeInsets(bottom: -$0.safeAreaInsets.top) }
  }
  /// What is covered at the bottom of its view.
  ///
  /// Apple: uikit/uiviewcontroller/bottomlayoutguide.
  public final var bottomLayoutGuide: any UILayoutSupport { view.keyboardLayoutGuide }
}

extension UIView {
  /// The safe area: what nothing covers.
  ///
  /// Apple: uikit/uiview/safearealayoutguide.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea", \.safeAreaInsets) }
  /// What lies within the layout margins.
  ///
  /// Apple: uikit/uiview/layoutmarginsguide.
  public final var layoutMarginsGuide: UILayoutGuide { guide("margins", \.layoutMargins) }
  /// What lies within the layout margins, too.
  ///
  /// Choice: no phone is wider than text that is easy to read. Apple:
  /// uikit/uiview/readablecontentguide.
  public final var readableContentGuide: UILayoutGuide { guide("readable", \.layoutMargins) }

  /// Where the keyboard is: as none comes, what is covered at the bottom.
  ///
  /// Apple: uikit/uiview/keyboardlayoutguide.
  public final var keyboardLayoutGuide: UILayoutGuide {
    guide("bottom", of: (1, 1)) { UIEdgeInsets(top: -$0.safeAreaInsets.bottom) }
  }

  fileprivate final func guide(
    _ name: String, of ends: LayoutItem.Ends = (0, 1), _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = layoutWishes.guides[name] { return guide }
    let guide = UILayoutGuide(in: self, ends, insets)
    layoutWishes.guides[name] = guide
    return guide
  }
}
