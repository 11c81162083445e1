/// The rule for blocks that are known between two values of a number, read from their text.
///
/// All values that a block sets, and all times that it gives, must be linear in the number, or in
/// two numbers together. Once time has passed in it, it must not use values shown at that moment.
///
/// The rule is as strict as it is simple: a statement that is not known to obey it makes the block
/// unknown.
package struct NumberRule {
  /// Whether times, and not only amounts, may depend on the number.
  package private(set) var movesTime = false
  /// Whether views are scaled by the number.
  package private(set) var scales = false
  package private(set) var passesTime = false

  /// How an expression depends on the number.
  ///
  /// One that is `monotonic` rises or falls with each number as long as no divisor in it passes 0.
  enum Dependence: Comparable { case none, throughThings, linear, monotonic }

  struct Unknown: Error {}

  let numbers: Set<String>
  // The names of numbers, and of values linear in them, with the numbers they depend on.
  var names: [String: Set<String>]
  // Those of them that only rise or only fall with the numbers.
  private(set) var monotonicNames: Set<String> = []
  // Names that blocks give to values; a check after the block does not see them.
  var locals: Set<String> = []

  // Animators whose blocks have run before time passes, or would do the same whenever they run.
  private var known: Set<String>
  // Whether the block of an animator may run after time has passed.
  private(set) var startsLater = false
  // The keyframes that are being read, or were read last.
  private var keyframes: KeyframeRule?
  private var isInKeyframes = false
  // The numbers of commands' blocks, loops and made names around the present statement.
  var (depth, loops, templates) = (0, 0, 0)
  // The state when the block begins; `hasMoved` tells whether it has started a motion since.
  let before: Before
  /// The finger that the block plans.
  package internal(set) var finger: Finger?
  private var hasMoved = false
  // Whether a value depends on the number, and whether animators run blocks outside this one.
  private(set) var setsAny = false
  private var runsOthers = false
  // The values whose motion is replaced: whether that is animated, and depends on the number.
  var replaced: [[String]: (isAnimated: Bool, depends: Bool)] = [:]
  private(set) var made: Set<String> = []

  // Choices: verbs that do the same for all amounts, and properties with independent numbers;
  // properties that determine others, such as sizes and transforms, are left out.
  private static let verbs: Set = [
    "animate", "animator", "add", "start", "pause", "reverse", "keyframes", "at",
  ]
  static let properties: Set<String> = [
    "center", "position", "alpha", "opacity", "cornerRadius", "borderWidth", "zPosition",
  ]
  // Properties that are animated additively, of frames the origin: shown values do not matter then.
  static let additive: Set<String> = ["center", "position", "frame"]
  private static let springs: Set<String> = [
    "dampingRatio", "mass", "stiffness", "damping", "duration", "bounce", "response",
    "dampingFraction", "tension", "friction", "initialVelocity",
  ]

  /// - Parameters:
  ///   - inputs: the check's tolerances and times, which must be the same with all values.
  ///   - usesFrames: whether frames are used, which are linear in a scale only on one side of 0.
  ///   - before: the state before the block.
  /// - Returns: `nil` where the block, or the check, does something else with the number.
  package init?(
    of names: Set<String>, in block: Block, checking condition: Expression, inputs: [Expression],
    usesFrames: Bool, after before: Before
  ) {
    (numbers, known, made) = (names, before.animators, before.animators)
    self.before = before
    self.names = Dictionary(uniqueKeysWithValues: names.map { ($0, [$0]) })
    do throws(Unknown) {
      try read(block)
      // A check also sees what fingers do after the block.
      passesTime = passesTime || finger != nil
      try readGestures()
      for input in inputs { try checkFree(input) }
      // It is unknown what those blocks do with the values that are set.
      guard !setsAny || !runsOthers, !scales || !movesTime && !usesFrames else { return nil }
    } catch { return nil }
    let check = Block(statements: [.query(condition)], span: block.span)
    // The finger's way is evaluated after the block, too, and does not see those names either.
    let way = Block(statements: finger.map { [.query($0.way)] } ?? [], span: block.span)
    guard locals.isDisjoint(with: check.words + way.words) else { return nil }
  }

  // MARK: Statements

  private mutating func read(_ block: Block) throws(Unknown) {
    for statement in block.statements { try read(statement) }
  }

  private mutating func read(_ statement: Statement) throws(Unknown) {
    switch statement {
    case .command(let command): try read(command)
    case .assignment(let assignment): try read(assignment)
    case .binding(let binding):
      locals.insert(binding.name.text)
      let dependence = try course(of: binding.value)
      if dependence > .none { add(numbers(in: binding.value), to: binding.name.text) }
      if dependence == .monotonic { monotonicNames.insert(binding.name.text) }
    case .query: break
    case .loop(let loop):
      for value in loop.values.expressions where !isThing(value) { try checkFree(value) }
      locals.insert(loop.name.text)
      loops += 1
      defer { loops -= 1 }
      try readAgain([loop.body])
    case .conditional(let conditional):
      try checkFree(conditional.condition)
      try readMaybe(conditional.body)
      if let otherwise = conditional.otherwise { try readMaybe(otherwise) }
    case .template(let template):
      for case .value(let value) in template.names.flatMap(\.parts) { try checkFree(value) }
      templates += 1
      defer { templates -= 1 }
      try read(template.statement)
    }
  }

  // Statements before a 'step' run after it as well, and those that use a name before it is set.
  mutating func readAgain(_ blocks: [Block]) throws(Unknown) {
    var before: (names: [String: Set<String>], monotonicNames: Set<String>, passesTime: Bool)
    repeat {
      before = (names, monotonicNames, passesTime)
      for block in blocks { try readMaybe(block) }
    } while before != (names, monotonicNames, passesTime)
  }

  mutating func add(_ numbers: Set<String>, to name: String) {
    names[name, default: []].formUnion(numbers)
  }

  // A block that may not run makes nothing known.
  private mutating func readMaybe(_ block: Block) throws(Unknown) {
    let before = known
    try read(block)
    known = before
  }

  private mutating func read(_ assignment: Assignment) throws(Unknown) {
    let members = assignment.target.members
    if members.isEmpty, let name = assignment.target.root { return try readName(name, assignment) }
    if passesTime { try checkAdditive(members) }
    let depends = try dependence(of: assignment.value) > .none
    try noteReplaced(assignment.target, depends)
    guard depends else { return }
    setsAny = true
    scales = scales || Self.property(of: members) == "transform"
    if isInKeyframes { keyframes?.setsAny = true }
    guard ![.multiply, .divide].contains(assignment.operator), isLinear(members) else {
      throw Unknown()
    }
  }

  private mutating func read(_ command: Command) throws(Unknown) {
    // Looks do not use the number.
    guard !before.isLook(command) else { return }
    if command.verb.text == "step" { return try readStep(command) }
    if command.verb.text == "touch" { return try readTouch(command) }
    let isKeyframes = command.verb.text == "keyframes"
    if isKeyframes { try readKeyframes(command) }
    let isKeyframe = command.verb.text == "at"
    guard Self.verbs.contains(command.verb.text), isKeyframes || isInKeyframes == isKeyframe else {
      throw Unknown()
    }
    if isKeyframe { try readKeyframe(command) }
    try checkKnown(command)
    depth += 1
    defer { depth -= 1 }
    var (used, isSpring) = ([Set<String>](), false)
    for argument in command.arguments {
      switch argument.value {
      case .block(let block):
        guard argument.label == nil else { throw Unknown() }
        try read(block)
      case .word: continue
      case .expression(.call(let call)):
        for part in call.arguments {
          guard let value = part.value.expression else { continue }
          let dependence = try course(of: value)
          guard dependence > .none else { continue }
          movesTime = true
          // The coordinates of a curve at a parameter are linear in its control points.
          if call.name.description == "cubic", dependence < .monotonic { continue }
          guard call.name.description == "spring", Self.springs.contains(part.label?.text ?? "")
          else { throw Unknown() }
          used.append(numbers(in: value))
          isSpring = true
        }
      // The thing that a verb acts on; after other verbs an animator stands for its progress.
      case .expression(let expression)
      where isThing(expression) && !["animate", "keyframes", "at"].contains(command.verb.text):
        continue
      case .expression(let expression):
        let dependence = try dependence(of: expression)
        movesTime = movesTime || dependence > .none
        if dependence > .none, argument.label == nil { used.append(numbers(in: expression)) }
      }
    }
    // A duration and each value of a spring may be linear in one of two numbers: the resulting
    // moments and springs only rise or only fall with that. Where a spring uses one number twice,
    // they need not.
    movesTime = movesTime || !used.isEmpty
    let isEachUsedOnce = used.joined().count == Set(used.joined()).count
    guard !isSpring || isEachUsedOnce else { throw Unknown() }
    if isKeyframes { try closeKeyframes() }
    hasMoved = hasMoved || !isKeyframe
  }

  // MARK: Keyframes

  // In paced mode the values determine the times, and a block around keyframes determines their
  // duration.
  private mutating func readKeyframes(_ command: Command) throws(Unknown) {
    let areMoved = try greatest(command.arguments.compactMap(\.value.expression)) > .none
    guard !passesTime, depth == 0, KeyframeRule.isKnown(command, areMoved: areMoved) else {
      throw Unknown()
    }
    (keyframes, isInKeyframes) = (KeyframeRule(areMoved: areMoved, setsAny: setsAny), true)
  }

  private mutating func readKeyframe(_ command: Command) throws(Unknown) {
    let shares = command.arguments.compactMap(\.value.expression)
    guard depth == 1, loops == 0 else { throw Unknown() }
    for share in shares { try checkFree(share) }
    keyframes?.read(shares)
  }

  // A keyframe that sets the present value has no effect. That does not matter where keyframes are
  // in order and there is no motion to take over from.
  private mutating func closeKeyframes() throws(Unknown) {
    isInKeyframes = false
    guard let keyframes, !(keyframes.areMoved && keyframes.hasOtherTimes) else { throw Unknown() }
    guard !keyframes.setsAny || keyframes.areInOrder && before.isAtRest && !hasMoved && loops == 0
    else {
      throw Unknown()
    }
  }

  // MARK: Time

  // Statements after it happen at a moment that is linear in the number, like the beginnings of
  // their motions; the values shown then need not be, and nothing may depend on them.
  private mutating func readStep(_ command: Command) throws(Unknown) {
    for argument in command.arguments {
      guard argument.label == nil, let length = argument.value.expression else { throw Unknown() }
      if try dependence(of: length) > .none {
        guard finger == nil else { throw Unknown() }
        movesTime = true
      }
    }
    guard !startsLater, keyframes == nil else { throw Unknown() }
    passesTime = true
    try readGestures()
  }

  private mutating func checkKnown(_ command: Command) throws(Unknown) {
    let names = command.arguments.filter { $0.label == nil }.compactMap { argument -> String? in
      guard case .path(let path)? = argument.value.expression else { return nil }
      return path.members.isEmpty ? path.root?.text : nil
    }
    let verb = command.verb.text
    if ["start", "pause", "reverse"].contains(verb) {
      runsOthers = runsOthers || names.isEmpty || !made.isSuperset(of: names)
      guard !passesTime || !names.isEmpty && known.isSuperset(of: names) else { throw Unknown() }
    }
    if verb == "animator" { made.formUnion(names) }
    if verb == "start", command.arguments.contains(where: { $0.label != nil }) {
      guard !passesTime else { throw Unknown() }
      startsLater = true
    }
    if verb == (passesTime ? "animator" : "start") { known.formUnion(names) }
  }

  private func checkAdditive(_ members: [Name]) throws(Unknown) {
    guard Self.additive.contains(Self.property(of: members)), isLinear(members) else {
      throw Unknown()
    }
  }

  static func property(of members: [Name]) -> String {
    members.first { $0.text != "layer" }?.text ?? ""
  }
}
