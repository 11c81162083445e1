/// A rectangle on the stage, whose values are in its layer.
///
/// Outside an animation block a change applies at once; inside one, the model takes the new value
/// at once and what is shown moves there. Views are made inside `Stage.run`. Apple: uikit/uiview.
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the view's layer: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer with the view's values.
  open var layer: CALayer { ownLayer }
  // The same layer, read without a call to a class that overrides ``layer``.
  final let ownLayer: CALayer
  /// The view this one lies in.
  public internal(set) final weak var superview: UIView?
  /// The subviews, lowest first.
  public internal(set) final var subviews: [UIView] = []
  final let associations = Associations()
  /// A number of the app's own (default: 0).
  open var tag = 0
  /// Whether the view takes touches (default: true).
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one finger at a time (default: false).
  open var isMultipleTouchEnabled = false
  /// Whether the view claims to be opaque (default: true); only stored.
  open var isOpaque = true
  /// Where contents lie in the bounds (default: `scaleToFill`); only stored, except that `redraw`
  /// asks for drawing with each new size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { ownLayer.needsDisplayOnBoundsChange = contentMode == .redraw }
  }
  /// The parts that change with the superview's size (default: none).
  open var autoresizingMask: AutoresizingMask = [] { didSet { layer.state.hasAutoresizing = true } }
  /// Whether subviews follow the view's size (default: true).
  open var autoresizesSubviews = true
  /// A view whose alpha masks this one (default: `nil`), taken from its superview.
  open var mask: UIView? {
    didSet {
      if mask?.superview != nil { mask?.removeFromSuperview() }
      ownLayer.mask = mask?.layer
    }
  }
  final var gestures: [UIGestureRecognizer] = []
  private var asksForConstraints = false
  /// Whether the app sets the frame and constraints take it as given (default: true).
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintSolver?.note(changed: self) }
  }
  final var ownTintColor: UIColor?
  final weak var controller: UIViewController?

  /// Makes a view with a frame, in points of its superview.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.belong(to: self)
    ownLayer.frame = frame
    if !Self.takesTouches { isUserInteractionEnabled = false }
  }

  /// Makes a view of no size; archives are not read.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.belong(to: self)
    if !Self.takesTouches { isUserInteractionEnabled = false }
  }

  // Whether views of this class take touches by default.
  class var takesTouches: Bool { true }

  private static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("layerClass must be CALayer or inherit from it")
    }
    return .make(showing: nil, as: layerClass)
  }

  /// Makes a view of no size at (0, 0).
  public override convenience init() { self.init(frame: .zero) }

  #if MainActorViews
    @MainActor
  #endif
  deinit {
    ownLayer.viewDelegate = nil
    dismantle(&subviews) { exchange(&$0.subviews, with: []) }
  }

  /// Sets the frames of the subviews; by default from their constraints.
  ///
  /// It is called after a change of size, after ``setNeedsLayout()``, and when a subview came,
  /// left, or changed its bounds or transform outside of this method.
  open func layoutSubviews() { constraintSolver?.placeSubviews(of: self) }

  /// The action for a change of the layer: in an animation block one that moves it, else `NSNull`.
  ///
  /// For a value other than geometry it is a `CABasicAnimation` with the block's duration and curve
  /// (or a `CASpringAnimation`). A class may change its key path and start, and return it for a key
  /// of its own.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer.state.running.recordings.last?.action(for: layer, forKey: event) ?? NSNull()
  }

  /// Lays out the subviews.
  open func layoutSublayers(of layer: CALayer) {
    updateConstraintsIfNeeded()
    controller?.tellIsAppearing()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Called with the bounds when the layer is displayed, after ``setNeedsDisplay()``; there is
  /// nothing to draw on, and by default it does nothing.
  open func draw(_ rect: CGRect) {}
  /// Draws the view.
  open func display(_ layer: CALayer) { draw(bounds) }
  /// Asks for ``draw(_:)`` when the turn ends.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
  /// Asks for ``draw(_:)`` when the turn ends; a part counts as the whole.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint colour (default: the superview's, at the top blue).
  open var tintColor: UIColor! {
    get {
      sequence(first: self, next: \.superview).lazy.compactMap { $0.ownTintColor }.first
        ?? .systemBlue
    }
    set {
      ownTintColor = newValue
      for view in Preorder(self, { $0.subviews.filter { $0.ownTintColor == nil } }) {
        view.tintColorDidChange()
      }
    }
  }

  /// Called when ``tintColor`` has changed; does nothing by default.
  open func tintColorDidChange() {}

  /// The box around the view in its superview: the layer's, also under a transform.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { resizing { ownLayer.frame = newValue } }
  }

  /// The view's own coordinates.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { resizing { ownLayer.bounds = newValue } }
  }

  /// The view's centre in its superview: its layer's position.
  open var center: CGPoint {
    get { ownLayer.position }
    set { resizing { ownLayer.position = newValue } }
  }

  /// The view's transform, about its centre.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { ownLayer.setAffineTransform(newValue) }
  }

  /// The layer's transform about its centre; one out of the plane replaces other animations.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  /// The point at the centre, about which transforms turn, as fractions (default: (0.5, 0.5)).
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }

  /// Whether subviews are clipped to the bounds (default: false).
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer[.opacity].x) }
    set { ownLayer.change(.opacity, to: .numbers(SIMD4(Double(newValue)).checked(as: "alpha"))) }
  }

  /// The background colour (default: `nil`, none).
  open var backgroundColor: UIColor? {
    get { ownLayer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { ownLayer.backgroundColor = newValue?.cgColor }
  }

  /// Whether the view is hidden; an animation switches it at once.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set { resizing { ownLayer.isHidden = newValue } }
  }

  // MARK: The tree

  /// The window; `nil` while the view is not on the screen.
  open var window: UIWindow? {
    ownLayer.isOnScreen ? ownLayer.state.rootLayer?.delegate as? UIWindow : nil
  }
  /// Puts a view on top, taking it from its superview.
  ///
  /// Putting a view into itself or a descendant is a programmer error.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a view among the subviews, 0 being the lowest.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly below a subview; on top if `sibling` is not one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, isAbove: false)
  }
  /// Inserts a view directly above a subview and its layer; on top if `sibling` is not one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, isAbove: true)
  }
  /// Removes the view from its superview, and all animations of it and its descendants.
  open func removeFromSuperview() { leave() }
  /// Moves a subview above all others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count) }
  /// Moves a subview below all others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Exchanges two subviews; an invalid index is a programmer error.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high else { return }
    let (lower, higher) = (subviews[low], subviews[high])
    insert(higher, at: low)
    insert(lower, at: high)
  }
  /// Whether this is the other view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// This view or the first descendant with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    Preorder(self, \.subviews).first { $0.tag == tag }
  }

  /// Called after a view was put into this one; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, `nil` for none; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view's superview has changed; does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before the view comes onto the screen or leaves it; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view came onto the screen or left it; does nothing by default.
  open func didMoveToWindow() {}

  // MARK: Sizes

  /// The value of ``intrinsicContentSize`` for a side that has none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The natural size of the contents (default: none).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Asks for a layout of the superview, to which the size may matter.
  open func invalidateIntrinsicContentSize() {
    constraintSolver?.noteLayoutChange(of: self)
    superview?.setNeedsLayout()
  }
  /// The size that fits best into another (default: the present one).
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best, keeping the origin of the frame.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    asksForConstraints = true
    setNeedsLayout()
  }
  /// Whether ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { asksForConstraints }
  /// Calls ``updateConstraints()`` now if it is pending.
  open func updateConstraintsIfNeeded() {
    guard asksForConstraints else { return }
    asksForConstraints = false
    controller.map { $0.updateViewConstraints() } ?? updateConstraints()
  }
  /// Called before a layout, once it was asked for, to set constraints; does nothing by default.
  open func updateConstraints() {}
  /// Never called: no nib is read.
  open func awakeFromNib() {}
  /// Never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Coordinates

  /// Converts a point to another view's coordinates (`nil`: the window's).
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: view?.layer)
  }
  /// Converts a point from another view's coordinates (`nil`: the window's).
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: view?.layer)
  }
  /// Converts a rectangle to another view's coordinates: the box around its corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: view?.layer)
  }
  /// Converts a rectangle from another view's coordinates: the box around its corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: view?.layer)
  }

  // MARK: Touches

  /// Adds a recognizer, taking it from its view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestures.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Removes a recognizer; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.drop()
    gestures.remove(gestureRecognizer)
    gestureRecognizer.view = nil
  }

  /// The recognizers that take the touches of the view and its subviews, in order.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures }
    set {
      let new = newValue ?? []
      for gesture in gestures where new.place(of: gesture) == nil {
        removeGestureRecognizer(gesture)
      }
      for gesture in new { addGestureRecognizer(gesture) }
    }
  }

  /// The topmost of this view and its descendants at a point in its coordinates; `nil` for none.
  ///
  /// It tests what is shown at the moment (choice). Views that are hidden, almost clear (alpha
  /// below 0.01) or take no touches are left out with their subviews, as are those moved by an
  /// animation that blocks touches. It asks ``point(inside:with:)``.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    topmost(at: point, with: event)
  }

  /// Whether a point lies in the bounds of the face that ``hitTest(_:with:)`` tests.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ownLayer.touchedFace.contains(point)
  }

  /// Whether a gesture may begin that is the view's own, or would take touches from it (default:
  /// true).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Its controller, or its superview.
  open override var next: UIResponder? { controller ?? superview }
  /// The class, the frame, and the values that are not the usual ones.
  open override var description: String { summary }
  /// A copy at (0, 0), not transformed, of what is shown or, with `afterUpdates`, of the models.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(ofModels: afterUpdates)
  }
  /// Never asked: any view may have constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called after the app has set insets of a controller that change those of the view.
  open func safeAreaInsetsDidChange() {}
  /// Never called: traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Asks for a layout of the subviews when the turn ends.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }
  /// Does a pending layout of the subviews now; in an animation block they move.
  open func layoutIfNeeded() {
    constraintSolver?.solve()
    ownLayer.layoutIfNeeded()
  }
}
