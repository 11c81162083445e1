// Statements: values with names, loops and choices.
extension SwiftPlace {
  func write(_ statement: Statement) throws(NoSwift) -> SwiftLines {
    switch statement {
    case .command(let command): return try write(command)
    case .assignment(let assignment): return try write(assignment)
    case .binding(let binding): return try write(binding)
    case .query: return []
    case .loop(let loop): return try write(loop)
    case .conditional(let conditional): return try write(conditional)
    case .template:
      guard let (filled, scope) = try? scope.filled(statement) else {
        throw NoSwift("its names are known when it runs")
      }
      return inside(scope).statements([filled])
    }
  }

  private func write(_ binding: Binding) throws(NoSwift) -> SwiftLines {
    let value = try value(binding.value)
    let name = binding.name.text
    // A timing is written where it is used.
    if case .timing = value { return [] }
    let text = try text(of: binding.value, as: value, for: .argument)
    if scope.place == .entry, writer.survey.needVariables.contains(name) {
      guard let type = value.swiftType else { throw NoSwift("its name means another value later") }
      return "\(try writer.making(name, type).start) = \(text)"
    }
    let isVariable = writer.survey.has(.assigned, name)
    let type = value.swiftType.map { ": \($0)" } ?? ""
    let identifier = writer.names.declare(name, isLocal: true)
    if isVariable { writer.names.vary(identifier) }
    return "\(isVariable ? "var" : "let") \(identifier)\(type) = \(text)"
  }

  // MARK: Loops

  private func write(_ loop: Loop) throws(NoSwift) -> SwiftLines {
    guard case .range(let lower, let upper, let isClosed) = loop.values else {
      return try writeList(loop)
    }
    let name = loop.name.text
    let (start, end) = try bounds(of: loop)
    var things: NumberedThings?
    if scope.world.commands.makesNames(loop.body) {
      things = writer.gathered(loop, start..<max(end, start))
      guard things != nil else { return try flattened(loop) }
    }
    var inside = knowing(name, .plain(Double(start)))
    inside.counts.insert(name)
    (inside.values[name], inside.isBranch) = (nil, true)
    let range = (try integer(lower), try integer(upper))
    let (outer, told) = (writer.names.mark, (writer.untoldCount, writer.untranslated))
    let identifier = writer.names.declare(name)
    things?.begin(with: identifier, &writer.names)
    var body = inside.statements(loop.body.statements)
    let appended = things?.appended(writer.names)
    writer.names.leave(for: outer)
    writer.names.release(identifier, of: SwiftNames.identifier(for: name))
    if let things {
      // If one has no Swift, the loop is unrolled.
      guard let appended, writer.untoldCount == told.0 else {
        (writer.untoldCount, writer.untranslated) = told
        return try flattened(loop)
      }
      body += appended
      things.end(&writer.names)
    }
    return (things?.arrays ?? [])
      + .call("for \(identifier) in \(range.0)\(isClosed ? "..." : "..<")\(range.1)", body)
  }

  // A loop over things, unrolled.
  private func writeList(_ loop: Loop) throws(NoSwift) -> SwiftLines {
    // The survey does not look for things that are made or started in it.
    guard loop.body.statements.allSatisfy({ $0.commands.isEmpty }) else {
      throw NoSwift("a loop over things has Swift for assignments only: write it out")
    }
    var lines: SwiftLines = []
    for value in loop.values.expressions {
      guard let pass = try? scope.pass(of: loop, value) else {
        throw NoSwift("what it goes over is not known here")
      }
      lines += inside(pass.scope).statements(pass.body.statements)
    }
    return lines
  }

  private func flattened(_ loop: Loop) throws(NoSwift) -> SwiftLines {
    var lines: SwiftLines = []
    for var inside in try passes(of: loop) {
      for statement in loop.body.statements {
        guard case .binding(let binding) = statement else {
          lines += inside.statements([statement])
          continue
        }
        inside = inside.substituting(binding.name.text, try inside.value(binding.value))
      }
    }
    return lines
  }

  private func passes(of loop: Loop) throws(NoSwift) -> [SwiftPlace] {
    let (start, end) = try bounds(of: loop)
    guard start <= end, end - start <= 10_000 else { throw NoSwift("it goes round too often") }
    return (start..<end).map { number in
      substituting(loop.name.text, .plain(Double(number))).with {
        ($0.isPass, $0.isBranch) = (true, true)
      }
    }
  }

  private func bounds(of loop: Loop) throws(NoSwift) -> (Int, Int) {
    guard case .range(let lower, let upper, let isClosed) = loop.values else {
      throw NoSwift("it goes over things")
    }
    return (try count(lower), try count(upper) + (isClosed ? 1 : 0))
  }

  private func count(_ expression: Expression) throws(NoSwift) -> Int {
    guard case .number(let quantity) = try value(expression), abs(quantity.value) <= 1e12
    else { throw NoSwift("its count is known when it runs") }
    return Int(quantity.value.rounded())
  }

  // A bound as a whole number.
  private func integer(_ expression: Expression) throws(NoSwift) -> String {
    if case .number = expression { return String(try count(expression)) }
    return "Int(\(try number(expression)))"
  }

  /// Writes and executes the statements in a loop or a choice; returns false for any other statement.
  func unrolled(_ statement: Statement, _ execute: (Statement, Scope) -> Void) -> Bool {
    switch statement {
    case .loop(let loop):
      guard let passes = try? passes(of: loop) else { return false }
      for pass in passes { pass.run(loop.body.statements, execute) }
      return true
    case .conditional(let conditional):
      guard case .bool(let holds)? = try? value(conditional.condition) else { return false }
      run(conditional.taken(holds), execute)
      return true
    default: return false
    }
  }

  // MARK: Choices

  private func write(_ conditional: Conditional) throws(NoSwift) -> SwiftLines {
    let bodies = Statement.conditional(conditional).bodies
    // Later code uses names given in it, so an entry gets only the branch taken; a block gets both.
    let isOnce = scope.place == .entry && counts.isEmpty
    guard !isOnce || !bodies.contains(where: scope.world.commands.givesNames) else {
      guard case .bool(let holds) = try value(conditional.condition) else {
        throw NoSwift("it is known when it runs")
      }
      return statements(conditional.taken(holds))
    }
    let condition = try condition(conditional.condition)
    let branch = with { $0.isBranch = true }
    let outer = writer.names.mark
    let parts = bodies.map { body in
      defer { writer.names.leave(for: outer) }
      return branch.statements(body.statements)
    }
    guard parts.count > 1 else { return .call("if \(condition)", parts[0]) }
    return "if \(condition) {" + parts[0].indented + "} else {" + parts[1].indented + "}"
  }
}

extension Conditional {
  fileprivate func taken(_ holds: Bool) -> [Statement] {
    (holds ? body : otherwise)?.statements ?? []
  }
}

extension Command { var blocks: [Block] { arguments.compactMap(\.value.block) } }
