/// The command that plans what fingers do, or makes the pointer a finger.
package enum TouchCommand {
  private static let view = Input.view("view", "the view to touch, in the middle of what is shown")
    .single("a finger touches one view: write another 'touch'")
  private static let way = Input.vector("by:", "how far the finger goes")
  private static let velocity = Input.vector(
    "flick:", "the velocity it leaves with, in points a second")
  private static let taps = Input.count(
    "taps:", "how many taps it makes", in: 1...100, "taps are counted: 1, 2, 3")
  private static let scale = Input.number(
    "pinch:", "how much two fingers spread; below 1 they close"
  ).within(0.01...100, "it is a factor, 0.01 to 100")
  private static let angle = Input.number("rotate:", "how far two fingers turn")
  private static let samples = Input.list(
    "samples:", .values, "moments and points, as ((0s, 195, 400), (16ms, 195, 390))")
  private static let over = Input.duration("over:", "how long it moves; default: 0.3s")
  private static let timing = Input.timing("timing", "its timing; default: linear")
  private static let hold = Input.duration("hold:", "how long it rests before it is lifted").or(0)
  private static let rate = Input.number(
    "rate:", "how many samples a second; default: 120"
  ).within(1...1000, "a rate is 60, 120, 240").or(120)
  private static let isCancelled = Input.flag("cancelled", "ends cancelled, as by an incoming call")

  private static let ways: [any Parametric] = [way, velocity, taps, scale, angle, samples]

  package static let all = [
    CommandDeclaration(
      name: "touch", group: .touch, effect: .changes,
      parameters: [view] + ways + [over, timing, hold, rate, isCancelled],
      help: "plans a touch of a view; alone, makes the pointer a finger",
      note: "It happens from now on, as time moves. Samples are in root's coordinates. At a "
        + "terminal, 'touch' alone lets time pass while the pointer drags, and keeps that as an "
        + "entry.",
      uikit: "UITouch",
      example: "view card frame: (95, 300, 200, 120)\n"
        + "gesture pan card changed: { .center += translation; translation = (0, 0) }\n"
        + "touch card by: (0, -200) over: 0.3s easeOut hold: 0.1s\nrun\n"
        + "touch card flick: (300, 0)\nrun",
      synonyms: ["finger", "swipe", "drag", "pointer", "mouse", "hand"],
      isReserved: false,
      traits: { command, _ in command.arguments.isEmpty ? (.outside, .alone) : nil }, action: touch)
  ]

  @Sendable private static func touch(_ call: Invocation) throws(Mistake) -> Answer {
    guard let view = call[view] else { return try takeUp(call) }
    let given = ways.filter(call.isGiven)
    guard given.count <= 1 else {
      throw call.mistake(
        unexpected: given[1], hint: "a touch does one thing: write another 'touch' for the other")
    }
    let times: [any Parametric] =
      call.isGiven(taps) || call.isGiven(samples) ? [over, timing, rate] : []
    let ends: [any Parametric] = call.isGiven(taps) ? [hold, isCancelled] : []
    if let input = (times + ends).first(where: call.isGiven) {
      throw call.mistake(
        unexpected: input, call.text(of: input),
        hint: "'\(given[0].parameter.name):' says when the finger is down: leave it out")
    }
    let samples = try samples(call)
    do throws(StageError) {
      let fingers = try samples.isEmpty ? fingers(call, on: view.thing) : samples
      let count = fingers.reduce(0) { $0 + $1.samples.count }
      let gestures = sequence(first: view.thing) { $0.superview }
        .reduce(0) { $0 + ($1.gestureRecognizers?.count ?? 0) }
      guard count * gestures <= mostLooks else {
        throw .invalidTouch(.tooManyLooks(limit: mostLooks))
      }
      try call.world.stage.tryTouch(
        fingers, from: samples.isEmpty ? .middle(of: view.thing) : .window,
        label: "touch of \(Name.typed(view.name.text))")
    } catch {
      if case .beyondRange = error { throw Mistake(.beyondTime, call.verbSpan) }
      let command = call.command.span
      throw Mistake(Name(call.text(of: command), command), isNot: "a touch: \(error.description)")
    }
    guard call.isTyped else { return Answer() }
    let lands = samples.first?.samples.first.map { view.thing.convert($0.point, from: nil) }
    if let lands, view.thing.layer.animationKeys() == nil, !view.thing.bounds.contains(lands) {
      return Answer(remark: "the finger lands outside \(Name.typed(view.name.text))")
    }
    return unanswered(view, call)
  }

  // Remarks on a touch that no gesture responds to, because it passes in silence.
  private static func unanswered(_ touched: NamedThing<UIView>, _ call: Invocation) -> Answer {
    let (view, name) = (touched.thing, Name.typed(touched.name.text))
    let near = Array(sequence(first: view) { $0.superview }) + view.subviews
    let goes = call.isGiven(way) || call.isGiven(velocity) || call.isGiven(samples)
    let isAnswered = near.contains { near in
      near.gestureRecognizers?.contains {
        guard let kind = GestureKind(of: $0) else { return false }
        return goes ? kind.answers(to: .drags, .rests) : kind.answers(to: .stays)
      } ?? false
    }
    let isKnown = !call.isGiven(scale) && !call.isGiven(angle) && !call.isGiven(samples)
    guard !isAnswered, isKnown else { return Answer() }
    let line =
      goes
      ? "gesture pan \(name) changed: { \(name).center += translation; translation = (0, 0) }"
      : "gesture tap \(name) { \(name).alpha = 0.5 }"
    var answer = Answer(remark: "no gesture of \(name) responds to that; this one would:\n \(line)")
    answer.offer = line
    return answer
  }

  // The planned fingers, from the middle of the touched view.
  private static func fingers(
    _ call: Invocation, on view: UIView
  ) throws(StageError) -> [PlannedTouch] {
    let (rate, hold) = (Int(call[rate]), call[hold])
    if let taps = call[taps] { return PlannedTouch.taps(taps) }
    var fingers: [PlannedTouch]
    if call[scale] != nil || call[angle] != nil {
      fingers = try PlannedTouch.pair(
        on: view, scale: call[scale] ?? 1, angle: call[angle] ?? 0,
        over: call[over] ?? Self.usualDuration,
        timing: call[timing]?.parameters, hold: hold, samplesPerSecond: rate)
    } else {
      // A finger that does not move taps or presses.
      let goes = call[way] != nil || call[velocity] != nil
      let usual = call[velocity] != nil ? Self.flickDuration : goes ? Self.usualDuration : 0
      let duration = call[over] ?? usual
      let way = call[way] ?? (call[velocity] ?? .zero) * duration
      fingers = [
        try PlannedTouch.drag(
          by: CGVector(dx: way.x, dy: way.y), over: duration, timing: call[timing]?.parameters,
          hold: goes || call.isGiven(Self.hold) ? hold : Self.tapDuration, samplesPerSecond: rate)
      ]
    }
    for index in fingers.indices { fingers[index].isCancelled = call[isCancelled] }
    return fingers
  }

  // Choice: this many blocks of gestures run in about a second.
  private static let mostLooks = 100_000

  private static let usualDuration = 0.3
  private static let flickDuration = 0.1
  private static let tapDuration = 0.05

  // The finger that was given by its samples, if one was.
  private static func samples(_ call: Invocation) throws(Mistake) -> [PlannedTouch] {
    guard call.isGiven(samples) else { return [] }
    var found: [PlannedTouch.Sample] = []
    for numbers in try triples(call[samples], call) {
      let sample = try numbers.map(call.scope.number)
      guard sample[0] >= found.last?.time ?? 0 else {
        throw call.scope.mistake(numbers[0], allowed: "moments count from now, and never go back")
      }
      found.append(.init(time: sample[0], point: CGPoint(x: sample[1], y: sample[2])))
    }
    let end = (found.last?.time ?? 0) + call[hold]
    return [PlannedTouch(samples: found, end: end, isCancelled: call[isCancelled])]
  }

  // One sample alone loses its outer brackets.
  private static func triples(
    _ parts: [Expression], _ call: Invocation
  ) throws(Mistake) -> [[Expression]] {
    var triples: [[Expression]] = []
    for part in parts {
      guard case .tuple(let numbers, _) = part, numbers.count == 3 else {
        if triples.isEmpty, parts.count == 3, !parts.contains(where: \.isTuple) { return [parts] }
        throw call.scope.mistake(
          part, isNot: "a moment and a point", hint: "write ((0s, 195, 400), (16ms, 195, 390))")
      }
      triples.append(numbers)
    }
    return triples
  }

  private static func takeUp(_ call: Invocation) throws(Mistake) -> Answer {
    guard call.host != nil, call.command.arguments.isEmpty else {
      let inputs = call.text(of: Span(call.verbSpan.upper, call.command.span.upper))
      throw Mistake(.missingArgument("VIEW", usage: "touch box\(inputs)"), call.verbSpan)
    }
    try call.checkCommitted()
    try call.checkScreen(for: "touch", hint: "'touch box by: (0, -200) over: 0.3s' plans a touch")
    return Answer(.touch)
  }
}
