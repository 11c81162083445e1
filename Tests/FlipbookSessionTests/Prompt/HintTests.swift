import FlipbookCommands
import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct HintTests {
  private func hint(_ line: String) -> LineHint {
    let entries = Answers.stage + ["animate 1s name: nudge { box.alpha = 0.5 }", "mark halfway"]
    return Session.entered(entries).hint(for: line)
  }

  private static let lines: [(String, String)] = [
    ("scr", "ub "), ("animate 1s spring(damp", ""), ("animate 1s spring(dampingR", "atio: "),
    ("scrub sli", "de "), ("box.backg", "roundColor"), ("box.corn", "erRadius "),
    ("again nu", "dge "),
    ("goto half", "way "), ("view x corn", "erRadius: "), ("start slide aft", "er: "),
    ("animate 1s { b", ""), ("animate 1s { bo", "x"), ("finish slide at: cu", "rrent "),
    ("help tim", ""), ("help prese", "ts "), ("set hi", "nts "), ("set hints of", "f "),
  ]

  @Test(arguments: lines)
  func `the rest of the only word that fits can be taken`(line: String, rest: String) {
    #expect(hint(line).text == rest)
  }

  private static let usages: [(String, String)] = [
    ("scrub", " [NAME…] [FRACTION]"), ("scrub ", "[NAME…] [FRACTION]"),
    ("scrub slide ", "[FRACTION]"),
    ("scrub slide 50% ", ""), ("scrub slide 50", ""), ("view x frame: (0, 0, 1, 1)", ""),
    ("view fra", ""), ("view ", "NAME [in: NAME] [property: value]…"),
    ("pau", "[NAME…] [after: D]"),
    ("list", " [KIND] [all]"), ("branches", ""),
    ("dance box 2s ", "[TIMING] [delay: D] { … } [completion: { … }]"), ("animate 2s ", ""),
    ("animate 1s { alpha ", ""), ("start slide after: ", "D"), ("view x in: ", "NAME"),
    ("view x frame: ", "a rectangle like (0, 0, 100, 100)"), ("nonsense ", ""),
    ("step 1s; add ", "[NAME…] [delayFactor: FRACTION] { … }"), ("save ", "FILE [clean] [force]"),
    ("save x.md ", "[clean] [force]"), ("box.alpha = ", ""), ("", ""), ("# scrub ", ""),
    ("show \"My ", ""), ("curve cubic(", "X1, Y1, X2, Y2)"), ("curve cubic(0, 0, ", "X2, Y2)"),
    ("box.transform = rotate(", "ANGLE or ANGLE, X, Y, Z)"),
    ("box.transform = rotate(1, ", "X, Y, Z)"),
    (
      "animate 1s spring(",
      "dampingRatio: NUMBER or stiffness: NUMBER or duration: NUMBER or response: NUMBER or "
        + "tension: NUMBER)"
    ),
    ("animate 1s bouncy(", "[initialVelocity: NUMBER])"),
    (
      "animate 1s spring(mass: 1, ",
      "stiffness: NUMBER, [damping: NUMBER], [initialVelocity: NUMBER])"
    ),
    ("animate 1s spring(mass: ", "NUMBER"), ("animate 1s spring(mass: 1 ", ""),
    ("box.alpha = abs(1, ", ""),
  ]

  @Test(arguments: usages)
  func `what may follow is told`(line: String, usage: String) {
    let hint = hint(line)
    if line == "animate 2s " {
      #expect(hint.note.hasPrefix("[TIMING] [delay: D] [repeat] "))
    } else {
      #expect(hint.note == usage)
    }
  }

  private static let earlier: [(String, Bool)] = [
    ("view box", true), ("box.alpha", true), ("animate 1s { box.alpha = 0 }", true),
    ("for i in 1...2 { view \"v\\(i)\" }", true), ("zork 7", false), ("pla 4", false),
    ("box.alpha = ", false), ("view box; zork 7", false), ("for i in 1...2 { veiw x }", false),
  ]

  @Test(arguments: earlier)
  func `an earlier entry is read again`(entry: String, isRead: Bool) {
    #expect(Session.entered([]).reads(entry) == isRead)
  }

  @Test func `a hint is found and nothing is changed`() {
    let session = Session.entered(Answers.stage)
    let before = session.picture
    for line in ["animator x rotate(90) ", "view y transform: rotate(9000) ", "step 1s"] {
      _ = session.hint(for: line)
      _ = session.coloring(of: line)
    }
    #expect(session.picture == before && session.enter("box.tag").text == "0")
  }
}
