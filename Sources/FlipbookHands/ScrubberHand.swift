import FlipbookLive
import FlipbookPictures
import FlipbookSession
import FlipbookTerminal

/// What the keys and the pointer do with a playhead.
struct ScrubberHand: LiveHand {
  private let scrubber: Scrubber
  private var showsKeys = false
  private var isDragging = false

  init(_ scrubber: Scrubber) { self.scrubber = scrubber }

  var isPlaying: Bool { scrubber.isPlaying }
  var entries: [String] { scrubber.entries }
  func advance(by seconds: Double) { scrubber.advance(by: seconds) }

  func picture(size: LiveSize) -> LivePicture {
    showsKeys ? scrubber.picture(ofText: Self.keys, size: size) : scrubber.picture(size: size)
  }

  mutating func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision? {
    if showsKeys {
      showsKeys = false
      return key == .interrupt ? .putBack : nil
    }
    switch key {
    case .enter: return scrubber.mayBeKept() ? .keep : nil
    case .escape, .interrupt, .character("q"): return .putBack
    case .character(let character): press(character)
    case .home, .arrow(.left, .shift): scrubber.move(toShare: 0)
    case .end, .arrow(.right, .shift): scrubber.move(toShare: 1)
    case .arrow(.left, _): scrubber.move(byFrames: -1)
    case .arrow(.right, _): scrubber.move(byFrames: 1)
    case .arrow(.up, _): scrubber.move(byFrames: 10)
    case .arrow(.down, _): scrubber.move(byFrames: -10)
    case .pointer(let what, let row, let column, _): point(what, row, column, picture)
    case .tab, .backspace, .pageUp, .pageDown, .other: break
    }
    return nil
  }

  private mutating func press(_ character: Character) {
    switch character {
    case " ": scrubber.togglePlaying()
    case "r": scrubber.reverse()
    case "-", "_": scrubber.changeSpeed(faster: false)
    case "+", "=": scrubber.changeSpeed(faster: true)
    case "m": scrubber.mark()
    case ",": scrubber.moveToMark(forward: false)
    case ".": scrubber.moveToMark(forward: true)
    case "l": scrubber.toggleLooping()
    case "s": scrubber.toggleLinear()
    case "f": scrubber.toggleFit()
    case "y": scrubber.toggleScale()
    case "?", "h": showsKeys = true
    default:
      guard let tenth = character.wholeNumberValue else { return }
      scrubber.move(toFraction: Double(tenth) / 10)
    }
  }

  // A press takes the playhead where it is on the track, and a drag goes on anywhere.
  private mutating func point(
    _ what: LiveKey.Pointer, _ row: Int, _ column: Int, _ picture: LivePicture
  ) {
    guard let (trackRow, track) = picture.track else { return }
    switch what {
    case .press: isDragging = row == trackRow
    case .release: isDragging = false
    case .wheelUp: return scrubber.move(byFrames: -1)
    case .wheelDown: return scrubber.move(byFrames: 1)
    case .drag: break
    }
    guard isDragging else { return }
    scrubber.move(toShare: track.share(ofColumn: column, columns: picture.columns))
  }

  // In the order of `help keys`.
  private static let keys = [
    "Keys of the scrubber",
    "",
    "space            play, or hold",
    "left, right      a frame back or on",
    "down, up         ten frames back or on",
    "shift-left, home the beginning",
    "shift-right, end the end",
    "0 to 9           tenths of the way, from the side it comes from",
    ", and .          the mark before or behind",
    "r                turn around",
    "- and +          half or twice as fast",
    "m                set a mark here",
    "l                begin again when it arrives",
    "s                along the way, or along the curve of an animator",
    "f                show all there is, or the window",
    "y                the curves over one scale, or each over its own",
    "pointer          take the playhead on the track; the wheel moves a frame",
    "enter            keep it: what was done is entered as commands",
    "esc, q, ctrl-c   put everything back",
  ]
}
