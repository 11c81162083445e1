import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import TestSupport

@testable import FlipbookPrompt
@testable import FlipbookSession

/// Makes lines that people and other programs might type: right ones, nearly right ones and noise.
///
/// They come from the declarations of the commands, from entries that are known to work, and from
/// chance.
struct RandomLine {
  private var random: SeededGenerator
  /// Stories: lists of entries that work one after the other.
  private let corpus: [[String]]
  // The entries of the current story that have not been used yet.
  private var story: ArraySlice<String> = []
  /// The names that are in use where the line will be entered.
  var names: [String] = []

  /// Creates a line maker that draws on some stories.
  init(seed: UInt64, corpus: [[String]]) {
    random = SeededGenerator(seed: seed)
    self.corpus = corpus
  }

  /// The next line.
  mutating func next() -> String {
    switch number(0...99) {
    case 0..<28: told()
    case 28..<30: "view \(newName()) frame: (0, 0, \(number(1...100)), 50)"
    case 30..<48: command(depth: 0)
    case 48..<54: assignment()
    case 54..<58: "step \(value(of: .duration, depth: 1))"
    case 58..<62: pick(["back", "undo", "redo", "reset", "run", "step", "table", "back 0.5s"])
    case 62..<76: mutated(command(depth: 0))
    case 76..<94: mutated(told())
    case 94..<96: deep()
    case 96..<97: long()
    default: noise()
    }
  }

