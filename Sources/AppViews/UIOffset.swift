/// A distance to the right and down, in points; coded by names (choice; Apple: uikit/uioffset).
public struct UIOffset: Codable, Hashable, Sendable {
  /// The two parts.
  public var horizontal: CGFloat, vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset()

  /// Makes an offset (default: 0).
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
