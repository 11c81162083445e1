package import FlipbookLanguage

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
  /// Whether fingers are watched, so that it counts what they find.
  private(set) var hasGestures = false
  /// Animators that are paused, scrubbed, turned around, continued, stopped or read: what a block
  /// cannot do.
  private var handled: Set<String> = []
  // Whether that is said to one without its name.
  private var handlesLast = false
  // How often each property of a thing is set, by its name and the first member.
  private var settings: [String: Int] = [:]
  private var isWithinLoop = false
  private var isInBlock = false

  /// Whether a property of a view is set more than once, so that one motion may meet another.
  func movesAgain(_ name: String, _ property: String) -> Bool {
    !repeated.isEmpty || settings[Self.place(name, property), default: 0] > 1
  }

  private static func place(_ name: String, _ property: String) -> String {
    let isGeometry = ["frame", "bounds", "center", "position"].contains(property)
    return "\(name).\(isGeometry ? "frame" : property)"
  }

  /// Whether an animator is more than started.
  func isHandled(_ name: String) -> Bool { handlesLast || handled.contains(name) }

  /// Whether more is done with a thing's name than in one place at a time.
  func isSpecial(_ name: String) -> Bool {
    [actors, repeated, completed, resumed].contains { $0.contains(name) }
  }

  package init(_ entries: [Entry]) {
    for entry in entries { look(at: entry.statements) }
  }

  private mutating func look(at statements: [Statement]) {
    for statement in statements { look(at: statement) }
  }

  private mutating func look(at statement: Statement) {
    switch statement {
    case .assignment(let assignment):
      if let root = assignment.target.root?.text {
        assigned.insert(root)
        handled.insert(root)
        let property = assignment.target.members.first { $0.text != "layer" }?.text ?? ""
        settings[Self.place(root, property), default: 0] += isWithinLoop ? 2 : 1
      }
    case .command(let command): look(at: command)
    case .template(let template): look(at: template.statement)
    case .loop, .conditional:
      let isOuter = isWithinLoop
      if case .loop = statement { isWithinLoop = true }
      for block in statement.bodies { look(at: block.statements) }
      isWithinLoop = isOuter
    case .binding, .query: break
    }
  }

  /// The verbs that make what they name first.
  package static let makers: Set<String> = [
    "view", "layer", "shape", "gradient", "animator", "animation", "group", "chain",
  ]

  private static let handling: Set<String> = [
    "add", "pause", "continue", "reverse", "scrub", "stop", "finish",
  ]

  private mutating func look(at command: Command) {
    let isOuter = isInBlock
    isInBlock = true
    for argument in command.arguments {
      if case .block(let block) = argument.value { look(at: block.statements) }
    }
    isInBlock = isOuter
    if command.verb.text == "gesture" { hasGestures = true }
    // An animator that a block starts, or whose end is asked for, is kept as one.
    let isKept = (isInBlock && command.verb.text == "start") || command.asksForPosition
    guard case .expression(let first)? = command.arguments.first?.value else {
      handlesLast = handlesLast || Self.handling.contains(command.verb.text)
      return
    }
    let root: Name? =
      switch first {
      case .path(let path): path.root
      case .string(let name): name
      default: nil
      }
    guard let name = root?.text else { return }
    switch command.verb.text {
    case "on": actors.insert(name)
    case "again": repeated.insert(name)
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

extension Command {
  /// Whether it is what is done at an animator's end, and reads where that was.
  fileprivate var asksForPosition: Bool {
    verb.text == "completion"
      && arguments.contains {
        if case .block(let block) = $0.value { block.words.contains("position") } else { false }
      }
  }
}