  // MARK: Choosing

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    number(0...99) < percent
  }

  // The next entry of the current story; now and then starts another one.
  private mutating func told() -> String {
    if story.isEmpty || chance(2) { story = pick(corpus)[...] }
    return story.popFirst() ?? ""
  }

  // MARK: Commands

  private mutating func command(depth: Int) -> String {
    let declaration = pick(Commands.standard.all)
    var parts = [chance(97) ? declaration.name : pick(["let", "return", "nope", "vieuw"])]
    for parameter in declaration.parameters
    where chance(parameter.isRequired ? 96 : parameter.isPositional ? 45 : 25) {
      parts.append(argument(for: parameter, depth: depth))
    }
    if !declaration.properties.isEmpty {
      for _ in 0..<number(0...2) {
        parts.append("\(pick(declaration.properties).name): \(value(of: .value, depth: depth))")
      }
    }
    if chance(5) { parts.append(value(of: .value, depth: depth)) }
    if chance(5) { parts.swapAt(parts.count - 1, number(0...parts.count - 1)) }
    return parts.joined(separator: " ")
  }

  private mutating func argument(for parameter: Parameter, depth: Int) -> String {
    if case .flag = parameter.type, chance(80) { return parameter.name }
    let value = value(of: chance(95) ? parameter.type : .value, depth: depth)
    return parameter.isPositional && chance(85) ? value : "\(parameter.name): \(value)"
  }

  private mutating func value(of form: Parameter.Form, depth: Int) -> String {
    switch form {
    case .newName, .title, .namedBlock, .key: chance(80) ? newName() : name()
    case .anyName, .view, .animator, .chain, .animation, .gesture, .object: name()
    case .layer: name() + pick(["", ".layer", ".layer.layer"])
    case .keyPath: pick(Self.keyPaths)
    case .values: "(" + (0..<number(0...4)).map { _ in plain() }.joined(separator: ", ") + ")"
    case .change: chance(70) ? String(number(0...20)) : name()
    case .place, .duration: pick(Self.durations)
    case .share: pick(["50%", "0", "1", "100%", "-5%", "250%", "0.3333"])
    case .part: pick(["50%", "0", "-5%", "250%", "0.3333", "0.5s", "0s", "-1s", "1e9s"])
    case .timing, .timingOrFile: pick(Self.timings)
    case .timings: (0..<number(1...3)).map { _ in pick(Self.timings) }.joined(separator: " ")
    case .animations: (0..<number(1...3)).map { _ in name() }.joined(separator: " ")
    case .path: path()
    case .side: chance(40) ? pick(Self.timings) : chance(50) ? path() : name()
    case .size: pick(["60x20", "1x1", "0x0", "9999x9999", "-3x4", "60 x 20"])
    case .extent: pick(["60x20", "390x844", "0x0", "(10, 20)", "1x-1"])
    case .vector: pick(["(0, -300)", "(1500, 0)", "(0, 0)", "(1e9, 2)", "(1, 2, 3)", "5"])
    case .boolean, .flag: pick(["true", "false", "!true", "1"])
    case .choice(let choices): pick(choices.map(\.word))
    case .condition: condition()
    case .expressions: (0..<number(1...3)).map { _ in plain() }.joined(separator: " ")
    case .block: block(depth: depth)
    case .word: pick(["first.md", "a b", "../up.md", "digits", "7", "rate", "step", "-1", "é"])
    case .number, .value: plain()
    }
  }

  // MARK: Values

  private mutating func newName() -> String {
    chance(90) ? "n\(number(0...30))" : pick(["\"a b\"", "größe", "時間", "view", "_", "root"])
  }

  private mutating func name() -> String {
    names.isEmpty || chance(5) ? pick(["box", "nope", "root"]) : pick(names)
  }

  private mutating func path() -> String {
    name() + "."
      + pick([
        "alpha", "center", "center.x", "frame", "frame.size.width", "bounds.midX", "transform",
        "transform.rotation.z", "backgroundColor", "tag", "layer.opacity", "layer.position.y",
        "layer.speed", "layer.timeOffset", "fractionComplete", "state", "isRunning", "isReversed",
        "duration", "nope",
      ])
  }

  private mutating func plain() -> String {
    switch number(0...9) {
    case 0..<3: pick(Self.numbers)
    case 3..<5: pick(Self.values)
    case 5: "(\(pick(Self.numbers)), \(pick(Self.numbers)))"
    case 6: path()
    case 7: "\(path()) \(pick(["+", "-", "*", "/", "==", "<", "&&"])) \(pick(Self.numbers))"
    case 8: pick(["model", "shown", "abs", "min", "max", "rotate", "scale"]) + "(\(path()))"
    default: name()
    }
  }

  private mutating func condition() -> String {
    "\(chance(80) ? path() : plain()) \(pick(["==", "!=", "<", "<=", ">", ">="])) \(plain())"
  }

  private mutating func assignment() -> String {
    "\(path()) \(pick(["=", "=", "+=", "-=", "*=", "/="])) \(plain())"
  }

  private mutating func block(depth: Int) -> String {
    guard depth < 3 else { return "{ }" }
    let statements = (0..<number(0...3)).map { _ in
      chance(60) ? assignment() : chance(80) ? command(depth: depth + 1) : condition()
    }
    return "{ " + statements.joined(separator: pick(["; ", "\n"])) + " }"
  }

  // MARK: Changes

  private mutating func mutated(_ line: String) -> String {
    var scalars = Array(line.unicodeScalars)
    for _ in 0...number(0...3) {
      let start = number(0...scalars.count)
      let end = min(scalars.count, start + number(0...6))
      switch number(0...6) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: start)
      case 2: scalars.removeSubrange(start...)
      case 3: scalars.replaceSubrange(start..<end, with: pick(Self.numbers).unicodeScalars)
      case 4: scalars.insert(contentsOf: " \(plain()) ".unicodeScalars, at: start)
      case 5: scalars.insert(contentsOf: "; \(told())".unicodeScalars, at: scalars.count)
      default: scalars.insert(contentsOf: pick(Self.signs).unicodeScalars, at: start)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func deep() -> String {
    let count = pick([10, 90, 150, 199, 300, 2_000])
    let (start, middle, end) = pick([
      ("(", "1", ")"), ("-", "1", ""), ("abs(", "1", ")"), ("{ ", "", " }"),
      ("after 1s { ", "box.alpha = 0", " }"), ("animate 1s { ", "box.alpha = 0", " }"),
      ("chain c { then 1s { ", "box.alpha = 0", " } }"), ("1 + (", "1", ")"), ("(1, ", "1", ")"),
      ("box.center", ".x", ""), ("\"", "\\", "\""), ("!", "true", ""), ("2 * ", "2", ""),
    ])
    return pick(["", "let x = ", "view v alpha: ", "expect "])
      + String(repeating: start, count: count) + middle + String(repeating: end, count: count)
  }

  private mutating func long() -> String {
    String(
      repeating: pick(["x", "box.alpha = 0.5; ", "1 + 1; ", " ", "é", "\n", "step 0s; "]),
      count: 400)
  }

  private mutating func noise() -> String {
    let bytes = (0..<number(0...60)).map { _ in
      UInt8(chance(70) ? number(0x20...0x7E) : number(0...255))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Words

  private static let numbers = [
    "0", "1", "-1", "0.5", "100", "1e9", "1e100", "1e-300", "1e308", "-0.0", "99999999999999999999",
    "2s", "250ms", "30f", "50%", "90deg", "1 / 0", "1 / 3", "1e400", "0x10", "1.", ".5", "3.14rad",
  ]
  private static let durations = [
    "0s", "1s", "0.5s", "7f", "250ms", "1 / 3", "0.1", "2s", "-1s", "1e9s", "1e-9s", "1000s",
    "0.0001s", "nope", "1e18s",
  ]
  private static let values = [
    "red", "none", "#ff8800", "#12", "rgb(1, 0.5, 0)", "true", "identity", "scale(0)", "scale(2)",
    "rotate(45deg)", "perspective(0)", "perspective(500)", "translate(10, 20)",
    "rotate(1, 0, 1, 0)",
    "scale(1e60) * scale(1e60)", "(0, 0, 10, 10)", "(1, 2, -3, 1e9)", "transform(1, 2, 3, 4, 5, 6)",
    "easeIn", "position", "finished", "stage.now", "\"a b\"", "root.center", "clamp(5, 0, 1)",
  ]
  private static let timings = [
    "linear", "easeInOut", "snappy", "cubic(0.3, -0.4, 0.5, 1.6)", "spring(dampingRatio: 0.2)",
    "spring(dampingRatio: 0)", "power2.out", "elastic.out(1, 0.3)", "ease-in-out", "steps(4)",
    "spring(mass: 1, stiffness: 1e9, damping: 0)",
    "spring(duration: 0.5, bounce: -0.9)", "cubic(0, 1e9, 1, -1e9)", "spring()", ".default",
    "spring(mass: 1e9, stiffness: 1e-9, damping: 1e-9)", "cubic(0, 0, 0, 0)",
  ]
  private static let keyPaths = [
    "opacity", "position", "position.x", "bounds.size", "transform", "transform.rotation.z",
    "transform.scale", "backgroundColor", "cornerRadius", "nope", "position.z", "shadowOffset",
  ]
  private static let signs = [
    "(", ")", "{", "}", "\"", "#", ";", ":", ",", ".", "=", "-", "!", " ", "\n", "\t", "\\", "`",
    "\u{301}", "🙂", "\u{0}", "\r", "\u{2028}", "\u{FEFF}", "é", "e", "s", "%", "\u{1B}[2J",
  ]
}
