/// Facts about a session's entries, gathered before the first one is written in Swift.
package struct SwiftSurvey {
  /// A use of a name anywhere in the entries.
  enum Use {
    /// Its layer is given actions.
    case acting
    /// It is a block that is run again.
    case repeated
    /// It is given completions by its name.
    case completed
    /// It is a chain whose waits are ended by its name.
    case resumed
    /// Its animations are removed, which ends a block but no animator.
    case detached
    /// It is an animator that is paused, scrubbed, reversed, continued, stopped or read: no block.
    case handled
    /// It is given another value: a variable.
    case assigned
    /// It is an animation in a group, and has the group's time.
    case grouped
  }

  let commands: Commands
  private var uses: [String: Set<Use>] = [:]
  /// Things that need a variable: used before or outside of the block that makes them, or remade.
  private(set) var needVariables: Set<String> = []
  /// Whether there are gestures, so that it matters what touches hit.
  private(set) var hasGestures = false
  // Where each thing is made and used, by the numbers of blocks that run later.
  private var makings: [String: [Int]] = [:]
  private var mentions: [String: Set<Int>] = [:]
  private var bound: Set<String> = []
  // Things that blocks use and that are made after them.
  private var usedBeforeMade: Set<String> = []
  // The current block, 0 outside blocks that run later; and the block around each one.
  private var place = 0
  private var parents = [0]
  private var (isInBlock, isInLoop) = (false, false)
  // How many motions set each thing; one that may come again counts twice.
  private var motions: [String: Int] = [:]
  // The things that a verb without a name can mean.
  private var receivers: Set<String> = []
  // Whether a verb without a name handles an animator.
  private var handlesLast = false

  /// Whether a verb without a name can mean one thing only.
  var hasOneReceiver: Bool { receivers.count < 2 }

  func has(_ use: Use, _ name: String) -> Bool { uses[name]?.contains(use) ?? false }

  /// Whether other motions may set the things that a block sets.
  func sharesMotions(_ block: Block) -> Bool {
    block.words.contains { motions[$0, default: 0] > 1 }
  }

  func makes(_ name: String) -> Bool { makings[name] != nil || bound.contains(name) }

  /// Whether an animator is used for more than being started.
  func isHandled(_ name: String) -> Bool {
    handlesLast || has(.handled, name) || has(.handled, ValueWords.all)
  }

  /// Whether a name is used in a way that rules out an array.
  func isSpecial(_ name: String) -> Bool {
    needVariables.contains(name)
      || [.acting, .repeated, .completed, .resumed].contains { has($0, name) }
  }

  package init(_ entries: [Entry], _ commands: Commands) {
    self.commands = commands
    for entry in entries { look(at: entry.statements) }
    for (name, makings) in makings {
      let meant = mentions[name, default: []]
      let isFar = makings.contains { making in
        !meant.union(makings).allSatisfy { isWithin(making, $0) }
      }
      let isRemade = makings.count > 1 && meant.contains { $0 > 0 }
      let isLater = makings.contains(0) && usedBeforeMade.contains(name)
      if isFar || isRemade || isLater { needVariables.insert(name) }
    }
  }

  private func isWithin(_ block: Int, _ place: Int) -> Bool {
    var place = place
    while place > block { place = parents[place] }
    return place == block
  }

  private mutating func look(at statements: [Statement]) {
    for statement in statements {
      for word in statement.ownWords {
        mentions[word, default: []].insert(place)
        if place > 0, makings[word] == nil { usedBeforeMade.insert(word) }
      }
      switch statement {
      case .assignment(let assignment):
        if let root = assignment.target.root?.text {
          uses[root, default: []].formUnion([.assigned, .handled])
        }
      case .command(let command): look(at: command)
      case .template(let template): look(at: [template.statement])
      case .loop, .conditional:
        let outer = isInLoop
        if case .loop = statement { isInLoop = true }
        for block in statement.bodies { look(at: block.statements) }
        isInLoop = outer
      case .binding(let binding):
        bound.insert(binding.name.text)
        // In blocks that run later it is local.
        if place == 0 { makings[binding.name.text, default: []].append(0) }
      case .query: break
      }
    }
  }

  private static let uses: [String: Use] = [
    "on": .acting, "again": .repeated, "detach": .detached, "completion": .completed,
    "resume": .resumed,
  ]

  private mutating func look(at command: Command) {
    let (verb, declaration) = (command.verb.text, commands.named(command.verb.text))
    // An animator written as a block can only be made, completed and started.
    let isHandling =
      declaration?.group == .animator && !["animator", "completion", "start"].contains(verb)
    for name in commands.names(madeBy: command) { makings[name, default: []].append(place) }
    let outer = (place, isInBlock)
    isInBlock = true
    for argument in command.arguments {
      guard let block = argument.value.block else { continue }
      if argument.label != nil || declaration?.block == .fired {
        parents.append(place)
        place = parents.count - 1
      } else {
        var moved = Set(block.statements.flatMap(commands.affected))
        if verb == "dance" {
          moved.formUnion(command.arguments.prefix(1).compactMap(\.value.word?.text))
        }
        let mayComeAgain =
          place > 0 || isInLoop
          || declaration?.group == .block && !commands.names(madeBy: command).isEmpty
        for name in moved { motions[name, default: 0] += mayComeAgain ? 2 : 1 }
      }
      look(at: block.statements)
      place = outer.0
    }
    isInBlock = outer.1
    if verb == "gesture" { hasGestures = true }
    if verb == "group" {
      for word in Statement.command(command).ownWords.dropFirst() {
        uses[word, default: []].insert(.grouped)
      }
    }
    guard let first = command.arguments.first?.value.expression else {
      handlesLast = handlesLast || isHandling
      return
    }
    let root = if case .string(let name) = first { name } else { first.path?.root }
    if declaration?.isMover == true {
      // A composed name stands for many.
      receivers.formUnion(root.map { [$0.text] } ?? ["", " "])
    }
    guard let name = root?.text else { return }
    if let use = Self.uses[verb] { uses[name, default: []].insert(use) }
    // An animator that a block starts, or whose end position is read, stays an animator.
    let asksForPosition =
      verb == "completion" && command.blocks.contains { $0.words.contains("position") }
    if isHandling || asksForPosition || isInBlock && verb == "start" {
      uses[name, default: []].insert(.handled)
    }
  }
}

