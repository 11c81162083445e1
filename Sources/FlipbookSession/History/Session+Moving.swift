// Going to other places on the timeline. Undo and redo only move the pointer; the others build the
// stage for its new place, and if that is interrupted or fails, nothing has moved.
extension Session {
  /// Changes the timeline and builds the stage for its new place.
  func move(_ change: (inout Timeline) throws(Mistake) -> Void) throws(Mistake) {
    let before = timeline.savepoint
    try change(&timeline)
    do { try bring() } catch {
      timeline.comeBack(to: before)
      throw error
    }
  }

  package static let retraced = Input.number("count", "how many; default: 1")

  /// Undoes or redoes, and prints the moment if it has changed.
  package func retrace(_ call: Invocation, isRedo: Bool) throws(Mistake) -> Answer {
    let (start, left) = (timeline.here.end, timeline.pointer)
    let (number, place) = (call[Self.retraced] ?? 1, call.span(of: Self.retraced))
    guard let count = Int(exactly: number), count > 0 else {
      throw call.mistake(
        Self.retraced, isNot: "a whole number above 0",
        hint: "'undo 2' takes back two entries, and 'redo 2' brings them back")
    }
    if call.isTyped, case let text = call.text(of: place), text.last == "s",
      text.first?.isNumber == true
    {
      throw Mistake("this counts entries", hint: "'back 1s' moves time", place)
    }
    for done in 0..<count {
      if timeline.retrace(isRedo: isRedo) { continue }
      guard try crossReplay(isRedo: isRedo) else {
        // All of them or none.
        for _ in 0..<done { timeline.retrace(isRedo: !isRedo) }
        if isRedo, done == 0, timeline.branches.count > 1 {
          throw Mistake(
            "there is nothing to redo", hint: "'list branches' has what you left", call.verbSpan)
        }
        throw Mistake(.nothingToUndo(redo: isRedo, after: done), call.verbSpan)
      }
    }
    var answer = Answer()
    if timeline.here.end != start {
      answer.print(settings.momentText.line(timeline.here.end, after: start))
    }
    answer.remark = remark(onRetracingFrom: left)
    return answer
  }

  private func remark(onRetracingFrom left: Int) -> String? {
    let nodes = timeline.nodes
    guard nodes.indices.contains(left) else { return nil }
    if nodes[left].parent == timeline.pointer, let entry = nodes[left].entry {
      return "taken back: \(entry.firstLine)\(entry.stop)"
    }
    if timeline.here.parent == left, let entry = timeline.here.entry {
      return "redone: \(entry.firstLine)\(entry.stop)"
    }
    return timeline.branch(of: timeline.pointer).map {
      "back in \($0.name), at \(moment(ofPlace: timeline.pointer))"
    }
  }

  package func go(toPlace place: Int) throws(Mistake) {
    try move { timeline throws(Mistake) in timeline.move(to: place) }
  }

  /// Goes back to a moment, after everything that was entered or fired then.
  package func go(toTicks ticks: Int64) throws(Mistake) {
    let place = timeline.place(at: ticks)
    let start = timeline.nodes[place].end
    guard start < ticks else { return try go(toPlace: place) }
    // The moment lies within an entry: a new branch goes there from before it.
    guard let node = timeline.node(after: place), let entry = node.entry else { return }
    let origin = timeline.origin(number: node.origin.number)
    if entry.isTimeCommand(commands) {
      try go(toTicks: ticks, in: place, origin)
    } else {
      guard let cut = try cut(entry, to: ticks, from: place) else { return }
      try move { timeline throws(Mistake) in
        timeline.branch(from: place, cut, end: ticks, origin: origin)
      }
    }
    // At late moments, a typed duration cannot express every tick.
    timeline.settle(end: world.stage.ticks, settings: world.settings)
  }

