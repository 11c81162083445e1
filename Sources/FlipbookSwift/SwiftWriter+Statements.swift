import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// Statements: what is set and named, loops and choices.
extension SwiftWriter {
  /// A statement in Swift.
  func write(_ statement: Statement, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    switch statement {
    case .command(let command): return try write(command, place)
    case .assignment(let assignment): return try write(assignment, place)
    case .binding(let binding): return try write(binding, place)
    case .query: return SwiftLines()
    case .loop(let loop): return try write(loop, place)
    case .conditional(let conditional): return try write(conditional, place)
    case .template:
      let filled: (Statement, Scope)
      do { filled = try place.scope.filled(statement) } catch {
        throw Untold("its names are known when it runs")
      }
      var place = place
      place.scope = filled.1
      return statements([filled.0], place)
    }
  }

  // MARK: Values with names

  private func write(_ binding: Binding, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    let value = try place.value(binding.value)
    let name = binding.name.text
    // A timing stands where it is used.
    if case .timing = value { return SwiftLines() }
    let text = try text(of: binding.value, as: value, place, for: .argument)
    if place.scope.place == .entry, survey.remade.contains(name) {
      guard let type = value.swiftType else { throw Untold("its name means another value later") }
      return SwiftLines("\(try making(name, type).start) = \(text)")
    }
    let isVariable = survey.assigned.contains(name)
    let type = value.swiftType.map { ": \($0)" } ?? ""
    let identifier = names.declare(name, isLocal: true)
    if isVariable { names.vary(identifier) }
    return SwiftLines("\(isVariable ? "var" : "let") \(identifier)\(type) = \(text)")
  }

  // MARK: Loops and choices

  private func write(_ loop: Loop, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    if case .list(let values) = loop.values { return try writeList(loop, values, place) }
    let name = loop.name.text
    let (lower, upper) = (try count(loop.lower, place), try count(loop.upper, place))
    let numbers = lower..<max(loop.isClosed ? upper + 1 : upper, lower)
    var things: NumberedThings?
    if loop.body.makesNames {
      things = gathered(loop, numbers)
      guard things != nil else { return try flattened(loop, place) }
    }
    var inside = place.knowing(name, .plain(Double(lower)))
    inside.counts.insert(name)
    (inside.values[name], inside.isBranch) = (nil, true)
    let range = (try integer(loop.lower, place), try integer(loop.upper, place))
    let (outer, told) = (names.mark, (untoldCount, lost))
    let identifier = names.declare(name)
    things?.begin(with: identifier, &names)
    var body = body(loop.body, inside)
    let appended = things?.appended(names)
    names.leave(for: outer)
    names.release(identifier, of: SwiftNames.identifier(for: name))
    if let things {
      // Where one is lost, it is said of each of them.
      guard let appended, untoldCount == told.0 else {
        (untoldCount, lost) = told
        return try flattened(loop, place)
      }
      body += appended
      things.end(&names)
    }
    return (things?.arrays ?? SwiftLines())
      + SwiftLines.call(
        "for \(identifier) in \(range.0)\(loop.isClosed ? "..." : "..<")\(range.1)",
        [.init(body: body)])
  }

  private func flattened(_ loop: Loop, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    var lines = SwiftLines()
    for inside in try passes(of: loop, place) {
      var inside = inside
      for statement in loop.body.statements {
        guard case .binding(let binding) = statement else {
          lines += statements([statement], inside)
          continue
        }
        let value = try inside.value(binding.value)
        inside = inside.knowing(binding.name.text, value)
        inside.values[binding.name.text] = value
      }
    }
    return lines
  }

  // The place of each pass of a loop.
  private func passes(of loop: Loop, _ place: SwiftPlace) throws(Untold) -> [SwiftPlace] {
    if case .list = loop.values { throw Untold("it goes over things") }
    let (lower, upper) = (try count(loop.lower, place), try count(loop.upper, place))
    let end = loop.isClosed ? upper + 1 : upper
    guard lower <= end, end - lower <= 10_000 else { throw Untold("it goes round too often") }
    return (lower..<end).map { number in
      var inside = place.knowing(loop.name.text, .plain(Double(number)))
      inside.values[loop.name.text] = .plain(Double(number))
      (inside.isPass, inside.isBranch) = (true, true)
      return inside
    }
  }

  /// Writes a loop or a choice as what is done in it, and carries that out; returns false for a
  /// statement that is neither.
  func unrolled(
    _ statement: Statement, _ place: SwiftPlace, _ execute: (Statement, Scope) -> Void
  ) -> Bool {
    switch statement {
    case .loop(let loop):
      guard let passes = try? passes(of: loop, place) else { return false }
      for pass in passes { run(loop.body.statements, pass, execute) }
      return true
    case .conditional(let conditional):
      guard case .bool(let holds)? = try? place.value(conditional.condition) else { return false }
      let taken = holds ? conditional.body : conditional.otherwise
      if let taken { run(taken.statements, place, execute) }
      return true
    default: return false
    }
  }

  private func count(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> Int {
    guard case .number(let quantity) = try place.value(expression), abs(quantity.value) <= 1e12
    else { throw Untold("its count is known when it runs") }
    return Int(quantity.value.rounded())
  }

  // A bound as a whole number.
  private func integer(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    if case .number = expression { return String(try count(expression, place)) }
    return "Int(\(try number(expression, place)))"
  }

  private func write(_ conditional: Conditional, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    let bodies = [conditional.body] + (conditional.otherwise.map { [$0] } ?? [])
    // Names that are known behind it are those of the way it went; in a block it may go the other.
    let isOnce = place.scope.place == .entry && place.counts.isEmpty
    guard !isOnce || !bodies.contains(where: \.givesNames) else {
      guard case .bool(let holds) = try place.value(conditional.condition) else {
        throw Untold("it is known when it runs")
      }
      let taken = holds ? conditional.body : conditional.otherwise
      return taken.map { body($0, place) } ?? SwiftLines()
    }
    let condition = try condition(conditional.condition, place)
    var place = place
    place.isBranch = true
    let outer = names.mark
    var closures = [SwiftLines.Closure(body: body(conditional.body, place))]
    names.leave(for: outer)
    guard let otherwise = conditional.otherwise else {
      return SwiftLines.call("if \(condition)", closures)
    }
    closures.append(.init(body: body(otherwise, place)))
    names.leave(for: outer)
    var lines = SwiftLines("if \(condition) {")
    lines += closures[0].body.indented
    lines += "} else {"
    lines += closures[1].body.indented
    lines += "}"
    return lines
  }
}

extension Block {
  /// Whether names in it are made of parts, or something in it is given a name: each time round
  /// another one.
  var makesNames: Bool {
    statements.contains { statement in
      if case .template = statement { return true }
      return statement.bodies.contains(where: \.makesNames)
        || statement.commands.contains { $0.givesName || $0.blocks.contains(where: \.makesNames) }
    }
  }

  /// Whether something in it is given a name that is known behind it.
  var givesNames: Bool {
    statements.contains {
      $0.contains { statement in
        if case .binding = statement { return true }
        return statement.commands.contains(where: \.givesName)
      }
    }
  }
}

extension Command {
  /// Whether it makes something that has a name.
  var givesName: Bool {
    SwiftSurvey.makers.contains(verb.text) || arguments.contains { $0.label?.text == "name" }
  }

  var blocks: [Block] { arguments.compactMap(\.value.block) }
}
