import FlipbookCommands
import FlipbookSession

/// Two motions as curves over the same moments.
struct ComparedPair {
  static let a = Input.expression(
    "a", .side, "a timing, a path, an animator, a chain, a mark or a branch"
  ).required()
  static let durations = ["duration", "otherDuration"].map { name in
    Input.duration(name, "for the timing after it; default: 'for:', or 1s").leading
  }
  static let b = Input.expression("b", .side, "another of the same kind").required()
  static let path = Input.expression(
    "of:", .path, "what to compare of animators, chains or branches; default: progress")
  static let length = Input.duration(
    "for:", "how far to look; default: until everything has finished; of timings, 1s")

  let one: PlotCurve
  let other: PlotCurve
  /// How they arrive, and whether that is proven, not just seen at some moments.
  let measures: [CurveMeasures]
  let isProven: Bool
  /// Where they are farthest apart, if that is proven too.
  private(set) var farthest: (time: Double, size: Double)?
  /// Whether they are one thing on two branches.
  var isOnBranches = false
  var notes: [String] = []
  /// The events on only one of two branches.
  var events: [String] = []

  /// The first moment and the last, in seconds.
  var times: ClosedRange<Double> {
    let times = one.points.map(\.time)
    return (times.first ?? 0)...(times.last ?? 0)
  }

  // Choice: how many parts a curve has.
  static let parts = DrawnTiming.parts

  /// The kinds of things to compare; animators, dances and chains are rides.
  private enum Kind { case timing, path, ride(String), place(Int) }

  init(_ call: Invocation) throws(Mistake) {
    let (session, a, b) = (call.session, call[Self.a], call[Self.b])
    let (one, other) = (try Self.side(a, session, call), try Self.side(b, session, call))
    let isOfBlock = [a, b].contains { $0.word.map { call.scope.isBlock($0.text) } ?? false }
    let noun = isOfBlock ? "a path" : one.noun == other.noun ? one.noun : ""
    func check(_ inputs: [any Parametric], _ hint: String) throws(Mistake) {
      guard let input = inputs.first(where: call.isGiven) else { return }
      let text = input.parameter.isPositional ? call.text(of: input) : nil
      throw call.mistake(unexpected: input, text, hint: hint)
    }
    if noun != "a timing" {
      try check(Self.durations, "it tells how long a timing takes; 'for:' how far to look")
    }
    if noun != "a path" {
      try check(
        [TimeStretch.from, TimeStretch.to],
        "only paths can begin later: 'for:' says how far to look")
    }
    if ["a timing", "a path"].contains(noun) {
      try check(
        [Self.path], "it tells what of two animators, chains, marks or branches is compared")
    }
    switch (one.kind, other.kind) {
    case (.timing, .timing): self = try Self.timings(a, b, call)
    case _ where isOfBlock, (.path, .path): self = try Self.paths(a, b, call)
    case (.ride(let one), .ride(let other)): self = try Self.rides([one, other], call)
    case (.place(let one), .place(let other)):
      self = try Self.branches((one, a), (other, b), session, call)
    default:
      throw call.scope.mistake(
        b, isNot: "\(one.noun), as '\(call.text(of: a.span))' is: it is \(other.noun)",
        hint: "two of a kind can be compared: timings, paths, animators, dances and chains, "
          + "marks and branches")
    }
  }

  /// - Parameter end: the value both should reach; default: the last one of each.
  init(_ curves: [PlotCurve], end: Double? = nil, measures: [CurveMeasures]? = nil) {
    (one, other) = (curves[0], curves[1])
    isProven = measures != nil
    self.measures = measures ?? curves.map { CurveMeasures($0, end: end) }
  }

