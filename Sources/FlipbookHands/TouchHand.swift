import FlipbookLive
import FlipbookPictures
import FlipbookSession
import FlipbookTerminal

/// What the pointer does as a finger, and the keys beside it.
struct TouchHand: LiveHand {
  private let toucher: Toucher
  private var showsKeys = false

  init(_ toucher: Toucher) { self.toucher = toucher }

  var isPlaying: Bool { toucher.isPlaying && !showsKeys }
  var entries: [String] { toucher.entries }
  func advance(by seconds: Double) { toucher.advance(by: seconds) }

  func picture(size: LiveSize) -> LivePicture {
    showsKeys ? toucher.picture(ofText: Self.keys, size: size) : toucher.picture(size: size)
  }

  mutating func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision? {
    if showsKeys {
      showsKeys = false
      return key == .interrupt ? .putBack : nil
    }
    switch key {
    case .enter:
      toucher.lift()
      return .keep
    case .escape, .interrupt, .character("q"): return .putBack
    case .character(" "): toucher.togglePlaying()
    case .character("-"), .character("_"): toucher.changeSpeed(faster: false)
    case .character("+"), .character("="): toucher.changeSpeed(faster: true)
    case .character("f"): toucher.toggleFit()
    case .character("?"), .character("h"): showsKeys = true
    case .pointer(let what, let row, let column, _):
      guard let point = picture.point(atRow: row, column: column) else { return nil }
      switch what {
      case .press where picture.stage.contains(row): toucher.comeDown(at: point)
      case .drag: toucher.move(to: point)
      case .release: toucher.lift()
      case .press, .wheelUp, .wheelDown: break
      }
    default: break
    }
    return nil
  }

  // In the order of `help keys`.
  private static let keys = [
    "Keys of touch",
    "",
    "pointer          a finger: press, drag, let go",
    "space            hold time, or let it pass",
    "- and +          half or twice as fast",
    "f                show all there is, or the window",
    "enter            keep it: what was done is entered as touches and steps",
    "esc, q, ctrl-c   put everything back",
  ]
}
