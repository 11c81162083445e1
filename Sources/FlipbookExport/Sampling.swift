enum Sampling {
  // Choice: half an hour at 60 frames a second, and a file that other programs still open.
  private static let limit = 108_001
  // Choice: this many numbers make a file of some hundred megabytes.
  private static let mostNumbers = 10_000_000

  /// Samples of paths, or of all that moves, from now on and frame by frame unless told otherwise.
  static func samples(
    _ call: Invocation, title: String, spacing: EvenMoments.Spacing = .frames,
    usesEvery: Bool = true
  ) throws(Mistake) -> Samples {
    var (call, paths) = (call, call[ExportCommands.paths])
    let stretch = try EvenMoments(of: call, limit: limit, spacing: spacing, usesEvery: usesEvery)
    if !paths.isEmpty {
      let end = stretch.start.later(by: stretch.step * Int64(max(stretch.count - 1, 0)))
      let seen = TimeStretch(start: stretch.start, end: end)
      paths = try call.numbers(paths, keepsWholes: true, over: seen)
    }
    if !call.isGiven(TimeStretch.from) {
      for path in paths { _ = try found(path, in: call.scope.reading(.shown)) }
    }
    let columns =
      try paths.isEmpty ? moving(over: stretch, call) : columns(of: paths, over: stretch, call)
    guard !columns.isEmpty else {
      throw Mistake(.nothingMoves(hasPast: stretch.start > 0), call.verbSpan)
    }
    return Samples(
      title: title, rate: call.session.settings.rate, times: stretch.times, columns: columns)
  }

  private static func moving(
    over stretch: EvenMoments, _ call: Invocation
  ) throws(Mistake) -> [Samples.Column] {
    var moving = MovingNumbers()
    func check() throws(Mistake) {
      guard moving.movingCount * stretch.count <= mostNumbers else {
        throw call.tooManyMoments("\(mostNumbers) numbers")
      }
    }
    try stretch.walk(call, seesFrames: true) { world, place, _ throws(Mistake) in
      try moving.look(at: world, place, asking: call.check)
      if place.isMultiple(of: 64) { try check() }
    }
    try check()
    return moving.columns(count: stretch.count)
  }

  private static func columns(
    of paths: [Expression], over stretch: EvenMoments, _ call: Invocation
  ) throws(Mistake) -> [Samples.Column] {
    var seen = SeenPaths(paths, source: call.scope.source) { scope, path throws(Mistake) in
      try found(path, in: scope)
    }
    // Frames tell how often something turns between two moments.
    let seesFrames = paths.contains { path in
      (try? found(path, in: call.scope.reading(.shown)))?.value.transform != nil
    }
    var areMoments: [Bool] = []
    try stretch.walk(call, seesFrames: seesFrames) { world, _, isMoment in
      seen.look(at: world)
      areMoments.append(isMoment)
    }
    return zip(paths, try seen.columns()).flatMap { path, found in
      let text = call.text(of: path.span)
      var turns = TurnCourse(found.compactMap { $0?.value.transform })
      let looks = found.map { $0?.value.numbers(counting: $0?.measure ?? .plain, &turns) }
      let moments = zip(looks, areMoments).filter(\.1).map(\.0)
      let known = moments.lazy.compactMap(\.self).first ?? []
      return known.indices.map { index in
        Samples.Column(
          name: text + known[index].member, unit: known[index].unit,
          values: moments.map { $0?[index].value })
      }
    }
  }

  // The value of a path, which must be made of numbers.
  private static func found(
    _ expression: Expression, in scope: Scope
  ) throws(Mistake) -> (value: Value, measure: Measure) {
    let found = try scope.find(expression)
    guard found.value.isMadeOfNumbers else {
      throw Mistake(found.value, isNot: "a number, or a value made of numbers", expression.span)
    }
    return (found.value, found.measure)
  }
}

extension ExportKind { package static let samples = ExportKind("what moves", [.csv, .json]) }

extension ExportForm {
  package static let csv = samples("csv", "samples of what moves, for a spreadsheet") {
    samples, check throws(Mistake) in try samples.csv(asking: check)
  }
  package static let json = samples("json", "samples of what moves, for a program") {
    samples, check throws(Mistake) in try samples.json(asking: check)
  }

  private static func samples(
    _ word: String, _ meaning: String,
    _ text: @escaping @Sendable (Samples, () throws(Mistake) -> Void) throws(Mistake) -> String
  ) -> ExportForm {
    ExportForm(
      word, meaning, takes: [ExportCommands.paths, ExportCommands.every] + TimeStretch.parameters
    ) { call, title throws(Mistake) in
      let samples = try Sampling.samples(call, title: title)
      let contents =
        samples.times.count.counted("sample") + " of " + samples.columns.count.counted("number")
      return (try text(samples, call.check), contents)
    }
  }
}
