import CLessonTexts
import FlipbookLive

/// Moves a finger by the pointer, with a few keys beside it.
struct TouchHand: LiveHand {
  static let pausesForHelp = true

  let object: Toucher

  func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision? {
    switch key {
    case .enter:
      object.lift()
      return .keep
    case .escape, .interrupt, .character("q"): return .putBack
    case .character(" "): object.togglePlaying()
    case .character("-"), .character("_"): object.changeSpeed(faster: false)
    case .character("+"), .character("="): object.changeSpeed(faster: true)
    case .character("f"): object.toggleFit()
    case .character("?"), .character("h"): return .showKeys
    case .pointer(let what, let row, let column, _, let inside):
      guard let point = picture.point(atRow: row, column: column, inside: inside) else {
        return nil
      }
      switch what {
      case .press where picture.stage.contains(row): object.comeDown(at: point)
      case .drag: object.move(to: point)
      case .release: object.lift()
      case .press, .wheelUp, .wheelDown: break
      }
    default: break
    }
    return nil
  }

  static let keys = TextTable.lines(touch_keys())
}
