// Paths: values that move become formulas, all others constants.
extension MotionCompiler {
  mutating func shape(of path: Path) throws(Opaque) -> FormulaShape {
    let expression = Expression.path(path)
    if let root = path.root, unknown.contains(root.text) {
      guard path.members.isEmpty, let number = try? scope.number(.path(path)),
        let shape = add(ShownValue(number, on: scope.world.stage), nil, .number)
      else { throw .opaque }
      return shape
    }
    if path.root?.text == ValueWords.stage, let member = path.members.first {
      if path.members.count == 1, let shape = stage(member.text) { return shape }
      return try constant(expression)
    }
    var members = path.members[...]
    guard var thing = root(of: path, &members) else { return try constant(expression) }
    while let member = members.popFirst() {
      if member.text != "progress", let part = Part.named(member.text, of: thing, in: scope.world) {
        if case .number = part {
          // Only this column, and the progress, are known as functions of time.
          guard member.text == "remaining", let animator = thing.animator else { throw .opaque }
          guard let rest = animator.remaining else { return try still(expression) }
          sources.seesTime = true
          let end = Stage.seconds(ticks: scope.world.stage.ticks) + rest
          return .number(.difference(.constant(end), .time(scale: 1)))
        }
        thing = part
        continue
      }
      guard var shape = try shape(of: member.text, of: thing, &members) else {
        return try still(expression)
      }
      while let member = members.popFirst() { shape = try self.member(member.text, of: shape) }
      return shape
    }
    guard thing.kind.isProgress else { return try constant(expression) }
    var progress = path
    progress.members.append(Name("progress", path.span))
    return try shape(of: progress)
  }

  // It grows linearly with time; while the chain waits, so does the chain's whole length.
  private func fraction(of chain: Animate) throws(Opaque) -> FormulaShape? {
    let (stage, length) = (scope.world.stage, chain.timelineLength)
    guard chain.isRunning, length > 0, length.isFinite else { return nil }
    sources.seesTime = true
    func growing(from value: Double) -> Formula {
      .difference(.time(scale: 1), .constant(Stage.seconds(ticks: stage.ticks) - value))
    }
    func isLonger(at ticks: Int64) -> Bool {
      stage.peek(atTicks: ticks) { chain.timelineLength } > length
    }
    let isWaiting = isLonger(at: stage.ticks + 1)
    // It may begin to wait before the next event, like a chain that is one of its steps.
    guard isWaiting || !isLonger(at: (stage.nextDueTicks ?? .max / 2) - 1) else { throw .opaque }
    let whole = isWaiting ? growing(from: length) : .constant(length)
    let done = growing(from: Double(chain.fractionComplete) * length)
    return .number(.function(.min, [.infix(.divide, done, whole), .constant(1)]))
  }

  // A value that rests until the next event; opaque if an unknown number may have changed it.
  private func still(_ expression: Expression) throws(Opaque) -> FormulaShape {
    guard unknown.isEmpty else { throw .opaque }
    return try constant(expression)
  }

  private func root(of path: Path, _ members: inout ArraySlice<Name>) -> Value? {
    guard let root = path.root else {
      guard let view = scope.view, let first = members.first, ViewFace.properties[first.text] != nil
      else { return nil }
      return .view(view)
    }
    return (try? scope.value(ofWord: root.text, isOwner: !path.members.isEmpty)) ?? nil
  }

  private func stage(_ property: String) -> FormulaShape? {
    let scales = ["now": 1, "frame": Double(scope.world.settings.rate)]
    guard let scale = scales[property] else { return nil }
    sources.seesTime = true
    return .number(.time(scale: scale))
  }

  // `nil` for a property that does not move.
  private mutating func shape(
    of name: String, of thing: Value, _ members: inout ArraySlice<Name>
  ) throws(Opaque) -> FormulaShape? {
    guard scope.reading == .shown || thing.kind.isProgress else { return nil }
    switch thing {
    case .view(let view):
      guard let property = ViewFace.properties[name] else { return nil }
      return try shape(of: name, property.keyPath, property.kind, view.layer, &members)
    case .layer(let layer):
      guard let property = CALayer.properties[name], layer.has(name) else { return nil }
      // Only properties that every layer has are known as functions of time.
      guard
        CALayer.animatableKind(ofKeyPath: property.keyPath ?? name) != nil
          || property.keyPath == nil
      else { throw .opaque }
      return try shape(of: name, property.keyPath, property.kind, layer, &members)
    case .animator where name == "fractionComplete",
      .dance where ["fractionComplete", "progress"].contains(name):
      guard let animator = thing.animator else { return nil }
      // It falls to 0 as the animator completes, which no family of motions sees.
      guard unknown.isEmpty || !animator.isRunning || animator.pausesOnCompletion else {
        throw .opaque
      }
      return add(
        ShownValue(fractionOf: animator), .init(animator, "fractionComplete"), .number)
    case .animator(let animator) where name == "progress":
      return ShownValue(progressOf: animator).flatMap { add($0, .init(animator, name), .number) }
    case .block(let block) where name == "progress":
      // A block that changes nothing is over at once.
      guard unknown.isEmpty, let block = scope.world.movingBlock(named: block) else { return nil }
      return add(try found(ShownValue(progressOf: block)), .init(block, name), .number)
    case .chain(let chain) where ["fractionComplete", "progress"].contains(name):
      return try fraction(of: chain.animate)
    default: return nil
    }
  }

  private mutating func shape(
    of name: String, _ keyPath: String?, _ kind: ValueKind, _ layer: CALayer,
    _ members: inout ArraySlice<Name>
  ) throws(Opaque) -> FormulaShape? {
    guard let keyPath = keyPath ?? (name == "frame" ? name : nil) else { return nil }
    if kind == .transform, let whole = members.first {
      // Core Animation's key path into a transform may be two words long.
      var rest = members.dropFirst()
      let member = Scope.keyPath(whole, &rest, of: .transform(CATransform3DIdentity))
      let name = "\(keyPath).\(member.text)"
      if let source = ShownValue(of: layer, keyPath: name) {
        members = rest
        return add(source, .init(layer, name), source.count == 1 ? .number : .pair)
      }
    }
    guard let source = ShownValue(of: layer, keyPath: keyPath) else {
      if kind == .color { return nil }
      throw .opaque
    }
    return add(
      source, .init(layer, keyPath), kind, isSize: name.hasSuffix("Offset"),
      isFloat: name == "shadowOpacity")
  }

  /// The numbers of a shown value; `nil` if it rests until the next event and depends on no unknown
  /// number.
  mutating func add(
    _ source: ShownValue, _ origin: MotionSources.Origin?, _ kind: ValueKind, isSize: Bool = false,
    isFloat: Bool = false
  ) -> FormulaShape? {
    guard !unknown.isEmpty || source.isMoving else { return nil }
    // A Float jumps from one of its values to the next.
    isKnown = isKnown && source.isKnown && !isFloat
    let place = sources.add(source, origin)
    // Motions may cancel out in one side of a frame.
    let numbers = (0..<source.count).map {
      (kind == .rect ? still($0, of: source) : nil) ?? .shown(source: place, number: $0)
    }
    switch kind {
    case .bool: return .condition(.not(.near([(numbers[0], .constant(0), within: .constant(0))])))
    case .number: return .number(numbers[0])
    case .pair: return .pair(numbers[0], numbers[1], isSize ? .size : .point)
    case .rect: return .rect(numbers)
    case .color: return .color(numbers)
    case .transform: return .transform(numbers)
    default: return nil
    }
  }
}
