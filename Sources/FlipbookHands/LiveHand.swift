import FlipbookLive
import FlipbookPictures
import FlipbookTerminal

/// What the keys and the pointer do with something that is moved by hand.
protocol LiveHand {
  /// The lines that explain the keys, in the order of `help keys`.
  static var keys: [String] { get }
  /// Whether it stands while they are shown.
  static var standsForKeys: Bool { get }

  associatedtype Object: LiveObject
  var object: Object { get }

  /// Does what a key stands for, in the picture that is shown; answers nil to go on.
  mutating func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision?
}

/// What follows from a key: the changes are kept or dropped, or the keys are explained.
enum LiveDecision { case keep, putBack, showKeys }

extension LiveHand { static var standsForKeys: Bool { false } }
