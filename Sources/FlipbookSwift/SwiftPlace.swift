import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The language's expressions; Foundation has a type of that name too.
typealias Expression = FlipbookLanguage.Expression

/// Why something cannot be told in Swift.
struct Untold: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Where code is written: what names mean there, and what is known besides.
struct SwiftPlace {
  var scope: Scope
  /// What a path that starts with a dot belongs to.
  var own: Own?

  struct Own {
    let identifier: String
    let view: Value

    var isLayer: Bool { if case .layer = view { true } else { false } }
  }

  /// The gesture whose block this is, and the view around its view.
  var gesture: (identifier: String, around: String)?
  /// The counts of loops that are written as loops: whole numbers in Swift.
  var counts: Set<String> = []
  /// What stands for a value where a loop is not written as one.
  var values: [String: Value] = [:]
  /// What a completion calls its argument.
  var finished: String?
  var position: String?
  /// Whether it is a pass of a loop that is not written as one.
  var isPass = false
  /// Whether it is a part of a block that is not always done, or more than once.
  var isBranch = false
  /// Whether paths read what is shown.
  var isShown = false
  /// How near numbers are that are equal, where a check says so.
  var tolerance: Double?
  /// Whether values are now what they are where the code runs.
  var isNow = false

  init(scope: Scope) { self.scope = scope }

  /// The same where the words of a statement that nothing has yet are known from later on.
  func knowing(_ known: Names, of statement: Statement) -> SwiftPlace {
    let entry = Entry(statements: [statement], text: scope.source)
    let missing = entry.words.filter { scope.named($0) == nil && known[$0] != nil }
    guard !missing.isEmpty else { return self }
    var names = scope.surroundings?.names ?? [:]
    for word in missing { names[word] = known[word] }
    var place = self
    place.scope.keep(names: names, view: scope.view)
    return place
  }

  /// The same with a value that a name has.
  func knowing(_ name: String, _ value: Value) -> SwiftPlace { knowing(name, .value(value)) }

  /// The same with a thing that a name means.
  func knowing(_ name: String, _ thing: Named) -> SwiftPlace {
    var place = self
    var names = scope.surroundings?.names ?? [:]
    names[name] = thing
    place.scope.keep(names: names, view: scope.view)
    return place
  }

  /// The same in a block.
  func inside(_ kind: Scope.Place) -> SwiftPlace {
    var place = self
    (place.scope.place, place.isBranch) = (kind, false)
    return place
  }

  /// The same where paths read what was set, or what is shown.
  func reading(_ reading: Scope.Reading) -> SwiftPlace {
    var place = self
    place.isShown = reading == .shown
    place.scope = scope.reading(reading)
    return place
  }

  /// What stands in `model(…)` or `shown(…)`, and where it is read so; `nil` of other calls.
  func reading(_ call: Call) -> (Expression, SwiftPlace)? {
    guard let way = ["model": Scope.Reading.model, "shown": .shown][call.function],
      call.parts.count == 1
    else { return nil }
    return (call.parts[0], reading(way))
  }

  /// What stands for a name that is no variable in Swift.
  func substitute(_ expression: Expression) -> Value? {
    expression.word.flatMap { values[$0.text] }
  }

  /// The kind of an expression, and its value as it is now.
  func value(_ expression: Expression) throws(Untold) -> Value {
    do {
      return try scope.evaluate(expression)
    } catch {
      throw Untold("it cannot be told before it runs")
    }
  }
}
