import FlipbookLanguage

/// The rule by which a block is known between two values of a number, read from its text.
///
/// All values that it sets, and all times that it gives, go evenly with the number; or with two numbers
/// together. Once time has passed in it, nothing that is shown at that moment counts.
///
/// The rule is as strict as it is simple: a statement that is not known to keep to it makes the block
/// unknown.
struct NumberUse {
  /// Whether times, and not only amounts, may depend on the number.
  private(set) var movesTime = false
  /// Whether time passes in the block.
  private(set) var passesTime = false

  /// How an expression depends on the number.
  private enum Dependence: Comparable { case none, ofThings, even }

  private struct Unknown: Error {}

  private let numbers: Set<String>
  // What stands for a number or for something that goes evenly with it, and which numbers these are.
  private var names: [String: Set<String>]
  // Names that blocks give to values; a check after the block does not see them.
  private var locals: Set<String> = []

  // Animators whose blocks have run before time passes, or would do the same whenever they run.
  private var known: Set<String>
  // Whether blocks of one may run after time has passed.
  private var startsLater = false

  // Choices: verbs that do the same whatever the amounts are, and properties that are numbers of
  // their own; those that make others, such as sizes and transforms, are left out.
  private static let verbs: Set = ["animate", "animator", "add", "start", "pause", "reverse"]
  private static let looks: Set = ["table", "show", "list", "plot", "draw", "events"]
  private static let properties: Set<String> = [
    "center", "position", "alpha", "opacity", "cornerRadius", "borderWidth", "zPosition",
  ]
  // What is animated additively, of frames their origins: nothing that is shown then counts.
  private static let additive: Set<String> = ["center", "position", "frame"]
  private static let springs: Set<String> = [
    "dampingRatio", "mass", "stiffness", "damping", "duration", "bounce", "response",
    "dampingFraction", "tension", "friction", "initialVelocity",
  ]

