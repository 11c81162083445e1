/// Something that is moved by hand on a scratch of the session, which stands still.
package protocol LiveObject: AnyObject {
  /// Whether it moves by itself, as time does.
  var isPlaying: Bool { get }

  /// Lets time pass for it, in seconds of a clock.
  func advance(by seconds: Double)

  func picture(size: LiveSize) -> LivePicture

  /// A quick picture to show at once over the last one; nil for none.
  func sketch(over last: LivePicture, size: LiveSize) -> LivePicture?

  /// Works out what may be shown a little later; answers whether there is something new.
  func follow() -> Bool

  var entries: [String] { get }
}

extension LiveObject {
  package func sketch(over last: LivePicture, size: LiveSize) -> LivePicture? { nil }
  package func follow() -> Bool { false }
}

/// Shows the moments of a track, along which a playhead is moved and on which marks are set.
package class LiveTrack {
  /// A mark and its place on the track, in seconds.
  typealias Mark = (name: String, position: Double)

  let session: Session
  package var playhead: LivePlayhead
  private(set) var marks: [Mark] = []
  /// A remark beside the picture, until something else is done.
  package var remark = ""
  var view = LiveView()

  init(of session: Session, at position: Double, isReversed: Bool = false) {
    self.session = session
    playhead = LivePlayhead(at: position, rate: session.settings.rate, isReversed: isReversed)
  }

  package var isPlaying: Bool { playhead.isPlaying }
  package func advance(by seconds: Double) { playhead.advance(by: seconds) }

  /// Shows everything there is, or the window.
  package func toggleFit() { view.fits.toggle() }

  /// The marks on the session's path and those set now.
  var allMarks: [Mark] { session.marksOnTheWay().map { ($0.name, $0.time) } + marks }

  package func moveToMark(forward: Bool) {
    playhead.move(toNextOf: allMarks.map(\.position), forward: forward)
  }

  /// Sets a mark here, with a new name.
  package func mark() {
    let name = session.freeMark(besides: marks.map(\.name))
    marks.append((name, playhead.position))
    remark = "\(name) is here"
  }

  /// The entries that set each mark at its place; the entry that moves there is empty for no move.
  func markingEntries(_ move: (Double) -> String) -> [String] {
    marks.flatMap { mark in
      let way = move(mark.position)
      return way.isEmpty ? ["mark \(mark.name)"] : [way, "mark \(mark.name)", "undo"]
    }
  }

  func seconds(_ time: Double) -> String {
    NumberText.brief(time, digits: session.settings.digits) + "s"
  }
}
