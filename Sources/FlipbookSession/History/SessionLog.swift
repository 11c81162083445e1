import FlipbookLanguage
package import FlipbookValues
import HeadlessUIKit
package import OrderedCollections

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

  /// The log of a session in which nothing has been entered.
  init(settings: Settings) { (initialSettings, baseSettings) = (settings, settings) }
}

extension Session {
  /// Every entry that was part of the session, with its output.
  package var transcript: [Record] { log.transcript }
  /// The settings the session began with.
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
