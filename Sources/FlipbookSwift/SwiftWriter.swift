import FlipbookCommands
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
    case animator, uiview, layer

    package var meaning: String {
      switch self {
      case .animator: "as UIViewPropertyAnimator, blocks too"
      case .uiview: "as UIView.animate, animators too that are only started"
      case .layer: "as animations of layers, one for each value that moves"
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
  private let known: Names
  var names: SwiftNames
  /// What the code needs besides UIKit.
  var needs: Set<Need> = []
  /// Whether checks are written where they stand.
  package var holdsChecks: Bool
  /// Where blocks failed, by the texts they were typed in.
  package var failedChecks: [String: [Span]] = [:]
  /// How much could not be told.
  package internal(set) var untoldCount = 0
  // Why the last of that could not be told.
  private var reason = ""
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
    case animationCalls, company, gestureClosures, letGo, looks, movedChains, shown, steps, turns

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
      let lines = line(statement, place)
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
    var (lines, place) = (SwiftLines(), place)
    for statement in statements {
      lines += line(statement, place)
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

  // What a statement is, or that it cannot be told; in UIKit's usual words where it cannot be told
  // as animations of layers.
  private func line(_ statement: Statement, _ place: SwiftPlace) -> SwiftLines {
    let (outer, told, wanted, open) = (names, untoldCount, manner, blocks)
    defer { manner = wanted }
    do throws(Untold) {
      let asked = Result { () throws(Untold) in
        try write(statement, place.knowing(known, of: statement))
      }
      guard manner == .layer, place.motion == nil else { return try asked.get() }
      if case .failure(let untold) = asked { reason = untold.reason }
      if case .success(let lines) = asked, untoldCount == told { return lines }
      let reason = reason
      (manner, names, blocks, untoldCount) = (nil, outer, open, told)
      let usual = try write(statement, place.knowing(known, of: statement))
      return untoldCount > told ? usual : SwiftLines("// UIKit's own: \(reason).") + usual
    } catch {
      // What it would have made is not there.
      names.leave(for: outer)
      return untold(statement.span.text(in: place.scope.source), error.reason)
    }
  }

  /// A comment in place of what cannot be told.
  func untold(_ text: String, _ reason: String) -> SwiftLines {
    untoldCount += 1
    self.reason = reason
    return SwiftLines("\(SwiftNames.comment(text)): \(reason)")
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
