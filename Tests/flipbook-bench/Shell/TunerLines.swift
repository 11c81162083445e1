import EntryNumbers
import FlipbookLive
import FlipbookPictures
import FlipbookSession
import FlipbookValues

/// The cost of a key while an entry is tuned, in a session that is entered again for each key.
enum TunerLines {
  static let all = [
    Growth.line("a key of tune among N entries") { tuning(among: $0) { _ in } },
    Growth.line("a key of tune among N entries, with its curves") {
      tuning(among: $0) { _ = $0.follow() }
    },
    // The aim is a frame of a terminal that shows 60 a second.
    Line("a key of tune among 1,000 entries", aims: [.atMost(16e6)]) {
      [tuning(among: 1_000) { _ in }]
    },
  ]

  /// Types `keys` keys while an entry among others is tuned.
  static func tuning(
    among count: Int, keys: Int = 1, and then: @escaping (Tuner) -> Void = { _ in }
  ) -> Contestant {
    Contestant("shell") {
      let session = try Scene.session(Scene.changed(count))
      guard let tuner = Tuner(Scene.firstBlock(among: count), of: session) else {
        throw WrongResult(description: "there is nothing to tune")
      }
      tuner.playhead.move(byFrames: 30)
      var isUp = false
      return {
        for _ in 0..<keys {
          isUp.toggle()
          tuner.entry.step(isUp ? 1 : -1, coarser: 1)
          _ = tuner.picture(size: LiveSize(columns: 100, rows: 40))
          then(tuner)
        }
      }
    }
  }
}
