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
  let writer: SwiftWriter
  var scope: Scope
  /// What a path that starts with a dot belongs to.
  var own: Own?

  struct Own {
    let identifier: String
    let view: Value

    var isLayer: Bool { view.kind == .layer }
  }

  /// The gesture whose block this is, and the view around its view.
  var gesture: (identifier: String, around: String)?
  /// The counts of loops that are written as loops: whole numbers in Swift.
  var counts: Set<String> = []
  /// The values of names that are no variables in Swift, as of loops that are written out.
  var values: [String: Value] = [:]
  /// What a completion calls its argument.
  var finished: String?
  var position: String?
  /// Whether it is a pass of a loop that is written out.
  var isPass = false
  /// Whether it is a part of a block that is not always done, or more than once.
  var isBranch = false
  /// Whether paths read what is shown.
  var isShown = false
  /// How near equal numbers are, where a check says so.
  var tolerance: Double?
  /// Whether values are now what they are where the code runs.
  var isNow = false

  init(_ writer: SwiftWriter, _ scope: Scope) { (self.writer, self.scope) = (writer, scope) }

  /// The same where the words of a statement that mean nothing yet are known from later on.
  func knowing(_ known: Names, of statement: Statement) -> SwiftPlace {
    let words = Entry(statements: [statement], text: scope.source).words
    return knowing(
      words.compactMap { word in scope.named(word) == nil ? known[word].map { (word, $0) } : nil })
  }

  func knowing(_ name: String, _ value: Value) -> SwiftPlace { knowing([(name, .value(value))]) }

  /// The same with things that names mean.
  func knowing(_ things: [(name: String, thing: Named)]) -> SwiftPlace {
    guard !things.isEmpty else { return self }
    var place = self
    var names = scope.surroundings?.names ?? [:]
    for (name, thing) in things { names[name] = thing }
    place.scope.keep(names: names, view: scope.view)
    return place
  }

  /// The same with a value in the place of a name.
  func substituting(_ name: String, _ value: Value) -> SwiftPlace {
    var place = knowing(name, value)
    place.values[name] = value
    return place
  }

  /// The value in the place of a name.
  func substitute(_ expression: Expression) -> Value? {
    expression.word.flatMap { values[$0.text] }
  }

  /// The same in a block.
  func inside(_ kind: Scope.Place) -> SwiftPlace {
    var place = self
    (place.scope.place, place.isBranch) = (kind, false)
    return place
  }

  /// The same in another scope.
  func inside(_ scope: Scope) -> SwiftPlace {
    var place = self
    place.scope = scope
    return place
  }

  /// The same where paths read what was set, or what is shown.
  func reading(_ reading: Scope.Reading) -> SwiftPlace {
    var place = inside(scope.reading(reading))
    place.isShown = reading == .shown
    return place
  }

  /// What stands in `model(…)` or `shown(…)`, and where it is read so; `nil` for other calls.
  func reading(_ call: Call) -> (Expression, SwiftPlace)? {
    guard let way = ["model": Scope.Reading.model, "shown": .shown][call.function],
      call.parts.count == 1
    else { return nil }
    return (call.parts[0], reading(way))
  }

  /// The value of an expression as it is now, which also says of what kind it is.
  func value(_ expression: Expression) throws(Untold) -> Value {
    do {
      return try scope.evaluate(expression)
    } catch {
      throw Untold("it cannot be told before it runs")
    }
  }
}
