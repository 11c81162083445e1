import FlipbookChecks
import FlipbookEvidence
import NumberRules

/// Runs a block with one value of each number, or with all between some, and looks at a claim.
struct ProofTrial {
  /// The looks that single values took, and whether all that moves in them is known.
  final class Effort { fileprivate(set) var (looks, isProven) = (0, true) }

  let promise: Promise
  // The claim to prove or refute: the promise, or its contrary.
  var claim: Promise { promise.contrary ?? promise }
  private var isContrary: Bool { promise.contrary != nil }
  let named: [NamedValue]
  // `nil` where the block, or the check, does not obey the rule.
  let use: NumberRule?
  let call: Invocation
  let block: Block
  // The check, as it is read with the first values.
  private let check: Invocation
  let effort = Effort()
  // The inputs of the check, such as times; where there is a rule, they are the same with all
  // values.
  private let inputs: [Expression]

  init(_ call: Invocation, _ named: [NamedValue], first values: [Quantity]) throws(Mistake) {
    let whole = call[ProveCommand.block]
    guard case .command(let command)? = whole.statements.last, command.verb.text == "expect",
      CheckCommands.isOverTime(command), let expect = call.world.commands.named(command.verb.text)
    else {
      let span = whole.statements.last?.span ?? whole.span
      throw Mistake(
        Name(call.text(of: span), span), isNot: "a check over time",
        hint: "end the block with one: \(Self.checkedText(of: call, whole))")
    }
    try whole.statements.dropLast().refuseChecks(
      "prove them one by one; '&&' joins two conditions that hold always")
    block = Block(statements: whole.statements.dropLast(), span: whole.span)
    (self.call, self.named) = (call, named)
    let world = try named.replay(call, carryingOut: block, with: values).stage()
    (check, promise) = try Self.read(command, as: expect, on: world, call)
    for input in [TimeStretch.from, TimeStretch.to] where check.isGiven(input) {
      throw check.mistake(
        unexpected: input, hint: "it looks from when the block is done; 'for:' says how far")
    }
    inputs = command.arguments.filter { $0.label != nil }.compactMap(\.value.expression)
    use = NumberRule(
      of: named.texts, in: block, checking: promise.expression, inputs: inputs,
      usesFrames: call.usesFrames(in: block), after: NumberRule.Before(call.world))
  }

  private static func read(
    _ command: Command, as expect: CommandDeclaration, on world: World, _ call: Invocation
  ) throws(Mistake) -> (check: Invocation, promise: Promise) {
    var check = try ArgumentBinder.bind(
      command, to: expect, in: Scope(world: world, source: call.scope.source))
    check.host = call.host
    return (check, try CheckCommands.claim(check[CheckCommands.kind] ?? .always, check))
  }

  /// Makes a trial of a command whose block ends without a check; the command takes its place.
  init(_ call: Invocation, _ named: [NamedValue], _ block: Block, _ promise: Promise) {
    (self.call, check, self.named, self.block, self.promise) = (call, call, named, block, promise)
    inputs = []
    use = NumberRule(
      of: named.texts, in: block, checking: promise.expression, inputs: [],
      usesFrames: call.usesFrames(in: block), after: NumberRule.Before(call.world))
  }

  // The command with a check: its last one, made one over time, or one of a path the block sets.
  private static func checkedText(of call: Invocation, _ block: Block) -> String {
    let text = call.text(of: call.command.span)
    if case .command(let last)? = block.statements.last, last.verb.text == "expect" {
      let check = call.text(of: last.span)
      let condition = check.dropFirst("expect".count).replacing(/\sat: *\S+/, with: "")
        .replacing(/\b(?:highest|lowest)\(([^(),]*)\)/) { $0.1 }
      return text.replacing(check, with: "expect always" + condition)
    }
    let path = target(in: block).map { call.text(of: $0.span) } ?? "box.center.x"
    let end = text.dropLast().lastIndex { !$0.isWhitespace } ?? text.startIndex
    let mark = block.statements.isEmpty ? "" : ";"
    return text[...end] + mark + " expect always \(path) <= 300 }"
  }

  private static func target(in block: Block) -> Path? {
    for statement in block.statements {
      if case .assignment(let assignment) = statement { return assignment.target }
      for case .block(let inner) in statement.commands.flatMap(\.arguments).map(\.value) {
        if let found = target(in: inner) { return found }
      }
    }
    return nil
  }

  // MARK: One value of each

