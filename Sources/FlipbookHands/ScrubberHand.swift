import CLessonTexts
import FlipbookLive

/// Moves a playhead by keys and the pointer.
struct ScrubberHand: LiveHand {
  let object: Scrubber
  private var isDragging = false

  init(_ scrubber: Scrubber) { object = scrubber }

  mutating func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision? {
    object.remark = ""
    switch key {
    case .enter: return object.mayBeKept() ? .keep : nil
    case .escape, .interrupt, .character("q"): return .putBack
    case .character("?"), .character("h"): return .showKeys
    case .home, .arrow(.left, .shift): object.move(toShare: 0)
    case .end, .arrow(.right, .shift): object.move(toShare: 1)
    case .arrow(.left, _): object.playhead.move(byFrames: -1)
    case .arrow(.right, _): object.playhead.move(byFrames: 1)
    case .arrow(.up, _): object.playhead.move(byFrames: 10)
    case .arrow(.down, _): object.playhead.move(byFrames: -10)
    case .pointer(let what, let row, let column, _, _): point(what, row, column, picture)
    case .character(" "): object.playhead.togglePlaying()
    case .character("r"): object.playhead.reverse()
    case .character("-"), .character("_"): object.playhead.changeSpeed(faster: false)
    case .character("+"), .character("="): object.playhead.changeSpeed(faster: true)
    case .character("m"): object.mark()
    case .character(","): object.moveToMark(forward: false)
    case .character("."): object.moveToMark(forward: true)
    case .character("l"): object.playhead.toggleLooping()
    case .character("["): object.playhead.setBeginning()
    case .character("]"): object.playhead.setEnd()
    case .character("s"): object.toggleLinear()
    case .character("f"): object.toggleFit()
    case .character("y"): object.toggleScale()
    case .character(let character):
      guard character.isASCII, let tenth = character.wholeNumberValue else { fallthrough }
      object.move(toFraction: Double(tenth) / 10)
    case .tab, .backspace, .pageUp, .pageDown, .answer, .other: object.playhead.hold()
    }
    return nil
  }

  // A press on the track takes the playhead; the drag after it may go anywhere.
  private mutating func point(
    _ what: LiveKey.Pointer, _ row: Int, _ column: Int, _ picture: LivePicture
  ) {
    guard let (trackRow, track) = picture.track else { return }
    switch what {
    case .press: isDragging = row == trackRow
    case .release: isDragging = false
    case .wheelUp: return object.playhead.move(byFrames: -1)
    case .wheelDown: return object.playhead.move(byFrames: 1)
    case .drag: break
    }
    guard isDragging else { return }
    object.move(toShare: track.share(ofColumn: column, columns: picture.columns))
  }

  static let keys = TextTable.lines(scrubber_keys())
}
