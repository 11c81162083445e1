package import FlipbookPictures

/// Something that is moved by hand on a scratch of the session, which stands still.
package protocol LiveObject: AnyObject {
  /// Whether it moves by itself, as time does.
  var isPlaying: Bool { get }

  /// Lets time pass for it, in seconds of a clock.
  func advance(by seconds: Double)

  func picture(size: LiveSize) -> LivePicture

  /// What can be shown at once over the last picture; nil for nothing.
  func sketch(over last: LivePicture, size: LiveSize) -> LivePicture?

  /// Works out what may be shown a little later; answers whether there is something new.
  func follow() -> Bool

  /// The entries that do the same in the session.
  var entries: [String] { get }
}

extension LiveObject {
  package func sketch(over last: LivePicture, size: LiveSize) -> LivePicture? { nil }
  package func follow() -> Bool { false }
}