  /// Whether the claim is kept with one value of each number; `nil` where that is not decided.
  func look(at values: [Quantity]) throws(Mistake) -> Decision? {
    try look(at: values) { replay throws(Mistake) in try reading(on: replay) }
  }

  // The check and the promise with these values.
  private func reading(on replay: Replay) throws(Mistake) -> (check: Invocation, promise: Promise) {
    guard use == nil, !inputs.isEmpty else { return (check, promise) }
    return try Self.read(check.command, as: check.declaration, on: replay.stage(), call)
  }

  private func look(
    at values: [Quantity], _ read: (Replay) throws(Mistake) -> (check: Invocation, promise: Promise)
  ) throws(Mistake) -> Decision? {
    do throws(Mistake) {
      return try call.session.endingWorlds { () throws(Mistake) in
        let replay = named.replay(call, carryingOut: block, with: values)
        let (check, promise) = try read(replay)
        let stretch = try stretch(of: replay, check)
        let found = try CheckCommands.breach(of: promise, over: stretch, on: replay, check) {
          () throws(Mistake) in
          effort.looks += 1
          try call.check()
        }
        effort.isProven = effort.isProven && found.isProven
        return Decision(found.breach.map { failure($0, with: values) })
      }
    } catch {
      if case .notDecided = error.kind { return nil }
      throw error.within(named.text(of: values))
    }
  }

  private func failure(_ breach: Breach, with values: [Quantity]) -> Failure {
    let (farthest, end) = (breach.excursion?.numbers.first?.farthest, breach.excursion?.end)
    let middle = end.map { breach.reached + ($0 - breach.reached) / 2 }
    let ticks = [farthest?.ticks, breach.ticks, breach.reached, middle, end].compactMap(\.self)
    return Failure(
      values: values, ticks: ticks, worst: farthest?.value, amount: breach.amount ?? 0)
  }

  // From the end of the block until everything has finished, or as far as was given.
  private func stretch(of replay: Replay, _ check: Invocation) throws(Mistake) -> TimeStretch {
    let world = try replay.stage()
    let start = world.stage.ticks
    if let end = try Self.end(of: check, from: start) { return TimeStretch(start: start, end: end) }
    guard !world.movesEndlessly else {
      throw Mistake(
        .noEnd(isEndless: true, ahead: check.typed(with: "for: 1s"), past: nil), check.verbSpan)
    }
    _ = try world.rest(call.verbSpan)
    if let (mistake, source) = world.answer.fault { throw mistake.with(source: source) }
    return TimeStretch(start: start, end: world.stage.ticks.later(by: world.stage.endlessTicks))
  }

  private static func end(of check: Invocation, from start: Int64) throws(Mistake) -> Int64? {
    guard let length = try check.moment(TimeStretch.length) else { return nil }
    return start.later(by: length - check.world.stage.ticks)
  }

  // MARK: All between

  /// Whether anything can be proven at all, tried with values close to each other.
  func isKnown(between corners: [[Quantity]]) throws(Mistake) -> Bool {
    guard let use, promise.kind != .smooth else { return false }
    // If time passes in the block, a check begins at another moment with each value.
    guard !use.passesTime || promise.kind.isOfCondition || promise.kind == .continuous else {
      return false
    }
    // This throws the mistakes of the block and the check.
    _ = try look(at: corners[0])
    return try stages(between: corners) { stages throws(Mistake) in
      try stages.holdsThroughout { $0.isKnown } ?? false
    }
  }

  /// Why nothing can be proven.
  var unknownText: String {
    promise.kind == .smooth
      ? "'smooth' can't be proven for all values of a number"
      : call.world.stage.nextDueTicks != nil && call.world.stage.lastDueTicks == nil
        ? "what is under way runs code: a completion, 'after', a dance, a chain, a touch or what was added"
        : "no formula is known of how it depends on "
          + named.map { Name.typed($0.name.text) }.joined(separator: " and ")
  }

