// Abilities of every verb: act on several things, later, at another moment, or among statements.
extension Commands {
  /// Carries out a command; returns false if its first word is no verb.
  package func execute(_ typed: Command, in scope: Scope) throws(Mistake) -> Bool {
    guard let (declaration, command) = resolve(typed, in: scope) else { return false }
    try scope.check(command, declaration)
    // Names in a block that fires later are looked up when it fires.
    if scope.depth > 0 {
      try scope.checkPresence(of: command, declaration)
      try scope.checkBlocks(of: command, declaration)
      try scope.checkCalls(in: command)
      // From here on the block's name stands for its progress.
      let leads = command.leadsWithName { (try? scope.duration($0)) != nil }
      let named = command.arguments.first { $0.label?.text == "name" }
      if declaration.group == .block, declaration.parameters.first?.type == .newName,
        let word = (leads ? command.arguments.first : named)?.value.word?.text
      {
        scope.world.laterBlockNames.insert(word)
      }
      return true
    }
    let answer = try answer(to: command, declaration, in: scope)
    scope.world.answer.append(answer)
    return true
  }

  private func answer(
    to command: Command, _ declaration: CommandDeclaration, in scope: Scope
  ) throws(Mistake) -> Answer {
    if let delay = declaration.scheduling(command) { return try scope.schedule(command, delay) }
    let traits = declaration.traits(of: command, in: scope.world)
    guard traits.effect == .looks else {
      var scope = scope
      scope.foresight = nil
      let call = try ArgumentBinder.bind(command, to: declaration, in: scope)
      guard declaration.places != .alone else {
        throw Mistake(.mustStandAlone(declaration.spelling), command.verb.span)
      }
      if let remark = call.secondsRemark { scope.world.answer.remark = remark }
      if traits.effect.isOnTimeline { scope.world.willChange() }
      return try call.answer()
    }
    if traits.places == .alone || declaration.looksElsewhere(command) {
      return try scope.look(command, declaration)
    }
    return try scope.skippingWhatIsForeseen { () throws(Mistake) in
      try ArgumentBinder.bind(command, to: declaration, in: scope).answer()
    }
  }
}

extension Invocation {
  /// Carries it out, once for each thing if several were named; either for all or for none.
  package func answer() throws(Mistake) -> Answer {
    guard let place = bound.firstIndex(where: { $0.argument.names != nil }),
      let names = bound[place].argument.names
    else { return try act() }
    var (answer, call) = (Answer(), self)
    call.isOneOfSeveral = true
    // Nothing undoes a block's changes, so every name is checked first.
    call.isAsked = scope.place == .fired && declaration.group == .animator
    for name in call.isAsked ? names : [] {
      call.bind(.name(name), at: place)
      _ = try call.act()
    }
    call.isAsked = false
    for name in names {
      call.bind(.name(name), at: place)
      let next = try call.act()
      let remarks = [answer.remark, next.remark].compactMap(\.self)
      answer.append(next)
      answer.remark = remarks.isEmpty ? nil : remarks.joined(separator: "; ")
    }
    return answer
  }

  // Reports a mistake in generated text at the argument that the text was generated for.
  private func act() throws(Mistake) -> Answer {
    let usual = world.settings.format
    if let format = self[TableFormat.input] { world.settings.format = format }
    defer { if isGiven(TableFormat.input) { world.settings.format = usual } }
    do { return try declaration.action(self) } catch {
      guard error.source == nil, error.span.upper > scope.source.utf8.count,
        let first = command.arguments.first?.span
      else { throw error }
      throw error.at(first)
    }
  }
}

// MARK: Later

extension CommandDeclaration {
  /// The place of the `after:` that schedules it; `nil` where the verb has its own `after:`.
  package func scheduling(_ command: Command) -> Int? {
    let place = command.arguments.firstIndex { $0.label?.text == "after" }
    return place != nil && canWait(command) ? place : nil
  }

  /// Whether `after:` schedules it.
  func canWait(_ command: Command) -> Bool {
    let own = parameters.first { $0.answers(to: "after") }
    // An own `after:` that needs a block delays the block; without a block it schedules the verb.
    return places.contains(.fired)
      && own.map { $0.need != nil && !command.arguments.contains(where: \.isBlock) } ?? true
  }

  /// The reason why it cannot wait; `nil` where it can.
  var reasonNotToWait: Mistake.Kind? {
    guard !places.contains(.fired) else { return nil }
    if effect == .looks { return .looksAlongTime(spelling) }
    return places == .alone
      ? .mustStandAlone(spelling) : .notInBlock(spelling, isAnimation: false)
  }

  /// Whether it is a look with an `at:` that it does not take as an input of its own.
  package func looksElsewhere(_ command: Command) -> Bool {
    effect == .looks && command.has(label: "at") && refusals["at"] == nil
      && !parameters.contains { $0.answers(to: "at") }
  }
}

extension Scope {
  // Checks calls when a block is typed, as their functions and arguments are already known then.
  fileprivate func checkCalls(in command: Command) throws(Mistake) {
    for argument in command.arguments {
      guard case .expression(let expression) = argument.value else { continue }
      if case .path = expression { continue }
      do { _ = try evaluate(expression) } catch {
        switch error.kind {
        case .wrongCall, .missingArgument, .unknownLabel, .unknownFunction, .noTiming, .wrongKind,
          .velocityPair, .noOperator, .notForeseen:
          throw error
        default: continue
        }
      }
    }
  }

