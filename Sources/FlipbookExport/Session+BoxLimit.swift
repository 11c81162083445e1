import FlipbookCommands
import FlipbookSession
import FlipbookValues
import HeadlessUIKit

extension Session {
  /// Whether an export would look at more boxes than allowed, a box being a layer at a moment: counted
  /// before the first one is looked at, so that a large export is refused at once.
  ///
  /// - Parameters:
  ///   - place: the place of the timeline whose path is exported; default: the present one.
  ///   - moments: at least how many moments are looked at from one tick to before another, between
  ///     which nothing is due.
  ///   - goOn: advances a stage that keeps lives from the place to the end of the export.
  func exceeds(
    boxes most: Int, on place: Int? = nil, moments: @escaping (Range<Int64>) -> Int,
    goOn: (World) throws(Mistake) -> Void
  ) throws(Mistake) -> Bool {
    var count = 0
    let replay = Replay(of: self, to: place) { world in
      world.keepLives()
      world.stage.setObserver { [unowned world] next in
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
