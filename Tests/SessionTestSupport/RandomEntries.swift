import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import TestSupport

@testable import FlipbookSession

/// Makes entries that mostly make sense in a session, from a seed.
struct RandomEntries {
  /// Which kinds of entries are made.
  struct Kinds: OptionSet {
    let rawValue: Int
    /// `back`, `undo`, `redo`, `reset`, `set`.
    static let moves = Kinds(rawValue: 1)
    /// Entries that fail, and blocks that fail when they are fired.
    static let failures = Kinds(rawValue: 2)
    /// `table`, `list`, `show`, `watch`, `expect`, paths.
    static let looks = Kinds(rawValue: 4)
    static let all: Kinds = [.moves, .failures, .looks]
  }

  var random: SeededGenerator
  var kinds = Kinds.all
  private var made = 0

  init(seed: UInt64, kinds: Kinds = .all) {
    random = SeededGenerator(seed: seed)
    self.kinds = kinds
  }

  /// The next entry for a session in its present state.
  mutating func next(in session: Session) -> String {
    let names = Known(session)
    guard !names.views.isEmpty, random.number(0...99) >= 4 else { return view(names) }
    guard !names.animators.isEmpty else { return animator(names) }
    switch random.number(0...99) {
    case 0..<5: return animator(names)
    case 5..<40: return verb(names)
    case 40..<46: return addition(names)
    case 46..<50: return animate(names)
    case 50..<53: return layerEntry(names)
    case 53..<56: return touchEntry(names)
    case 56..<60: return chainEntry(names)
    case 60..<63: return assignment(names)
    case 63..<64: return "let \(fresh("n")) = \(scalar())"
    case 64..<78: return time()
    case 78..<80: return "\(assignment(names)); \(verb(names)); \(time())"
    case 80..<88: return kinds.contains(.moves) ? move() : time()
    case 88..<97: return kinds.contains(.looks) ? look(names) : verb(names)
    default: return kinds.contains(.failures) ? failure(names) : verb(names)
    }
  }

  /// Many entries, entered in a session as they are made.
  mutating func entries(_ count: Int, in session: Session) -> [String] {
    (0..<count).map { _ in
      let entry = next(in: session)
      _ = session.enter(entry)
      return entry
    }
  }

  // MARK: Things

  struct Known {
    var views: [String] = []
    var animators: [String] = []
    var layers: [String] = []
    var animations: [String] = []
    var chains: [String] = []
    var gestures: [String] = []

    init(_ session: Session) {
      for (name, named) in session.world.names.map({ ($0, $1) }) {
        switch named {
        case .view: if name != "root" { views.append(name) }
        case .animator: animators.append(name)
        case .layer: layers.append(name)
        case .animation: animations.append(name)
        case .chain: chains.append(name)
        case .gesture: gestures.append(name)
        case .value: break
        }
      }
    }
  }

  mutating func fresh(_ letter: String) -> String {
    made += 1
    return "\(letter)\(made)"
  }

  private mutating func view(_ names: Known) -> String {
    let parent = names.views.isEmpty || random.chance(60) ? "" : " in: \(random.pick(names.views))"
    let frame =
      "(\(random.number(-50...50)), \(random.number(0...50)), 100, \(random.number(1...80)))"
    let extra = random.pick(["", " alpha: 0.5", " backgroundColor: red", " cornerRadius: 8"])
    return "view \(fresh("v"))\(parent) frame: \(frame)\(extra)"
  }

  private mutating func animator(_ names: Known) -> String {
    let options = random.pick([
      "", "", "", " pausesOnCompletion", " scrubsLinearly: false", " isInterruptible: false",
    ])
    let block = random.chance(85) ? " \(block(names))" : ""
    return "animator \(fresh("a")) \(duration())\(timing())\(options)\(block)"
  }

  // MARK: Values

  mutating func duration() -> String {
    random.pick(["1s", "0.5s", "250ms", "30f", "2s", "0.1s", "7f", "0s", "1.7s", "1 / 3", "0.25"])
  }

  mutating func timing() -> String {
    random.pick([
      "", " linear", " easeIn", " easeOut", " easeInOut", " default", " .linear", " snappy",
      " cubic(0.3, -0.4, 0.5, 1.6)", " cubic(0.1, 0.9, 0.2, 1)", " spring(dampingRatio: 0.5)",
      " spring(dampingRatio: 0.3, initialVelocity: 4)", " spring(dampingRatio: 1)",
      " spring(mass: 1, stiffness: 100, damping: 10)", " spring(duration: 0.5, bounce: 0.3)",
    ])
  }

  private mutating func scalar() -> String {
    random.pick(["1", "0.5", "2s", "25%", "90deg", "3 * 4", "max(1, 2)", "(1, 2)", "red", "easeIn"])
  }

  mutating func assignment(_ names: Known) -> String {
    let name = random.chance(4) ? "root" : random.pick(names.views)
    let number = random.number(-40...40)
    return name
      + random.pick([
        ".center.x += \(number)", ".center.y -= \(number)", ".center = (\(number), 30)",
        ".alpha = \(random.number(0...4)) / 4", ".frame.size.width += \(number)",
        ".frame.origin.x = \(number)", ".transform = scale(1.5) * rotate(45deg)",
        ".transform = rotate(\(number)deg)", ".transform = identity", ".transform.tx += \(number)",
        ".backgroundColor = blue", ".backgroundColor = #ff8800", ".backgroundColor = none",
        ".cornerRadius = \(abs(number))", ".bounds.size = (\(abs(number)), 10)", ".tag = \(number)",
        ".isHidden = true", ".alpha *= 0.5", ".center.x = root.frame.midX",
      ])
  }

