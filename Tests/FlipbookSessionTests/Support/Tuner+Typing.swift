import EntryNumbers
import FlipbookAssembly
import HeadlessUIKit
import Testing

@testable import FlipbookCurves
@testable import FlipbookLive
@testable import FlipbookPictures
@testable import FlipbookSession
@testable import FlipbookValues
@testable import SessionTestSupport

extension Tuner {
  /// A view, and a block with a spring that moves it, whose numbers are tuned.
  static let stage = [
    "view box frame: (0, 0, 100, 100)",
    "animate 0.5s spring(dampingRatio: 0.35) { box.center.x = 300; box.alpha = 0.05 }",
  ]

  /// Opens the tuner on an entry of the stage, after more entries.
  static func tuning(
    _ number: Int = 2, after entries: [String] = []
  ) throws -> (tuner: Tuner, session: Session) {
    let session = Session.entered(stage + entries)
    return (try #require(Tuner(number, of: session)), session)
  }

  /// The paths of the numbers that the tuner draws.
  var paths: [String] { curves.old.curves.numbers.map(\.name) }

  /// Types a text key by key.
  func type(_ text: String) {
    for character in text { entry.type(character) }
  }

  /// The shown state at the playhead.
  var shown: [String] { world.shown }

  /// The shown state at the playhead of a session in which the entry had its text from the start.
  func typed(in session: Session) -> [String] {
    let again = Session()
    for (place, record) in session.transcript.enumerated() {
      _ = again.enter(place == number - 1 ? entry.text : record.entry)
    }
    return shown(in: again)
  }

  /// The shown state of a session that goes to the playhead's moment.
  func shown(in session: Session) -> [String] {
    let moment = session.world.momentText(atSeconds: playhead.position)
    if playhead.position != session.now { _ = session.enter("goto \(moment)") }
    return withExtendedLifetime(session) { session.world.shown }
  }
}

extension World {
  fileprivate var shown: [String] { [picture] + bits }
}

extension LiveSize {
  /// The size of a terminal that is a little larger than the default.
  static let usual = LiveSize(columns: 100, rows: 30)
}
