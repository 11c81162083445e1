import FlipbookCommands
import FlipbookLanguage
import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// A session with another text of one of its entries, and a stage of it wherever the playhead is.
struct TunedSession {
  /// The session, which goes nowhere.
  let log: Session
  // The same, standing where somebody looked last.
  private var standing: Session

  /// Takes a session that nobody else has.
  init(_ session: Session) {
    (log, standing) = (session.scratch(), session)
    // Nothing that is only looked at ends at a promise.
    (log.watchesPromises, standing.watchesPromises) = (false, false)
  }

  private var now: Int64 { log.timeline.here.end }

  /// The stage at a moment: on from where it is when that leads there, else anew.
  mutating func world(atTicks ticks: Int64) -> World {
    let place = standing.timeline.here.end
    if place < ticks, place >= now {
      _ = standing.enter(standing.world.stepText(from: place, to: ticks))
    } else if place != ticks {
      standing = log.scratch(atTicks: ticks)
    }
    return standing.world
  }
}

extension Session {
  /// A session at a moment of the same timeline, after everything that was entered or fired then, or
  /// so far ahead of it.
  fileprivate func scratch(atTicks ticks: Int64) -> Session {
    let copy = scratch(watchesPromises: false)
    let place = timeline.place(at: ticks)
    let span = Stage.seconds(ticks: ticks - timeline.nodes[place].end)
    let next = timeline.node(after: place)?.entry
    let origin = timeline.origin(number: 0)
    if span == 0 {
      copy.timeline.move(to: place)
    } else if next?.isTimeCommand(commands) ?? true,
      let step = try? Parser.entry(from: "step \(NumberText.shortest(span))s")
    {
      // The moment lies within the one step that follows, or ahead: nothing else is on the way.
      copy.timeline.branch(from: place, step, end: ticks, origin: origin)
    } else {
      _ = copy.enter("goto \(NumberText.shortest(Stage.seconds(ticks: ticks)))s")
    }
    return copy
  }
}
