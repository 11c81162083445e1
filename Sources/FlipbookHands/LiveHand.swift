import FlipbookLive
import FlipbookPictures
import FlipbookSession
import FlipbookTerminal

/// What the keys and the pointer do with something that is shown while it is moved by hand.
protocol LiveHand {
  /// What the terminal shows.
  func picture(size: LiveSize) -> LivePicture

  /// What of that can be shown at once over the picture shown last; `nil` for nothing.
  func sketch(over last: LivePicture, size: LiveSize) -> LivePicture?

  /// Does what a key stands for, in the picture that is shown.
  mutating func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision?

  /// Whether it moves by itself, as time does.
  var isPlaying: Bool { get }

  /// Lets time pass for it, in seconds of a clock.
  func advance(by seconds: Double)

  /// Works out what may be shown a little later; answers whether there is something new to be seen.
  func follow() -> Bool

  /// The entries that do what was done.
  var entries: [String] { get }
}

/// What becomes of what was done by hand.
enum LiveDecision { case keep, putBack }

extension LiveHand {
  func follow() -> Bool { false }
  func sketch(over last: LivePicture, size: LiveSize) -> LivePicture? { nil }
}