  /// The decision for all values between some: the claim is kept, or it is broken with one of them,
  /// at a moment at which it is with all; `nil` where neither is known.
  ///
  /// - Parameters:
  ///   - corners: the first value and the last; for two numbers the corners of a rectangle,
  ///     opposite ones in pairs.
  ///   - middle: a value of each between them, and its place.
  ///   - sight: what was seen with values between or beside them; it is brought up to date.
  ///   - looks: the number of looks left, for this search and the next ones.
  func decision(
    between corners: [[Quantity]], at middle: (place: [Int64], values: [Quantity]),
    _ sight: inout Sight, _ looks: inout Int
  ) throws(Mistake) -> Decision? {
    try stages(between: corners) { stages throws(Mistake) -> Decision? in
      // Choice: a look at the four stages for two numbers counts as five looks.
      let cost = isOfTwo ? 5 : 1
      func kept(most: Int) throws(Mistake) -> Decision? {
        let given = min(most, looks / cost)
        var left = given
        defer { looks -= (given - left) * cost }
        let isKept = try stages.holdsThroughout { family throws(Mistake) in
          try family.isKept(
            looks: &left, doubt: &sight.doubt, open: &sight.open, check: call.check)
        }
        guard isKept == true else { return nil }
        return isContrary ? try look(at: middle.values) : Decision(nil)
      }
      func broken() throws(Mistake) -> Decision? {
        // With one number, the answer and the file show a failure, which must have been seen.
        guard isOfTwo || sight.failure != nil else { return nil }
        var moments = sight.moments.isEmpty ? sight.failure?.ticks ?? [] : sight.moments
        if try stages.holdsThroughout({ !$0.isBroken(at: moments) }) != false {
          guard !isOfTwo, let worst = stages.worst(after: moments.first) else { return nil }
          moments = worst
          sight.failure?.ticks += worst
        }
        if isContrary { return Decision(nil) }
        if let failure = sight.failure, sight.place != nil { return Decision(failure) }
        let least = moments.compactMap { stages.family?.margin(at: $0)?.lowerBound }.min()
        return Decision(brokenBy: -(least ?? 0))
      }
      let (isSeen, known) = (sight.place != nil, sight.doubt)
      sight.margins = nil
      if isOfTwo, sight.open == nil { sight.open = [.min...(.max)] }
      // While a finger moves, stages can be gone through only once.
      if isOfTwo, !sight.moments.isEmpty, use?.finger == nil, let broken = try broken() {
        return broken
      }
      // Choice: with one number, a hundred looks precede a look at a single value, which shows soon
      // that a claim is broken.
      if !isSeen || sight.failure == nil || isOfTwo,
        let kept = try kept(most: isSeen || isOfTwo ? .max : 100)
      {
        return kept
      }
      if isOfTwo, let doubt = sight.doubt, let family = stages.family,
        let margins = ProofMargins(family, near: doubt, isNear: doubt == known)
      {
        sight.moments = margins.moments
        if margins.areMixed {
          (sight.doubt, sight.margins) = (margins.ticks, family.hasStart ? nil : margins)
        }
        return try broken()
      }
      if isSeen, sight.failure == nil { return nil }
      if let broken = try broken() { return broken }
      // Choice: up to three nested parts take their moments from one value.
      if !isSeen, sight.failure != nil, sight.age < 3 { return nil }
      guard let found = try look(at: middle.values, { _ in (check, claim) }) else {
        // If one value takes too long, others do, too.
        looks = -1
        return nil
      }
      (sight.place, sight.failure, sight.age) = (middle.place, found.failure, 0)
      return try !isSeen && !isOfTwo && found.failure == nil ? kept(most: .max) : broken()
    }
  }

  private var isOfTwo: Bool { named.count == 2 }

  private func stages<Result>(
    between corners: [[Quantity]], _ ask: (ProofStages) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    try call.session.endingWorlds { () throws(Mistake) in
      try ask(ProofStages(self, between: corners))
    }
  }

  /// The ticks over which all of its stages are looked at.
  var span: TickSpan { get throws(Mistake) { try span(from: call.world.stage.ticks) } }

  func span(from start: Int64) throws(Mistake) -> TickSpan {
    start...(try Self.end(of: check, from: start) ?? .max / 2)
  }

  var passesTime: Bool { use?.passesTime ?? false }

  /// Writes the evidence for the decision on all values between some.
  func write(
    _ kind: Prover.Kind, _ failure: Failure?, between corners: [[Quantity]],
    to writer: inout EvidenceWriter
  ) throws(Mistake) {
    guard kind != .undecided else { return }
    try stages(between: corners) { stages throws(Mistake) in
      _ = try stages.holdsThroughout { family throws(Mistake) in
        let broken = failure?.ticks.first { family.isBroken(at: [$0]) }
        guard let (condition, sources, wanted, span, cuts) = family.condition(at: broken) else {
          writer.obstacle = "a file has no words for such a claim"
          return false
        }
        return try writer.write(
          condition, sources, (failure == nil) == wanted, over: span, cuts: cuts)
      }
    }
  }
}
