extension Invocation {
  /// The numbers that expressions stand for over a stretch of time; angles as they are read.
  package mutating func numbers(
    _ expressions: [Expression], keepsWholes: Bool = false, over stretch: TimeStretch
  ) throws(Mistake) -> [Expression] {
    let replay = Replay(of: session)
    var seen: MovingNumbers?
    // Choice: 62 moments tell what moves; a value that is back at each of them is not found.
    let moments = stretch.moments(61)
    return try expanded(expressions, keepsWholes: keepsWholes) { name throws(Mistake) in
      if seen == nil {
        var numbers = MovingNumbers()
        try numbers.look(at: moments, of: replay)
        seen = numbers
      }
      let paths =
        keepsWholes
        ? (seen?.movingPaths ?? []).sorted()
        : seen?.columns(count: moments.count, hasColors: false).map(\.name) ?? []
      return name.map { name in paths.filter { $0.hasPrefix(name + ".") } } ?? paths
    }
  }
}
