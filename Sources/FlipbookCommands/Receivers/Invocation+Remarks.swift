// Remarks of commands on their inputs, for the person at the terminal.
extension Invocation {
  /// Remarks on a view or a layer without a size.
  func remarkOnSize(of layer: CALayer, _ name: String) {
    guard isTyped, layer.bounds.size == .zero else { return }
    world.answer.remark = "\(name) has no size: \(name).frame.size = (100, 100)"
  }

  /// The remark on a block that sets a number of a layer, which moves by its own action, whatever
  /// the block's duration.
  func ownMotion(of block: Block) -> String? {
    guard isTyped, block.statements.count == 1, case .assignment(let set) = block.statements[0],
      set.operator == .set, set.target.members.count == 1, let root = set.target.root?.text,
      case .layer(let layer)? = scope.named(root),
      layer is CAShapeLayer || layer is CAGradientLayer,
      case .number(let old)? = (try? scope.find(set.target))?.value
    else { return nil }
    let (name, member) = (Name.typed(root), set.target.members[0].text)
    return "a layer's \(member) takes its own 0.25s; to take a time that you give:\n "
      + "animation grow \(member) from: \(NumberText.shortest(old.value)) "
      + "to: \(text(of: set.value.span)) 1s; add grow to: \(name)"
  }

  /// Remarks on wrong key times: Core Animation takes shares of the duration, from 0 to 1.
  func remarkOnKeyTimes(_ times: [Expression], of animation: CAKeyframeAnimation) {
    let (numbers, count) = (animation.keyTimes?.map(\.doubleValue) ?? [], animation.values?.count)
    let isDiscrete = animation.calculationMode == .discrete
    guard isTyped, let last = numbers.last, let count, count > 1,
      !animation.calculationMode.rawValue.contains("aced")
    else { return }
    let isRising = numbers.count == count && numbers[0] >= 0 && numbers == numbers.sorted()
    let isTaken = isRising && last <= 1 && (isDiscrete || numbers[0] == 0 && last == 1)
    let areMoments = times.contains { (try? scope.quantity($0).unit) == .duration }
    guard !isTaken || areMoments else { return }
    // The shares that were meant, or else the even times that are used instead.
    let isMeant = isRising && last > 0 && (isDiscrete || numbers[0] == 0)
    let shares = (0..<count).map { isMeant ? numbers[$0] / last : Double($0) / Double(count - 1) }
    scope.remark(
      isTaken
        ? "keyTimes are shares of the duration"
        : "keyTimes rise from 0 to 1, one for each value; these are ignored",
      [
        (
          Span(times[0].span.lower, times[times.count - 1].span.upper),
          shares.map { NumberText.shortest(($0 * 1000).rounded() / 1000) }.joined(separator: ", ")
        )
      ])
  }

  /// Remarks that a factor is no length of time.
  func remarkOnFactor(_ input: Input<Double>, of name: Name?) {
    guard isTyped, let name,
      case .value(.number(let factor), .number)? = argument(for: input.parameter.name),
      factor.unit == .duration
    else { return }
    let owner = "\(Name.typed(name.text)).duration"
    scope.remark(
      "a factor has no unit: this is \(NumberText.shortest(factor.value)) * \(owner)",
      [(span(of: input), "\(text(of: input)) / \(owner)")])
  }

  /// Remarks that a transaction does not move the properties of views.
  func remarkOnViews(in block: Block) {
    let roots = block.statements.compactMap { statement -> String? in
      guard case .assignment(let set) = statement else { return nil }
      return set.target.root?.text
    }
    guard isTyped, !roots.isEmpty, roots.allSatisfy({ scope.named($0)?.form == .view }) else {
      return
    }
    world.answer.remark =
      "a view's own layer has no actions, so a transaction does not move it; 'animate' does:\n "
      + "animate 1s \(text(of: block.span))"
  }

  /// Remarks on an animation that replaces a running one with the same key.
  func remarkOnKey(_ key: String, of layer: CALayer) {
    guard isTyped, layer.hasAnimation(addedFor: key) else { return }
    let name = Name.typed(key)
    world.answer.remark =
      "another animation had the key \(name) and is gone: key: \(Name.typed(key + "2")) keeps both"
  }

  /// Remarks on an animation of a property that only other layers have.
  func remarkOnKeyPath(of animation: CAAnimation, for layer: CALayer) {
    guard isTyped, let keyPath = (animation as? CAPropertyAnimation)?.keyPath,
      !layer.has(keyPath), let verb = CALayer.verb(making: keyPath)
    else { return }
    world.answer.remark =
      "this layer has no \(keyPath), so nothing moves: '\(verb)' makes one that has"
  }

  /// The paths moved by animate blocks that begin at this moment, and the seconds that each takes;
  /// empty for a block that runs later.
  var beginningPaths: [(path: String, seconds: Double?)] {
    guard isTyped, (1...Self.fewBlocks).contains(world.stage.movingBlockCount) else { return [] }
    return world.stage.movingBlocks.filter(\.beginsNow).flatMap { block in
      paths(of: block).map { ($0, block.remaining) }
    }
  }

  // Choice: whoever starts more of them knows that they move together.
  private static let fewBlocks = 8

  /// Remarks on two animate blocks that move the same thing and begin together, although one was
  /// probably meant to follow the other.
  func remarkOnSharedMotion(with others: [(path: String, seconds: Double?)]) {
    guard !others.isEmpty, world.answer.remark == nil, let last = world.stage.movingBlocks.last,
      last.beginsNow,
      let path = paths(of: last).first(where: { own in others.contains { $0.path == own } })
    else { return }
    // Rounds up to a whole millisecond, ignoring rounding errors.
    let seconds = others.last { $0.path == path }?.seconds
      .map { ($0 * 1000 - 1e-6).rounded(.up) / 1000 }
    let delay = seconds.map { "delay: \(NumberText.shortest($0))s, or " } ?? ""
    let count = world.stage.movingBlocks.filter(\.beginsNow).count { paths(of: $0).contains(path) }
    let problem =
      count > 1
      ? "two animations move \(path) at once, and add up"
      : "this one takes \(path) over from the one before"
    world.answer.remark = "\(problem);\n one after the other: \(delay)completion: { animate … }"
  }

  private func paths(of block: MovingBlock) -> [String] {
    block.motions.map { world.path(ofKeyPath: $0.keyPath, on: $0.layer) }
  }
}
