/// The error that something has no Swift, with the reason.
struct NoSwift: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The place where code is written, and what names mean there.
struct SwiftPlace {
  let writer: SwiftWriter
  var scope: Scope
  /// The thing that a path with a leading dot belongs to.
  var own: Own?

  struct Own {
    let identifier: String
    let view: Value

    var isLayer: Bool { view.kind == .layer }
  }

  /// The gesture whose block this is, and its view's superview.
  var gesture: (identifier: String, around: String)?
  /// The variables of loops that are written as loops: `Int` in Swift.
  var counts: Set<String> = []
  /// The values of names that have no variable in Swift, as in loops that are unrolled.
  var values: [String: Value] = [:]
  var finished: String?
  var position: String?
  /// Whether it is a pass of an unrolled loop.
  var isPass = false
  /// Whether it is a part of a block that may run never or more than once.
  var isBranch = false
  /// Whether paths read what is shown.
  var isShown = false
  var tolerance: Double?
  /// Whether values are now the same as when the code runs.
  var isNow = false

  init(_ writer: SwiftWriter, _ scope: Scope) { (self.writer, self.scope) = (writer, scope) }

  func with(_ change: (inout SwiftPlace) -> Void) -> SwiftPlace {
    var place = self
    change(&place)
    return place
  }

  /// The place, knowing words of a statement that get their meaning later.
  func knowing(_ known: Names, of statement: Statement) -> SwiftPlace {
    let words = Entry(statements: [statement], text: scope.source).words
    return knowing(
      words.compactMap { word in scope.named(word) == nil ? known[word].map { (word, $0) } : nil })
  }

  func knowing(_ name: String, _ value: Value) -> SwiftPlace { knowing([(name, .value(value))]) }

  func knowing(_ things: [(name: String, thing: Named)]) -> SwiftPlace {
    guard !things.isEmpty else { return self }
    var names = scope.surroundings?.names ?? [:]
    for (name, thing) in things { names[name] = thing }
    return with { $0.scope.keep(names: names, view: scope.view) }
  }

  func substituting(_ name: String, _ value: Value) -> SwiftPlace {
    knowing(name, value).with { $0.values[name] = value }
  }

  func substitute(_ expression: Expression) -> Value? {
    expression.word.flatMap { values[$0.text] }
  }

  func inside(_ kind: Scope.Place) -> SwiftPlace {
    with { ($0.scope.place, $0.isBranch) = (kind, false) }
  }

  func inside(_ scope: Scope) -> SwiftPlace { with { $0.scope = scope } }

  /// The place with paths that read the model or shown values.
  func reading(_ reading: Scope.Reading) -> SwiftPlace {
    with { ($0.scope, $0.isShown) = (scope.reading(reading), reading == .shown) }
  }

  /// The value of an expression now, which also gives its kind.
  func value(_ expression: Expression) throws(NoSwift) -> Value {
    do {
      return try scope.evaluate(expression)
    } catch {
      throw NoSwift("it cannot be told before it runs")
    }
  }
}
