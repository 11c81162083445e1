/// All that a session is but for its stage, which follows from it.
struct SessionLog {
  var transcript: [Session.Record] = []
  var timeline = Timeline()
  var marks: OrderedDictionary<String, Int> = [:]
  /// What is watched while the log is put away; else the stage has it.
  var watches: [Watch] = []
  /// What edits have not entered again, by the places where it waits; looked up only.
  var waiting: [Int: [Again]] = [:]
  var initialSettings: Settings
  var baseSettings: Settings

  init(settings: Settings) { (initialSettings, baseSettings) = (settings, settings) }
}

extension Session {
  package var transcript: [Record] { log.transcript }
  package var initialSettings: Settings { log.initialSettings }
  /// The settings of the empty stage: those set before anything else was entered.
  package var baseSettings: Settings { log.baseSettings }
  package var timeline: Timeline {
    _read { yield log.timeline }
    _modify { yield &log.timeline }
  }
  /// Places on the timeline by name; they survive every move.
  package var marks: OrderedDictionary<String, Int> {
    _read { yield log.marks }
    _modify { yield &log.marks }
  }

  /// One entry of the transcript.
  package struct Record: Equatable, Sendable {
    package let entry: String
    package let output: String
    package let failed: Bool
    /// The seconds by which time went forward in it; 0 where it went back.
    package let elapsed: Double
    /// The place on the timeline where the session was after it.
    package let place: Int
    /// What it is where it has changed nothing.
    let kind: Kind

    enum Kind { case look, check, mark, other }

    /// Whether it only looks, and can be asked again elsewhere.
    package var isLook: Bool { kind == .look || kind == .check }
    /// Whether it says what somebody wants of the stage, or of a place.
    var isCheck: Bool { kind == .check || kind == .mark }
  }
}

/// The logs that replays have put away, and those that undoing replays has.
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
    do { try bring() } catch {
      exchangeLog(for: present)
      putAway = before
      throw error
    }
    return true
  }
}
