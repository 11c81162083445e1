/// A pan from within 20 points (choice) of an edge (Apple: uikit/uiscreenedgepangesturerecognizer).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges (default: none, and then it recognizes nothing).
  open var edges: UIRectEdge = []
  private static let margin: CGFloat = 20
  override var kind: String { "edge pan" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where state == .possible && !isAtEdge(touch) { ignore(touch, for: event) }
    guard numberOfTouches > 0 else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window?.bounds else { return false }
    let point = touch.location(in: nil)
    return edges.contains(.top) && point.y <= window.minY + Self.margin
      || edges.contains(.left) && point.x <= window.minX + Self.margin
      || edges.contains(.bottom) && point.y >= window.maxY - Self.margin
      || edges.contains(.right) && point.x >= window.maxX - Self.margin
  }
}

/// The edges of a rectangle, with UIKit's raw values.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One edge.
  public static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4),
    right = Self(rawValue: 8)
  /// All four.
  public static let all = UIRectEdge(rawValue: 15)
}
