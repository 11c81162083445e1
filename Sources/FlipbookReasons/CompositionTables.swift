import FlipbookCommands

/// A shown value taken apart into tables: one for each number, colour or transform.
package struct CompositionTables {
  private let path: WhyPath
  private let scope: Scope
  private let entries: [(number: Int, text: String)]

  /// - Parameter scope: where the value is shown, on a stage that kept an account.
  package init(of value: Expression, in scope: Scope, _ session: Session) throws(Mistake) {
    path = try WhyPath(value, scope)
    (self.scope, entries) = (scope, session.entriesOnTheWay)
  }

  private var world: World { scope.world }

  private var composition: [Composition.Line] {
    path.layer.lines(ofKeyPath: path.keyPath, member: path.member)
  }

  package func document() throws(Mistake) -> TableDocument {
    let shown = try scope.evaluate(path.expression)
    let model = try scope.reading(.model).evaluate(path.expression)
    let lines = composition.map { line in
      (line: line, path: world.path(ofKeyPath: line.keyPath, on: path.layer))
    }
    var tables = lines.filter { !$0.line.steps.isEmpty }.map { table(of: $0.line, titled: $0.path) }
    if tables.isEmpty { tables.append(Table(columns: [])) }
    tables[tables.count - 1].notes += notes(lines.map(\.line))
    tables[tables.count - 1].notes += lines.filter { $0.line.steps.isEmpty }.map(resting)
    return TableDocument(
      heading: [
        (Column.time.name, .seconds(world.stage.now)), (Column.shown.name, cell(shown)),
        (Column.model.name, cell(model)),
      ], tables: tables)
  }

  /// The tables without rows; the first is the heading.
  package static let forms = [Table(columns: [.time, .shown, .model]), Table(columns: columns)]

  // Compound values are never truncated.
  private static let columns = [
    Column(name: "part", "what takes part: the model, or what moves it"), .entry.whole,
    Column(name: "time", alignment: .right, "the share of its time that has passed"),
    Column(
      name: "progress", alignment: .right,
      "the share of its way: its timing applied to that time"),
    Column(name: "way", "whether it moves there or back"),
    Column(name: "how", "+ adds to what is above, = takes its place, * multiplies"),
    Column(name: "from", alignment: .right, isWhole: true, "where it starts"),
    Column(name: "to", alignment: .right, isWhole: true, "where it ends"),
    Column(name: "shown", alignment: .right, isWhole: true, "the value with all rows down to here"),
  ]

  private func table(of line: Composition.Line, titled path: String) -> Table {
    var table = Table(title: path, columns: Self.columns)
    table.rows.append([
      .text("model"), line.setter.map(entry) ?? .text("as at first"), .empty, .empty, .empty,
      .empty, .empty, .empty, cell(line.model, at: line.keyPath),
    ])
    table.rows += line.steps.map { step in
      let part = step.part
      return [
        .text(part.origin.name), part.origin.cause.map(entry) ?? .empty,
        part.share.map(Cell.number) ?? .empty, step.progress.map(Cell.number) ?? .empty,
        part.share == nil ? .empty : .text(part.isReturning ? "back" : "there"), .text(step.how),
        cell(step.from, at: line.keyPath), cell(step.to, at: line.keyPath),
        cell(step.shown, at: line.keyPath),
      ]
    }
    return table
  }

  private func entry(_ cause: Int) -> Cell { entries.text(of: cause).map(Cell.text) ?? .empty }

  private func resting(_ line: Composition.Line, _ path: String) -> String {
    let setter = line.setter.flatMap(entries.text).map { "set by \($0)" } ?? "as it was at first"
    let model = cell(line.model, at: line.keyPath).text(digits: world.settings.digits)
    return "nothing moves \(path): \(model), \(setter)"
  }

  /// Where the value rests, if an entry has set it.
  package func resting() throws(Mistake) -> String? {
    guard let setter = composition.compactMap(\.setter).max(), let entry = entries.text(of: setter)
    else { return nil }
    let value = world.text.text(try scope.evaluate(path.expression))
    return "nothing moves \(scope.text(of: path.expression)): \(value), set by \(entry)"
  }

  // MARK: Values

  private func cell(_ face: Motion.Face?, at keyPath: String) -> Cell {
    switch face {
    case .number(let number)?: Cell(number, isAngle: CATransform3D.isAngle(atKeyPath: keyPath))
    case let face?: .text(world.text.text(face))
    case nil: .text("none")
    }
  }

  private func cell(_ value: Value) -> Cell {
    if case .number(let quantity) = value { Cell(quantity) } else { .text(world.text.text(value)) }
  }

  // MARK: Notes

  // All notes, each once, in the order of the parts.
  private func notes(_ lines: [Composition.Line]) -> [String] {
    Array(OrderedSet(lines.flatMap(\.steps).flatMap { notes(on: $0.part) }))
  }

  private func notes(on part: Composition.Part) -> [String] {
    let name = name(part.origin)
    return part.replaced.map { "\(name) took the value from \(self.name($0))" }
      + part.circumstances.map { note(on: name, $0) }
  }

  // With the number of its entry, as some have no name.
  private func name(_ origin: Composition.Origin) -> String {
    guard let cause = origin.cause, entries.indices.contains(cause - 1) else { return origin.name }
    return "\(origin.name) (\(entries[cause - 1].number))"
  }

  private func note(on name: String, _ circumstance: Composition.Circumstance) -> String {
    func seconds(_ time: Double) -> String { world.text.number(time) + "s" }
    let number = world.text.number
    switch circumstance {
    case .showsNothing: return "\(name) shows nothing: it has not begun, or is over"
    case .waits: return "\(name) waits for its delay to pass"
    case .isHeld: return "\(name) is paused"
    case .isReversed(let fraction):
      return "\(name) is reversed: its fraction, \(number(fraction)), counts toward the start"
    case .setOutAnew(let progress):
      return "\(name) set out anew at progress \(number(progress)), over its whole time: "
        + "springs do that after a pause"
    case .ownDuration(let takes):
      return "\(name) takes \(seconds(takes)), its spring's own time, whatever duration is given"
    case .isAddedTo(let others):
      return "\(name) holds its own value, whatever the model is; added to that: "
        + others.map(self.name).joined(separator: ", ")
    case .isCovered(let cover): return "\(name) is not seen: \(self.name(cover)) takes its place"
    case .showsPast(let time):
      return "\(name) shows what was there at \(seconds(time)) of its own time"
    }
  }
}

