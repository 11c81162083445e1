/// Recognizes fingers that come down and are lifted soon, once or several times.
///
/// Apple does not publish its numbers. Choice: a tap moves less than 10 points in less than 0.75 s,
/// and the next one comes within 0.35 s and 45 points. Apple: uikit/uitapgesturerecognizer.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, and of fingers for each (default: 1).
  open var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
  private var taps = 0
  private var firstPlace = CGPoint.zero
  private var hasAllFingers = false
  private static let longest = 0.75
  override var kind: String { "tap" }

  /// Does not prevent recognizers of more taps.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps == 0 { firstPlace = place }
    let isComplete = numberOfTouches == numberOfTouchesRequired
    hasAllFingers = hasAllFingers || isComplete
    // The middle of some of the fingers may be far from that of all.
    let distance = isComplete ? hypot(place.x - firstPlace.x, place.y - firstPlace.y) : 0
    guard numberOfTouches <= numberOfTouchesRequired, distance <= Fingers.tapDistance
    else { return state = .failed }
    wait(Self.longest) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.distanceFromStart >= Self.slop }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 0 else { return }
    guard hasAllFingers else { return state = .failed }
    (taps, hasAllFingers) = (taps + 1, false)
    guard taps < numberOfTapsRequired else { return state = .ended }
    wait(Fingers.tapPause) { [weak self] in self?.state = .failed }
  }

  open override func reset() { (taps, hasAllFingers) = (0, false) }
}
