package import EntryNumbers
import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
package import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// An entry of the past in a person's hand, whose numbers are changed while everything that follows
/// from them is seen.
///
/// Everything is tried on scratches of the session. What is kept enters the session as one `edit`,
/// so that it can be replayed.
package final class Tuner {
  /// The entry's number, as `history` counts.
  package let number: Int
  let session: Session
  /// Its text, with the number in the hand.
  package var entry: TunedEntry
  package var playhead: LivePlayhead
  /// The marks that were set on the way.
  private(set) var marks: [Scrubber.Mark] = []
  /// Something to tell beside the picture, until something else is done.
  package var remark = ""
  /// Why the text as it is cannot be entered; `nil` where it can.
  package private(set) var problem: String?
  /// What is known of the number in the hand and of the promises, once somebody has looked.
  private(set) var outlook = TunedOutlook()
  var view = LiveView()
  private(set) var curves: TunedCurves

  // The session with the last text that could be entered, that text, and the last that was tried.
  private var tuned: TunedSession
  private var text: String
  private var tried: String
  // The text that the curves show.
  private var followed: String

  /// Takes up an entry; `nil` where there is no change with that number, or it has no numbers.
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

  // Choice: what moves between them hardly leaves the room that they take.
  private static let samples = 12

  // Looks along the whole way once: how much room the picture takes.
  private func survey() {
    view.include(session.world)
    for index in 0...Self.samples {
      let time = playhead.length * Double(index) / Double(Self.samples)
      view.include(tuned.world(atTicks: Stage.ticks(seconds: time) ?? 0))
    }
  }

  // MARK: The playhead

  /// Moves the playhead to the next mark on its way there, or to the end of the track.
  package func moveToMark(forward: Bool) { playhead.move(toNextOf: markPlaces, forward: forward) }

  /// Shows all there is, or the window.
  package func toggleFit() { view.fits.toggle() }

  /// Sets a mark here, under a name of its own.
  package func mark() {
    let name = session.freeMark(besides: marks.map(\.name))
    marks.append(Scrubber.Mark(name: name, position: playhead.position))
    remark = "\(name) is here"
  }

  /// Where marks are: those on the way, and those set now.
  var markPlaces: [Double] { session.marksOnTheWay().map(\.time) + marks.map(\.position) }

  // MARK: What is tried

  /// The stage at the playhead, with the last text that could be entered.
  var world: World {
    update()
    return tuned.world(atTicks: Stage.ticks(seconds: playhead.position) ?? 0)
  }

  // Enters the text as it is now in a session of its own, where it is another than before.
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
    } catch {
      problem = error.diagnostic(session.commands).line
    }
  }

  /// Follows the curves of the text that is shown, where they are those of another one.
  ///
  /// - Returns: whether there is something new to be seen.
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

  // MARK: What is kept

  /// Whether the text as it is can be kept; what is wrong with it is told else.
  package var canBeKept: Bool {
    update()
    if problem == nil, entry.text != entry.old {
      // What stops time at a promise is entered again only up to there.
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

  /// The entries that keep what is shown: one `edit`, none where all is as before, and the marks
  /// that were set.
  package var entries: [String] {
    update()
    let edit = text == entry.old ? [] : [session.editEntry(number, text)]
    return edit
      + marks.flatMap { mark in
        // A mark is set at its place, which the session then leaves again.
        let moment = session.world.momentText(atSeconds: mark.position)
        return mark.position == tuned.log.now
          ? ["mark \(mark.name)"] : ["goto \(moment)", "mark \(mark.name)", "undo"]
      }
  }
}

extension Diagnostic {
  /// What is wrong and what would work, on one line.
  fileprivate var line: String { message + (hint.map { ": \($0)" } ?? "") }
}
