package import FlipbookLanguage
package import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// Writes what the entries of a session do in Swift, with UIKit's calls.
///
/// Every entry is written as it is typed, in the world before it: only what kind of value an
/// expression is comes from there, so that names, sums, loops and choices stay. What UIKit has no
/// words for stands there as a comment that says so.
package final class SwiftWriter {
  /// What the code is for.
  package enum Form: Sendable {
    /// An app: time passes by itself.
    case app
    /// A test, which advances a stage and looks at it.
    case test
  }

  /// What motions are written as.
  package enum Manner: String, Choosable, Sendable {
    case animator, uiview

    package var meaning: String {
      switch self {
      case .animator: "as UIViewPropertyAnimator, blocks too"
      case .uiview: "as UIView.animate, animators too that are only started"
      }
    }
  }

  let form: Form
  var manner: Manner?
  /// Whether the code stands in a function that waits, where a block without a completion would be
  /// awaited.
  let isAsync: Bool
  /// What is known of all the entries before the first is written.
  let survey: SwiftSurvey
  /// The names that were ever given, for blocks that name what is made later; for their kinds only.
  let known: Names
  var names: SwiftNames
  /// What the code needs besides UIKit.
  var needs: Set<Need> = []
  /// Whether checks are written where they stand.
  package var holdsChecks: Bool
  /// Where blocks failed, by the texts they were typed in.
  package var failures: [String: [Span]] = [:]
  /// Whether the code compiles although something is missing in it.
  package var isForced = false
  /// How much could not be told.
  package internal(set) var untoldCount = 0
  /// The names of what could not be told, and of what depends on that.
  package var lost: Set<String> = []
  /// Those that are lost at the end, as was found before: what is done in blocks that run later
  /// depends on them from the beginning.
  package var lostAtEnd: Set<String> = []
  // Why something in a block cannot be told whose values move together.
  var broken: Untold?
  // How many blocks that run later it is in.
  var depth = 0
  /// The types of the variables that hold what is made in blocks, or more than once.
  var variables: OrderedDictionary<String, String> = [:]
  // Layers that were made in this turn, and in others at the same moment.
  var newLayers: Set<String> = []
  var waitingLayers: Set<String> = []
  private var pieces: [Piece] = []
  // Animators that become blocks where they are started, and what is done at their ends.
  var blocks: [String: (call: SwiftCall, completions: [SwiftLines.Closure])] = [:]

  /// What code can need besides UIKit.
  enum Need: String, Comparable {
    case dance = "Dance"
    case swiftyAnimate = "SwiftyAnimate"
    case actionLayer = "ActionLayer"
    case actionView, animatorStep
    case animationCalls, company, gestureClosures, iOS17, letGo, looks, movedChains, shown, steps
    case turns

    static func < (left: Need, right: Need) -> Bool { left.rawValue < right.rawValue }
  }

  package init(
    form: Form, manner: Manner? = nil, isAsync: Bool = false, survey: SwiftSurvey, known: Names
  ) {
    (self.form, self.manner, self.isAsync) = (form, manner, isAsync)
    (self.survey, self.known) = (survey, known)
    holdsChecks = form == .test
    names = SwiftNames(taken: [])
    names.set("root", to: root)
    for name in survey.remade.sorted() { names.hold(name) }
  }

  /// The view at the root of the hierarchy.
  var root: String { form == .app ? "self" : "stage.window" }

  // MARK: Entries

  /// What an entry is in Swift, and when.
  package enum Piece {
    case code([String])
    /// Time passes: ticks of the stage.
    case time(Int64)
  }

  /// Writes an entry and carries it out, statement by statement: what the next one is, is known
  /// then.
  ///
  /// - Parameter execute: carries a statement out.
  package func write(
    _ entry: Entry, in world: World, _ execute: @escaping (Statement, Scope) -> Void
  ) -> [Piece] {
    pieces = []
    let place = SwiftPlace(scope: Scope(world: world, source: entry.text))
    run(entry.statements, place, execute)
    waitingLayers.formUnion(newLayers)
    newLayers = []
    return pieces
  }

  /// What stands for the end of a turn at which something is called.
  package func turn() -> Piece {
    (newLayers, waitingLayers) = ([], [])
    return .time(0)
  }

  /// Writes an entry that only looks.
  package func write(check entry: Entry, in world: World) -> [String] {
    statements(entry.statements, SwiftPlace(scope: Scope(world: world, source: entry.text))).lines
  }

  // Loops and choices in which time passes are carried out as they are written.
  func run(
    _ statements: [Statement], _ place: SwiftPlace, _ execute: (Statement, Scope) -> Void
  ) {
    var place = place
    for statement in statements {
      if statement.isClock,
        unrolled(statement, place, execute)
      {
        continue
      }
      let world = place.scope.world
      let lines = spelledOut(statement, place).reduce(into: SwiftLines()) { $0 += line($1, place) }
      if !lines.isEmpty { pieces.append(.code(lines.lines)) }
      if case .binding(let binding) = statement, place.isPass,
        let value = try? place.value(binding.value)
      {
        place = place.knowing(binding.name.text, value)
        place.values[binding.name.text] = value
        continue
      }
      let start = world.stage.ticks
      execute(statement, place.scope)
      // A step of no time brings what is due.
      guard world.stage.ticks > start || statement.isClock else { continue }
      pieces.append(.time(world.stage.ticks - start))
      (newLayers, waitingLayers) = ([], [])
    }
  }

  /// Statements, one after another.
  func statements(_ statements: [Statement], _ place: SwiftPlace) -> SwiftLines {
    var (lines, place, isDropped) = (SwiftLines(), place, false)
    for statement in statements {
      if let note = absence(in: statement, place) { return lines + note }
      let told = line(statement, place)
      lines +=
        isDropped && !told.isEmpty
        ? untold(statement, "what stands before it failed in the session", place) : told
      isDropped = isDropped || place.scope.place == .fired && hasFailed(statement, place)
      if case .binding(let binding) = statement, let value = try? place.value(binding.value) {
        place = place.knowing(binding.name.text, value)
      }
      if let (name, thing) = made(by: statement, place) { place = place.knowing(name, thing) }
    }
    return lines
  }

  // What a block makes is there when it runs: until then one like it.
  private func made(by statement: Statement, _ place: SwiftPlace) -> (name: String, thing: Named)? {
    guard place.scope.place == .fired, case .command(let command) = statement,
      case .expression(let first)? = command.arguments.first?.value, let name = first.word?.text,
      place.scope.named(name) == nil
    else { return nil }
    switch command.verb.text {
    case "view": return (name, .view(place.scope.world.stage.perform { UIView() }))
    case "layer": return (name, .layer(place.scope.world.stage.perform { CALayer() }))
    default: return nil
    }
  }

  /// The body of a closure.
  func body(_ block: Block, _ place: SwiftPlace) -> SwiftLines {
    statements(block.statements, place)
  }
}

extension Statement {
  /// Whether time passes in it.
  fileprivate var isClock: Bool { commands.contains { Self.clocks.contains($0.verb.text) } }

  private static let clocks: Set<String> = ["step", "run", "play"]
}
