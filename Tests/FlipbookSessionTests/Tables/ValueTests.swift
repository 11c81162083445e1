import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct ValueTests {
  typealias Row = (entry: String, shown: String)

  static let numbers: [Row] = [
    ("2s", "2.000"), ("250ms", "0.250"), ("30f", "0.500"), ("50%", "0.500"),
    ("180deg", "180.000deg"),
    ("2rad", "114.592deg"), ("1e3", "1000.000"), ("-0.0", "0.000"), ("-0.0001", "0.000"),
    (".5", "0.500"),
    ("1 + 2 * 3", "7.000"), ("(1 + 2) * 3", "9.000"), ("7 / 2", "3.500"), ("1s + 250ms", "1.250"),
    ("2 * 30f", "1.000"), ("-(1 + 2)", "-3.000"), ("time", "1.500"), ("time / 0.5s", "3.000"),
    ("0.1 + 0.2", "0.300"), ("1 - 2 - 3", "-4.000"), ("8 / 4 / 2", "1.000"),
  ]

  static let compounds: [Row] = [
    ("(1, 2)", "(1.000, 2.000)"), ("(1, 2) + (3, 4)", "(4.000, 6.000)"),
    ("(1, 2) - (3, 4)", "(-2.000, -2.000)"), ("(1, 2) * 3", "(3.000, 6.000)"),
    ("3 * (1, 2)", "(3.000, 6.000)"), ("(1, 2) / 2", "(0.500, 1.000)"),
    ("-(1, 2)", "(-1.000, -2.000)"),
    ("(0, 1, 2, 3)", "(0.000, 1.000, 2.000, 3.000)"), ("(1 + 1, 2 * 2)", "(2.000, 4.000)"),
    ("red", "#ff0000"), ("#f80", "#ff8800"), ("#ff8800", "#ff8800"), ("#ff880080", "#ff880080"),
    ("#f808", "#ff880088"), ("rgb(1, 0.5, 0)", "rgb(1.000, 0.500, 0.000)"),
    ("rgb(1, 0, 0)", "#ff0000"), ("rgba(0, 0, 1, 0.2)", "#0000ff33"), ("none", "none"),
    (".red", "#ff0000"), ("clear", "#00000000"), ("true", "true"), (".end", "end"),
    ("inactive", "inactive"), ("!true", "false"), ("true && false", "false"),
    ("true || false", "true"), ("1 < 2", "true"), ("2 <= 1", "false"), ("1 != 2", "true"),
  ]

  static let transforms: [Row] = [
    ("identity", "identity"), ("scale(1.5)", "scale(1.500)"),
    ("scale(2, 1)", "scale(2.000, 1.000)"),
    ("scale(-1, 1)", "scale(1.000, -1.000) * rotate(180.000deg)"), ("scale(1)", "identity"),
    ("rotate(45deg)", "rotate(45.000deg)"), ("rotate(-90deg)", "rotate(-90.000deg)"),
    ("translate(10, 20)", "translate(10.000, 20.000)"),
    ("scale(1.5) * rotate(45deg)", "scale(1.500) * rotate(45.000deg)"),
    ("translate(10, 0) * scale(2)", "scale(2.000) * translate(20.000, 0.000)"),
    ("scale(2) * translate(10, 0)", "scale(2.000) * translate(10.000, 0.000)"),
    ("transform(1, 0, 0.5, 1, 0, 0)", "transform(1.000, 0.000, 0.500, 1.000, 0.000, 0.000)"),
    ("scale(0)", "transform(0.000, 0.000, 0.000, 0.000, 0.000, 0.000)"),
    ("scale(1.5).a", "1.500"), ("translate(3, 4).ty", "4.000"),
  ]

  static let timings: [Row] = [
    ("slide.timing", "linear"), ("linear", "linear"), (".easeInOut", "easeInOut"),
    ("default", "default"), ("bouncy", "bouncy"),
    ("cubic(0.1, -2, 0.5, 3)", "cubic(0.1, -2, 0.5, 3)"),
    ("spring(dampingRatio: 0.5)", "spring(dampingRatio: 0.5)"),
    (
      "spring(dampingRatio: 0.5, initialVelocity: 2)",
      "spring(dampingRatio: 0.5, initialVelocity: 2)"
    ),
    (
      "spring(mass: 1, stiffness: 100, damping: 10)", "spring(mass: 1, stiffness: 100, damping: 10)"
    ),
    ("spring(stiffness: 200)", "spring(mass: 1, stiffness: 200, damping: 10)"),
    ("spring(duration: 0.5, bounce: 0.3)", "bouncy"),
    ("spring(duration: 0.4)", "spring(duration: 0.4, bounce: 0)"),
  ]

  static let functions: [Row] = [
    ("min(3, 1, 2)", "1.000"), ("max(1s, 250ms)", "1.000"), ("abs(-3)", "3.000"),
    ("clamp(1.2, 0, 1)", "1.000"), ("clamp(-1, 0, 1)", "0.000"), ("clamp(5, 0, 9)", "5.000"),
    ("model(box.alpha)", "1.000"), ("shown(box.center.x + 1)", "51.000"),
  ]

  @Test(arguments: [numbers, compounds, transforms, timings, functions].flatMap(\.self))
  func `is shown as it could be typed`(row: Row) {
    #expect(Answers.text(row.entry) == row.shown)
  }

  // A printed value, typed again, prints the same text.
  @Test(arguments: [compounds, transforms, timings].flatMap(\.self))
  func `reads back as the same text`(row: Row) {
    guard row.shown != "none" else { return }
    #expect(Answers.text(row.shown) == row.shown)
  }

  static let members: [Row] = [
    ("box.frame", "(0.000, 0.000, 100.000, 100.000)"), ("box.frame.origin.x", "0.000"),
    ("box.frame.size", "(100.000, 100.000)"), ("box.frame.size.height", "100.000"),
    ("box.frame.minX", "0.000"), ("box.frame.midY", "50.000"), ("box.frame.maxX", "100.000"),
    ("box.frame.width", "100.000"), ("box.center", "(50.000, 50.000)"), ("box.center.y", "50.000"),
    ("box.tag", "0"), ("box.backgroundColor", "none"), ("box.isHidden", "false"),
    ("root.frame.size.width", "390.000"), ("root.center", "(195.000, 422.000)"),
    ("slide.state", "inactive"), ("slide.duration", "2.000"), ("slide.isRunning", "false"),
    ("stage.now", "0.000"), ("stage.frame", "0.000"), ("(1, 2).y", "2.000"),
    ("(0, 1, 2, 3).midX", "1.000"), ("red.red", "1.000"), ("#ff8800.green", "0.533"),
  ]

  @Test(arguments: members) func `has members`(row: Row) {
    #expect(Answers.text(row.entry) == row.shown)
  }

  @Test func `a path prints the model, and what is shown where it differs`() {
    let moving = Answers.stage + ["start slide", "step 0.5s"]
    #expect(Answers.text("box.center.x", after: moving) == "250.000 (shown 100.000)")
    #expect(
      Answers.text("box.center", after: moving) == "(250.000, 50.000) (shown (100.000, 50.000))")
    #expect(Answers.text("model(box.center.x)", after: moving) == "250.000")
    #expect(Answers.text("shown(box.center.x)", after: moving) == "100.000")
    #expect(Answers.text("model(box).center.x", after: moving) == "250.000")
    #expect(Answers.text("shown(box.layer).position.x", after: moving) == "100.000")
    #expect(Answers.text("highest(model(box).center.x)", after: moving) == "250.000")
    #expect(Answers.text("box.alpha", after: moving) == "1.000")
  }

  @Test(arguments: ["box", "(box)", "show box", "\"My Box\"", "show \"My Box\""])
  func `a name on a line of its own shows the thing`(entry: String) {
    let text = Answers.text(entry, after: Answers.stage + ["view \"My Box\" alpha: 0.5"])
    let lines = text.split(separator: "\n")
    #expect(lines.first == (entry.contains("My") ? "\"My Box\"" : "box"))
    #expect(lines.count == 14)
  }

  @Test(arguments: [(0, "1"), (1, "0.7"), (9, "0.666666667")])
  func `has as many digits as are set`(digits: Int, text: String) {
    #expect(Answers.text("2 / 3", after: ["set digits \(digits)"]) == text)
  }

  @Test func `frames follow the rate`() {
    #expect(Answers.text("30f", after: ["set rate 120"]) == "0.250")
    #expect(Answers.text("step", after: ["set rate 50"]) == "time 0.020s  frame 1")
  }
}
