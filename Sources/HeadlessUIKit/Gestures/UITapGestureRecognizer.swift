import Foundation
internal import PropertyEngine

/// Tells when fingers come down and are lifted at once, once or several times.
///
/// Choice, as Apple does not tell its numbers: a finger that goes 10 points or stays for 0.75 s
/// taps not, and the next tap comes within 0.35 s and 45 points. Source:
/// developer.apple.com/documentation/uikit/uitapgesturerecognizer.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes (default: 1).
  public final var numberOfTapsRequired = 1
  /// How many fingers each takes (default: 1).
  public final var numberOfTouchesRequired = 1
  private var taps = 0
  private var firstPlace = CGPoint.zero
  private var hasAllFingers = false
  private static let longest = 0.75
  override var kind: String { "tap" }

  /// Fewer taps leave more taps a chance.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps == 0 { firstPlace = place }
    hasAllFingers = hasAllFingers || numberOfTouches == numberOfTouchesRequired
    guard numberOfTouches <= numberOfTouchesRequired,
      hypot(place.x - firstPlace.x, place.y - firstPlace.y) <= Fingers.tapDistance
    else { return state = .failed }
    wait(Self.longest) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.way >= Self.slop }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 0 else { return }
    guard hasAllFingers else { return state = .failed }
    (taps, hasAllFingers) = (taps + 1, false)
    guard taps < numberOfTapsRequired else { return state = .ended }
    wait(Fingers.tapPause) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() { (taps, hasAllFingers) = (0, false) }
}