  mutating func block(_ names: Known) -> String {
    let count = random.number(1...3)
    return "{ " + (0..<count).map { _ in assignment(names) }.joined(separator: "; ") + " }"
  }

  mutating func firedBlock(_ names: Known) -> String {
    if kinds.contains(.failures), random.chance(8) {
      return random.pick([
        "{ expect 1 == 2 }", "{ missing.alpha = 1 }", "{ finish }", "{ expect stage.now == 99 }",
      ])
    }
    let animator = random.pick(names.animators)
    return random.pick([
      "{ \(assignment(names)) }", "{ animate 0.3s \(block(names)) }", "{ expect stage.now >= 0 }",
      "{ start \(animator) }", "{ \(random.pick(names.views)).alpha }", "{ }",
      "{ add \(animator) \(block(names)) }", "{ let z = stage.now }",
    ])
  }

  // MARK: Entries

  private mutating func verb(_ names: Known) -> String {
    let name = random.chance(15) ? "" : " " + random.pick(names.animators)
    switch random.number(0...9) {
    case 0...2: return "start\(name)" + random.pick(["", "", " after: 0.3s", " after: 20f"])
    case 3: return "pause\(name)"
    case 4:
      return "continue\(name)\(timing())"
        + random.pick(["", " durationFactor: 0.5", " durationFactor: 2"])
    case 5: return "reverse\(name)"
    case 6: return "scrub\(name) \(random.number(0...20) * 5)%"
    case 7: return "stop\(name)" + random.pick(["", " withoutFinishing"])
    case 8: return "finish\(name)" + random.pick(["", " at: start", " at: current", " at: end"])
    default:
      let path = name.isEmpty ? random.pick(names.animators) : String(name.dropFirst())
      return path
        + random.pick([
          ".fractionComplete = 0.5", ".isReversed = true", ".scrubsLinearly = false",
          ".pausesOnCompletion = true", ".pausesOnCompletion = false", ".isReversed = false",
        ])
    }
  }

  private mutating func addition(_ names: Known) -> String {
    if random.chance(20) {
      return "after \(random.pick(["0.2s", "20f", "0s", "1s"])) \(firedBlock(names))"
    }
    let name = random.chance(20) ? "" : " " + random.pick(names.animators)
    if random.chance(40) { return "completion\(name) \(firedBlock(names))" }
    return "add\(name)" + random.pick(["", " delayFactor: 0.5", " delayFactor: 25%"])
      + " \(block(names))"
  }

  private mutating func animate(_ names: Known) -> String {
    let view = random.pick(names.views)
    switch random.number(0...9) {
    case 0: return "dance \(view) \(duration())\(timing()) \(block(names))"
    case 1: return "start \(view)\(random.pick(["", " after: 0.2s"]))"
    case 2:
      return "begin \(duration()); \(assignment(names)); "
        + random.pick([
          "delay 0.2s", "duration 0.4s", "autoreverse true", "repeat 1.5", "curve linear",
        ])
        + "; \(assignment(names)); commit"
    default: return animateBlock(names)
    }
  }

  private mutating func animateBlock(_ names: Known) -> String {
    "animate \(duration())\(timing())"
      + random.pick([
        "", " delay: 0.2s", " beginFromCurrentState", " overrideInheritedDuration", " autoreverse",
        " repeat",
      ]) + " \(block(names))" + (random.chance(40) ? " completion: \(firedBlock(names))" : "")
  }

  private mutating func time() -> String {
    random.pick([
      "step", "step 1s", "step 0.5s", "step 7f", "step 100ms", "run", "run 0.4s", "step 1 / 3",
      "step 0s", "step 1s; step", "run until: stage.now > 2.5", "run until: root.tag == 1",
    ])
  }

  private mutating func move() -> String {
    random.pick([
      "back", "goto 0.5s", "goto 2s", "mark m\(random.number(1...3))", "back 0.5s", "back 0.1s",
      "undo", "undo", "redo", "redo", "back 1s", "back 0s", "back until: stage.now > 0.7",
      random.chance(20) ? "reset" : "undo", random.chance(30) ? "set digits 4" : "redo",
      random.chance(20) ? "set rate 50" : "undo",
    ])
  }

  private mutating func look(_ names: Known) -> String {
    let (view, animator) = (random.pick(names.views), random.pick(names.animators))
    return random.pick([
      "table", "list", "show \(view)", animator, "watch \(view).alpha", "watch \(view).center.x",
      "watch none", "watch", "expect \(view).alpha >= 0", "\(view).frame", "\(view).transform",
      "\(animator).state", "shown(\(view).center)", "stage.now * 2", "expect \(view).tag == 0",
      "table format: csv", "events", "branches", "mark",
      "states \(animator)", "sample \(view).alpha every: 0.1s for: 0.5s",
      "sample \(view).center every: 7f for: 1s", "expect \(animator).isRunning",
    ])
  }

  private mutating func failure(_ names: Known) -> String {
    let view = random.pick(names.views)
    return random.pick([
      "\(view).alpha = 0.1; nonsense", "remove \(view)", "step 1s; nonsense", "view \(view)",
      "\(view).center = 3", "watch \(view).alpha nonsense", "step -1s", "back 1000s", "(", "1 / 0",
      "animate 0s { \(view).alpha = 0 } completion: { expect 1 == 2 }", "\"", "step 1s step",
      "remove \(random.pick(names.animators))", "# nothing\n\n\(view).alpha", ";;",
    ])
  }
}
