package import EntryNumbers
import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
package import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// An entry of the past whose numbers are changed by hand while their effect is shown.
///
/// Everything is tried on scratches of the session. What is kept enters the session as one `edit`,
/// so that it can be replayed.
package final class Tuner: LiveObject {
  /// The entry's number, as `history` counts.
  package let number: Int
  let session: Session
  /// Its text and the chosen number.
  package var entry: TunedEntry
  package var playhead: LivePlayhead
  private(set) var marks: [Scrubber.Mark] = []
  /// A remark beside the picture, until something else is done.
  package var remark = ""
  /// Why the text cannot be entered; nil if it can.
  private(set) var problem: String?
  /// What is known about the chosen number and the promises.
  private(set) var outlook = TunedOutlook()
  var view = LiveView()
  /// The view that is dragged.
  var held: HeldView? { didSet { view.isHeld = held != nil } }
  private(set) var curves: TunedCurves

  // The session with the last text that could be entered, that text, the last that was tried, and
  // the one that the curves show.
  private var tuned: TunedSession
  private var text: String
  private var tried: String
  private var followed: String

  /// nil if there is no change with that number, or it has no numbers.
  package init?(_ number: Int, of session: Session) {
    guard let text = session.change(numbered: number),
      let entry = TunedEntry(text, session.commands, isTaken: { session.world.names[$0] != nil })
    else { return nil }
    (self.number, self.session, self.entry) = (number, session, entry)
    (self.text, tried, followed) = (text, text, text)
    tuned = TunedSession(session.scratch())
    curves = TunedCurves(of: text, in: session)
    playhead = LivePlayhead(at: session.now, rate: session.settings.rate)
    playhead.length = curves.length
    view.choosesFit = true
    survey()
  }

  // Choice: what moves between so many samples hardly leaves the room that they take.
  private static let samples = 12

  // Looks along the whole track for the room of the picture.
  private func survey() {
    view.include(session.world)
    for index in 0...Self.samples {
      let time = playhead.length * Double(index) / Double(Self.samples)
      view.include(tuned.world(atTicks: Stage.ticks(seconds: time) ?? 0))
    }
  }

  // MARK: The playhead

  package var isPlaying: Bool { playhead.isPlaying }
  package func advance(by seconds: Double) { playhead.advance(by: seconds) }

  /// Moves the playhead to the next mark, or to the end of the track.
  package func moveToMark(forward: Bool) { playhead.move(toNextOf: markPlaces, forward: forward) }

  /// Shows everything there is, or the window.
  package func toggleFit() { view.fits.toggle() }

  /// Sets a mark here, with a new name.
  package func mark() {
    let name = session.freeMark(besides: marks.map(\.name))
    marks.append((name, playhead.position))
    remark = "\(name) is here"
  }

  /// The places of the marks on the path and of those set now.
  var markPlaces: [Double] { session.marksOnTheWay().map(\.time) + marks.map(\.position) }

  // MARK: Trying

  /// The stage at the playhead, with the last text that could be entered.
  var world: World {
    update()
    return tuned.world(atTicks: Stage.ticks(seconds: playhead.position) ?? 0)
  }

  // Enters a new text in a session of its own.
  private func update() {
    let text = entry.text
    guard text != tried else { return }
    (tried, problem) = (text, nil)
    do throws(SyntaxError) {
      _ = try Parser.entry(from: text, wordVerbs: session.commands.wordVerbs)
    } catch {
      problem = error.diagnostic(in: text, of: session.world).line
      return
    }
    do throws(Mistake) {
      let isOld = text == entry.old
      tuned = TunedSession(
        isOld
          ? session.scratch()
          : try session.scratch(editing: number, to: text, watchesPromises: false))
      self.text = text
    } catch { problem = error.diagnostic(session.commands).line }
  }

  /// Updates the curves for the text; answers whether there is something new.
  package func follow() -> Bool {
    update()
    guard followed != text || !outlook.isOf(entry) else { return false }
    if followed != text {
      followed = text
      curves.follow(tuned.log)
      playhead.length = max(curves.length, playhead.position)
    }
    outlook = TunedOutlook(of: entry, number: number, curves, in: session, before: outlook)
    return true
  }

  // MARK: Keeping

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
    let edit = text == entry.old ? [] : [session.editEntry(number, text)]
    return edit
      + marks.flatMap { mark in
        // Each mark is set at its place, and the move there undone.
        let moment = session.world.momentText(atSeconds: mark.position)
        return mark.position == tuned.log.now
          ? ["mark \(mark.name)"] : ["goto \(moment)", "mark \(mark.name)", "undo"]
      }
  }
}

extension Diagnostic {
  fileprivate var line: String { message + (hint.map { ": \($0)" } ?? "") }
}
