import FlipbookAssembly
import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The sweep command` {
  private static let box = ["view box frame: (0, 0, 100, 100)"]
  private static let exact = ["set digits 9", "set format csv"]

  /// The rows of the table, with their cells.
  private func rows(_ entry: String, after entries: [String] = []) -> [[String]] {
    Answers.text(entry, after: Self.exact + Self.box + entries)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
  }

  @Test func `over dampings the overshoot and the velocity are the closed forms`() throws {
    let rows = rows(
      "sweep damping from: 2 to: 18 by: 2 { animate 1s spring(mass: 1, stiffness: 100, "
        + "damping: damping) { box.center.x += 100 } } measure: box.center.x")
    try #require(rows.count == 9)
    for (place, row) in rows.enumerated() {
      let cells = row.map { Double($0) ?? .nan }
      let ratio = Double(place + 1) / 10
      let root = (1 - ratio * ratio).squareRoot()
      let share = exp(-.pi * ratio / root)
      #expect(cells[0] == Double(place + 1) * 2)
      #expect(cells[1] == 150)
      #expect(abs(cells[2] - (150 + 100 * share)) < 1e-9)
      #expect(cells[3] == 50)
      #expect(abs(cells[4] - 100 * share) < 1e-9)
      let fastest = 1000 * exp(-ratio / root * acos(ratio))
      #expect(abs(cells[6] - fastest) < 1e-6, "\(row)")
    }
  }

  @Test func `what has settled stays within a thousandth of its way`() throws {
    let rows = rows(
      "sweep d from: 1s to: 3s by: 1s { animate d linear { box.center.x += 100 } } "
        + "measure: box.center.x")
    let settled: [Double?] = rows.map { Double($0[5]) }
    #expect(settled == [0.999, 1.998, 2.997])
    let fastest: [Double?] = rows.map { Double($0[6]) }
    #expect(fastest.map { (($0 ?? 0) * 3).rounded() } == [300, 150, 100])
  }

  @Test func `tells which values break which promise, from which on and by how much`() {
    let sweep =
      "sweep ratio from: 0.2 to: 1 by: 0.4 { animate 0.8s spring(dampingRatio: ratio) { "
      + "box.center.x += 200 } } measure: box.center.x"
    let promises = [
      "promise inside always box.center.x <= 255", "promise calm monotonic box.center.x",
      "promise even continuous box.center.x",
    ]
    let text = Answers.text(sweep, after: Self.box + promises)
    #expect(
      text.hasSuffix(
        """

        promise  ratio  broken at  goes to      at  too far by  back at
        ───────  ─────  ─────────  ───────  ──────  ──────────  ───────
        inside   0.200     0.055s  355.324  0.096s     100.324   0.149s
        inside   0.600     0.211s  268.956  0.285s      13.956   0.421s
        calm     0.200     0.096s  194.534  0.193s     160.790
        calm     0.600     0.285s  248.203  0.569s      20.753
        even     0.200     0.800s                        0.750
        promise inside is broken with ratio = 0.2 to 0.6, kept with 1
        promise calm is broken with ratio = 0.2 to 0.6, kept with 1
        promise even is broken with ratio = 0.2, kept with 0.6 to 1
        """), "\(text)")
    let kept = Answers.text(
      "sweep x from: 1 to: 2 by: 1 { animate 1s { box.center.x = x } } measure: box.center.x",
      after: Self.box + promises.prefix(1))
    #expect(kept.hasSuffix("\npromise inside is kept with every value"))
  }

  @Test func `values keep the unit they were written in`() {
    func names(_ range: String, _ change: String) -> [String] {
      let entry = "sweep v \(range) { \(change) } measure: box.alpha for: 1s"
      return Answers.text(entry, after: Self.box).split(separator: "\n").dropFirst(2)
        .map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
    }
    #expect(
      names("from: 0.2s to: 400ms by: 0.1", "animate v { box.alpha = 0 }")
        == ["0.200s", "0.300s", "0.400s"])
    #expect(names("from: 0% to: 100% by: 50%", "box.alpha = v") == ["0%", "50%", "100%"])
    #expect(
      names("from: 90deg to: 0deg by: -45deg", "box.transform = rotate(v)")
        == ["90deg", "45deg", "0deg"])
    #expect(names("from: 0.1 to: 0.3 by: 0.1", "box.alpha = v") == ["0.100", "0.200", "0.300"])
    #expect(names("from: 1 to: 2 by: 0.4", "box.alpha = v / 2") == ["1.000", "1.400", "1.800"])
  }

  @Test func `the value is known in what fires later, in loops and in what is measured`() {
    let later = rows(
      "sweep k from: 1 to: 2 by: 1 { animate 1s { box.alpha = 0 } "
        + "completion: { box.center.x = k * 100 } } measure: box.center.x")
    #expect(later.map { Double($0[1]) } == [100, 200])
    let looped = rows(
      "sweep k from: 1 to: 2 by: 1 { for i in 0..<2 { view \"c\\(i)\"; \"c\\(i)\".center.x = k } } "
        + "measure: c1.center.x * 10 + k")
    #expect(looped.map { Double($0[1]) } == [11, 22])
  }

  @Test func `it looks from where time in the block has led`() {
    let rows = rows(
      "sweep k from: 1 to: 2 by: 1 { animate 2s linear { box.center.x += 100 }; step k * 0.5s } "
        + "measure: box.center.x")
    #expect(rows.map { Double($0[3]) } == [75, 100])
  }

  @Test func `what no value changes is remarked`() {
    let sweep =
      "sweep d from: 0.2 to: 0.8 by: 0.3 { animate 1s spring(dampingRatio: d) "
      + "{ box.center.x = 200 } } measure: box.center.x"
    let stage = ["view box frame: (0, 0, 100, 100)"]
    #expect(Answers.outcome(sweep, after: stage).remark == nil)
    #expect(
      Answers.outcome(sweep, after: stage + ["box.center.x = 200"]).remark
        == "box.center.x is the same with every d: does the block still move it from here?")
  }

  @Test func `says when every touch missed, as a proof does`() {
    let stage = [
      "view box frame: (999950, 0, 100, 100)",
      "gesture pan box changed: { box.center.x += translation.x; translation = (0, 0) }",
    ]
    let touch = "{ touch box by: (k, 0) over: 0.3s"
    for entry in [
      "prove k from: 0 to: 9 \(touch); expect always box.center.x < 2e6 }",
      "prove k from: 0 to: 9 \(touch); box.alpha = sqrt(k); expect always box.alpha < 4 }",
      "sweep k from: 0 to: 9 by: 3 \(touch) } measure: box.center.x",
    ] {
      let text = Answers.text(entry, after: stage)
      #expect(text.contains("touch of box missed: no part of box is in the window"), "\(text)")
      let seen = Answers.text(entry, after: stage.map { $0.replacing("999950", with: "50") })
      #expect(!seen.contains("no part") && seen.contains("0"), "\(seen)")
    }
  }

  @Test func `nothing of it stays`() {
    let session = Session()
    for entry in Self.box + ["animate 1s { box.alpha = 0 }", "step 0.5s", "table"] {
      #expect(!session.enter(entry).failed)
    }
    let before = session.enter("table").text
    let sweep = session.enter(
      "sweep k from: 1 to: 3 by: 1 { view other; box.center.x = k; step 1s } measure: box.center.x")
    #expect(!sweep.failed, "\(sweep.text)")
    #expect(session.enter("table").text == before)
    #expect(session.enter("other").failed)
    #expect(session.enter("k").failed)
    #expect(session.enter("undo").text == "time 0.000s  frame 0")
  }

  @Test func `the family is drawn in one picture, evenly chosen where it is large`() {
    let sweep =
      "{ animate 1s spring(dampingRatio: ratio) { box.center.x += 100 } } "
      + "measure: box.center.x plot size: 60x12"
    let few = Answers.text("sweep ratio from: 0.2 to: 0.6 by: 0.2 \(sweep)", after: Self.box)
    #expect(few.hasPrefix("● ratio = 0.2   ○ ratio = 0.4   ◆ ratio = 0.6\n"), "\(few)")
    #expect(!few.contains("evenly chosen"))
    let many = Answers.text("sweep ratio from: 0.1 to: 1 by: 0.1 \(sweep)", after: Self.box)
    #expect(many.contains("● ratio = 0.1 "))
    #expect(many.contains("□ ratio = 1\n"))
    #expect(many.contains("6 of 10 values are drawn, evenly chosen\n"))
  }

  @Test func `what cannot be proven is looked at, and that is said`() {
    let text = Answers.text(
      "sweep k from: 1 to: 2 by: 1 { animate 1s { box.layer.shadowOpacity = k / 2 } } "
        + "measure: box.layer.shadowOpacity", after: Self.box)
    #expect(
      text.hasSuffix(
        "\nlooked at 240 times a second: no formula is known of all that moves here"), "\(text)")
  }

  private static let rest = "{ box.alpha = k } measure: box.alpha"

  private static let entries: [(String, String, String, String?)] = [
    (
      "sweep k from: 1 to: 3 by: 0 \(rest)", "'by:' is out of range", "0",
      "a number above 0 leads from 1 to 3"
    ),
    (
      "sweep k from: 3 to: 1 by: 1 \(rest)", "'by:' is out of range", "1",
      "a number below 0 leads from 3 to 1"
    ),
    (
      "sweep k from: 1 to: 3 by: 1ms \(rest)", "'by:' is out of range", "1ms",
      "this makes more than 1000 values"
    ),
    (
      "sweep k from: 1s to: 50% by: 1 \(rest)", "a duration and a percentage do not go together",
      "50%", nil
    ),
    (
      "sweep k from: 1 to: 3 by: 1 \(rest) size: 60x10", "'size:' is not expected here", "60x10",
      "it belongs to 'plot', which draws a picture"
    ),
    (
      "sweep box from: 1 to: 3 by: 1 \(rest)", "'box' is already a view", "box",
      "'remove box' first, or take another name"
    ),
    (
      "sweep k from: 1 to: 3 by: 1 { undo } measure: box.alpha",
      "'undo' must be an entry of its own: it works on what was entered before (k = 1)", "undo",
      "press Enter before and after it"
    ),
    (
      "sweep k from: 1 to: 3 by: 1 { box.alpha = 1 / (k - 2) } measure: box.alpha",
      "this divides by zero (k = 2)", "/", nil
    ),
    (
      "sweep k from: 1 to: 3 by: 1 { for i in 0..<2 { boxx.alpha = i } } measure: box.alpha",
      "nothing is called 'boxx' (k = 1, i = 0)", "boxx", "did you mean 'box'?"
    ),
    (
      "sweep k from: 1 to: 3 by: 1 { after 1s { boxx.alpha = 1 } } measure: box.alpha",
      "nothing is called 'boxx' (k = 1)", "boxx", "did you mean 'box'?"
    ),
    (
      "sweep k from: 1 to: 3 by: 1 { box.alpha = k } measure: box.frame",
      "this is a rectangle, not a number (k = 1)", "box.frame", nil
    ),
    (
      "sweep k from: 1 to: 3 by: 1 { animate 1s repeat { box.alpha = 0 } } measure: box.alpha",
      "'for:' is missing (k = 1)", "sweep",
      "write sweep k from: 1 to: 3 by: 1 { animate 1s repeat { box.alpha = 0 } } "
        + "measure: box.alpha for: 1s; what repeats forever has no end"
    ),
    (
      "sweep k from: 1 to: 3 by: 1 \(rest) plot", "nothing moves from here on", "box.alpha",
      "name what to look at: box.alpha"
    ),
  ]

  @Test(arguments: entries)
  func `what cannot be tried is refused, with the value it was tried with`(
    entry: String, message: String, under: String, hint: String?
  ) {
    let complaint = Complaint(about: entry, after: Self.box)
    #expect(complaint?.message == message)
    #expect(complaint?.under == under)
    if let hint { #expect(complaint?.hint == hint) }
  }
}
