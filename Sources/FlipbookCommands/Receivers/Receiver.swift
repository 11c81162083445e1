/// A thing that the verbs of animators act on: an animator, a chain, or a view.
package protocol Receiver {
  var name: String { get }
  /// Carries out a verb, or only checks it; throws if the state does not allow it.
  func take(_ move: Move, _ call: Invocation) throws(Mistake) -> Answer
  /// The target that is scrubbed by hand; throws if there is none.
  func playhead(_ call: Invocation) throws(Mistake) -> LiveTarget
}

package enum Move {
  case start(after: Double?)
  /// If later, it only pauses an animator that is active then, as a dance does.
  case pause(isLater: Bool)
  case resume(FlipbookValues.Timing?, durationFactor: Double)
  case reverse
  case scrub(Double)
  case stop(withoutFinishing: Bool)
  case finish(at: UIViewAnimatingPosition)
  case add(ReadyBlock, delayFactor: Double)
  case complete(ReadyBlock)
  case tell
}

extension Input where Read == Name? {
  /// Animators, views that dance or chains; `all` are those on which the verb works now.
  package static let animators = Input.word(
    "name", .animator,
    "an animator, a view that dances or a chain, or several; default: the last one"
  ).several { scope, verb in
    scope.world.names.compactMap { name, named in
      let legal =
        switch named {
        case .chain(let chain): chain.legalVerbs
        default: named.animator.map { $0.legalVerbs + ["states"] } ?? []
        }
      return legal.contains(verb) ? name : nil
    }
  }

  /// The same for verbs that no chain takes.
  package static let dancers = Input.word(
    "name", .animator, "an animator or a view that dances, or several; default: the last one"
  ).several(all: animators.parameter.all)

  var orStage: Input {
    .word(
      parameter.name, parameter.type, parameter.meaning,
      words: [Choice(ValueWords.stage, "everything, through time")]
    ).several(all: parameter.all)
  }
}

extension Invocation {
  /// The receiver that was named, or the one named last.
  package func receiver(_ input: Input<Name?>) throws(Mistake) -> any Receiver {
    let name = self[input]
    guard let word = name.map({ scope.ownName(of: $0.text) }) ?? world.lastAnimator else {
      try tellOfBlocks()
      throw Mistake(.noAnimator, verbSpan)
    }
    let span = name?.span ?? verbSpan
    let receiver: any Receiver
    switch scope.named(word) {
    case .animator(let animator): receiver = AnimatorReceiver(name: word, animator: animator)
    case .chain(let chain): receiver = ChainReceiver(name: word, chain: chain)
    case .view(let view):
      receiver =
        view.dance.animator.map { AnimatorReceiver(name: word, animator: $0, dance: view.dance) }
        ?? RestingView(name: word, view: view)
    case let named?: throw notAnAnimator(word, named, span)
    case nil:
      throw Mistake(.unknownThing(word, what: "animator", near: scope.nearNames(word)), span)
    }
    remember(word)
    return receiver
  }

  // Looks are not on the timeline, so the names in them must not be remembered, or the stage could
  // not be built again from the entries that changed it.
  package func remember(_ name: String) {
    if scope.place != .fired, declaration.effect == .changes { world.lastAnimator = name }
  }

  /// Throws if a bare verb finds no running animator while animate blocks move a view.
  func tellOfBlocks() throws(Mistake) {
    guard command.arguments.isEmpty, let view = world.viewMovedByBlock else { return }
    let verb = declaration.name
    throw Mistake(
      "no animator runs, but a block moves \(view)",
      hint: verb == "stop"
        ? "write detach \(view)"
        : "'\(verb)' takes an animator: animator a 1s { \(view).alpha = 0 }",
      verbSpan)
  }

  fileprivate func notAnAnimator(
    _ name: String, _ named: Named, _ span: Span, hint: String? = nil
  ) -> Mistake {
    Mistake(
      Name(name, span), isNot: "an animator: it is \(named.kind)",
      hint: hint ?? named.hint(insteadOf: declaration.name, name) ?? "'list' shows the names")
  }

  /// The verb of a move: `completion` for a completion, even as an input, else the command's.
  func verb(of move: Move) -> String {
    if case .complete = move { "completion" } else { declaration.spelling }
  }

  package func wrongState(_ problem: String, of name: String, legal: [String]) -> Mistake {
    Mistake(.wrongState(message: "'\(name)' \(problem)", legal: legal), verbSpan)
  }
}

/// A view without a dance; verbs on it do nothing, as in Dance.
package struct RestingView: Receiver {
  package let name: String
  package let view: UIView

  package func take(_ move: Move, _ call: Invocation) throws(Mistake) -> Answer {
    let view = Name.typed(name)
    let making = "dance \(view) 1s { .alpha = 0 }"
    let problem = "\(view) is a view without a dance"
    let missing = "\(problem): there is nothing to \(call.declaration.name)"
    let span = call.span(of: Input<Name?>.animators)
    switch move {
    case .add:
      let block = call.command.arguments.first(where: \.isBlock).map { call.text(of: $0.span) }
      throw Mistake(
        "\(problem), and a block goes to one", hint: "write dance \(view) 1s \(block ?? "{ … }")",
        span)
    case .complete:
      throw Mistake("\(problem): this block would never run", hint: "\(making) makes one", span)
    // With several things, all act or none.
    case _ where call.isOneOfSeveral: throw Mistake(missing, hint: "leave it out", span)
    default: break
    }
    if let mover = mover(in: call.world) {
      let rest = Span(span.upper, call.command.span.upper)
      let line = "\(call.declaration.name) \(mover)\(call.text(of: rest))"
      var answer = Answer("note: " + missing)
      answer.remark = "\(mover) moves it: \(line)"
      if call.isTyped { answer.offer = line }
      return answer
    }
    guard isMoving(on: call.world.stage) else {
      var answer = Answer("note: " + missing)
      answer.remark = "\(making) makes one,\n animator a 1s { \(view).alpha = 0 } an animator"
      return answer
    }
    var answer = Answer("note: \(missing); 'detach \(view)' ends what moves it")
    if call.isTyped, call.declaration.name == "stop" { answer.offer = "detach \(view)" }
    answer.remark = "an animator can be paused: animator a 1s { \(view).alpha = 0 }"
    return answer
  }

  // The animator that moves it, as it is typed.
  private func mover(in world: World) -> String? {
    world.names.first { $0.value.animator?.motions.contains { $0.layer === view.layer } ?? false }
      .map { Name.typed($0.key) }
  }

  private func isMoving(on stage: Stage) -> Bool {
    let layer = view.layer
    return !layer.movingAnimations.isEmpty && layer.animationKeys() != nil
      || stage.movingBlocks.flatMap(\.motions).contains { $0.layer === layer }
  }

  package func playhead(_ call: Invocation) throws(Mistake) -> LiveTarget {
    throw call.notAnAnimator(
      name, .view(view), call.span(of: Input<Name?>.animators),
      hint: mover(in: call.world).map { "\($0) moves it: scrub \($0)" })
  }
}