extension Statement {
  /// The words that could be names, except those in its blocks.
  fileprivate var ownWords: [String] {
    switch self {
    case .command(var command):
      command.arguments.removeAll { $0.value.block != nil }
      return Entry(statements: [.command(command)], text: "").words
    case .template(let template): return template.statement.ownWords
    case .loop(let loop): return loop.values.expressions.flatMap { Statement.query($0).ownWords }
    case .conditional(let conditional): return Statement.query(conditional.condition).ownWords
    case .assignment, .binding, .query: return Entry(statements: [self], text: "").words
    }
  }
}

extension Commands {
  func makes(_ verb: String) -> Bool { named(verb)?.isMaker ?? false }

  /// The names that a command gives, if they are written out.
  package func names(madeBy command: Command) -> [String] {
    let (all, isMaker) = (command.arguments, makes(command.verb.text))
    let given = (isMaker ? all.prefix(1) : []) + all.filter { $0.label?.text == "name" }
    return given.compactMap { $0.value.word?.text }
  }

  /// The names of all things that a statement makes, sets or acts on, in its blocks too.
  func affected(by statement: Statement) -> Set<String> {
    switch statement {
    case .command(let command):
      return command.arguments.reduce(into: Set(names(madeBy: command))) { names, argument in
        switch argument.value {
        case .block(let block): names.formUnion(block.statements.flatMap(affected))
        case .expression(let expression) where [nil, "to"].contains(argument.label?.text):
          names.formUnion(Statement.query(expression).ownWords)
        case .expression, .word: break
        }
      }
    case .assignment(let assignment): return Set([assignment.target.root?.text].compactMap(\.self))
    case .binding(let binding): return [binding.name.text]
    case .template(let template): return affected(by: template.statement)
    case .query: return []
    case .loop, .conditional:
      return Set(statement.bodies.flatMap { $0.statements.flatMap(affected) })
    }
  }

  /// Whether each pass of a loop with this body gives other names.
  func makesNames(_ block: Block) -> Bool {
    block.statements.contains { statement in
      if case .template = statement { return true }
      return statement.bodies.contains(where: makesNames)
        || statement.commands.contains { givesName($0) || $0.blocks.contains(where: makesNames) }
    }
  }

  /// Whether a block gives names that are known after it.
  func givesNames(_ block: Block) -> Bool {
    block.statements.contains {
      $0.contains { statement in
        if case .binding = statement { true } else { statement.commands.contains(where: givesName) }
      }
    }
  }

  private func givesName(_ command: Command) -> Bool {
    makes(command.verb.text) || command.has(label: "name")
  }
}

extension CommandDeclaration {
  /// Whether it makes the thing that it names first; promises belong to the session.
  fileprivate var isMaker: Bool { group != .check && parameters.first?.isPlainNewName == true }

  /// Whether later verbs without a name mean its thing.
  fileprivate var isMover: Bool {
    group == .animator || group == .chain && places != .chain || name == "dance"
  }
}
