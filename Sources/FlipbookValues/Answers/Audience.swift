/// Where what happens is shown at once.
package enum Audience: Sendable {
  /// Nowhere: what comes of an entry is looked at later.
  case none
  /// On a terminal that shows lines only.
  case lines
  /// On a terminal that can draw.
  case screen
}
