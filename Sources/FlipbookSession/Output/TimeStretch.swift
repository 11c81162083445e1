package struct TimeStretch: Equatable {
  /// Both ends in ticks; the second is not before the first.
  package let start: Int64
  package let end: Int64

  package init(start: Int64, end: Int64) { (self.start, self.end) = (start, end) }

  /// Moments from the start to the end, evenly spaced: `count` and one more.
  package func moments(_ count: Int) -> [Int64] {
    (0...count).map { place in
      let ticks = (Double(end - start) * Double(place) / Double(count)).rounded()
      return min(start.later(by: Int64(exactly: ticks) ?? .max), end)
    }
  }

  package var seconds: ClosedRange<Double> {
    Stage.seconds(ticks: start)...Stage.seconds(ticks: end)
  }

  package static let from = Input.duration(
    "from:", "the moment it begins at, also in the past; default: now")
  package static let to = Input.duration(
    "to:", "the moment it ends at; default: when everything has finished")
  package static let length = Input.duration(
    "for:", "how far to look; default: until everything has finished")
  package static let parameters: [any Parametric] = [from, to, length]

  /// Reads `from:`, `to:` and `for:`: by default from now until everything has finished.
  package init(of call: Invocation, _ paths: [Expression]) throws(Mistake) {
    try self.init(AskedStretch(of: call), of: paths, in: call.scope, call.session, call)
  }

  /// The same for values, which must exist now if the stretch begins now.
  package init(ofValues paths: [Expression], _ call: Invocation) throws(Mistake) {
    if !call.isGiven(Self.from) { try Self.evaluate(paths, in: call.scope) }
    try self.init(of: call, paths)
  }

  /// Works out a stretch from the inputs of a command or, without a call, of a function.
  package init(
    _ asked: AskedStretch, of paths: [Expression], in scope: Scope, _ session: Session,
    _ call: Invocation? = nil
  ) throws(Mistake) {
    let now = session.world.stage.ticks
    let start = try Self.ticks(asked.from) ?? now
    if let length = try Self.ticks(asked.length) {
      if let to = asked.to {
        throw Mistake(
          .unexpectedArgument(
            "to: \(to.span.text(in: scope.source))",
            hint: "'for:' is the length, 'to:' the end: give one of them"), to.span)
      }
      let (end, isBeyond) = start.addingReportingOverflow(length)
      guard !isBeyond else { throw Mistake(.beyondTime, asked.length?.span ?? asked.span) }
      self.init(start: start, end: end)
      return
    }
    let to = try Self.ticks(asked.to)
    let end = if let to { to } else { try Self.lastEnd(start, asked, paths, scope, session, call) }
    self.init(start: start, end: end)
    guard end < start else { return }
    let text = session.world.momentText
    if to == nil {
      let allowed = "everything has finished by \(text.moment(end)): add 'to:' or 'for:'"
      throw Mistake(.outOfRange("from:", allowed: allowed), asked.from?.span ?? asked.span)
    }
    let name = call.map { "the \($0.declaration.name)" } ?? "it"
    throw Mistake(
      .outOfRange("to:", allowed: "\(name) begins at \(text.moment(start))"),
      asked.to?.span ?? asked.span)
  }

  private static func ticks(_ asked: (seconds: Double, span: Span)?) throws(Mistake) -> Int64? {
    guard let (seconds, span) = asked else { return nil }
    guard let ticks = Stage.ticks(seconds: seconds) else { throw Mistake(.beyondTime, span) }
    return ticks
  }

  // With endless motion, a command looks up to the last end; a function's number needs the whole.
  private static func lastEnd(
    _ start: Int64, _ asked: AskedStretch, _ paths: [Expression], _ scope: Scope,
    _ session: Session, _ call: Invocation?
  ) throws(Mistake) -> Int64 {
    let (isEndless, now) = (session.world.movesEndlessly, session.world.stage.ticks)
    func typed(with input: String) -> String {
      let text = asked.span.text(in: scope.source)
      let isMeasure = text.hasSuffix(")")
      return call?.typed(with: input) ?? (isMeasure ? "\(text.dropLast()), \(input))" : input)
    }
    let endless = Mistake(
      .noEnd(
        isEndless: isEndless, ahead: typed(with: "for: 1s"),
        past: now > 0 && asked.from == nil ? typed(with: "from: 0s") : nil), asked.span)
    if call == nil, isEndless { throw endless }
    if let rest = try Replay(of: session).rest(asked.span) { return rest }
    guard start == now else { return now }
    try evaluate(paths, in: scope)
    throw endless
  }

  // Paths must have values now, except `all`, which means whatever moves.
  private static func evaluate(_ paths: [Expression], in scope: Scope) throws(Mistake) {
    for path in paths where !scope.isAll(path.word?.text) {
      _ = try scope.reading(.shown).evaluate(path)
    }
  }
}

extension Invocation {
  package func typed(with input: String) -> String { "\(text(of: command.span)) \(input)" }

  /// Throws if a plot over time would cover a single moment, because an axis needs two ends.
  package func checkAxis(of seconds: ClosedRange<Double>) throws(Mistake) {
    guard seconds.lowerBound == seconds.upperBound else { return }
    let last = command.arguments.first { ["to", "for"].contains($0.label?.text) }
    let given = last ?? command.arguments.first { $0.label?.text == "from" }
    let (place, whole) = (given?.value.span ?? verbSpan, command.span)
    let line = last.map { last in
      text(of: Span(whole.lower, last.span.lower)) + "for: 1s"
        + text(of: Span(last.span.upper, whole.upper))
    }
    let allowed = "a plot needs some time: \(line ?? typed(with: "for: 1s"))"
    throw Mistake(.outOfRange(text(of: place), allowed: allowed), place)
  }
}

extension AskedStretch {
  package init(of call: Invocation) {
    self.init(span: call.verbSpan)
    func asked(_ input: Input<Double?>) -> (seconds: Double, span: Span)? {
      call[input].map { ($0, call.span(of: input)) }
    }
    from = asked(TimeStretch.from)
    to = asked(TimeStretch.to)
    length = asked(TimeStretch.length)
  }
}

extension Int64 {
  /// The tick that many ticks later, or the last possible one.
  package func later(by ticks: Int64) -> Int64 {
    let (sum, isBeyond) = addingReportingOverflow(ticks)
    return isBeyond ? .max : sum
  }
}

extension Invocation {
  /// The mistake of asking for too much by a step or by the stretch that is looked at.
  package func tooMany(_ limit: String, every: [any Parametric] = []) -> Mistake {
    tooMany(limit, by: every + [TimeStretch.length, TimeStretch.to, TimeStretch.from])
  }
}
