/// The shown values of paths, moment by moment; `nil` while a path's view does not exist.
///
/// A path that exists at no moment is a mistake.
package struct SeenPaths<Read> {
  private let paths: [Expression]
  private let source: String
  private let read: (Scope, Expression) throws(Mistake) -> Read
  private var mistakes: [Mistake?]
  package private(set) var seen: [[Read?]]
  package private(set) var times: [Double] = []

  package init(
    _ paths: [Expression], source: String,
    read: @escaping (Scope, Expression) throws(Mistake) -> Read
  ) {
    (self.paths, self.source, self.read) = (paths, source, read)
    (mistakes, seen) = (paths.map { _ in nil }, paths.map { _ in [] })
  }

  package mutating func look(at world: World) {
    times.append(world.stage.now)
    let scope = Scope(world: world, source: source, reading: .shown)
    for (place, path) in paths.enumerated() {
      var value: Read?
      if !scope.lacks(path, after: mistakes[place]) {
        do throws(Mistake) { value = try read(scope, path) } catch { mistakes[place] = error }
      }
      seen[place].append(value)
    }
  }

  package func columns() throws(Mistake) -> [[Read?]] {
    for (moments, mistake) in zip(seen, mistakes) where moments.allSatisfy({ $0 == nil }) {
      if let mistake { throw mistake }
    }
    return seen
  }
}

extension Scope {
  // Whether a path that named nothing at an earlier moment names nothing now either. This avoids
  // the slow search for what was meant, which each error makes.
  fileprivate func lacks(_ expression: Expression, after mistake: Mistake?) -> Bool {
    switch (mistake?.kind, expression) {
    case (.unknownName, .path(let path)), (.unknownValue, .path(let path)):
      path.root.map { names[$0.text] == nil && !isBlock($0.text) } ?? false
    default: false
    }
  }
}
