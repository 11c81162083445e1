/// Writes the entries of a session in Swift, with UIKit's calls.
///
/// An entry is written as it was typed: names, sums, loops and choices stay. Only the kinds of its
/// values come from the world before it. A statement without Swift becomes a comment and an error.
package final class SwiftWriter {
  package enum Form: Sendable {
    /// An app: time passes by itself.
    case app
    /// A test, which advances a stage and looks at it.
    case test
  }

  package enum Manner: String, Choosable, Sendable {
    case animator, uiview

    package var meaning: String {
      switch self {
      case .animator: "as UIViewPropertyAnimator, blocks too"
      case .uiview: "as UIView.animate, animators too that are only started"
      }
    }
  }

  package let form: Form
  var manner: Manner?
  /// Whether the code is in an async function, where a block without a completion is awaited.
  let isAsync: Bool
  let survey: SwiftSurvey
  /// All names ever given, for blocks that name things made later; only their kinds count.
  let known: Names
  var names = SwiftNames()
  /// The declarations and libraries that the code needs besides UIKit.
  var needs: Set<Need> = []
  /// Whether `expect` is written.
  package var holdsChecks: Bool
  /// Where blocks failed, by their entries' texts.
  package var failures: [String: [Span]] = [:]
  /// Whether the code compiles although something is missing in it.
  package var isForced = false
  package internal(set) var untoldCount = 0
  /// The names of things that have no Swift, and of those that depend on them.
  package var untranslated: Set<String> = []
  /// The names that were lost at the end of the last pass: later blocks depend on them from the start.
  package var untranslatedAtEnd: Set<String> = []
  /// The words in the closures of gestures, by the labels of the gestures.
  var gestureWords: [String: Set<String>] = [:]
  // The reason why the innermost animation block has no Swift.
  var broken: NoSwift?
  // How many blocks that run later enclose this one.
  var depth = 0
  /// The types of variables for things that are made in blocks or more than once.
  var variables: OrderedDictionary<String, String> = [:]
  // Layers made in this turn, and in earlier turns at the same moment.
  var newLayers: Set<String> = []
  var waitingLayers: Set<String> = []
  fileprivate var pieces: [Piece] = []
  // Animators that are written as blocks where they are started, and their completions.
  var blocks: [String: (call: SwiftCall, completions: [SwiftLines.Closure])] = [:]

  enum Need: String {
    case dance = "Dance"
    case swiftyAnimate = "SwiftyAnimate"
    case actionLayer = "ActionLayer"
    case actionView
    case animationCalls, company, gestureClosures, iOS17, letGo, looks, movedChains, shown, steps
    case timedStep, turns
  }

  package init(form: Form, manner: Manner?, isAsync: Bool, survey: SwiftSurvey, known: Names) {
    (self.form, self.manner, self.isAsync) = (form, manner, isAsync)
    (self.survey, self.known) = (survey, known)
    holdsChecks = form == .test
    names.set("root", to: root)
    for name in survey.needVariables.sorted() { names.hold(name) }
  }

  var root: String { form == .app ? "self" : "stage.window" }

  /// A part of an entry in Swift.
  package enum Piece {
    case code([String])
    /// Time passes: ticks of the stage, or a turn without any.
    case time(Int64)
  }

  /// Writes an entry and executes it, statement by statement.
  package func write(
    _ entry: Entry, in world: World, _ execute: @escaping (Statement, Scope) -> Void
  ) -> [Piece] {
    pieces = []
    place(of: entry, in: world).run(entry.statements, execute)
    waitingLayers.formUnion(newLayers)
    newLayers = []
    return pieces
  }

  private func place(of entry: Entry, in world: World) -> SwiftPlace {
    SwiftPlace(self, Scope(world: world, source: entry.text))
  }

  /// The end of a turn in which something is called; an app's run loop commits new layers later.
  package func turn() -> Piece {
    waitingLayers = form == .app ? waitingLayers.union(newLayers) : []
    newLayers = []
    return .time(0)
  }

  package func write(check entry: Entry, in world: World) -> [String] {
    place(of: entry, in: world).statements(entry.statements).lines
  }
}

extension SwiftPlace {
  /// Writes and executes statements, also in loops and choices in which time passes.
  func run(_ statements: [Statement], _ execute: (Statement, Scope) -> Void) {
    var place = self
    let stage = scope.world.stage
    for statement in statements {
      if statement.movesTime(scope.world.commands), place.unrolled(statement, execute) { continue }
      let lines = place.spelledOut(statement).reduce(into: SwiftLines()) { $0 += place.line($1) }
      if !lines.isEmpty { writer.pieces.append(.code(lines.lines)) }
      if case .binding(let binding) = statement, isPass, let value = try? place.value(binding.value)
      {
        place = place.substituting(binding.name.text, value)
        continue
      }
      let start = stage.ticks
      execute(statement, place.scope)
      // A step of no time calls what is due.
      guard stage.ticks > start || statement.movesTime(scope.world.commands) else { continue }
      writer.pieces.append(.time(stage.ticks - start))
      // Calls planned meanwhile come before the next code, so a turn ends first.
      let isLate = writer.form == .app && stage.hasCalled(plannedSince: start)
      if isLate { writer.pieces.append(.time(0)) }
      _ = writer.turn()
      if stage.ticks > start { writer.waitingLayers = [] }
    }
  }

  func statements(_ statements: [Statement]) -> SwiftLines {
    var (lines, place, isDropped): (SwiftLines, _, _) = ([], self, false)
    for statement in statements {
      if let note = place.absence(in: statement) { return lines + note }
      let told = place.line(statement)
      lines +=
        isDropped && !told.isEmpty
        ? place.untold(statement, "what stands before it failed in the session") : told
      isDropped = isDropped || scope.place == .fired && hasFailed(statement.span)
      if case .binding(let binding) = statement, let value = try? place.value(binding.value) {
        place = place.knowing(binding.name.text, value)
      }
      place = place.knowing(place.made(by: statement))
    }
    return lines
  }

  // A stand-in for a thing that a block will make when it runs.
  private func made(by statement: Statement) -> [(String, Named)] {
    guard scope.place == .fired, case .command(let command) = statement,
      let name = command.arguments.first?.value.expression?.word?.text, scope.named(name) == nil
    else { return [] }
    let stage = scope.world.stage
    switch command.verb.text {
    case "view": return [(name, .view(stage.perform { UIView() }))]
    case "layer": return [(name, .layer(stage.perform { CALayer() }))]
    default: return []
    }
  }
}