  /// - Parameters:
  ///   - inputs: those of the check that say how far or how soon, and must be the same with all values.
  ///   - active: the animators that are under way before the block.
  /// - Returns: `nil` where the block, or the check, does something else with the number.
  init?(
    of names: Set<String>, in block: Block, checking condition: Expression, inputs: [Expression],
    active: Set<String>
  ) {
    (numbers, known) = (names, active)
    self.names = Dictionary(uniqueKeysWithValues: names.map { ($0, [$0]) })
    do throws(Unknown) {
      try read(block)
      for input in inputs { try checkFree(input) }
    } catch { return nil }
    let check = Block(statements: [.query(condition)], span: block.span)
    guard locals.isDisjoint(with: check.words) else { return nil }
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
      if try dependence(of: binding.value) > .none {
        names[binding.name.text] = numbers(in: binding.value)
      }
    case .query: break
    case .loop(let loop):
      for value in loop.values.expressions { try checkFree(value) }
      locals.insert(loop.name.text)
      try readMaybe(loop.body)
      // What stands before a 'step' comes after it as well.
      if passesTime { try readMaybe(loop.body) }
    case .conditional(let conditional):
      try checkFree(conditional.condition)
      try readMaybe(conditional.body)
      if let otherwise = conditional.otherwise { try readMaybe(otherwise) }
    case .template(let template):
      for case .value(let value) in template.names.flatMap(\.parts) { try checkFree(value) }
      try read(template.statement)
    }
  }

  // A block that need not run makes nothing known.
  private mutating func readMaybe(_ block: Block) throws(Unknown) {
    let before = known
    try read(block)
    known = before
  }

  private mutating func read(_ assignment: Assignment) throws(Unknown) {
    if passesTime { try checkAdditive(assignment.target.members) }
    guard try dependence(of: assignment.value) > .none else { return }
    guard ![.multiply, .divide].contains(assignment.operator), isEven(assignment.target.members)
    else { throw Unknown() }
  }

  private mutating func read(_ command: Command) throws(Unknown) {
    // What only looks does nothing with it.
    guard !Self.looks.contains(command.verb.text) else { return }
    if command.verb.text == "step" { return try readStep(command) }
    guard Self.verbs.contains(command.verb.text) else { throw Unknown() }
    try checkKnown(command)
    var (used, isSpring) = ([Set<String>](), false)
    for argument in command.arguments {
      switch argument.value {
      case .block(let block):
        guard argument.label == nil else { throw Unknown() }
        try read(block)
      case .word: continue
      case .expression(.call(let call)):
        for part in call.arguments {
          guard let value = part.value.expression, try dependence(of: value) > .none else {
            continue
          }
          movesTime = true
          // The coordinates of a curve at a parameter go evenly with its control points.
          if call.name.description == "cubic" { continue }
          guard call.name.description == "spring", Self.springs.contains(part.label?.text ?? "")
          else { throw Unknown() }
          used.append(numbers(in: value))
          isSpring = true
        }
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
  }

  // MARK: Time

  // What comes after it happens at a moment that goes evenly with the number, as the beginnings of
  // motions do then; but what is shown at that moment need not, and nothing may be made of that.
  private mutating func readStep(_ command: Command) throws(Unknown) {
    for argument in command.arguments {
      guard argument.label == nil, let length = argument.value.expression else { throw Unknown() }
      if try dependence(of: length) > .none { movesTime = true }
    }
    guard !startsLater else { throw Unknown() }
    passesTime = true
  }

  private mutating func checkKnown(_ command: Command) throws(Unknown) {
    let names = command.arguments.filter { $0.label == nil }.compactMap { argument -> String? in
      guard case .path(let path)? = argument.value.expression else { return nil }
      return path.members.isEmpty ? path.root?.text : nil
    }
    let verb = command.verb.text
    if ["start", "pause", "reverse"].contains(verb), passesTime {
      guard !names.isEmpty, known.isSuperset(of: names) else { throw Unknown() }
    }
    if verb == "start", command.arguments.contains(where: { $0.label != nil }) {
      guard !passesTime else { throw Unknown() }
      startsLater = true
    }
    if verb == (passesTime ? "animator" : "start") { known.formUnion(names) }
  }

  private func checkAdditive(_ members: [Name]) throws(Unknown) {
    let property = members.first { $0.text != "layer" }?.text ?? ""
    guard Self.additive.contains(property), isEven(members) else { throw Unknown() }
  }

  // MARK: Expressions

  private func checkFree(_ expression: Expression) throws(Unknown) {
    guard try dependence(of: expression) == .none else { throw Unknown() }
  }

  // `.ofThings` is what the number may have led elsewhere.
  private func dependence(of expression: Expression) throws(Unknown) -> Dependence {
    switch expression {
    case .number, .color: return .none
    case .string(let name):
      guard names[name.text] == nil else { throw Unknown() }
      return .none
    case .path(let path):
      guard let root = path.root else { return path.members.count == 1 ? .none : .ofThings }
      if names[root.text] != nil {
        guard path.members.isEmpty else { throw Unknown() }
        return .even
      }
      guard !passesTime || path.members.isEmpty else { throw Unknown() }
      return path.members.isEmpty ? .none : .ofThings
    case .prefix(.negate, let operand, _): return try dependence(of: operand)
    case .tuple(let parts, _): return try greatest(parts)
    case .infix(let op, let a, let b, _, _) where op == .add || op == .subtract:
      return max(try dependence(of: a), try dependence(of: b))
    case .infix(.multiply, let a, let b, _, _):
      let (left, right) = (try dependence(of: a), try dependence(of: b))
      guard min(left, right) == .none else { throw Unknown() }
      return max(left, right)
    case .infix(.divide, let a, let b, _, _):
      guard try dependence(of: b) == .none else { throw Unknown() }
      return try dependence(of: a)
    default:
      guard try greatest(expression.parts) == .none else { throw Unknown() }
      return .none
    }
  }

  // Any other name may stand for what one of the numbers has set.
  private func numbers(in expression: Expression) -> Set<String> {
    Block(statements: [.query(expression)], span: expression.span).words
      .reduce(into: []) { $0.formUnion(names[$1] ?? numbers) }
  }

  private func greatest(_ expressions: [Expression]) throws(Unknown) -> Dependence {
    try expressions.map { part throws(Unknown) in try dependence(of: part) }.max()
      ?? Dependence.none
  }

  private func isEven(_ members: [Name]) -> Bool {
    var rest = members.map(\.text)[...]
    if rest.first == "layer" { rest.removeFirst() }
    guard let property = rest.popFirst() else { return false }
    let isKnown =
      property == "frame" ? rest.popFirst() == "origin" : Self.properties.contains(property)
    return isKnown && rest.allSatisfy(["x", "y"].contains)
  }
}
