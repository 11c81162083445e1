import FlipbookCommands
import FlipbookLanguage
import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// A session with another text of an entry, and its stage at the playhead.
struct TunedSession {
  /// The session, which stands still.
  let log: Session
  // The same at the last moment that was shown.
  private var standing: Session

  /// Takes a session that nobody else uses.
  init(_ session: Session) {
    (log, standing) = (session.scratch(), session)
    // A broken promise must not stop time here.
    (log.watchesPromises, standing.watchesPromises) = (false, false)
  }

  private var now: Int64 { log.timeline.here.end }

  /// The stage at a moment: on from where it is if possible, else from the start.
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
  /// ahead of it.
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
      // The moment lies within the next step, or ahead: nothing else is on the way.
      copy.timeline.branch(from: place, step, end: ticks, origin: origin)
    } else {
      _ = copy.enter("goto \(NumberText.shortest(Stage.seconds(ticks: ticks)))s")
    }
    return copy
  }
}
