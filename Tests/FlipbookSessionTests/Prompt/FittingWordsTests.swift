import FlipbookCommands
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct FittingWordsTests {
  private static let stage =
    Answers.stage + [
      "view \"My Box\"", "let speedy = spring(dampingRatio: 0.5)", "let brand = rgb(0, 0, 1)",
      "animation fade opacity to: 0 1s", "mark halfway",
      "animate 1s name: nudge { box.alpha = 0.5 }", "let twin = box",
    ]

  private func completions(_ line: String) -> [Completion] {
    Session.entered(Self.stage).completions(of: line, cursor: line.utf8.count).completions
  }

  private func words(_ line: String) -> [String] { completions(line).map(\.word) }

  // MARK: Functions

  private static let lines: [(String, [String])] = [
    (
      "animate 1s spring(",
      [
        "dampingRatio:", "initialVelocity:", "mass:", "stiffness:", "damping:", "duration:",
        "bounce:", "response:", "dampingFraction:", "tension:", "friction:",
      ]
    ),
    ("animate 1s spring(da", ["dampingRatio:", "damping:", "dampingFraction:"]),
    ("animate 1s spring(tension: 40, ", ["friction:", "initialVelocity:"]),
    ("animate 1s fluidDrawer(", ["initialVelocity:"]), ("curve bouncy(ini", ["initialVelocity:"]),
    ("bouncy.stif", ["stiffness"]), ("speedy.damp", ["damping", "dampingRatio"]),
    ("slide.timing.x", ["x1", "x2"]),
    ("let x = spring(dampingRatio: 0.5, ", ["initialVelocity:"]),
    ("curve spring(mass: 1, ", ["stiffness:", "damping:", "initialVelocity:"]),
    ("curve linear spring(initialVelocity: abs(1), du", ["duration:"]),
    ("curve spring(bounce: 0.3, dampingRatio: 1, ", []),
    ("curve spring(mass: ti", ["time"]), ("curve cubic(0, ti", ["time"]),
    ("box.alpha = min(box.al", ["alpha"]), ("box.alpha = min(abs(1), re", ["relativeVelocity("]),
    ("box.backgroundColor = rgb(re", ["relativeVelocity("]),
    ("curve cubic(0, 0, 1, 1) lin", ["linear"]),
  ]

  @Test(arguments: lines)
  func `in brackets stands what the function takes`(line: String, fitting: [String]) {
    #expect(words(line) == fitting)
  }

  @Test(arguments: FunctionDeclaration.all.map(\.name))
  func `the ways to call a function are those that work`(name: String) throws {
    let function = try #require(FunctionDeclaration.named(name))
    for way in function.overloads {
      let arguments = way.map { parameter in
        let value =
          switch parameter.type {
          case .path: "box.alpha"
          case .extent: "(3, 4)"
          case .layer: "box"
          case .timing: "easeIn"
          case .condition: "box.alpha > 0.5"
          default: "0.5"
          }
        return parameter.isPositional ? value : "\(parameter.name): \(value)"
      }
      // Measures that look along time work only in a look, and take only one of their ends.
      let isForeseen = MotionMeasure(rawValue: name) != nil
      let given = isForeseen ? arguments.filter { !$0.hasPrefix("for:") } : arguments
      let call = "\(name)(\(given.joined(separator: ", ")))"
      let outcome = Answers.outcome(isForeseen ? call : "let x = \(call)")
      let hasNoWay = outcome.text.contains("so it cannot overshoot")
      #expect(!outcome.failed || hasNoWay, "\(outcome.text)")
    }
  }

  // MARK: Key paths

  @Test func `key paths come first, with what they are`() {
    let all = completions("animation f ")
    #expect(all.prefix(4).map(\.word) == ["opacity", "position", "position.x", "position.y"])
    #expect(all.first?.detail == "0 unseen to 1 solid")
    for path in CALayer.animatableKeyPaths + ["transform.rotation.z", "bounds.size.width"]
    where path != "hidden" && !path.hasPrefix("contents") {
      #expect(all.contains { $0.word == path }, "\(path)")
    }
    for path in KeyPaths.all.map(\.path) {
      #expect(!Answers.outcome("animation f \(path) 1s").failed, "\(path)")
    }
  }

  private static let fittings: [(String, [String])] = [
    ("animation f opa", ["opacity", "shadowOpacity"]), ("animation f position.", ["x", "y"]),
    ("animation f 1s opa", []),
    ("animation f transform.rot", ["rotation", "rotation.x", "rotation.y", "rotation.z"]),
    ("animation f transform.rotation.", ["x", "y", "z"]), ("animation f opacity lin", ["linear"]),
    ("animation f opacity from: box.al", ["alpha"]), ("animation f opacity opa", []),
  ]

  @Test(arguments: fittings)
  func `a key path is completed where it belongs`(line: String, fitting: [String]) {
    #expect(words(line) == fitting)
  }

  // MARK: Values

  private static let places: [(String, [String])] = [
    ("box.backgroundColor = ea", []), ("box.backgroundColor = bra", ["brand"]),
    ("box.backgroundColor = rg", ["rgb(", "rgba("]), ("box.alpha = sp", ["speedy"]),
    ("box.isHidden = tr", ["true"]), ("box.transform = sc", ["scale("]),
    ("box.transform *= rota", ["rotate("]),
    ("box.transform = scale(2) * tr", ["translate(", "transform("]),
    ("dance box 1s { .backgroundColor = g", ["gray", "green"]),
    ("view v backgroundColor: ea", []), ("view v isHidden: tr", ["true"]),
    ("expect re", ["relativeVelocity("]),
    ("expect slide.state == ", ["inactive", "active", "stopped"]),
    ("expect box.alpha == 1 && slide.isRunning == fal", ["false"]),
    ("expect time > 1 && ti", ["time"]), ("run until: re", ["relativeVelocity("]),
    ("run until: sl", ["slide"]),
    ("watch re", ["relativeVelocity("]), ("watch mo", ["model("]),
    ("let x = gree", ["green", "systemGreen"]),
    ("box.center = (ti", ["time"]), ("box.center = (1, re", ["relativeVelocity("]),
    ("box.alpha te", []),
    ("goto bo", []), ("goto ha", ["halfway"]), ("goto ti", ["time"]),
    ("step ti", ["time"]), ("animate spe", ["speedy"]), ("animate 1s spe", ["speedy"]),
    ("animate 1s ti", []), ("box.backgroundColor = sli", []), ("box.alpha = sli", ["slide"]),
    ("expect slide.state == bo", []), ("let x = sli", ["slide"]), ("box.alpha = tw", ["twin"]),
    ("plot box.alpha from: ti", ["time"]),
  ]

  @Test(arguments: places)
  func `only what fits the place is offered`(line: String, fitting: [String]) {
    let offered = words(line).filter { word in
      line.hasSuffix(" ") ? !["model(", "shown("].contains(word) && isNoName(word) : true
    }
    #expect(offered == fitting)
  }

  // Things are offered wherever a path may begin.
  private func isNoName(_ word: String) -> Bool {
    !["root", "box", "slide", "\"My Box\"", "fade", "stage", "twin"].contains(word)
  }

  private static let alreadyGiven: [(String, [String])] = [
    ("start slide ", ["after:", "completion:"]), ("attach fade to: box ", ["key:", "completion:"]),
    ("attach fade to: nothing k", ["key:"]), ("attach fade to: nothing t", []),
    ("animator x 1q pausesOnCompletion pauses", []),
    ("scrub slide 50% ", []), ("expect box.alpha == 1 ", ["within:"]),
    ("animator x 2s linear pausesOnCompletion s", ["scrubsLinearly:"]),
  ]

  @Test(arguments: alreadyGiven)
  func `what is given is not offered again`(line: String, fitting: [String]) {
    #expect(words(line) == fitting)
  }

  private static let refused: [(String, [String])] = [
    ("keyframes 1s { at ", ["0%", "50%", "time", "for:"]),
    ("group g 1s ", ["fade"] + labelsOfGroups), ("group g 1s lin", ["linear"]),
    ("group g fade ", ["fade"] + labelsOfGroups), ("chain d { ", ["then", "and", "do", "wait"]),
    ("chain d { then 1s { .al", ["alpha"]), ("chain d { then 1s { bo", ["box", "\"My Box\""]),
    ("chain d { do { sta", ["start", "stage"]),
    (
      "remove ",
      ["box", "slide", "time", "\"My Box\"", "speedy", "brand", "fade", "twin", "dancer"]
    ),
    ("scrub ", ["slide", "dancer", "stage", "0%", "50%", "time"]),
    ("start ", ["slide", "dancer", "after:", "completion:"]), ("watch no", ["none"]),
    ("watch box.alpha no", []), ("at 50", ["50%"]),
  ]

  @Test(arguments: refused)
  func `nothing is offered that would be refused`(line: String, fitting: [String]) {
    let entries = Self.stage + ["view dancer", "dance dancer 1s { .alpha = 0 }"]
    let session = Session.entered(entries)
    let offered = session.completions(of: line, cursor: line.utf8.count).completions.map(\.word)
    #expect(offered == fitting)
  }

  private static let labelsOfGroups = AnimationMaker.timingParameters.map(\.parameter).map {
    $0.isFlag ? $0.name : $0.name + ":"
  }

  @Test func `a name with blanks is found without its quote`() {
    #expect(words("My") == ["\"My Box\""])
    #expect(words("show My") == ["\"My Box\""])
    #expect(Session.entered(Self.stage).hint(for: "show My").text.isEmpty)
  }

  private static let kinds: [(String, String)] = [
    ("spe", "a timing"), ("brand", "a colour"), ("tim", "a number"), ("bo", "a view"),
  ]

  @Test(arguments: kinds)
  func `a name says what it stands for`(line: String, kind: String) {
    #expect(completions("let x = \(line)").map(\.detail).first == kind)
    #expect(completions(line).map(\.detail).first == kind)
  }

  @Test func `a dot may follow only what has members`() {
    let open = completions("let x = ").filter { !$0.word.hasSuffix("(") && $0.isOpen }.map(\.word)
    #expect(
      open == ["root", "box", "slide", "\"My Box\"", "speedy", "brand", "fade", "twin", "stage"])
  }

  @Test func `the many published timings come once something is typed`() {
    #expect(!words("animate 1s ").contains("materialFast"))
    #expect(words("animate 1s ").contains("delay:"))
    #expect(words("animate 1s ease").contains("ease") && words("curve .eas").contains("ease"))
    #expect(words("animate 1s materialFast") == ["materialFast", "materialFastEffects"])
  }

  // MARK: Choices

  @Test(arguments: [
    "export ", "export svg a.svg kind: ", "finish slide at: ", "set format ", "set color ",
    "set hints ", "set plain ", "set ascii ", "table format: ", "animation f opacity mode: ",
    "animation f opacity fillMode: ",
  ])
  func `each choice says what it stands for`(line: String) {
    let details = completions(line).map(\.detail)
    #expect(details.count > 1 && Set(details).count == details.count)
  }
}
