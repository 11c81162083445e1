import CLessonTexts
import FlipbookLive

/// Changes the numbers of an entry, and the playhead, by keys and the pointer.
struct TunerHand: LiveHand {
  let object: Tuner
  // The thing that the pointer holds, and for a number the column where it was last.
  private var grip: Grip?

  private enum Grip { case track, number(column: Int), view }

  init(_ tuner: Tuner) { object = tuner }

  private var isTyping: Bool { object.entry.typed != nil }

  mutating func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision? {
    object.remark = ""
    switch key {
    case .enter: return object.canBeKept ? .keep : nil
    case .escape: return object.entry.dropTyped() ? nil : .putBack
    case .interrupt: return .putBack
    case .character("q") where !isTyping: return .putBack
    case .character("?"): return .showKeys
    case .character("h") where !isTyping: return .showKeys
    case .character(let character) where isTyped(character): object.entry.type(character)
    case .tab(let backward): object.entry.chooseNext(backward: backward)
    case .backspace: object.entry.deleteBackward()
    case .arrow(.up, let modifiers): object.entry.step(1, coarser: modifiers.coarseness)
    case .arrow(.down, let modifiers): object.entry.step(-1, coarser: modifiers.coarseness)
    case .pageUp: object.entry.step(1, coarser: 1)
    case .pageDown: object.entry.step(-1, coarser: 1)
    case .home, .arrow(.left, .shift): object.playhead.move(toShare: 0)
    case .end, .arrow(.right, .shift): object.playhead.move(toShare: 1)
    case .arrow(.left, _): object.playhead.move(byFrames: -1)
    case .arrow(.right, _): object.playhead.move(byFrames: 1)
    case .pointer(let what, let row, let column, let modifiers, let inside):
      let place = picture.point(atRow: row, column: column, inside: inside)
      point(what, row, column, modifiers, place, picture)
    case .character("["): object.entry.changeStep(coarser: false)
    case .character("]"): object.entry.changeStep(coarser: true)
    case .character("="): object.entry.resetAll()
    case .character(" "): object.playhead.togglePlaying()
    case .character("r"): object.playhead.reverse()
    case .character("<"): object.playhead.changeSpeed(faster: false)
    case .character(">"): object.playhead.changeSpeed(faster: true)
    case .character("m"): object.mark()
    case .character("p"): object.moveToMark(forward: false)
    case .character("n"): object.moveToMark(forward: true)
    case .character("l"): object.playhead.toggleLooping()
    case .character("f"): object.toggleFit()
    case .character, .answer, .other: break
    }
    return nil
  }

  // Whether it belongs to a number that is typed, or begins one.
  private func isTyped(_ character: Character) -> Bool {
    character.isASCII
      && (character.isNumber || character == "." || character == "-"
        || isTyping && (character.isLetter || character == "%"))
  }

  // A press takes a number, the playhead or a view; the drag after it may go anywhere. A number
  // changes by a step for each column that the pointer moves.
  private mutating func point(
    _ what: LiveKey.Pointer, _ row: Int, _ column: Int, _ modifiers: LiveKey.Modifiers,
    _ place: SIMD2<Double>?, _ picture: LivePicture
  ) {
    let number = picture.numbers.first { $0.row == row && $0.columns.contains(column) }?.place
    switch what {
    case .press:
      grip = picture.track?.row == row ? .track : number.map { _ in .number(column: column) }
      if let number { object.entry.choose(number) }
      if grip == nil, picture.stage.contains(row), let place, object.grab(at: place) {
        grip = .view
      }
    case .release:
      grip = nil
      object.letGo()
    case .wheelUp, .wheelDown:
      let direction = what == .wheelUp ? 1 : -1
      guard let number else { return object.playhead.move(byFrames: -direction) }
      object.entry.choose(number)
      return object.entry.step(direction, coarser: modifiers.coarseness, snaps: true)
    case .drag: break
    }
    switch grip {
    case .track:
      guard let track = picture.track?.track else { return }
      object.playhead.move(toShare: track.share(ofColumn: column, columns: picture.columns))
    case .number(let last) where column != last:
      grip = .number(column: column)
      object.entry.step(column - last, coarser: modifiers.coarseness, snaps: true)
    case .view: if let place { object.drag(to: place) }
    case .number, nil: break
    }
  }

  static let keys = TextTable.lines(tuner_keys())
}

extension LiveKey.Modifiers {
  /// By how many powers of ten a step is coarser with them.
  fileprivate var coarseness: Int { (contains(.shift) ? 1 : 0) - (contains(.alt) ? 1 : 0) }
}
