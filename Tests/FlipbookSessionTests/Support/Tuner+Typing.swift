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
  /// A view and a block that moves it by a spring, of which the numbers are tuned.
  static let stage = [
    "view box frame: (0, 0, 100, 100)",
    "animate 0.5s spring(dampingRatio: 0.35) { box.center.x = 300; box.alpha = 0.05 }",
  ]

  /// Takes up an entry of that, after more entries.
  static func tuning(
    _ number: Int = 2, after entries: [String] = []
  ) throws -> (tuner: Tuner, session: Session) {
    let session = Session.entered(stage + entries)
    return (try #require(Tuner(number, of: session)), session)
  }

  /// The paths of the numbers that it draws.
  var paths: [String] { curves.old.curves.numbers.map(\.name) }

  /// Types a text key by key.
  func type(_ text: String) {
    for character in text { entry.type(character) }
  }

  /// What is seen at the playhead.
  var shown: [String] { world.shown }

  /// What is seen at the playhead in a session in which the entry had its text from the start.
  func typed(in session: Session) -> [String] {
    let again = Session()
    for (place, record) in session.transcript.enumerated() {
      _ = again.enter(place == number - 1 ? entry.text : record.entry)
    }
    return shown(in: again)
  }

  /// What is seen in a session that goes where the playhead is.
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
  /// That of a terminal somebody has made a little larger.
  static let usual = LiveSize(columns: 100, rows: 30)
}
