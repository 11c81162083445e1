public import Foundation

/// A rectangle on the stage, over a layer that holds its values.
///
/// Outside an animation block a change applies at once; inside one, the model takes the new value
/// at once and what is shown moves there. Views are made inside `Stage.run`.
///
/// Source: developer.apple.com/documentation/uikit/uiview.
open class UIView: UIResponder, CALayerDelegate {
  /// The kind of layer the view makes for itself: `CALayer` or a class of its own kind.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that holds the view's values.
  public final let layer: CALayer
  /// The view this one lies in.
  public internal(set) final weak var superview: UIView?
  /// The views that lie in this one, the lowest first.
  public internal(set) final var subviews: [UIView] = []
  let associations = Associations()
  /// A number of the app's own (default: 0).
  public final var tag = 0
  /// Whether the view takes touches (default: true).
  public final var isUserInteractionEnabled = true
  /// Whether the view is told of more than one finger at a time (default: false).
  public final var isMultipleTouchEnabled = false
  var gestures: [UIGestureRecognizer] = []

  /// Makes a view with a frame, in points of the view it will lie in.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.frame = frame
  }

  /// Makes a view of no size: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
  }

  private static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("layerClass must be CALayer or inherit from it")
    }
    return layerClass.init(showing: nil)
  }

  /// Makes a view of no size at (0, 0).
  public override convenience init() { self.init(frame: .zero) }

  #if MainActorViews
    @MainActor
  #endif
  deinit {
    dismantle(&subviews) { view in
      defer { view.subviews = [] }
      return view.subviews
    }
  }

  // MARK: To be overridden

  /// Sets the frames of the subviews; called when a layout was asked for, by a change of size, by
  /// ``setNeedsLayout()``, or by a subview that came, left, or got other bounds or another
  /// transform outside of this; does nothing by default.
  open func layoutSubviews() {}

  /// What a change of the layer is animated by: in an animation block an action that moves it with
  /// the block, else `NSNull`.
  ///
  /// For a value that is no geometry it is a `CABasicAnimation` with the block's duration and curve
  /// (a `CASpringAnimation` on a spring), which may be given another key path and start, and
  /// answered for a key of the app's own.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer.state.recordings.last?.action(for: layer, forKey: event) ?? NSNull()
  }

  /// Lays out the subviews.
  open func layoutSublayers(of layer: CALayer) {
    layoutSubviews()
    traits?.controller?.viewDidLayoutSubviews()
  }

  /// Draws a part of the view: called with its bounds when its layer is displayed, which has to be
  /// asked for; there is nothing to draw on; does nothing by default.
  open func draw(_ rect: CGRect) {}
  /// Draws the view.
  open func display(_ layer: CALayer) { draw(bounds) }
  /// Asks for ``draw(_:)`` when the turn ends.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched; that of the view above, and blue at the top, unless set.
  open var tintColor: UIColor! {
    get {
      sequence(first: self, next: \.superview).lazy.compactMap { $0.traits?.tintColor }.first
        ?? .systemBlue
    }
    set {
      set(\.tintColor, to: newValue)
      for view in Preorder(self, { $0.subviews.filter { $0.traits?.tintColor == nil } }) {
        view.tintColorDidChange()
      }
    }
  }

  /// Tells that ``tintColor`` is another; does nothing by default.
  open func tintColorDidChange() {}

  // MARK: Values, animated in an animation block

  /// The box around the view in the view above; undefined by Apple under a transform, here the
  /// layer's box.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }

  /// The view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }

  /// The middle of the view in the view above: its layer's position.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The view's transform, about its centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// How much of the view is seen, 0 nothing to 1 all.
  open var alpha: CGFloat {
    get { CGFloat(layer[.opacity].x) }
    set { layer.change(.opacity, to: .numbers(SIMD4(Double(newValue)).checked(as: "alpha"))) }
  }

  /// The colour behind the view's contents (default: `nil`, none).
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// Whether the view is left out of the picture; switches at once, also in an animation.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Tells that the view is about to be put into another one; `nil` when it is taken out; does
  /// nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that the view was put into another one, or taken out; does nothing by default.
  open func didMoveToSuperview() {}
  /// Tells that the view came onto the screen or left it, with the one it lies in or by itself;
  /// does nothing by default.
  open func didMoveToWindow() {}

  /// The view a finger comes down on at a point in this one's coordinates: of this one and those in
  /// it the topmost; `nil` for none.
  ///
  /// It goes by what is seen at the moment (choice). Left out, with what lies in them, are views
  /// that are hidden, almost clear (alpha below 0.01) or take no touches, and those that something
  /// moves which lets them take none. Asks ``point(inside:with:)``.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    topmost(at: point, with: event)
  }

  /// Whether a point lies in the view, whose bounds are those that are seen.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.faceForTouches?.contains(point) ?? false
  }

  /// Whether a gesture that begins in the view may (default: true).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Its controller, or the view it lies in.
  open override var next: UIResponder? { traits?.controller ?? superview }

  // MARK: Layout

  /// Asks for a layout of the subviews when the turn ends.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out the subviews now, if that was asked for; in an animation block they move.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
}