  private static func side(
    _ expression: Expression, _ session: Session, _ call: Invocation
  ) throws(Mistake) -> (kind: Kind, noun: String) {
    if let word = expression.word.map({ call.scope.ownName(of: $0.text) }) {
      if let place = session.place(named: word) { return (.place(place), "a mark or a branch") }
      switch call.scope.named(word) {
      case .animator?: return (.ride(word), "an animator")
      case .chain?: return (.ride(word), "a chain")
      case .view(let view)? where view.dance.hasAnimation || session.world.hasStarted(word):
        return (.ride(word), "a dance")
      default: break
      }
    }
    let value = try call.scope.reading(.shown).evaluate(expression)
    switch value {
    case .timing: return (.timing, "a timing")
    case .number, .block: return (.path, "a path")
    default:
      throw call.scope.mistake(
        expression,
        isNot:
          "a timing, a path, an animator, a chain, a mark or a branch: it is \(value.kind.noun)",
        hint: StateTable(world: session.world).moving(call.text(of: expression.span)).first
          .map { "write \($0)" } ?? value.example(of: call.text(of: expression.span)))
    }
  }

  // MARK: Timings and paths

  private static func timings(
    _ a: Expression, _ b: Expression, _ call: Invocation
  ) throws(Mistake) -> ComparedPair {
    var (timings, notes) = ([] as [DrawnTiming], [] as [String])
    for (expression, input) in zip([a, b], durations) {
      let own = call[input]
      var timing = try DrawnTiming(expression, duration: own ?? call[Self.length] ?? 1, call)
      if let own {
        let text = call.text(of: input)
        if timing.duration == own {
          timing.name = "\(text) \(timing.name)"
        } else {
          let seconds = NumberText.brief(timing.duration, digits: call.world.settings.digits)
          notes.append("\(timing.name) takes \(seconds)s by itself: \(text) changes nothing")
        }
      }
      timings.append(timing)
    }
    let end = timings.map(\.duration).max() ?? 0
    var pair = ComparedPair(timings.map { $0.progress(to: end) }, measures: timings.map(\.measures))
    pair.notes = notes
    return pair
  }

  private static func paths(
    _ a: Expression, _ b: Expression, _ call: Invocation
  ) throws(Mistake) -> ComparedPair {
    let stretch = try TimeStretch(of: call, [])
    try call.checkAxis(of: stretch.seconds)
    let curves = try call.replay.curves(of: [a, b], at: stretch.moments(parts), call)
    var measures: [CurveMeasures] = []
    for path in [a, b] {
      guard let known = try call.replay.measures(of: path, source: call.scope.source, over: stretch)
      else { return ComparedPair(curves) }
      measures.append(known)
    }
    var pair = ComparedPair(curves, measures: measures)
    let way = Expression.infix(.subtract, a, b, opSpan: a.span, span: a.span)
    let apart = try unlessMistaken { () throws(Mistake) in
      try call.replay.course(of: way, source: call.scope.source, isOfExtremes: true, over: stretch)
    }
    if let apart, apart.isProven {
      pair.farthest = [apart.highest, apart.lowest].compactMap(\.self)
        .map { (Stage.seconds(ticks: $0.ticks), $0.value.magnitude) }.max { $0.size < $1.size }
    }
    return pair
  }

  // MARK: Animators, dances and chains

  private static func rides(_ names: [String], _ call: Invocation) throws(Mistake) -> ComparedPair {
    let rides = try names.map { name throws(Mistake) in try Ride(of: name, call) }
    let longest = rides.map { $0.stretch.end - $0.stretch.start }.max() ?? 0
    let length = call[Self.length].flatMap(Stage.ticks) ?? longest
    let curves = try rides.map { ride throws(Mistake) in
      try ride.curve(of: call[Self.path], length: length, parts: parts, call)
    }
    return ComparedPair(curves, end: !call.isGiven(Self.path) ? 1 : nil)
  }
}

extension Value {
  /// How to write a number of this value.
  fileprivate func example(of text: String) -> String {
    switch self {
    case .view: "write \(text).center.x or \(text).alpha"
    case .layer: "write \(text).position.x or \(text).opacity"
    default: "write a path to a number: box.center.x"
    }
  }
}
