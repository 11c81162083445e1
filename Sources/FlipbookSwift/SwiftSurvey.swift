package import FlipbookLanguage
import FlipbookValues

/// What is known of a session's entries before the first of them is written in Swift.
package struct SwiftSurvey {
  /// Names that are given another value: variables.
  private(set) var assigned: Set<String> = []
  /// Things whose layers are given actions.
  private(set) var actors: Set<String> = []
  /// Blocks that are run again.
  private(set) var repeated: Set<String> = []
  /// What is given completions by its name.
  private(set) var completed: Set<String> = []
  /// Chains whose waits are ended by name.
  private(set) var resumed: Set<String> = []
  /// What is made where another block, or an entry, means it; and what is made again, or made at
  /// all, although blocks that run later mean it already: variables hold it.
  private(set) var remade: Set<String> = []
  // Where each thing is made, and where it is meant, by the numbers of blocks that run later.
  private var makings: [String: [Int]] = [:]
  private var mentions: [String: Set<Int>] = [:]
  // What values are called, in blocks too.
  private var bound: Set<String> = []
  // What blocks mean that run later, and is made after them.
  private var meantBefore: Set<String> = []
  // The block that is looked at, 0 outside of all that run later; and what each of them is in.
  private var place = 0
  private var parents = [0]
  /// Whether fingers are watched, so that it counts what they find.
  private(set) var hasGestures = false
  /// Whose animations are taken off: that ends a block, and no animator.
  private(set) var detached: Set<String> = []
  /// Animators that are paused, scrubbed, turned around, continued, stopped or read: what a block
  /// cannot do.
  private var handled: Set<String> = []
  // What verbs can mean that say no name: what is named by one that moves something.
  private var receivers: Set<String> = []
  /// Whether the one that was named last is the only one there is.
  var hasOneReceiver: Bool { receivers.count < 2 }
  // Whether that is said to one without its name.
  private var handlesLast = false
  private var isInBlock = false

  /// Whether something is made with a name, or a value gets it.
  func makes(_ name: String) -> Bool { makings[name] != nil || bound.contains(name) }

  /// Whether an animator is more than started.
  func isHandled(_ name: String) -> Bool {
    handlesLast || handled.contains(name) || handled.contains(ValueWords.all)
  }

  /// Whether more is done with a thing's name than in one place at a time.
  func isSpecial(_ name: String) -> Bool {
    [actors, repeated, completed, remade, resumed].contains { $0.contains(name) }
  }

  package init(_ entries: [Entry]) {
    for entry in entries { look(at: entry.statements) }
    for (name, makings) in makings {
      let meant = mentions[name, default: []]
      let isFar = makings.contains { making in
        !meant.union(makings).allSatisfy { isWithin(making, $0) }
      }
      let isRemade = makings.count > 1 && meant.contains { $0 > 0 }
      let isLater = makings.contains(0) && meantBefore.contains(name)
      if isFar || isRemade || isLater { remade.insert(name) }
    }
  }

  private func isWithin(_ block: Int, _ place: Int) -> Bool {
    var place = place
    while place > block { place = parents[place] }
    return place == block
  }

  private mutating func look(at statements: [Statement]) {
    for statement in statements { look(at: statement) }
  }

  private mutating func look(at statement: Statement) {
    for word in statement.ownWords {
      mentions[word, default: []].insert(place)
      if place > 0, makings[word] == nil { meantBefore.insert(word) }
    }
    switch statement {
    case .assignment(let assignment):
      if let root = assignment.target.root?.text {
        assigned.insert(root)
        handled.insert(root)
      }
    case .command(let command): look(at: command)
    case .template(let template): look(at: template.statement)
    case .loop, .conditional:
      for block in statement.bodies { look(at: block.statements) }
    case .binding(let binding):
      bound.insert(binding.name.text)
      // In blocks that run later it has its name there alone.
      if place == 0 { makings[binding.name.text, default: []].append(0) }
    case .query: break
    }
  }

  /// The verbs that make what they name first.
  package static let makers: Set<String> = [
    "view", "layer", "shape", "gradient", "animator", "animation", "group", "chain",
  ]

  // Whose blocks run later; others that run later have labels.
  private static let firing: Set<String> = ["after", "completion", "do", "gesture", "on", "wait"]

  static let handling: Set<String> = [
    "add", "pause", "continue", "reverse", "scrub", "stop", "finish",
  ]

  // Verbs after which one without a name means the same.
  private static let movers = handling.union([
    "animator", "chain", "completion", "dance", "decay", "perform", "resume", "start",
  ])

  private mutating func look(at command: Command) {
    for name in command.made { makings[name, default: []].append(place) }
    let isOuter = isInBlock
    isInBlock = true
    for argument in command.arguments {
      guard let block = argument.value.block else { continue }
      let outer = place
      if argument.label != nil || Self.firing.contains(command.verb.text) {
        parents.append(outer)
        place = parents.count - 1
      }
      look(at: block.statements)
      place = outer
    }
    isInBlock = isOuter
    if command.verb.text == "gesture" { hasGestures = true }
    // An animator that a block starts, or whose end is asked for, is kept as one.
    let isKept = (isInBlock && command.verb.text == "start") || command.asksForPosition
    guard let first = command.arguments.first?.value.expression else {
      handlesLast = handlesLast || Self.handling.contains(command.verb.text)
      return
    }
    let root: Name? =
      switch first {
      case .path(let path): path.root
      case .string(let name): name
      default: nil
      }
    if Self.movers.contains(command.verb.text) {
      // A name that is made of parts stands for many.
      receivers.formUnion(root.map { [$0.text] } ?? ["", " "])
    }
    guard let name = root?.text else { return }
    switch command.verb.text {
    case "on": actors.insert(name)
    case "again": repeated.insert(name)
    case "detach": detached.insert(name)
    case "completion":
      completed.insert(name)
      if isKept { handled.insert(name) }
    case "resume": resumed.insert(name)
    case "start" where isKept: handled.insert(name)
    case _ where Self.handling.contains(command.verb.text): handled.insert(name)
    default: break
    }
  }
}

