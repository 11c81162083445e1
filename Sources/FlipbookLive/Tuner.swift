/// An entry of the past whose numbers are changed by hand while their effect is shown.
///
/// It tries everything on scratches, and keeps it as one `edit`, which can be replayed.
package final class Tuner: LiveTrack, LiveObject {
  /// The entry's number, as `history` counts.
  package let number: Int
  package var entry: TunedEntry
  /// Why the text cannot be entered; nil if it can.
  private(set) var problem: String?
  private(set) var outlook = TunedOutlook()
  var held: HeldView? { didSet { view.isHeld = held != nil } }
  private(set) var curves: TunedCurves

  // The session with the last text that was valid; that text, the last tried, the curves' own.
  private var tuned: TunedSession
  private var validText: String
  private var triedText: String
  private var curvesText: String

  /// nil if there is no change with that number, or it has no numbers.
  package init?(_ number: Int, of session: Session) {
    guard let text = session.change(numbered: number),
      let entry = TunedEntry(text, session.commands, isTaken: { session.world.names[$0] != nil })
    else { return nil }
    (self.number, self.entry) = (number, entry)
    (validText, triedText, curvesText) = (text, text, text)
    tuned = TunedSession(session.scratch())
    curves = TunedCurves(of: text, in: session)
    super.init(of: session, at: session.now)
    playhead.length = curves.length
    view.choosesFit = true
    survey()
  }

  // Choice: between so many samples, motion hardly leaves the room that they take.
  private static let samples = 12

  // Looks along the whole track for the room of the picture.
  private func survey() {
    view.include(session.world)
    for index in 0...Self.samples {
      let time = playhead.length * Double(index) / Double(Self.samples)
      view.include(tuned.world(atTicks: Stage.ticks(seconds: time) ?? 0))
    }
  }

  // MARK: Trying

  /// The stage at the playhead, with the last text that could be entered.
  var world: World {
    update()
    return tuned.world(atTicks: Stage.ticks(seconds: playhead.position) ?? 0)
  }

  // Enters a new text in a session of its own.
  private func update() {
    let text = entry.text
    guard text != triedText else { return }
    (triedText, problem) = (text, nil)
    do throws(SyntaxError) {
      _ = try session.commands.entry(from: text)
    } catch {
      problem = error.diagnostic(in: text, of: session.world).line
      return
    }
    do throws(Mistake) {
      tuned = TunedSession(try scratch(text))
      validText = text
    } catch { problem = error.diagnostic(session.commands).line }
  }

  private func scratch(_ text: String) throws(Mistake) -> Session {
    guard text != entry.old else { return session.scratch() }
    return try session.scratch(editing: number, to: text, watchesPromises: false)
  }

  /// Updates the curves for the text; answers whether there is something new.
  package func follow() -> Bool {
    update()
    guard curvesText != validText || !outlook.isOf(entry) else { return false }
    if curvesText != validText {
      curvesText = validText
      curves.follow(tuned.log)
      playhead.length = max(curves.length, playhead.position)
    }
    outlook = TunedOutlook(of: entry, curves, before: outlook) { try? scratch($0) }
    return true
  }

  /// Whether the text can be kept; the remark says why not.
  package var canBeKept: Bool {
    update()
    if problem == nil, entry.text != entry.old {
      // Now promises are watched: a broken one stops time.
      do throws(Mistake) {
        _ = try session.scratch(editing: number, to: entry.text)
      } catch {
        remark = "not kept: \(error.diagnostic(session.commands).line)"
        return false
      }
    }
    if problem != nil { remark = "not kept; esc drops what is typed, backspace goes back" }
    return problem == nil
  }

  /// One `edit` if the text has changed, and the marks.
  package var entries: [String] {
    update()
    let edit = validText == entry.old ? [] : [session.editEntry(number, validText)]
    return edit
      + markingEntries { place in
        place == tuned.log.now ? "" : "goto \(session.world.momentText(atSeconds: place))"
      }
  }
}

extension Diagnostic { fileprivate var line: String { message + (hint.map { ": \($0)" } ?? "") } }

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

  /// The stage at a moment: on from where it is if possible, else from the start.
  mutating func world(atTicks ticks: Int64) -> World {
    let place = standing.timeline.here.end
    if place < ticks, place >= log.timeline.here.end {
      _ = standing.enter(standing.world.stepText(from: place, to: ticks))
    } else if place != ticks {
      standing = log.scratch(atTicks: ticks)
    }
    return standing.world
  }
}

extension Session {
  /// A session at a moment of the same timeline or ahead of it, after all that is entered there.
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
