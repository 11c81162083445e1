import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Exporting a style sheet` {
  private static let box = "view box frame: (0, 0, 100, 60) backgroundColor: red"

  private func css(_ entry: String = "export css -", _ entries: String...) throws -> String {
    try Exported.export(entry, after: [Self.box] + entries).text
  }

  @Test func `a curve is the curve that was given, and what goes together is one`() throws {
    let text = try css(
      "export css a.css",
      "animate 1s cubic(0.2, 0.8, 0.2, 1) { box.center.x += 200; box.alpha = 0.5 }")
    #expect(
      text.hasSuffix(
        """
        .box {
          translate: 200px;
          opacity: 0.5;
          animation: box 1s cubic-bezier(0.2, 0.8, 0.2, 1);
        }
        @keyframes box {
          from { translate: 0; opacity: 1 }
          to { translate: 200px; opacity: 0.5 }
        }

        """), "\(text)")
    #expect(!text.contains("%"), "there is no error to tell")
  }

  @Test(arguments: ["both", "linear", "none", "\"ease-in\""])
  func `keyframes are called nothing that the shorthand knows`(name: String) throws {
    let text = try css(
      "export css -", "view \(name) frame: (0, 0, 9, 9)", "animate 1s { \(name).alpha = 0 }")
    let plain = name.filter { $0 != "\"" }
    #expect(text.contains("  animation: \(plain)-animation 1s ease-in-out;"), "\(text)")
    #expect(text.contains("@keyframes \(plain)-animation {"))
  }

  @Test func `a shadow is one, seen or not`() throws {
    let text = try css(
      "export css -",
      "animate 1s linear { box.layer.shadowOpacity = 0.5; box.layer.shadowRadius = 9; "
        + "box.layer.shadowOffset = (3, 5) }")
    #expect(text.contains("  box-shadow: 3px 5px 18px #00000080;"), "\(text)")
    #expect(text.contains("from { box-shadow: 0 -3px 6px transparent }"), "\(text)")
    #expect(text.contains("animation: box 1s linear;"), "\(text)")
    let bounced = try css(
      "export css -", "box.layer.shadowOpacity = 0.5; box.layer.shadowRadius = 2",
      "animate 1s spring(dampingRatio: 0.3) { box.layer.shadowRadius = 0 }",
      "animate 2s linear { box.layer.shadowOffset = (9, 9) }")
    #expect(bounced.contains("px #00000080 }") && !bounced.contains(/\ -[\d.]+px\ #/), "\(bounced)")
  }

  @Test func `a moment in the middle of a curve leaves the rest of the curve`() throws {
    let text = try css("export css -", "animate 1s { box.center.x += 200 }", "step 0.5s")
    #expect(text.contains("box 0.5s cubic-bezier(0.29, 0.5, 0.58, 1)"), "\(text)")
    #expect(text.contains("translate: 100px;"))
  }

  @Test func `points say how far off they are`() throws {
    let text = try css("export css -", "animate 0.5s spring(dampingRatio: 0.5) { box.alpha = 0 }")
    let told = try #require(text.firstMatch(of: /at most 0\.0(\d+)% of a way off/))
    #expect(told.output.1.count <= 2)
    #expect(text.contains("linear(0, ") && text.contains(" moments. */"))
  }

  @Test func `a curve that leaves its ends is told as it was given`() throws {
    let back = try css("export css -", "animate 1s cubic(0.3, -0.5, 0.7, 1.5) { box.center.x = 0 }")
    #expect(back.contains("cubic-bezier(0.3, -0.5, 0.7, 1.5)"), "\(back)")
  }

  @Test func `names say what is told, and what does not move has no class`() throws {
    let entries = [
      Self.box, "view ball", "view still", "animate 1s { box.alpha = 0; ball.alpha = 0 }",
    ]
    let all = try Exported.export("export css a.css", after: entries)
    #expect(all.contents == "2 classes" && !all.text.contains("still"))
    let one = try Exported.export("export css a.css ball", after: entries)
    #expect(one.contents == "1 class" && one.text.contains(".ball {"))
    let outcome = Answers.outcome("export css a.css 3", after: entries)
    #expect(outcome.failed && outcome.text.contains("a view or a layer"))
    #expect(Answers.outcome("export css a.css size: 10x10", after: entries).failed)
  }

  @Test func `what is hidden at first stands where it was, and is shown where it went`() throws {
    let text = try css(
      "export css -", "box.isHidden = true", "animate 0.5s linear { box.center.x += 100 }",
      "after 0.5s { box.bounds.size = (20, 20); box.isHidden = false }",
      "after 1s { animate 0.5s linear { box.center.y += 40 } }")
    #expect(text.contains("  translate: 140px 60px;") && text.contains("  width: 20px;"), "\(text)")
    #expect(text.contains("0% { translate: 0; animation-timing-function: step-end }"), "\(text)")
  }

  @Test func `what is never seen is not looked at`() throws {
    let (motion, limit) = ("animate 0.5s { box.center.x += 100 }", "export css - for: 1s")
    let alone = try css(limit, motion)
    let beside = try css(
      limit, "view ghost", "ghost.isHidden = true", "animate 0.001s repeat { ghost.alpha = 0.5 }",
      motion)
    #expect(alone.contains("translate") && beside == alone, "\(beside.prefix(400))")
  }

  @Test func `a colour beyond its range is shown at its end`() throws {
    let text = try css(
      "export css - to: 0.25s", "box.backgroundColor = rgba(1, 0, 0, 0.5)",
      "animate 1s spring(mass: 1, stiffness: 200, damping: 12) { box.backgroundColor = red }")
    // Its alpha is 1 from 0.157 s on.
    let last = try #require(text.firstMatch(of: /\ ([\d.]+)\ ([\d.]+)%,\ 1\)/)?.output, "\(text)")
    #expect((Double(last.1) ?? 0) > 0.99 && (Double(last.2) ?? 0) < 70, "\(text)")
  }

  @Test func `what goes on for ever does`() throws {
    let text = try css("export css -", "animate 0.4s autoreverse repeat { box.alpha = 0 }")
    #expect(text.contains("animation: box 0.4s ease-in-out infinite alternate"), "\(text)")
  }

  @Test func `where nothing has begun, it says what would work`() {
    let outcome = Answers.outcome("export css -", after: [Self.box])
    #expect(outcome.failed && outcome.text.contains("hint: "), "\(outcome.text)")
  }

  @Test func `what turns too often is refused after a few of its turns`() throws {
    let outcome = Answers.outcome(
      "export css - for: 1s",
      after: [
        Self.box, "animation k transform.rotation.z 1s from: 0 to: 1e6", "add k to: box",
      ])
    #expect(outcome.failed && outcome.text.contains("more than 200000 boxes"), "\(outcome.text)")
  }

  @Test func `a stretch that is told ends where it ends`() throws {
    let text = try css(
      "export css - for: 0.5s", "animate 1s linear { box.center.x += 200 }",
      "after 0.7s { box.alpha = 0 }")
    #expect(text.contains("box 0.5s linear") && text.contains("translate: 100px"), "\(text)")
    #expect(!text.contains("opacity"))
  }
}
