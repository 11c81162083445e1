/// A rectangle in a view, to which constraints can refer.
///
/// A view has some by itself; an app makes none. Apple: uikit/uilayoutguide.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UILayoutGuide: NSObject, UILayoutSupport {
  /// The view it is in; `nil` once that is released.
  public private(set) weak var owningView: UIView?
  fileprivate let ends: LayoutItem.Ends, insets: (UIView) -> UIEdgeInsets

  fileprivate init(
    in view: UIView, _ ends: LayoutItem.Ends, _ insets: @escaping (UIView) -> UIEdgeInsets
  ) { (owningView, self.ends, self.insets) = (view, ends, insets) }

  /// Its frame in the view, in points.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    var frame = view.bounds
    frame.origin.y += ends.top * frame.height
    frame.size.height *= ends.bottom - ends.top
    return frame.inset(by: insets(view))
  }
  /// Its height, in points (choice: of every guide, on a device of the two deprecated ones).
  public var length: CGFloat { layoutFrame.height }
}

/// An item of a constraint: the area within insets of a view, or of a part of its height.
struct LayoutItem {
  // The shares of the height at which the part begins and ends.
  typealias Ends = (top: Double, bottom: Double)
  let view: UIView, insets: UIEdgeInsets, ends: Ends

  init?(_ object: AnyObject?) {
    let guide = object as? UILayoutGuide
    guard let view = object as? UIView ?? guide?.owningView else { return nil }
    (self.view, insets, ends) = (view, guide?.insets(view) ?? .zero, guide?.ends ?? (0, 1))
  }
}

/// The covered area at an end of a controller's view; deprecated (Apple: uikit/uilayoutsupport).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UILayoutSupport: LayoutAnchored {
  /// The height of the area, in points.
  var length: CGFloat { get }
}

extension UIViewController {
  /// The covered area at the top of its view.
  ///
  /// Apple: uikit/uiviewcontroller/toplayoutguide.
  public final var topLayoutGuide: any UILayoutSupport {
    view.guide("top", of: (0, 0)) { UIEdgeInsets(bottom: -$0.safeAreaInsets.top) }
  }
  /// The covered area at the bottom of its view.
  ///
  /// Apple: uikit/uiviewcontroller/bottomlayoutguide.
  public final var bottomLayoutGuide: any UILayoutSupport { view.keyboardLayoutGuide }
}

extension UIView {
  /// The safe area, which nothing covers.
  ///
  /// Apple: uikit/uiview/safearealayoutguide.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea", \.safeAreaInsets) }
  /// The area within the layout margins.
  ///
  /// Apple: uikit/uiview/layoutmarginsguide.
  public final var layoutMarginsGuide: UILayoutGuide { guide("margins", \.layoutMargins) }
  /// The area within the layout margins, too.
  ///
  /// Choice: no phone is wider than text that is easy to read. Apple:
  /// uikit/uiview/readablecontentguide.
  public final var readableContentGuide: UILayoutGuide { guide("readable", \.layoutMargins) }

  /// The area of the keyboard: as none comes, the covered area at the bottom.
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
