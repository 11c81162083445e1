/// A pan that begins at once if it catches a scroll view that moves by itself.
final class ScrollGesture: UIPanGestureRecognizer {
  var isCatching: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, isCatching() { state = .began }
  }
}

extension UIScrollView {
  /// The offsets from end to end.
  final func range(_ axis: Axis) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let (near, far) = axis == .x ? (inset.left, inset.right) : (inset.top, inset.bottom)
    return Double(-near)...Double(max(-near, contentSize[axis] + far - bounds.size[axis]))
  }

  final func scrolls(_ axis: Axis) -> Bool {
    let range = range(axis)
    let always = axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical
    return range.lowerBound < range.upperBound || bounces && always
  }

  final func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: take(pan)
    case .changed: drag(pan)
    case .ended: letGo(pan.velocity(in: self))
    default: letGo(.zero)
    }
  }

  private func take(_ pan: UIPanGestureRecognizer) {
    let wasDecelerating = isDecelerating
    halt()
    isDragging = true
    // The translation that made it begin does not scroll.
    pan.setTranslation(.zero, in: self)
    grip = unbound(contentOffset)
    delegate?.scrollViewWillBeginDragging(self)
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let grip else { return }
    let way = pan.translation(in: self)
    var offset = contentOffset
    for axis in Axis.allCases where scrolls(axis) {
      let free = grip[axis] - way[axis]
      let end = range(axis).nearest(to: free)
      offset[axis] = end + (bounces ? rubberBand(free - end, in: bounds.size[axis]) : 0)
    }
    move(to: offset)
  }

  // The offset without the rubber band.
  private func unbound(_ offset: CGPoint) -> CGPoint {
    var free = offset
    for axis in Axis.allCases {
      let end = range(axis).nearest(to: offset[axis])
      let way = offset[axis] - end
      guard way != 0, abs(way) < bounds.size[axis] else { continue }
      free[axis] = end + pull(showing: way, in: bounds.size[axis])
    }
    return free
  }

  private func letGo(_ fingers: CGPoint) {
    guard exchange(&grip, with: nil) != nil else { return }
    var (velocity, free) = (CGPoint.zero, contentOffset)
    for axis in Axis.allCases where scrolls(axis) {
      velocity[axis] = -fingers[axis]
      free[axis] += project(
        initialVelocity: velocity[axis], decelerationRate: decelerationRate.rawValue)
      if isPagingEnabled { free[axis] = page(nearest: free[axis], axis) }
    }
    let target = way(toward: free).end
    var asked = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &asked)
    for axis in Axis.allCases where asked[axis] != target[axis] { free[axis] = asked[axis] }
    let way = way(toward: free)
    isDragging = way.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDragging)
    guard isDragging, grip == nil, motion == nil else { return }
    begin(way)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  // The nearest page, at most the next one.
  private func page(nearest free: CGFloat, _ axis: Axis) -> CGFloat {
    let size = bounds.size[axis]
    guard size > 0 else { return free }
    let place = contentOffset[axis] / size
    let near = place.rounded(.down)...place.rounded(.up)
    return range(axis).nearest(to: near.nearest(to: (free / size).rounded()) * size)
  }

  private var ownRate: CGFloat {
    (isPagingEnabled ? DecelerationRate.fast : decelerationRate).rawValue
  }

  private func way(toward target: CGPoint) -> ScrollMotion.Way {
    func path(_ axis: Axis) -> ScrollPath {
      ScrollPath(
        from: contentOffset[axis], toward: target[axis], in: range(axis), rate: ownRate,
        bounces: bounces)
    }
    return .decelerating(x: path(.x), y: path(.y))
  }

  /// Continues from an offset that was set, with the present velocity.
  final func goOnFromHere() {
    if grip != nil {
      let (free, way) = (unbound(contentOffset), panGestureRecognizer.translation(in: self))
      grip = CGPoint(x: free.x + way.x, y: free.y + way.y)
    }
    guard let motion, motion.isDeceleration else { return }
    let velocity = performOnStage { motion.velocity(at: CACurrentMediaTime()) }
    let seconds = -1 / (1000 * log(ownRate))
    let (x, y) = (velocity.x * seconds, velocity.y * seconds)
    begin(way(toward: CGPoint(x: contentOffset.x + x, y: contentOffset.y + y)))
  }
}
