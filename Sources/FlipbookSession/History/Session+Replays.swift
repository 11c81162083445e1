import FlipbookLanguage
import FlipbookValues

/// The logs that stand behind the one a session has: those that replays have put away, and those
/// that undoing replays has.
struct PutAwayLogs {
  fileprivate var earlier: [SessionLog] = []
  // Each with the number of moves after which it may still come back.
  fileprivate var later: [(log: SessionLog, moves: Int)] = []
  // How many there were as each replay that is under way began; none of them is led to.
  fileprivate var floors: [Int] = []

  /// How many there are to which undo leads.
  var count: Int { earlier.count }
}

// A replay is a session of its own: what is saved of it is what was replayed. The one before is put
// away, and comes back as it was when undo has nothing else to take back.
extension Session {
  /// Starts anew, before the entries of a file are entered; one undo takes all of them back.
  package func beginReplay() {
    putAway.earlier.append(exchangeLog(for: SessionLog(settings: startSettings)))
    putAway.later = []
    putAway.floors.append(putAway.count)
  }

  /// Ends what ``beginReplay()`` began.
  package func endReplay() {
    // What replays within this one have put away is taken back with it.
    putAway.earlier.removeSubrange(putAway.floors.removeLast()...)
    putAway.later = []
    timeline.forgetUndo()
  }

  /// Takes back the replay in which the session stands, or the undo of one; false if there is none.
  ///
  /// A replay that is under way is not left.
  func crossReplay(isRedo: Bool) throws(Mistake) -> Bool {
    let before = putAway
    let present: SessionLog
    if isRedo {
      guard let next = putAway.later.last, next.moves == timeline.moves else { return false }
      putAway.later.removeLast()
      present = exchangeLog(for: next.log)
      putAway.earlier.append(present)
    } else {
      guard putAway.count > putAway.floors.last ?? 0, let last = putAway.earlier.popLast()
      else { return false }
      present = exchangeLog(for: last)
      putAway.later.append((present, last.timeline.moves))
    }
    guard bring() else {
      exchangeLog(for: present)
      putAway = before
      throw Mistake(.interrupted, Span(0, 0))
    }
    return true
  }
}
