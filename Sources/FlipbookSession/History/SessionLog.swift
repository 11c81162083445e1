/// The whole state of a session except its stage, which follows from it.
struct SessionLog {
  var transcript: [Session.Record] = []
  var timeline = Timeline()
  var marks: OrderedDictionary<String, Int> = [:]
  /// The watches while the log is put away; otherwise the stage holds them.
  var watches: [Watch] = []
  /// The entries that edits have not entered again, by the places where they wait; only looked up.
  var waiting: [Int: [Reentry]] = [:]
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
    /// The seconds by which it moved time forward; 0 if it moved back.
    package let elapsed: Double
    /// The place on the timeline where the session was after it.
    package let place: Int
    /// Its kind if it has changed nothing, else `other`.
    let kind: Kind

    enum Kind { case look, check, mark, other }

    /// Whether it only looks, and can be asked again elsewhere.
    package var isLook: Bool { kind == .look || kind == .check }
    /// Whether it states what somebody wants of the stage, or marks a place.
    var isCheck: Bool { kind == .check || kind == .mark }
  }
}

/// The logs that replays have put away, and those that undoing a replay has put away.
struct PutAwayLogs {
  fileprivate var earlier: [SessionLog] = []
  // Each with the timeline's count of moves at which redo may bring it back.
  fileprivate var later: [(log: SessionLog, moves: Int)] = []
  // For each running replay, the count of earlier logs when it began; undo reaches none of them.
  fileprivate var floors: [Int] = []

  /// How many logs undo can bring back.
  var count: Int { earlier.count }
}

// A replay is a session of its own, so saving it saves what was replayed. The session before is put
// away, and comes back unchanged when undo has nothing else to take back.
extension Session {
  /// Starts an empty session for the entries of a file; one undo takes all of them back.
  package func beginReplay() {
    putAway.earlier.append(exchangeLog(for: SessionLog(settings: startSettings)))
    putAway.later = []
    putAway.floors.append(putAway.count)
  }

  package func endReplay() {
    // One undo takes back nested replays too, so the logs that they put away are dropped.
    putAway.earlier.removeSubrange(putAway.floors.removeLast()...)
    putAway.later = []
    timeline.forgetUndo()
  }

  /// Takes back the replay that the session is in, or redoes one; `false` if there is none.
  ///
  /// A replay that is still running is not left.
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
