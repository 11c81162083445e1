/// A view whose content is larger than itself and is moved by a finger.
///
/// ``contentOffset`` is the origin of the bounds: an animation block animates it like them. A
/// motion without a finger sets it at each frame, by a formula for that moment. Apple:
/// uikit/uiscrollview.
open class UIScrollView: UIView {
  /// The rate at which scrolling comes to rest (Apple: uikit/uiscrollview/decelerationrate).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity left after each millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate, and one that comes to rest sooner.
    public static let normal = Self(rawValue: Deceleration.normal),
      fast = Self(rawValue: Deceleration.fast)
  }

  /// The delegate; not retained.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points; a change does not scroll (choice).
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { tellWatches(of: \.contentSize) } }
  }
  /// The points it may be scrolled beyond the content; a change does not scroll (choice).
  open var contentInset = UIEdgeInsets.zero
  /// The same: safe areas add nothing to it (choice).
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether it goes beyond an end, and comes back (default: true).
  open var bounces = true
  /// Whether it does so even if the content is no larger than the view (default: false).
  open var alwaysBounceVertical = false, alwaysBounceHorizontal = false
  /// Whether it comes to rest at multiples of its size (default: false).
  open var isPagingEnabled = false
  /// The rate at which it comes to rest (default: `normal`); outside of 0…1 a programmer error.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      let isRate = decelerationRate.rawValue > 0 && decelerationRate.rawValue < 1
      precondition(isRate, "a deceleration rate is more than 0 and less than 1")
    }
  }
  /// Whether fingers scroll (default: true).
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether an indicator is shown (default: true); none is drawn.
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  /// The gesture that scrolls.
  open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollGesture()
  /// Whether a finger is down.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// Whether a finger scrolls, or the motion after it goes on.
  open internal(set) var isDragging = false
  /// Whether it goes on by itself after a finger was lifted.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// The offset for a finger that has not moved, as if there were no ends.
  final var grip: CGPoint?
  final var motion: ScrollMotion?
  private var link: CADisplayLink?
  private var movesByItself = false

  /// Makes a scroll view with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    let pan = panGestureRecognizer
    pan.addAction { [weak self] in self?.panned($0) }
    (pan as? ScrollGesture)?.isCatching = { [weak self] in self?.motion != nil }
    addGestureRecognizer(pan)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = contentOffset
      super.bounds = newValue
      guard contentOffset != old else { return }
      if !exchange(&movesByItself, with: false) { goOnFromHere() }
      delegate?.scrollViewDidScroll(self)
      tellWatches(of: \.contentOffset)
    }
  }

  /// What observes a property, while an app keeps it.
  final class Watch {
    let keyPath: AnyKeyPath, tell: () -> Void
    init(_ keyPath: AnyKeyPath, tell: @escaping () -> Void) {
      (self.keyPath, self.tell) = (keyPath, tell)
    }
  }
  final var watches: [() -> Watch?] = []

  private func tellWatches(of keyPath: PartialKeyPath<UIScrollView>) {
    watches.removeAll { $0() == nil }
    for watch in watches.compactMap({ $0() }) where watch.keyPath == keyPath { watch.tell() }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer, motion == nil else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = panGestureRecognizer.translation(in: self)
    return scrolls(abs(way.x) > abs(way.y) ? .x : .y)
  }

  /// Never asked: only gestures handle touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Never asked: by default true but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Never called: safe areas add nothing to the inset.
  open func adjustedContentInsetDidChange() {}

  // MARK: The offset

  /// The point of the content that is at the view's origin, in points.
  ///
  /// A motion without a finger goes on with its velocity from an offset that is set (choice).
  open var contentOffset: CGPoint {
    get { super.bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Sets the offset, even beyond the ends, and ends a motion; animated, it takes 0.3 s, easing in
  /// and out (choice).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    halt()
    guard animated else { return self.contentOffset = contentOffset }
    guard contentOffset != self.contentOffset else { return }
    begin(.easing(from: self.contentOffset, to: contentOffset))
  }

  /// Scrolls as little as shows a rectangle of the content, or the near part of one too large.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var target = contentOffset
    for axis in Axis.allCases {
      let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      let seen = min(max(target[axis], high - bounds.size[axis]), low)
      target[axis] = range(axis).nearest(to: seen)
    }
    setContentOffset(target, animated: animated)
  }

  // MARK: Motion without a finger

  final func begin(_ motion: ScrollMotion.Way) {
    performOnStage {
      self.motion = ScrollMotion(motion, begin: CACurrentMediaTime())
      guard link == nil else { return }
      let link = CADisplayLink { [weak self] link in
        guard let self else { return link.invalidate() }
        frame(at: link.timestamp)
      }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  /// Ends the motion without a finger.
  final func halt() {
    link?.invalidate()
    (motion, link) = (nil, nil)
    isDragging = grip != nil
  }

  private func frame(at time: TimeInterval) {
    guard let motion else { return }
    move(to: motion.offset(at: time))
    // The delegate may have begun another motion.
    guard motion.isOver(at: time), motion === self.motion else { return }
    halt()
    goOnFromHere()
    if motion.isDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  final func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    movesByItself = true
    contentOffset = offset
  }
}
