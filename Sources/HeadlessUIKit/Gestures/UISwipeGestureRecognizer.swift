/// Recognizes a move of 50 points within 0.5 s (choice; Apple: uikit/uiswipegesturerecognizer).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes, with UIKit's raw values.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One direction.
    public static let right = Self(rawValue: 1 << 0), left = Self(rawValue: 1 << 1),
      up = Self(rawValue: 1 << 2), down = Self(rawValue: 1 << 3)
  }

  /// The directions that count (default: right).
  open var direction = Direction.right
  /// The number of fingers (default: 1).
  open var numberOfTouchesRequired = 1
  private static let distance: CGFloat = 50
  private static let longest = 0.5
  private var start = CGPoint.zero
  override var kind: String { "swipe" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    start = place
    wait(Self.longest) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    let isLevel = abs(dx) >= abs(dy)
    guard max(abs(dx), abs(dy)) >= Self.distance else { return }
    let way: Direction = isLevel ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    state = direction.contains(way) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
