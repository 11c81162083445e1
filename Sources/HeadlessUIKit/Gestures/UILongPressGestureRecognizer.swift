/// Recognizes fingers that stay down, until they leave (Apple: uikit/uilongpressgesturerecognizer).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds before it begins (default: 0.5).
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before it begins, in points (default: 10).
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press (default: 0), and of fingers (default: 1).
  open var numberOfTapsRequired = 0, numberOfTouchesRequired = 1
  override var kind: String { "press" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired,
      touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    wait(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if touches.contains(where: { $0.distanceFromStart > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
}
