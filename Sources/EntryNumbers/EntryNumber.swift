/// A number in an entry: its place and its use.
package struct EntryNumber: Equatable {
  /// Its digits and unit, with a minus sign that is not an operator.
  let span: Span
  /// Its label, or the name of the property or parameter that it is for.
  package let name: String
  package let use: NumberUse

  /// The numbers of an entry, in text order, without digits in names, strings and colours.
  static func all(in entry: Entry, _ commands: Commands) -> [EntryNumber] {
    NumberFinder(entry, commands).numbers.sorted { $0.span.lower < $1.span.lower }
  }

  /// The text of an entry with named timings replaced by their numbers, unless `isTaken`.
  static func expandingPresets(
    in text: String, _ commands: Commands, isTaken: (String) -> Bool
  ) -> String {
    guard let entry = try? commands.entry(from: text) else { return text }
    let finder = NumberFinder(entry, commands)
    var (expanded, end) = ("", 0)
    for word in finder.timings.sorted(by: { $0.span.lower < $1.span.lower })
    where !isTaken(word.text) {
      guard let timing = Timing.named(word.text), timing.isNamedByNumbers else { continue }
      expanded += Span(end, word.span.lower).text(in: text) + timing.numbered
      end = word.span.upper
    }
    return expanded + Span(end, text.utf8.count).text(in: text)
  }
}

extension Timing {
  // Whether its name stands for numbers; UIKit's own curves have none.
  fileprivate var isNamedByNumbers: Bool {
    switch self {
    case .preset, .spring(.bounce, _): true
    default: false
    }
  }
}

/// Collects the numbers in statements.
private struct NumberFinder {
  let commands: Commands
  private(set) var numbers: [EntryNumber] = []
  // Words that may be timings.
  private(set) var timings: [Name] = []

  init(_ entry: Entry, _ commands: Commands) {
    self.commands = commands
    for statement in entry.statements { find(in: statement) }
  }

  /// The name and the use of numbers at a place of an entry.
  private struct Place {
    var name = ""
    var use = NumberUse.plain

    func member(_ member: String) -> Place {
      Place(name: name.isEmpty ? member : "\(name).\(member)", use: NumberUse.named(member) ?? use)
    }
  }

  // MARK: Statements

  mutating func find(in statement: Statement) {
    switch statement {
    case .command(let command): find(in: command)
    case .assignment(let assignment):
      let members = assignment.target.members.map(\.text)
      var place = Place(
        name: members.isEmpty ? assignment.target.description : members.joined(separator: "."),
        use: .property(members))
      switch assignment.operator {
      case .set: break
      case .add, .subtract: place.use = place.use.unbounded
      case .multiply, .divide: place.use = .plain
      }
      find(in: assignment.value, at: place)
    case .binding(let binding):
      find(in: binding.value, at: Place(name: binding.name.text, use: .plain))
    case .query(let expression): find(in: expression, at: Place())
    case .loop(let loop):
      for bound in loop.values.expressions {
        find(in: bound, at: Place(name: loop.name.text, use: .count))
      }
    case .conditional(let conditional): find(in: conditional.condition, at: Place())
    case .template(let template): return find(in: template.statement)
    }
    for body in statement.bodies { for inner in body.statements { find(in: inner) } }
  }

  private mutating func find(in command: Command) {
    let declaration = commands.named(command.verb.text)
    var open = declaration?.parameters.filter { $0.isPositional && $0.takesNumber } ?? []
    let keyPath = declaration.flatMap { Self.keyPath(of: command, $0) }
    for argument in command.arguments {
      switch argument.value {
      case .word: continue
      case .block(let block): for statement in block.statements { find(in: statement) }
      case .expression(let expression):
        let parameter = argument.label.flatMap { label in
          declaration?.parameters.first { $0.name == label.text }
        }
        if let word = expression.word, declaration?.takesTiming(argument.label?.text) == true {
          timings.append(word)
        }
        var place = Place()
        if let label = argument.label?.text, parameter == nil {
          place = Place(name: label, use: .property([label]))
        } else if let keyPath, let parameter, parameter.isValueOfKeyPath {
          place = Place(name: parameter.name, use: .property(keyPath))
        } else if let parameter {
          place = Place(name: parameter.name, use: .parameter(parameter))
        } else if let index = Self.place(of: expression, among: open) {
          let parameter = open.remove(at: index)
          place = Place(name: parameter.name, use: .parameter(parameter))
        }
        find(in: expression, at: place)
      }
    }
  }