  // Goes to a moment within the step after a place, by a shorter step.
  private func go(toTicks ticks: Int64, in place: Int, _ origin: Timeline.Origin) throws(Mistake) {
    let isNear = world.settledPlace <= place
    let world = try isNear ? world : Replay(of: self, to: place).stage()
    // The step counts in frames of the rate that is set at its place.
    let text = world.stepText(from: timeline.nodes[place].end, to: ticks)
    guard let step = try? Parser.entry(from: text) else { return }
    let branch = { (timeline: inout Timeline) throws(Mistake) in
      timeline.branch(from: place, step, end: ticks, origin: origin)
    }
    if isNear { return try move(branch) }
    try branch(&timeline)
    perform(silently: timeline.nodes[timeline.pointer], on: world)
    replaceWorld(with: world)
  }

  /// Steps to a later moment; the timeline gets the step in place of what was typed.
  package func stepForward(toTicks ticks: Int64, for typed: String? = nil) -> Answer {
    guard var step = try? Parser.entry(from: world.stepText(from: world.stage.ticks, to: ticks))
    else { return Answer() }
    step.typed = typed
    var answer = run(step)
    // The transcript records the entry that asked for the step.
    answer.entry = nil
    return answer
  }

  /// The moment after a move, and the watched values.
  package func momentReached(_ call: Invocation) -> Answer {
    var answer = Answer(world.momentText.line(world.stage.ticks))
    answer.append(Sight.watches(in: world, source: call.scope.source))
    return answer
  }

  /// Builds the stage for the present place from the nearest start: the latest stage, if it is on
  /// the path or only time has passed since; a checkpoint; or the root.
  ///
  /// Throws when the person interrupts it; the next look then builds first.
  func bring() throws(Mistake) {
    guard latestPlace != timeline.pointer else { return }
    if let latestPlace, rewind(from: latestPlace) {
      self.latestPlace = timeline.pointer
    } else if let latestPlace, timeline.fork(latestPlace, timeline.pointer) == latestPlace,
      latestPlace >= checkpoints.nearest(to: timeline.pointer, in: timeline)?.place ?? 0
    {
      self.latestPlace = nil
      try carry(latest, from: latestPlace, to: timeline.pointer)
      self.latestPlace = timeline.pointer
    } else {
      let known = checkpoints.nearest(to: timeline.pointer, in: timeline)?.place ?? 0
      replaceWorld(with: try Replay(of: self).stage())
      let entered = timeline.places(to: timeline.pointer, from: known).count
      checkpoints.note(latest, at: timeline.pointer, in: timeline, after: entered)
    }
  }

  // Goes from a place to the present one on the latest stage; `false` if more than time passes on
  // the way back. Until something happens, a stage is a function of the moment, so turning its time
  // back gives the same stage as building it again, except for the past values of promises'
  // numbers.
  private func rewind(from place: Int) -> Bool {
    let fork = timeline.fork(place, timeline.pointer)
    guard latest.settledPlace <= fork, timeline.pointer == fork || timeline.here.parent == fork,
      timeline.nodes[fork].end <= latest.stage.ticks,
      !latest.promises.values.contains(where: { $0.past != nil })
    else { return false }
    latest.stage.rewind(toTicks: timeline.nodes[fork].end)
    for node in timeline.path(to: timeline.pointer, from: fork) {
      perform(silently: node, on: latest)
    }
    return true
  }

  // Takes a stage along the timeline by entering its entries again; entries in a row that only let
  // time pass become one advance.
  func carry(_ world: World, from start: Int, to place: Int) throws(Mistake) {
    let (asked, usual) = (isInterrupted, world.isInterrupted)
    var isCut = false
    world.setInterruption {
      isCut = isCut || asked()
      return isCut
    }
    defer { world.setInterruption(usual) }
    let places = timeline.places(to: place, from: start)
    for (index, place) in places.enumerated() where !world.isInterrupted() {
      if timeline.nodes[place].isQuiet, let entry = timeline.nodes[place].entry {
        if index + 1 < places.count, timeline.nodes[places[index + 1]].isQuiet {
          world.entries.append(entry.firstLine)
          continue
        }
        world.begin(entry)
        try? world.advance(to: timeline.nodes[place].end)
      } else {
        perform(silently: timeline.nodes[place], on: world)
      }
      if !isCut { checkpoints.note(world, at: place, in: timeline) }
    }
    guard !isCut else { throw Mistake(.interrupted, Span(0, 0)) }
  }

