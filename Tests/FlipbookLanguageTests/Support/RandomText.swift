import TestSupport

/// Makes texts of the language at random, with blanks, brackets and line breaks as typed.
struct RandomText {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func entry() -> String {
    var text = statement(depth: 0)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      text += random.pick(["; ", "\n", " ;\n  ", " # said so\n"]) + statement(depth: 0)
    }
    return text
  }

  private mutating func statement(depth: Int) -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...1: target() + random.pick([" = ", "=", " += ", " -= ", " *= ", " /= "]) + value(0)
    case 2: "let " + word() + " = " + value(0)
    case 3: random.pick(["(", "-", "!"]) == "(" ? "(" + value(0) + ")" : "-" + value(4)
    case 4: "box.alpha" + random.pick([" == ", " + ", ""]) + "1"
    case 5: wordCommand()
    case 12 where depth < 3:
      "for i in " + random.pick(["0..<3", "-1 ... n", "a.x..<2 * 3"]) + " " + block(depth)
    case 13 where depth < 3:
      "if " + value(2) + " " + block(depth)
        + (random.chance(50) ? " else " + random.pick(["", "if a "]) + block(depth) : "")
    default: command(depth: depth)
    }
  }

  private mutating func target() -> String {
    random.pick(["", "box", "\"My Box\"", "größe"]) + "." + word()
  }

  private mutating func wordCommand() -> String {
    let words = ["./a.md", "\"a b.md\"", "-x", "c#", "size: 40", "\"q\\\"\\\\\\n\"", "a=b", "1:2"]
    return "save" + (0..<3).map { _ in " " + random.pick(words) }.joined()
  }

  private mutating func command(depth: Int) -> String {
    var text = random.pick(["start", "animate", "expect", "view", "let2"])
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      text += random.pick([" ", "  ", " after: ", " \tto:"]) + value(0)
      if random.chance(10) { text += ", 1" }
    }
    if random.chance(10) { text += random.pick([" --format json", " --dry", " --size=4"]) }
    if depth < 3, random.chance(30) { text += random.pick([" ", " completion: "]) + block(depth) }
    return text
  }

  private mutating func block(_ depth: Int) -> String {
    let statements = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      statement(depth: depth + 1)
    }
    return "{ " + statements.joined(separator: random.pick(["; ", "\n"])) + "\n}"
  }

  private mutating func value(_ depth: Int) -> String {
    guard depth < 4, random.chance(60) else { return leaf() }
    switch Int.random(in: 0..<10, using: &random) {
    case 8: return value(depth + 1) + " % " + value(depth + 1)
    case 9:
      return "(" + value(depth + 1) + " ? " + value(depth + 1) + " : " + value(depth + 1) + ")"
    case 0: return "(" + value(depth + 1) + ", " + value(depth + 1) + ")"
    case 1: return "(" + value(depth + 1) + ")" + (random.chance(30) ? ".x" : "")
    case 2: return random.pick(["-", "!"]) + value(depth + 2)
    case 3: return random.pick(["max", ".scale"]) + "(" + value(depth + 1) + ", by: 2)"
    case 4: return "shown(" + value(depth + 1) + ").origin.y"
    default:
      let sign = random.pick(["+", "-", "*", "/", "==", "<", ">=", "&&", "||"])
      let gap = random.chance(70) ? " " : ""
      return value(depth + 1) + gap + sign + gap + value(depth + 1)
    }
  }

  private mutating func leaf() -> String {
    random.pick([
      "1", "0.50s", "250ms", "30f", "50%", "90deg", ".5", "1e-3", "#fff", "#ff880080", "box",
      "box.center.x", ".easeInOut", "\"Fade In\"", "\"A \\\"b\\\"\".alpha", "true", "größe", "f()",
      "\"c\\(i)\"", "\"\\(max(1, i))é\\(j + 1)\".alpha",
    ])
  }

  private mutating func word() -> String {
    random.pick(["alpha", "center", "x1", "_y", "größe", "let", "時間"])
  }
}