  // `reverse slide after: 0.5s` is `after 0.5s { reverse slide }`, skipped if the state forbids it.
  fileprivate func schedule(_ typed: Command, _ place: Int) throws(Mistake) -> Answer {
    guard case .expression(let delay) = typed.arguments[place].value else {
      throw Mistake(.wrongKind(found: "a block", expected: "a duration"), typed.span)
    }
    let (seconds, later) = (try duration(delay), typed.leaving(place))
    let block = Block(statements: [.command(later)], span: later.span)
    let fired = inside(.fired)
    _ = try ReadyBlock(block, in: fired)
    guard !isRehearsal else { return Answer() }
    try checkNames(in: later)
    remarkOnWaiting(typed, place)
    world.willChange()
    // Uses the verb as typed: it may be another verb's form.
    let verb = typed.verb.span.text(in: source)
    let label = "\(verb) after \(text(of: delay))"
    do {
      try world.stage.tryAfter(seconds, label: label) {
        fired.run(block) { $0.note(skipping: verb, knewNames: self.place == .entry) }
      }
    } catch { throw Mistake(.beyondTime, delay.span) }
    return Answer()
  }

  // Checks that the things it names exist already; numbers and states are read when it runs.
  private func checkNames(in command: Command) throws(Mistake) {
    guard place == .entry, let (declaration, command) = world.commands.resolve(command, in: self)
    else { return }
    do {
      let call = try ArgumentBinder.bind(command, to: declaration, in: self)
      for case (_, .expressions(let values)) in call.bound {
        for value in values where value.word.map({ isBlock($0.text) || isAll($0.text) }) != true {
          _ = try evaluate(value)
        }
      }
    } catch {
      switch error.kind {
      case .outOfRange, .notPositive, .notFinite, .beyondTime, .wrongState, .divisionByZero,
        .nameTaken:
        return
      default: throw error
      }
    }
  }

  /// The seconds of an expression, 0 or more.
  package func duration(_ expression: Expression) throws(Mistake) -> Double {
    let value = try evaluate(expression)
    // A thing is not a duration, even if it stands for a number.
    guard let quantity = value.quantity, [.plain, .duration].contains(quantity.unit) else {
      let wanted = "a duration" + (value.kind.isThingOrTiming ? ": it is \(value.kind.noun)" : "")
      throw mistake(expression, isNot: wanted, hint: Parameter.Form.duration.expectation.hint)
    }
    guard quantity.value >= 0 else {
      throw Mistake(.notPositive(text(of: expression)), expression.span)
    }
    return quantity.value
  }

  // MARK: Looks

  // Looks along time, or at another moment, on a scratch stage that repeats the statements so far.
  // An entry that runs again skips its looks.
  fileprivate func look(
    _ command: Command, _ declaration: CommandDeclaration
  ) throws(Mistake) -> Answer {
    guard place == .entry else { throw misplaced(command, declaration) }
    try world.countLook(command.verb.span)
    guard let foresight else { return Answer() }
    return try foresight.look(command, declaration, in: self)
  }

  /// Skips a look into the future when an entry runs again.
  package func skippingWhatIsForeseen(
    _ look: () throws(Mistake) -> Answer
  ) throws(Mistake) -> Answer {
    do { return try look() } catch {
      guard case .notForeseen = error.kind, foresight == nil, place == .entry, !isRehearsal
      else { throw error }
      return Answer()
    }
  }

  // MARK: Places

  fileprivate func check(
    _ command: Command, _ declaration: CommandDeclaration
  ) throws(Mistake) {
    let (verb, places) = (declaration.spelling, declaration.places)
    guard places.contains(.chain) == (place == .chain) else {
      throw Mistake(
        place == .chain
          ? .notInChain(verb) : .outsideOf(verb, "chain", "chain intro { \(verb) … }"),
        command.verb.span)
    }
    guard place == .entry || places.contains(.init(place)) else {
      throw misplaced(command, declaration)
    }
  }

  // Checks the blocks of a command when it is typed.
  fileprivate func checkBlocks(
    of command: Command, _ declaration: CommandDeclaration
  ) throws(Mistake) {
    for argument in command.arguments {
      guard case .block(let block) = argument.value,
        let place = declaration.place(ofBlock: argument.label?.text)
      else { continue }
      try inside(place).changing { $0.depth = 2 }.lookOver(block)
    }
  }

  // A block that runs later sees only the present; an unknown label is always wrong.
  fileprivate func checkPresence(
    of command: Command, _ declaration: CommandDeclaration
  ) throws(Mistake) {
    let places = declaration.traits(of: command, in: world).places
    guard places != .alone, !declaration.looksElsewhere(command) else {
      throw misplaced(command, declaration)
    }
    let plain = declaration.scheduling(command).map(command.leaving) ?? command
    do { _ = try ArgumentBinder.bind(plain, to: declaration, in: self) } catch {
      if case .unknownLabel = error.kind { throw error }
      if case .missingArgument = error.kind { throw error }
    }
  }

  fileprivate func misplaced(_ command: Command, _ declaration: CommandDeclaration) -> Mistake {
    let traits = declaration.traits(of: command, in: world)
    var (kind, words) = (misplaced(declaration.spelling), declaration.spelling)
    if place == .fired, declaration.looksElsewhere(command) {
      kind = .looksAlongTime("\(words) at:")
    } else if place == .fired, traits.places == .alone {
      // Only the word after the verb turns a check into one over time.
      if declaration.places != .alone, traits.effect == .looks,
        let word = command.arguments.first(where: { $0.label == nil })?.value.word?.text
      {
        words += " \(word)"
      }
      kind = traits.effect == .looks ? .looksAlongTime(words) : .mustStandAlone(words)
    }
    return Mistake(kind, command.verb.span)
  }
}
