import EntryNumbers
import FlipbookLive
import FlipbookPictures
import FlipbookSession
import FlipbookTerminal

/// What the keys and the pointer do with the numbers of an entry, and with the playhead beside them.
struct TunerHand: LiveHand {
  private let tuner: Tuner
  private var showsKeys = false
  // What the pointer has taken, and the column where it was last.
  private var grip: Grip?

  private enum Grip { case track, number(column: Int) }

  init(_ tuner: Tuner) { self.tuner = tuner }

  var isPlaying: Bool { tuner.playhead.isPlaying }
  var entries: [String] { tuner.entries }
  private var isTyping: Bool { tuner.entry.typed != nil }
  func advance(by seconds: Double) { tuner.playhead.advance(by: seconds) }
  func follow() -> Bool { tuner.follow() }

  func picture(size: LiveSize) -> LivePicture {
    showsKeys ? tuner.picture(ofText: Self.keys, size: size) : tuner.picture(size: size)
  }

  func sketch(over last: LivePicture, size: LiveSize) -> LivePicture? {
    showsKeys ? nil : tuner.sketch(over: last, size: size)
  }

  mutating func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision? {
    if showsKeys {
      showsKeys = false
      return key == .interrupt ? .putBack : nil
    }
    tuner.remark = ""
    switch key {
    case .enter: return tuner.canBeKept ? .keep : nil
    case .escape: return tuner.entry.dropTyped() ? nil : .putBack
    case .interrupt: return .putBack
    case .character("q") where !isTyping: return .putBack
    case .character(let character): press(character)
    case .tab(let backward): tuner.entry.chooseNext(backward: backward)
    case .backspace: tuner.entry.deleteBackward()
    case .arrow(.up, let modifiers): tuner.entry.step(1, coarser: modifiers.coarseness)
    case .arrow(.down, let modifiers): tuner.entry.step(-1, coarser: modifiers.coarseness)
    case .pageUp: tuner.entry.step(1, coarser: 1)
    case .pageDown: tuner.entry.step(-1, coarser: 1)
    case .home, .arrow(.left, .shift): tuner.playhead.move(toShare: 0)
    case .end, .arrow(.right, .shift): tuner.playhead.move(toShare: 1)
    case .arrow(.left, _): tuner.playhead.move(byFrames: -1)
    case .arrow(.right, _): tuner.playhead.move(byFrames: 1)
    case .pointer(let what, let row, let column, let modifiers):
      point(what, row, column, modifiers, picture)
    case .other: break
    }
    return nil
  }

  private mutating func press(_ character: Character) {
    let isUnit = character.isLetter || character == "%"
    if character.isNumber || character == "." || character == "-" || isTyping && isUnit {
      return tuner.entry.type(character)
    }
    switch character {
    case "[": tuner.entry.changeStep(coarser: false)
    case "]": tuner.entry.changeStep(coarser: true)
    case "=": tuner.entry.resetAll()
    case " ": tuner.playhead.togglePlaying()
    case "r": tuner.playhead.reverse()
    case "<": tuner.playhead.changeSpeed(faster: false)
    case ">": tuner.playhead.changeSpeed(faster: true)
    case "m": tuner.mark()
    case "p": tuner.moveToMark(forward: false)
    case "n": tuner.moveToMark(forward: true)
    case "l": tuner.playhead.toggleLooping()
    case "f": tuner.toggleFit()
    case "?", "h": showsKeys = true
    default: break
    }
  }

  // A press takes a number or the playhead, and a drag goes on anywhere: a number changes by a step
  // a column, from where the pointer was last, so that it turns round with it at once.
  private mutating func point(
    _ what: LiveKey.Pointer, _ row: Int, _ column: Int, _ modifiers: LiveKey.Modifiers,
    _ picture: LivePicture
  ) {
    let number = picture.numbers.first { $0.row == row && $0.columns.contains(column) }?.place
    switch what {
    case .press:
      grip = picture.track?.row == row ? .track : number.map { _ in .number(column: column) }
      if let number { tuner.entry.choose(number) }
    case .release: grip = nil
    case .wheelUp, .wheelDown:
      let direction = what == .wheelUp ? 1 : -1
      guard let number else { return tuner.playhead.move(byFrames: -direction) }
      tuner.entry.choose(number)
      return tuner.entry.step(direction, coarser: modifiers.coarseness, snaps: true)
    case .drag: break
    }
    switch grip {
    case .track:
      guard let track = picture.track?.track else { return }
      tuner.playhead.move(toShare: track.share(ofColumn: column, columns: picture.columns))
    case .number(let last) where column != last:
      grip = .number(column: column)
      tuner.entry.step(column - last, coarser: modifiers.coarseness, snaps: true)
    case .number, nil: break
    }
  }

  // In the order of `help keys`.
  private static let keys = [
    "Keys of the tuner",
    "",
    "tab, shift-tab   the next number, or the one before",
    "up, down         a step more, or less; shift ten times as much, alt a tenth",
    "page up, down    ten steps",
    "[ and ]          a finer or a coarser step: the digit that will change is underlined",
    "0 to 9 . -       type the number, and its unit; backspace takes back, esc drops it",
    "backspace        the old value; = gives all numbers theirs",
    "left, right      the playhead a frame back or on; home, end, n and p: ends and marks",
    "space            play, or hold; l in a loop, r backward, < and > slower and faster",
    "m                set a mark here",
    "f                show all there is, or the window",
    "pointer          drag a number, a column a step, or the playhead; the wheel: a step on a",
    "                 number, else a frame",
    "enter            keep it: what was changed is entered as one 'edit'",
    "esc, q, ctrl-c   put everything back",
  ]
}

extension LiveKey.Modifiers {
  /// By how many powers of ten a step is coarser with them.
  fileprivate var coarseness: Int { (contains(.shift) ? 1 : 0) - (contains(.alt) ? 1 : 0) }
}