extension Composition.LineStep {
  // How it combines with the row above.
  fileprivate var how: String {
    guard isAdditive else { return "=" }
    if case .transform? = shown { return "*" }
    return "+"
  }
}

/// A path to an animatable value: a layer and Core Animation's key path.
struct WhyPath {
  let expression: Expression
  let layer: CALayer
  let keyPath: String
  /// The member after the key path, if any.
  let member: String?

  init(_ expression: Expression, _ scope: Scope) throws(Mistake) {
    self.expression = expression
    // A path that cannot be read gives its usual message.
    let noun = try scope.evaluate(expression).kind.noun
    let notMoved = scope.mistake(
      expression, isNot: "a value that animations move: it is \(noun)",
      hint: "write a property of a view or a layer: why box.center.x")
    guard case .path(let path) = expression, !path.members.isEmpty else { throw notMoved }
    var members = path.members[...]
    let root = path.root ?? members.popFirst()
    var thing = try scope.thing(.path(Path(root: root, members: [], span: path.span)))
    while let name = members.first, let part = Part.named(name.text, of: thing, in: scope.world) {
      (thing, members) = (part, members.dropFirst())
    }
    guard let name = members.popFirst(), let (layer, keyPath) = Self.moved(name.text, of: thing)
    else { throw notMoved }
    (self.layer, self.keyPath) = (layer, keyPath)
    member = members.isEmpty ? nil : members.map(\.text).joined(separator: ".")
  }

  private static func moved(_ name: String, of thing: Value) -> (CALayer, String)? {
    guard let layer = thing.layer else { return nil }
    let keyPath =
      thing.kind == .view ? ViewFace.properties[name]?.keyPath : CALayer.properties[name]?.keyPath
    return (name == "frame" ? name : keyPath).map { (layer, $0) }
  }
}
