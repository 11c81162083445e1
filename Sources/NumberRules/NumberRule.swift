/// The rule by which a block is known between two values of a number, read from its text.
///
/// All values that it sets, and all times that it gives, go evenly with the number; or with two numbers
/// together. Once time has passed in it, nothing that is shown at that moment counts.
///
/// The rule is as strict as it is simple: a statement that is not known to keep to it makes the block
/// unknown.
package struct NumberRule {
  /// Whether times, and not only amounts, may depend on the number.
  package private(set) var movesTime = false
  /// Whether views are scaled by the number.
  package private(set) var scales = false
  package private(set) var passesTime = false

  /// How an expression depends on the number.
  ///
  /// What goes one way rises or falls with each number as long as no divisor in it passes 0.
  enum Dependence: Comparable { case none, ofThings, even, oneWay }

  struct Unknown: Error {}

  let numbers: Set<String>
  // What stands for a number or for something that goes evenly with it, and which numbers these are.
  var names: [String: Set<String>]
  // Of these, what only goes one way with them.
  private(set) var oneWays: Set<String> = []
  // Names that blocks give to values; a check after the block does not see them.
  var locals: Set<String> = []

  // Animators whose blocks have run before time passes, or would do the same whenever they run.
  private var known: Set<String>
  // Whether blocks of one may run after time has passed.
  private(set) var startsLater = false
  // The keyframes that are read, or were read last.
  private var keyframes: KeyframeRule?
  private var isInKeyframes = false
  // How many blocks of commands, and of loops, and composed names are around.
  var (depth, loops, templates) = (0, 0, 0)
  // What is under way when the block begins, and whether something has been set moving in it.
  let before: Before
  /// The finger that the block plans.
  package internal(set) var finger: Finger?
  private var hasMoved = false
  // Whether something depends on the number, and whether animators run blocks that are not in this one.
  private(set) var setsAny = false
  private var runsOthers = false
  // What is set and replaces what moves it: whether it is animated, and depends on the number.
  var replaced: [[String]: (isAnimated: Bool, isEven: Bool)] = [:]
  private(set) var made: Set<String> = []

  // Choices: verbs that do the same whatever the amounts are, and properties that are numbers of
  // their own; those that make others, such as sizes and transforms, are left out.
  private static let verbs: Set = [
    "animate", "animator", "add", "start", "pause", "reverse", "keyframes", "at",
  ]
  private static let looks: Set = ["table", "show", "list", "plot", "draw", "events"]
  static let properties: Set<String> = [
    "center", "position", "alpha", "opacity", "cornerRadius", "borderWidth", "zPosition",
  ]
  // What is animated additively, of frames their origins: nothing that is shown then counts.
  static let additive: Set<String> = ["center", "position", "frame"]
  private static let springs: Set<String> = [
    "dampingRatio", "mass", "stiffness", "damping", "duration", "bounce", "response",
    "dampingFraction", "tension", "friction", "initialVelocity",
  ]

  /// - Parameters:
  ///   - inputs: those of the check that say how far or how soon, and must be the same with all values.
  ///   - usesFrames: whether frames are read or set, which scales lead evenly on one side of 0 only.
  ///   - before: what is under way before the block.
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
      // What fingers do after the block is part of what a check sees.
      passesTime = passesTime || finger != nil
      try readGestures()
      for input in inputs { try checkFree(input) }
      // What those blocks make of what is set is unknown.
      guard !setsAny || !runsOthers, !scales || !movesTime && !usesFrames else { return nil }
    } catch { return nil }
    let check = Block(statements: [.query(condition)], span: block.span)
    // Nor does what asks for a finger's way once more.
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
      if dependence == .oneWay { oneWays.insert(binding.name.text) }
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

  // What stands before a 'step' comes after it as well, and what is given to a name before it is used.
  mutating func readAgain(_ blocks: [Block]) throws(Unknown) {
    var before: (names: [String: Set<String>], oneWays: Set<String>, passesTime: Bool)
    repeat {
      before = (names, oneWays, passesTime)
      for block in blocks { try readMaybe(block) }
    } while before != (names, oneWays, passesTime)
  }

  mutating func add(_ numbers: Set<String>, to name: String) {
    names[name, default: []].formUnion(numbers)
  }

  // A block that need not run makes nothing known.
  private mutating func readMaybe(_ block: Block) throws(Unknown) {
    let before = known
    try read(block)
    known = before
  }

  private mutating func read(_ assignment: Assignment) throws(Unknown) {
    let members = assignment.target.members
    if members.isEmpty, let name = assignment.target.root { return try readName(name, assignment) }
    if passesTime { try checkAdditive(members) }
    let isEven = try dependence(of: assignment.value) > .none
    try noteReplaced(assignment.target, isEven)
    guard isEven else { return }
    setsAny = true
    scales = scales || Self.property(of: members) == "transform"
    if isInKeyframes { keyframes?.setsAny = true }
    guard ![.multiply, .divide].contains(assignment.operator), isEvenly(members) else {
      throw Unknown()
    }
  }

  private mutating func read(_ command: Command) throws(Unknown) {
    // What only looks does nothing with it.
    guard !Self.looks.contains(command.verb.text) else { return }
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
          // The coordinates of a curve at a parameter go evenly with its control points.
          if call.name.description == "cubic", dependence < .oneWay { continue }
          guard call.name.description == "spring", Self.springs.contains(part.label?.text ?? "")
          else { throw Unknown() }
          used.append(numbers(in: value))
          isSpring = true
        }
      // What it is done with; elsewhere an animator stands for its progress.
      case .expression(let expression)
      where isThing(expression) && !["animate", "keyframes", "at"].contains(command.verb.text):
        continue
      case .expression(let expression):
        let dependence = try dependence(of: expression)
        movesTime = movesTime || dependence > .none
        if dependence > .none, argument.label == nil { used.append(numbers(in: expression)) }
      }
    }
    // A duration and each number of a spring may go evenly with one of two numbers: then the moments and
    // the springs that come of it only rise or only fall with that. Where one number is used twice in a
    // spring, they need not.
    movesTime = movesTime || !used.isEmpty
    let isEachUsedOnce = used.joined().count == Set(used.joined()).count
    guard !isSpring || isEachUsedOnce else { throw Unknown() }
    if isKeyframes { try closeKeyframes() }
    hasMoved = hasMoved || !isKeyframe
  }

  // MARK: Keyframes

  // The values that paced ones go through say when they do, and those of a block around them how long
  // they take.
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

  // One that sets what there is already is none. Nothing comes of that where they are in order and
  // there is nothing to take over from.
  private mutating func closeKeyframes() throws(Unknown) {
    isInKeyframes = false
    guard let keyframes, !(keyframes.areMoved && keyframes.hasOtherTimes) else { throw Unknown() }
    guard !keyframes.setsAny || keyframes.areInOrder && before.isAtRest && !hasMoved && loops == 0
    else {
      throw Unknown()
    }
  }

  // MARK: Time

  // What comes after it happens at a moment that goes evenly with the number, as the beginnings of
  // motions do then; but what is shown at that moment need not, and nothing may be made of that.
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
    guard Self.additive.contains(Self.property(of: members)), isEvenly(members) else {
      throw Unknown()
    }
  }

  static func property(of members: [Name]) -> String {
    members.first { $0.text != "layer" }?.text ?? ""
  }
}
