import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Springs by any name` {
  private static let texts: [(String, String)] = [
    ("spring(response: 0.3, dampingFraction: 0.8)", "spring(response: 0.3, dampingFraction: 0.8)"),
    (".spring(response: 0.3)", "spring(response: 0.3, dampingFraction: 0.825)"),
    (
      "spring(dampingFraction: 0.8, response: 300ms, initialVelocity: 2)",
      "spring(response: 0.3, dampingFraction: 0.8, initialVelocity: 2)"
    ),
    ("spring(tension: 40)", "spring(tension: 40, friction: 7)"),
    (
      "spring(tension: 40, friction: 7, initialVelocity: -2)",
      "spring(tension: 40, friction: 7, initialVelocity: -2)"
    ),
    ("ease", "ease"), (".ease", "ease"), ("fluidDrawer(initialVelocity: 2)", ""),
    ("smooth(initialVelocity: 1.5)", ""), ("reactWobbly(initialVelocity: -2)", ""),
    ("bouncy(initialVelocity: 0)", "bouncy"),
  ]

  @Test(arguments: texts)
  func `are written back as they were typed`(entry: String, text: String) {
    #expect(Answers.text(entry) == (text.isEmpty ? entry : text))
    let animator = "animator a 1s \(entry) { box.alpha = 0 }"
    #expect(Answers.text("a.timing", after: Answers.stage + [animator]) == Answers.text(entry))
  }

  @Test func `are pushed by each of their names`() {
    for named in Timing.named where named.timing.isSpring {
      let text = "\(named.name)(initialVelocity: -2.5)"
      #expect(Answers.text(text) == text)
      #expect(Answers.text(text + ".initialVelocity") == "-2.500")
    }
  }

  // React Native documents its default in both forms.
  private static let alike: [(String, String)] = [
    ("spring(tension: 40, friction: 7)", "spring(mass: 1, stiffness: 230.2, damping: 22)"),
    ("spring(response: 0.5, dampingFraction: 0.7)", "bouncy"),
    ("spring(response: 0.5, dampingFraction: 2)", "spring(duration: 0.5, bounce: -0.5)"),
    ("bouncy(initialVelocity: 2)", "spring(duration: 0.5, bounce: 0.3, initialVelocity: 2)"),
    ("ease", "default"),
  ]

  @Test(arguments: alike)
  func `move as their like`(one: String, other: String) {
    let text = Answers.text("compare \(one) \(other) size: 40x5", after: [])
    let difference = text.split(separator: "\n").first { $0.contains("maximum difference") }
    #expect(difference?.contains(" 0.000") ?? false, "\(text)")
  }

  private static let paths: [(String, String)] = [
    ("bouncy.mass", "1.000"), ("bouncy.stiffness", "157.914"), ("bouncy.damping", "17.593"),
    ("bouncy.dampingRatio", "0.700"), ("bouncy.response", "0.500"), ("bouncy.bounce", "0.300"),
    ("bouncy.duration", "0.500"), ("bouncy.settlingDuration", "0.863"),
    ("bouncy.initialVelocity", "0.000"), ("bouncy(initialVelocity: 2).initialVelocity", "2.000"),
    ("spring(mass: 2, stiffness: 200, damping: 20).bounce", "0.500"),
    ("spring(mass: 1, stiffness: 100, damping: 30).damping", "30.000"),
    ("spring(mass: 1, stiffness: 100, damping: 30).dampingRatio", "1.000"),
    ("spring(mass: 1, stiffness: 100, damping: 30).bounce", "0.000"),
    ("reactMolasses.dampingRatio", "3.586"), ("reactMolasses.bounce", "-0.721"),
    ("spring(dampingRatio: 0.4).dampingRatio", "0.400"),
    ("spring(dampingRatio: 0.4).bounce", "0.600"), ("spring(dampingRatio: 0.4).mass", "1.000"),
    ("spring(dampingRatio: 0.4, initialVelocity: 3).initialVelocity", "3.000"),
    ("spring(tension: 40, friction: 7).stiffness", "230.200"),
    ("easeIn.x1", "0.420"), ("cubic(0.1, 0.2, 0.3, 0.4).y2", "0.400"), ("ease.y1", "0.100"),
    ("linear.x2", "1.000"), ("default.x1", "0.250"), ("slide.timing.y2", "1.000"),
  ]

  @Test(arguments: paths)
  func `have members`(path: String, number: String) {
    #expect(Answers.text(path) == number)
  }

  @Test func `can be pushed and asked by a name of one's own`() {
    let entries = ["let s = spring(mass: 1, stiffness: 100, damping: 10)"]
    #expect(Answers.text("s.settlingDuration", after: entries) == "1.473")
    #expect(
      Answers.text("s(initialVelocity: 2)", after: entries)
        == "spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)")
    #expect(!Answers.outcome("animate s.duration s { }", after: entries).failed)
  }

  private static let velocity = "'initialVelocity:' takes a number between -1e9 and 1e9"

  private static let rows: [Complaint.Row] = [
    (
      "easeIn(initialVelocity: 2)", "'easeIn' is not a spring: a curve takes no velocity",
      "easeIn", "write easeIn, or a spring: fluidDrawer(initialVelocity: 2)"
    ),
    (
      "ease(initialVelocity: 2)", "'ease' is not a spring: a curve takes no velocity", "ease",
      "write ease, or a spring: fluidDrawer(initialVelocity: 2)"
    ),
    (
      "bouncy(2)", "'bouncy' does not take these values", "2", "write bouncy(initialVelocity: 2)"
    ),
    (
      "bouncy(duration: 2)", "'bouncy' has no argument 'duration:'", "duration: 2",
      "write spring(duration: 2, bounce: 0.3)"
    ),
    ("bouncy(initialVelocity: 1e10)", "'1e10' is out of range", "1e10", Self.velocity),
    (
      "fluidDrawr(initialVelocity: 2)", "there is no function 'fluidDrawr'", "fluidDrawr",
      "did you mean 'fluidDrawer'?"
    ),
    (
      "spring(response: 0)", "'0' is out of range", "0",
      "'response:' takes a duration above 0, up to 1e9s"
    ),
    (
      "spring(response: 1, dampingFraction: -1)", "'-1' is out of range", "-1",
      "'dampingFraction:' takes 0 (swings forever) to 1 (does not swing), or more: it creeps"
    ),
    (
      "spring(tension: -24)", "'-24' is out of range", "-24",
      "'tension:' takes a number above -23.591, up to 1e9"
    ),
    (
      "spring(tension: 40, friction: -1)", "'-1' is out of range", "-1",
      "'friction:' takes a number from -0.333 to 1e9"
    ),
    (
      "spring(tension: 40, damping: 7)", "'spring' does not take these values",
      "spring(tension: 40, damping: 7)", Complaint.springForms
    ),
    (
      "spring(response: 1, blendDuration: 0)", "'blendDuration:' is not expected here",
      "blendDuration: 0",
      "leave it out: SwiftUI blends the response of a spring that is under way, and here each "
        + "spring keeps its own"
    ),
    ("bouncy.foo", "a spring has no 'foo'", "foo", Self.members),
    ("easeIn.stiffness", "a curve has no 'stiffness'", "stiffness", "it has x1, y1, x2, y2"),
    ("bouncy.tension", "a spring has no 'tension'", "tension", "did you mean 'stiffness'?"),
    (
      "spring(dampingRatio: 0.5).stiffness",
      "the stiffness of spring(dampingRatio: 0.5) depends on the animation's duration",
      "stiffness", "'springs spring(dampingRatio: 0.5) for: 1s' shows it as it is for a second"
    ),
    (
      "spring(mass: 1, stiffness: 100, damping: 0).settlingDuration",
      "spring(mass: 1, stiffness: 100, damping: 0) never settles", "settlingDuration",
      "nothing damps it: it swings forever"
    ),
    (
      "springs easeIn", "'easeIn' is not a spring: it is a curve", "easeIn",
      "'plot easeIn' draws it; springs are bouncy, fluidDrawer or spring(…)"
    ),
    (
      "springs bouncy over: 0", "'0' is out of range", "0",
      "'over:' takes points above 0, up to 1e9"
    ),
    (
      "springs bouncy for: 0s", "'0s' is out of range", "0s",
      "'for:' takes a duration above 0, up to 1e9s"
    ),
    ("springs bouncy points: 1", "'1' is out of range", "1", "'points:' takes 2 to 1000"),
    ("springs", "SPRING is missing", "", "write help presets"),
  ]

  @Test(arguments: rows)
  func `are refused with what would work`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

  private static let members =
    "it has mass, stiffness, damping, dampingRatio, response, bounce, duration, settlingDuration, "
    + "initialVelocity"

  @Test func `have members that can only be read`() {
    let complaint = Complaint(about: "s.stiffness = 3", after: ["let s = bouncy"])
    #expect(complaint?.message == "'s.stiffness' can only be read")
    let ratio = Complaint(about: "s.stiffness += 3", after: ["let s = spring(dampingRatio: 0.5)"])
    #expect(ratio?.message.hasSuffix("depends on the animation's duration") ?? false)
  }

  // Words that were added later can still be names.
  @Test(arguments: ["ease", "response", "tension", "friction", "settlingDuration"])
  func `take no names away`(word: String) {
    for entry in ["view \(word)", "let \(word) = 2", "animator \(word) 1s", "layer \(word)"] {
      #expect(!Answers.outcome(entry).failed, "\(entry)")
    }
    #expect(Answers.text(word, after: ["let \(word) = 2"]) == "2.000")
    #expect(Answers.text("\(word).alpha", after: ["view \(word)"]) == "1.000")
  }

  // A preset equals its timing wherever a timing is allowed.
  private static let animations: [(String, String)] = [
    ("opacity to: 0 1s easeOutBack", "1.000"), ("opacity to: 0 1s ease", "1.000"),
    ("position.x to: 5 reactWobbly", "1.219"),
    ("position.x to: 5 fluidDrawer(initialVelocity: 2)", "0.459"),
    ("position.x to: 5 spring(duration: 0.5, bounce: -0.3)", "1.400"),
    ("position.x to: 5 reactMolasses", "3.000"),
  ]

  @Test(arguments: animations)
  func `are taken by animations of layers too`(animation: String, duration: String) {
    let entries = Answers.stage + ["animation k \(animation)"]
    #expect(Answers.text("k.duration", after: entries) == duration)
  }

  @Test(arguments: Timing.named) func `have help with their numbers and source`(named: Timing.Named)
  {
    let text = Answers.text("help \(named.name)", after: [])
    #expect(!named.source.isEmpty && text.contains("numbers from \(named.source)"), "\(text)")
    #expect(text.contains(named.timing.isSpring ? "stiffness" : "cubic("), "\(text)")
  }

  @Test(arguments: ["table", "json", "csv", "markdown"])
  func `are told in each form of a table, in 80 columns`(format: String) {
    let text = Answers.text(
      "springs reactMolasses(initialVelocity: 3)", after: ["set format \(format)"])
    #expect(
      text.contains("UISpringTimingParameters") && text.contains("what is lost") || format == "json"
    )
    if format == "table" {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
    }
  }

  @Test func `that never settle, or not soon, are told too`() {
    let endless = Answers.text("springs spring(mass: 1, stiffness: 100, damping: 0)", after: [])
    #expect(
      endless.contains("never  ") && endless.contains("all: it has no motion that never ends"))
    let slow = Answers.text("springs spring(mass: 1e9, stiffness: 1e-9, damping: 1e-9)", after: [])
    #expect(slow.contains("later  "), "\(slow)")
    let stiff = Answers.text("springs spring(mass: 1e-9, stiffness: 1e9, damping: 1)", after: [])
    #expect(stiff.contains("0.017s"), "\(stiff)")
  }

  // A spring that Core Animation limits, with a mass and a velocity; one that creeps; and one that
  // depends on its animation.
  private static let springs: [(String, [String])] = [
    (
      "spring(mass: 2, stiffness: 100, damping: 60, initialVelocity: 3) over: 200",
      [
        "UISpringTimingParameters(mass: 2, stiffness: 100, damping: 60, "
          + "initialVelocity: CGVector(dx: 3, dy: 3))",
        ".interpolatingSpring(mass: 2, stiffness: 100, damping: 28.284271247462, "
          + "initialVelocity: 3)",
        "SpringForce().setStiffness(50f).setDampingRatio(1f); setStartVelocity(600f)",
        "its damping ratio of 2.121 counts as 1",
        "the velocity counts pixels a second, here for a way of 200",
      ]
    ),
    (
      "spring(duration: 0.5, bounce: -0.3)",
      [
        "UISpringTimingParameters(duration: 0.5, bounce: -0.3)", "spring.allowsOverdamping = true",
        ".spring(response: 0.5, dampingFraction: 1.42857142857143)",
        "iOS before 17 does not let it creep",
        "interpolatingSpring takes a ratio above 1 as 1, off by up to",
      ]
    ),
    (
      "spring(dampingRatio: 0.5) for: 2s",
      [
        "UISpringTimingParameters(dampingRatio: 0.5)", "spring.stiffness = 40.4298753979",
        "the end, unless spring.duration = 2",
        "the duration of the animation, which it is made for",
      ]
    ),
  ]

  @Test(arguments: springs)
  func `are written as each framework has them`(spring: String, texts: [String]) {
    let text = Answers.text("springs \(spring)", after: ["set format csv"])
    for part in texts { #expect(text.contains(part), "\(part)\n\(text)") }
  }
}