  /// The marks and branches that `goto` can be given.
  package var places: [Choice] {
    marks.map { name, place in Choice(name, "a mark, at \(moment(ofPlace: place))") }
      + timeline.branches.map { Choice($0.name, "a branch, to \(moment(ofPlace: $0.tip))") }
  }

  /// An expression in which the moments of marks replace their names; names known in the scope take
  /// precedence.
  package func knowingMarks(_ expression: Expression, in scope: Scope) -> Expression {
    expression.replacing { name in
      guard let place = marks[name.text] else { return nil }
      // A thing is no moment, so alone its name means the mark.
      switch scope.named(name.text) {
      case nil: break
      case .value: return nil
      default: if expression.word != name { return nil }
      }
      let seconds = Stage.seconds(ticks: timeline.nodes[place].end)
      return Expression(Quantity(value: seconds, unit: .duration), name.span)
    }
  }

  package func place(named name: String) -> Int? {
    marks[name] ?? timeline.branch(named: name)?.tip
  }

  package func marksOnTheWay(to place: Int? = nil) -> [(name: String, time: Double)] {
    let places = Set(timeline.path(to: place ?? timeline.pointer).map(\.place) + [0])
    return marks.filter { places.contains($0.value) }.map { name, place in
      (name, Stage.seconds(ticks: timeline.nodes[place].end))
    }
  }
}

// Going back to a moment within an entry of several statements, by entering a part of it again.
extension Session {
  /// The part of an entry that comes before a moment, with its last step cut to end there.
  func cut(_ entry: Entry, to ticks: Int64, from place: Int) throws(Mistake) -> Entry? {
    let scratch = try Replay(of: self, to: place).stage()
    var text: String?
    let scope = Scope(world: scratch, source: entry.text)
    // A mistake in a block ends the walk, as it has ended the entry.
    _ = try? scope.walk(entry.statements) { statement, scope, turns throws(Mistake) in
      let step = scratch.stepText(from: scratch.stage.ticks, to: ticks)
      guard (try? scope.perform(statement)) != nil, scratch.stage.ticks <= ticks else {
        let closers = turns.map { if case .template = $0 { "" } else { " }" } }.joined()
        text = turns[...].text(before: statement, in: entry.text, from: 0) + step + closers
        return false
      }
      return scratch.answer.fault == nil
    }
    return text.flatMap { try? commands.entry(from: $0) }
  }
}

extension ArraySlice<Turn> {
  // The text to enter before a statement, from an offset of a text on: the finished passes of its
  // loop, and the start of the current one.
  fileprivate func text(before statement: Statement, in source: String, from start: Int) -> String {
    guard let turn = first else { return Span(start, statement.span.lower).text(in: source) }
    func rest(in source: String, from start: Int) -> String {
      dropFirst().text(before: statement, in: source, from: start)
    }
    func before(_ span: Span) -> String { Span(start, span.lower).text(in: source) }
    switch turn {
    case .template(let template, let text):
      return before(template.statement.span) + rest(in: text, from: 0)
    case .pass(let loop, let number, let first):
      let (name, body) = (loop.name, loop.body.span.text(in: source))
      let over = number > first ? "for \(name) in \(first)..<\(number) \(body); " : ""
      return before(loop.span) + over + "for \(name) in \(number)...\(number) {"
        + rest(in: source, from: loop.body.span.lower + 1)
    case .branch(let conditional, let isOtherwise):
      let body = isOtherwise ? conditional.otherwise ?? conditional.body : conditional.body
      let condition = conditional.condition.span.text(in: source)
      // The body of an `else if` is the next conditional itself.
      let isBlock = Span(body.span.lower, body.span.lower + 1).text(in: source) == "{"
      return before(conditional.span) + "if \(condition) {" + (isOtherwise ? "} else {" : "")
        + rest(in: source, from: body.span.lower + (isBlock ? 1 : 0))
    }
  }
}
