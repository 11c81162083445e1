/// A presentation at the bottom of the window, as high as one of its detents; an app selects them,
/// no finger drags it (Apple: uikit/uisheetpresentationcontroller).
open class UISheetPresentationController: UIPresentationController {
  /// A height at which the sheet rests.
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  public final class Detent {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from a name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      /// The identifiers of the system's two detents.
      public static let medium = Self("com.apple.UIKit.medium"),
        large = Self("com.apple.UIKit.large")
    }

    /// The numbers that its height is computed from.
    public typealias Context = UISheetPresentationControllerDetentResolutionContext
    /// Its name.
    public let identifier: Identifier
    private let resolver: (Context) -> CGFloat?

    private init(
      _ identifier: Identifier, _ resolver: @escaping (Context) -> CGFloat?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    /// Half of the height.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// The whole height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A custom height in points, by default named `custom`; it is at most that of the large
    /// detent, and `nil` means no height.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (Context) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// The height in a context; `nil` for none.
    public func resolvedValue(in context: Context) -> CGFloat? {
      resolver(context).map { min(max($0, 0), context.maximumDetentValue) }
    }
  }

  /// The detents, the smallest first (default: large).
  open var detents = [Detent.large()] { didSet { place() } }
  /// The selected detent; `nil`, the default, or an unknown name selects the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  /// Whether a grabber is shown (default: false); none is drawn.
  open var prefersGrabberVisible = false

  /// Changes the selection or the detents, and moves the sheet there on a spring of half a second.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: changes)
  }

  /// Asks custom detents for their heights again.
  open func invalidateDetents() { place() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let context = Detent.Context(maximumDetentValue: max(bounds.height - Self.gap, 0))
    let known = detents.filter { $0.resolvedValue(in: context) != nil }
    let selected = known.first { $0.identifier == selectedDetentIdentifier } ?? known.first
    let height = selected?.resolvedValue(in: context) ?? context.maximumDetentValue
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  // The points that are left free at the top (choice).
  private static let gap: CGFloat = 54

  // Does not set its frame, which is undefined while a transition transforms the view.
  private func place() {
    guard containerView != nil, let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    (view.bounds.size, view.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
  }
}

/// The numbers that the height of a detent is computed from (Apple:
/// uikit/uisheetpresentationcontrollerdetentresolutioncontext, a protocol there).
public struct UISheetPresentationControllerDetentResolutionContext {
  /// The height of the large detent, in points.
  public let maximumDetentValue: CGFloat
}

extension UIViewController {
  /// The sheet in which it is presented; `nil` for other styles.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  final var isSheet: Bool { [.pageSheet, .formSheet].contains(modalPresentationStyle) }
}