extension Statement {
  /// The words in it that could be names, but for those in its blocks.
  fileprivate var ownWords: [String] {
    var own = self
    switch self {
    case .command(var command):
      command.arguments.removeAll { $0.value.block != nil }
      own = .command(command)
    case .template(let template): return template.statement.ownWords
    case .loop(let loop):
      return loop.values.expressions.flatMap { Statement.query($0).ownWords }
    case .conditional(let conditional): return Statement.query(conditional.condition).ownWords
    case .assignment, .binding, .query: break
    }
    return Entry(statements: [own], text: "").words
  }

  /// The names of what it makes, sets or is said to, in its blocks too.
  var affected: Set<String> {
    switch self {
    case .command(let command):
      var names = Set(command.made)
      for argument in command.arguments {
        switch argument.value {
        case .block(let block):
          for statement in block.statements { names.formUnion(statement.affected) }
        case .expression(let expression) where [nil, "to"].contains(argument.label?.text):
          names.formUnion(Statement.query(expression).ownWords)
        case .expression, .word: break
        }
      }
      return names
    case .assignment(let assignment): return Set([assignment.target.root?.text].compactMap(\.self))
    case .binding(let binding): return [binding.name.text]
    case .template(let template): return template.statement.affected
    case .query: return []
    case .loop, .conditional: return Set(bodies.flatMap { $0.statements.flatMap(\.affected) })
    }
  }
}

extension Command {
  /// The names that it gives, as far as they stand there.
  package var made: [String] {
    let isMaker = SwiftSurvey.makers.contains(verb.text)
    let given = (isMaker ? arguments.prefix(1) : []) + arguments.filter { $0.label?.text == "name" }
    return given.compactMap { $0.value.word?.text }
  }

  /// Whether it is what is done at an animator's end, and reads where that was.
  fileprivate var asksForPosition: Bool {
    verb.text == "completion"
      && blocks.contains { $0.words.contains("position") }
  }
}
