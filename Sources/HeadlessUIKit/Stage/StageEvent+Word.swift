extension StageEvent {
  /// The words in which what happens is told.
  package enum Word: String, CaseIterable, Sendable {
    case started, paused
    case pausedOnCompletion = "paused on completion"
    case reversed
    case turnedForward = "turned forward"
    case stopped, completed
    case replaced = "was replaced"
    case removed = "was removed"
    case finished
    case cutShort = "was cut short"
    case fired
    case began, ended, cancelled, recognized, missed
    case scrubbed
    case assigned = "set"
    case jumped

    package var meaning: String {
      switch self {
      case .started: "an animator was started, or started again after a pause"
      case .paused: "an animator was paused by a call"
      case .pausedOnCompletion: "an animator arrived and paused there, as pausesOnCompletion says"
      case .reversed: "it turned around and heads for its start"
      case .turnedForward: "it turned around and heads for its end again"
      case .stopped: "an animator was stopped where it was; it has to be finished"
      case .completed: "an animator ended, at its start, its end or where it was"
      case .replaced: "another animation took a property over"
      case .removed: "a property is moved no more: its view left, or it lost its value"
      case .finished: "a block came to its end, and its completion is given true"
      case .cutShort: "a block ended before its time, and its completion is given false"
      case .fired: "a block given to 'after' was run"
      case .began: "a gesture that goes on began"
      case .ended: "a gesture ended: its fingers were lifted"
      case .cancelled: "a gesture was called off on its way"
      case .recognized: "a gesture that is told at once, as a tap, was told"
      case .missed: "a finger came down, and what it was meant for did not get the touch"
      case .scrubbed: "it was paused and was moved to a fraction of its way"
      case .assigned: "a value was set at once while something moved it"
      case .jumped: "what is shown became something else at one moment"
      }
    }
  }
}

extension StageEvent.Kind {
  package var word: StageEvent.Word {
    switch self {
    case .started: .started
    case .paused: .paused
    case .pausedOnCompletion: .pausedOnCompletion
    case .reversed(let isReversed): isReversed ? .reversed : .turnedForward
    case .stopped: .stopped
    case .completed: .completed
    case .replaced: .replaced
    case .removed: .removed
    case .finished(let finished): finished ? .finished : .cutShort
    case .fired: .fired
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    case .recognized: .recognized
    case .missed: .missed
    case .scrubbed: .scrubbed
    case .assigned: .assigned
    case .jumped: .jumped
    }
  }
}
