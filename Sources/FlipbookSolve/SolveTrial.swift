import FlipbookChecks

/// Tries values for names: in a block, or in the entries that define the names.
struct SolveTrial {
  let named: [NamedValue]
  private let call: Invocation
  private let block: Block?
  // The entries of the session that define the names, in order; none with a block.
  private let entries: [(number: Int, names: [String])]
  /// Enough digits to tell the values of narrow ranges apart.
  let digits: Int

  init(
    _ call: Invocation, _ all: [(named: NamedValue, range: ClosedRange<Double>)], block: Block?
  ) throws(Mistake) {
    named = all.map(\.named)
    (self.call, self.block) = (call, block)
    digits = all.reduce(max(6, call.world.settings.digits)) { digits, next in
      let width = (next.range.upperBound - next.range.lowerBound) * next.named.unit.typed.factor
      return max(digits, 5 - Int(max(log10(width), -9).rounded(.down)))
    }
    entries = block == nil ? try Self.entries(of: named, call) : []
  }

  // The last entries that do nothing but define some of the names.
  private static func entries(
    of named: [NamedValue], _ call: Invocation
  ) throws(Mistake) -> [(number: Int, names: [String])] {
    var missing = Set(named.map(\.name.text))
    let known = missing
    var found: [(number: Int, names: [String])] = []
    for node in call.session.changes.reversed() {
      let statements = node.entry?.statements ?? []
      let names = statements.compactMap { statement in
        if case .binding(let binding) = statement { binding.name.text } else { nil }
      }
      guard names.count == statements.count, known.isSuperset(of: names),
        !missing.isDisjoint(with: names)
      else { continue }
      missing.subtract(names)
      found.insert((node.origin.number, names), at: 0)
    }
    guard let name = named.first(where: { missing.contains($0.name.text) })?.name else {
      return found
    }
    let allowed = "a block after 'to:', or the name of a 'let' that is an entry of its own"
    throw Mistake(.outOfRange("solve", allowed: allowed), name.span)
  }

  // MARK: Words

  /// A value of a name, by default the first.
  func quantity(_ value: Double, _ place: Int = 0) -> Quantity {
    Quantity(value: value, unit: named[place].unit)
  }

  func typed(_ value: Double, _ place: Int = 0) -> String {
    quantity(value, place).typed(digits: digits)
  }

  func text(_ values: [Double]) -> String {
    named.text(of: named.indices.map { quantity(values[$0], $0) })
  }

  /// The typed values next to a value of the first name, the nearest first.
  func typed(near value: Double) -> [Double] {
    let factor = named[0].unit.typed.factor
    let step = pow(10, -Double(digits))
    return [0, -1, 1].map { steps in
      let text = NumberText.fixed(value * factor + steps * step, digits: digits)
      return (Double(text) ?? value * factor) / factor
    }
  }

  // The statements that define the names; exactly, if no digits are given.
  private func lets(of names: [String], _ values: [Double], digits: Int? = nil) -> String {
    names.map { name in
      let place = named.firstIndex { $0.name.text == name } ?? 0
      let value = quantity(values[place], place)
      let (factor, suffix) = value.unit.typed
      let text = digits.map { value.typed(digits: $0) } ?? "\(value.value * factor)\(suffix)"
      return "let \(Name.typed(name)) = \(text)"
    }.joined(separator: "; ")
  }

  /// The new texts of the entries that define the names, so that the session has some values.
  func changes(with values: [Double]) -> [(number: Int, text: String)] {
    entries.map { ($0.number, lets(of: $0.names, values, digits: digits)) }
  }

  // MARK: Trying

  /// Reads shown values, and looks ahead, with some values.
  func reading<Result>(
    _ values: [Double], _ read: (Scope) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    try call.check()
    return try call.session.endingWorlds { () throws(Mistake) in
      guard let block else { return try readingEntries(with: values, read) }
      let text = lets(of: named.map(\.name.text), values)
      let binding = (try? Parser.entry(from: text))?.statements ?? []
      let statements = binding + call.bindings + block.statements
      let entry = Entry(statements: statements, text: call.scope.source)
      do throws(Mistake) {
        return try call.session.reading(after: entry, in: call.scope, read)
      } catch { throw error.within(self.text(values)) }
    }
  }

  private func readingEntries<Result>(
    with values: [Double], _ read: (Scope) throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    let texts = entries.map { ($0.number, lets(of: $0.names, values)) }
    let tried = try call.session.scratch(
      editing: texts[0].0, to: texts[0].1, Dictionary(uniqueKeysWithValues: texts),
      watchesPromises: false)
    return try withExtendedLifetime(tried) { () throws(Mistake) in
      try tried.reading(in: call.scope, read)
    }
  }
}