  // The remaining parameter that a number is for, by its unit or else by its place.
  private static func place(of expression: Expression, among open: [Parameter]) -> Int? {
    guard let number = expression.leadingNumber else { return nil }
    let fitting = open.firstIndex { parameter in
      switch number.unit {
      case .seconds, .milliseconds, .frames: parameter.type == .duration
      case .percent: parameter.type == .share
      case .degrees, .radians, nil: false
      }
    }
    return fitting ?? open.indices.first
  }

  // The words of the key path that an animation moves.
  private static func keyPath(of command: Command, _ declaration: CommandDeclaration) -> [String]? {
    let places = declaration.parameters.filter(\.isPositional)
    guard let place = places.firstIndex(where: { $0.type == .keyPath }) else { return nil }
    let paths: [Path] = command.arguments.compactMap {
      if $0.label == nil, case .expression(.path(let path)) = $0.value { path } else { nil }
    }
    guard paths.indices.contains(place) else { return nil }
    return ([paths[place].root].compactMap(\.self) + paths[place].members).map(\.text)
  }

  // MARK: Expressions

  private mutating func find(in expression: Expression, at place: Place) {
    switch expression {
    case .number(let literal): add(literal.span, at: place)
    case .prefix(.negate, .number(let literal), let span) where span.lower + 1 == literal.span.lower:
      add(span, at: place)
    case .prefix(_, let operand, _), .member(let operand, _, _): find(in: operand, at: place)
    case .infix(let op, let left, let right, _, _):
      var inner = place
      inner.use = [.add, .subtract].contains(op) ? place.use.unbounded : .plain
      find(in: left, at: inner)
      find(in: right, at: inner)
    case .tuple(let parts, _):
      let members = Self.members(parts.count, of: place.name)
      for (part, member) in zip(parts, members) {
        find(in: part, at: member.isEmpty ? place : place.member(member))
      }
    case .choice(let condition, let first, let second, _):
      find(in: condition, at: Place())
      find(in: first, at: place)
      find(in: second, at: place)
    case .call(let call): find(in: call, at: place)
    case .color, .string, .path: break
    }
  }

  private mutating func add(_ span: Span, at place: Place) {
    numbers.append(EntryNumber(span: span, name: place.name, use: place.use))
  }

  private static func members(_ count: Int, of name: String) -> [String] {
    switch count {
    case 2: name.hasSuffix("size") ? ["width", "height"] : ["x", "y"]
    case 4: ["x", "y", "width", "height"]
    default: Array(repeating: "", count: count)
    }
  }

  private mutating func find(in call: Call, at place: Place) {
    let function = call.name.word.flatMap { FunctionDeclaration.named($0.text) }
    // The arguments of arithmetic functions have the use of the result.
    let isArithmetic = function.map { $0.kind == nil || $0.kind == .number } ?? false
    let names = function?.overloads.first { way in
      way.count == call.arguments.count && way.allSatisfy(\.isPositional)
    }?.map(\.name)
    for (index, argument) in call.arguments.enumerated() {
      guard case .expression(let expression) = argument.value else { continue }
      let label = isArithmetic ? nil : argument.label?.text ?? names?[index]
      let named = label.map { Place(name: $0, use: .argument($0, of: function?.name ?? "")) }
      find(in: expression, at: named ?? place)
    }
  }
}

extension NumberUse {
  fileprivate static func argument(_ name: String, of function: String) -> NumberUse {
    switch (function, name) {
    case ("scale", _), ("cubic", "y1"), ("cubic", "y2"): .factor
    case ("transform", "a"), ("transform", "b"), ("transform", "c"), ("transform", "d"): .factor
    case ("cubic", _): .share
    case ("translate", _), ("perspective", _): .points
    case (_, "duration"): NumberUse(measure: .duration, least: Bound(value: 0, isExcluded: true))
    default: named(name) ?? .plain
    }
  }
}

extension Expression {
  // The number it starts with; nil if it does not start with one.
  fileprivate var leadingNumber: NumberLiteral? {
    switch self {
    case .number(let literal): literal
    case .prefix(.negate, let operand, _): operand.leadingNumber
    case .infix(_, let left, _, _, _): left.leadingNumber
    default: nil
    }
  }
}

extension CommandDeclaration {
  // Whether a timing can follow a label or, without one, be positional.
  fileprivate func takesTiming(_ label: String?) -> Bool {
    parameters.contains { parameter in
      parameter.type == .timing && label.map { $0 == parameter.name } ?? parameter.isPositional
    }
  }
}

extension Parameter {
  fileprivate var takesNumber: Bool { [.duration, .share, .number].contains(type) }
  fileprivate var isValueOfKeyPath: Bool { type == .value || type == .values && name == "values" }
}
