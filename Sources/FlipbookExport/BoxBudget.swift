import FlipbookCommands
import FlipbookLooks
import FlipbookSession
import FlipbookValues
import HeadlessUIKit

/// How many boxes an export looks at, a box being a layer at a moment: counted before the first is
/// looked at, so that what is too much is refused at once.
struct BoxBudget {
  let session: Session
  /// The place of the timeline whose way is looked at.
  let place: Int
  /// How many there may be.
  let most: Int

  /// Whether there are more.
  ///
  /// - Parameters:
  ///   - moments: at least how many moments are looked at from one tick to before another, between
  ///     which nothing happens.
  ///   - goOn: moves a stage that keeps lives on from the place to where the export ends.
  func isExceeded(
    moments: @escaping (Range<Int64>) -> Int, goOn: (World) throws(Mistake) -> Void
  ) throws(Mistake) -> Bool {
    var count = 0
    let replay = Replay(of: session, to: place) { world in
      world.keepLives()
      world.stage.setObserver { [unowned world, most] next in
        guard count <= most else { return world.stage.ticks }
        count += moments(world.stage.ticks..<next) * world.stage.layerCount
        return count > most ? world.stage.ticks : nil
      }
    }
    let world = try replay.stage()
    if count <= most { try goOn(world) }
    return count > most
  }
}
