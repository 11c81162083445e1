import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

extension Session {
  /// What numbers are shown at moments, on the way to a place of the timeline and ahead of it.
  ///
  /// A value that does not exist at a moment, since its view is not there, is a gap. One that is
  /// there at no moment is a mistake.
  func curves(
    of paths: [Expression], at moments: [Int64], on place: Int, _ call: Invocation,
    prepare: (World) -> Void = { _ in }
  ) throws(Mistake) -> [PlotCurve] {
    var points = paths.map { _ in [PlotCurve.Point]() }
    var mistakes = paths.map { _ in Mistake?.none }
    var known: Set<Int> = []
    try visit(moments, on: place, call, prepare: prepare) { world throws(Mistake) in
      let scope = Scope(world: world, source: call.scope.source, reading: .shown)
      for (index, path) in paths.enumerated() {
        var value = Double.nan
        do throws(Mistake) {
          value = try scope.number(path)
          known.insert(index)
        } catch {
          mistakes[index] = error
        }
        points[index].append(.init(time: world.stage.now, value: value))
      }
    }
    for (index, mistake) in mistakes.enumerated() where !known.contains(index) {
      if let mistake { throw mistake }
    }
    return zip(paths, points).map { PlotCurve(name: call.text(of: $0.span), points: $1) }
  }

  /// The moment at which everything that ends has ended, in ticks, if it goes on from a place as it
  /// is; `nil` where nothing is under way.
  func rest(from place: Int, _ call: Invocation) throws(Mistake) -> Int64? {
    guard let ahead = makeWorld(at: place) else { throw Mistake(.interrupted, call.verbSpan) }
    return try ahead.rest(call)
  }
}

extension World {
  /// Lets a scratch stage run until everything that ends has ended, and answers when that is; `nil`
  /// where nothing is under way.
  func rest(_ call: Invocation) throws(Mistake) -> Int64? {
    guard stage.nextDueTicks != nil else { return nil }
    do {
      try stage.advanceToRest()
    } catch {
      throw Mistake(.endless(error.description), call.verbSpan)
    }
    try call.check()
    return stage.ticks
  }
}

extension Scope {
  /// Whether a path that named nothing at some moment names nothing now either; to find out what
  /// was meant instead, again and again, takes long.
  func stillLacks(_ expression: Expression, after mistake: Mistake) -> Bool {
    switch (mistake.kind, expression) {
    case (.unknownName, .path(let path)), (.unknownValue, .path(let path)):
      path.root.map { names[$0.text] == nil } ?? false
    default: false
    }
  }
}
