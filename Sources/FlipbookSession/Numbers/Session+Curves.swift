package import FlipbookLanguage
package import FlipbookPictures
package import FlipbookValues
import HeadlessUIKit

extension Session {
  /// What numbers are shown at moments, on the way to a place of the timeline and ahead of it;
  /// angles in degrees, as their names say.
  package func curves(
    of paths: [Expression], at moments: [Int64], on place: Int, _ call: Invocation,
    prepare: (World) -> Void = { _ in }
  ) throws(Mistake) -> [PlotCurve] {
    var seen = SeenPaths(paths, call) { scope, path throws(Mistake) in try scope.quantity(path) }
    try visit(moments, on: place, call, prepare: prepare) { seen.look(at: $0) }
    return zip(paths, try seen.columns()).map { path, values in
      let isAngle = values.contains { $0?.unit == .angle }
      return PlotCurve(
        name: call.text(of: path.span) + (isAngle ? " (deg)" : ""),
        points: zip(seen.times, values).map { .init(time: $0, value: $1?.shown ?? .nan) })
    }
  }

  /// The moment at which everything that ends has ended, in ticks, if it goes on from a place as it
  /// is; `nil` where nothing is under way.
  package func rest(from place: Int, _ call: Invocation) throws(Mistake) -> Int64? {
    try makeWorld(at: place).rest(call.verbSpan)
  }
}

extension World {
  /// Lets a scratch stage run until everything that ends has ended, and answers when that is; `nil`
  /// where nothing is under way.
  ///
  /// - Parameter span: the place of whatever asks.
  package func rest(_ span: Span) throws(Mistake) -> Int64? {
    guard stage.nextDueTicks != nil else { return nil }
    try attempt(span) { stage throws(StageError) in try stage.advanceToRest() }
    guard !isInterrupted() else { throw Mistake(.interrupted, span) }
    return stage.ticks
  }
}
