import AnimationFacades
import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit
import OrderedCollections

/// A command with its arguments sorted to its parameters, ready to be carried out.
struct Invocation {
  /// What was given for a parameter.
  enum Bound {
    case value(Value, Expression)
    case name(Name)
    case expressions([Expression])
    case block(Block)
    case flag
  }

  let declaration: CommandDeclaration
  let command: Command
  let scope: Scope
  var bound: [String: Bound] = [:]
  var properties: [(name: Name, value: Expression)] = []

  var world: World { scope.world }
  var verbSpan: Span { command.verb.span }

  /// What long work asks again and again: throws once the person wants it to end.
  var check: () throws(Mistake) -> Void {
    let (world, span) = (world, verbSpan)
    return { () throws(Mistake) in
      if world.isInterrupted() { throw Mistake(.interrupted, span) }
    }
  }

  /// Prints a document as the settings say, or in another form, unless the person ends it.
  func print(_ document: TableDocument, format: TableFormat? = nil) throws(Mistake) {
    let settings = world.settings
    world.printLines(
      try document.render(
        as: format ?? settings.format, digits: settings.digits, isASCII: settings.ascii,
        columns: settings.columns, asking: check))
  }

  // MARK: Reading arguments

  func name(_ parameter: String) -> Name? {
    if case .name(let name) = bound[parameter] { name } else { nil }
  }

  func value(_ parameter: String) -> (value: Value, expression: Expression)? {
    if case .value(let value, let expression) = bound[parameter] {
      (value, expression)
    } else {
      nil
    }
  }

  func number(_ parameter: String) -> Double? {
    guard case .number(let quantity) = value(parameter)?.value else { return nil }
    return quantity.value
  }

  func bool(_ parameter: String) -> Bool? {
    if case .flag = bound[parameter] { return true }
    guard case .bool(let bool) = value(parameter)?.value else { return nil }
    return bool
  }

  func timing(_ parameter: String) -> Timing? {
    guard case .timing(let timing) = value(parameter)?.value else { return nil }
    return timing
  }

  /// A layer, or the one of a view.
  func layer(_ parameter: String) -> CALayer? {
    switch value(parameter)?.value {
    case .layer(let layer): layer
    case .view(let view): view.layer
    default: nil
    }
  }

  /// The chain that was named, or that was named last; `nil` where that is no chain.
  func chain() -> (name: String, chain: Chain)? {
    guard let word = name("name")?.text ?? world.lastAnimator,
      case .chain(let chain) = scope.names[word]
    else { return nil }
    remember(word)
    return (word, chain)
  }

  func block(_ parameter: String) -> Block? {
    if case .block(let block) = bound[parameter] { block } else { nil }
  }

  func expressions(_ parameter: String) -> [Expression] {
    if case .expressions(let expressions) = bound[parameter] { expressions } else { [] }
  }

  /// A duration that must not be negative.
  func duration(_ parameter: String) throws(Mistake) -> Double? {
    guard let (value, expression) = value(parameter), case .number(let quantity) = value else {
      return nil
    }
    guard quantity.value >= 0 else {
      let text = text(of: expression.span)
      if case .time = declaration.action { throw Mistake(.backwards(text), expression.span) }
      throw Mistake(.notPositive(text), expression.span)
    }
    guard quantity.value <= Self.longest else { throw Mistake(.beyondTime, expression.span) }
    return quantity.value
  }

  private static let longest = 1_000_000_000.0

  /// The moment that lies a duration ahead, in ticks; `nil` where none is given.
  func moment(in parameter: String) throws(Mistake) -> Int64? {
    guard let length = try duration(parameter) else { return nil }
    guard let ticks = world.stage.ticks(in: length) else {
      throw Mistake(.beyondTime, value(parameter)?.expression.span ?? verbSpan)
    }
    return ticks
  }

  /// The text a span covers.
  func text(of span: Span) -> String {
    span.text(in: scope.source)
  }

  /// The animator that was named, or the one named last; for a view, its dance's.
  ///
  /// `nil` for a view without a dance: Dance has printed its line, and the command does nothing.
  func animator() throws(Mistake) -> (name: String, animator: UIViewPropertyAnimator)? {
    let name = self.name("name")
    guard let word = name?.text ?? world.lastAnimator else { throw Mistake(.noAnimator, verbSpan) }
    switch scope.names[word] {
    case .animator(let animator):
      remember(word)
      return (word, animator)
    case .view(let view):
      remember(word)
      guard let animator = view.dance.animator else {
        _ = view.dance.isRunning
        let typed = Name.typed(word)
        world.remark = "write dance \(typed) 1s { .alpha = 0 } first"
        return nil
      }
      return (word, animator)
    case let named?:
      throw Mistake(
        .wrongArgument(
          word, expected: "an animator: it is \(named.kind)", hint: "'list' shows the names"),
        name?.span ?? verbSpan)
    case nil:
      throw Mistake(
        .unknownThing(word, what: "animator", near: scope.nearNames(word)), name?.span ?? verbSpan)
    }
  }

  // A look is no part of the timeline: what it names must not be remembered, or the stage could not
  // be built again from the entries that changed it.
  private func remember(_ name: String) {
    if scope.place != .fired, declaration.kind == .changes { world.lastAnimator = name }
  }

  /// The mistake of asking for too much at once, at what asks: the first of the labels written.
  func tooMany(_ limit: String, labels: [String] = ["every", "for"]) -> Mistake {
    let label = labels.first { value($0) != nil }
    return Mistake(
      .outOfRange((label ?? labels[0]) + ":", allowed: "this makes more than \(limit)"),
      label.flatMap { value($0)?.expression.span } ?? verbSpan)
  }

  /// A name for something new.
  func newName() throws(Mistake) -> String {
    guard let name = name("name") else { throw Mistake(.noAnimator, verbSpan) }
    try Self.checkWord(name)
    if let taken = world.names[name.text] {
      throw Mistake(.nameTaken(name.text, by: taken.kind), name.span)
    }
    return name.text
  }

  /// Makes sure that a word can be a name at all.
  static func checkWord(_ name: Name) throws(Mistake) {
    guard !name.text.isEmpty else {
      throw Mistake(
        .wrongArgument("", expected: "a name", hint: "names are letters and digits"), name.span)
    }
    guard !isReserved(name.text) else { throw Mistake(.reservedName(name.text), name.span) }
  }

  /// Whether a word belongs to the language: verbs, values, functions.
  static func isReserved(_ word: String) -> Bool {
    CommandDeclaration.named(word) != nil || ValueWords.value(word) != nil || word == "let"
      || word == ValueWords.stage
      || word == "root" || ValueWords.contextual.contains(word)
      || FunctionDeclaration.all.contains { $0.name == word }
  }
}
