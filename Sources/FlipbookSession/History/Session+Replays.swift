import FlipbookLanguage
import FlipbookValues
import OrderedCollections

/// All that a session is but for its stage, which follows from it.
struct SessionLog {
  var transcript: [Session.Record] = []
  var timeline = Timeline()
  /// Places on the timeline by name; they survive every move.
  var marks: OrderedDictionary<String, Int> = [:]
  var watches: [Watch] = []
  /// What edits have not entered again, by the places where it waits; looked up only.
  var waiting: [Int: [Again]] = [:]
  /// The settings it began with.
  var initialSettings: Settings
  /// The settings of the empty stage: those set before anything else was entered.
  var baseSettings: Settings

  /// The log of a session in which nothing has been entered.
  init(settings: Settings) { (initialSettings, baseSettings) = (settings, settings) }
}

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
    putAway.earlier.append(log)
    putAway.later = []
    putAway.floors.append(putAway.count)
    log = SessionLog(settings: startSettings)
  }

  /// Ends what ``beginReplay()`` began.
  package func endReplay() {
    // What replays within this one have put away is taken back with it.
    putAway.earlier.removeSubrange(putAway.floors.removeLast()...)
    putAway.later = []
    timeline.forgetUndo()
  }

  /// Takes back the replay in which the session stands, or the undo of one.
  ///
  /// A replay that is under way is not left. The answer is whether there was one to cross.
  func crossReplay(isRedo: Bool) throws(Mistake) -> Bool {
    let (present, before) = (log, putAway)
    if isRedo {
      guard let next = putAway.later.last, next.moves == timeline.moves else { return false }
      putAway.later.removeLast()
      putAway.earlier.append(present)
      log = next.log
    } else {
      guard putAway.count > putAway.floors.last ?? 0, let last = putAway.earlier.popLast()
      else { return false }
      putAway.later.append((present, last.timeline.moves))
      log = last
    }
    guard bring() else {
      (log, putAway) = (present, before)
      throw Mistake(.interrupted, Span(0, 0))
    }
    return true
  }
}
