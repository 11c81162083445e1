package import FlipbookValues

/// What carries out commands that are entries of their own.
package protocol CommandHost: AnyObject {
  /// Where what happens is shown at once.
  var audience: Audience { get }
}
