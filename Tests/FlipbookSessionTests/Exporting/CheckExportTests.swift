import FlipbookAssembly
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// The text that `export test` writes for checks; other tests compile and run it.
@Suite struct `Exporting checks` {
  private static let start = [
    "view box frame: (0, 0, 100, 100)", "animate 1s { box.center.x = 250 }",
  ]
  private static let x = "box.layer.shown.position.x"

  private func test(_ entries: String...) throws -> Export {
    try Exported.export("export test a.swift", after: Self.start + entries)
  }

  @Test func `numbers are as near as they were, and no farther off than is written`() throws {
    let text = try test(
      "step 0.333s", "expect box.tag == 0", "expect box.center.x == 96", "step 0.667s",
      "for i in 1...2 { expect box.center.x == 125 * i within: 200 }"
    ).text
    #expect(text.contains("#expect(abs(Double(box.tag) - 0) <= 0.001)"))
    #expect(text.contains("#expect(abs(\(Self.x) - 96) <= 0.5)"), "\(text)")
    #expect(text.contains("<= 200)"))
  }

  @Test func `time passes until blocks have run that check something`() throws {
    let text = try test(
      "animate 2s { box.alpha = 0 } completion: { expect finished }", "step 0.5s",
      "expect box.alpha > 0", "mark here", "run", "goto here", "box.tag = 1"
    ).text
    #expect(text.contains("opacity) > 0)\n\n  stage.advance(by: 1.5)\n}"), "\(text)")
    #expect(text.count { $0 == "@" } == 1, "on the other branch nothing more is expected")
  }

  @Test func `a condition is held at each look`() throws {
    let text = try test(
      "expect always box.center.x >= 50 && box.center.x <= 250", "expect never box.center.x > 300",
      "expect eventually box.center.x > 200"
    ).text
    #expect(
      text.contains(
        """
          var hasHeld = false
          try stage.advance(by: 1, looks: 1000) {
            try #require(\(Self.x) >= 50, "at \\(stage.now) s")
            try #require(\(Self.x) <= 250, "at \\(stage.now) s")
            try #require(!(\(Self.x) > 300), "at \\(stage.now) s")
            if \(Self.x) > 200 { hasHeld = true }
          }
          #expect(hasHeld)

        """), "\(text)")
    #expect(text.contains("@Test func a() throws {"))
  }

  @Test func `a number goes from look to look as it did in the session`() throws {
    let text = try test(
      "animate 1s linear { box.center.y = 0 }", "expect monotonic box.center.x",
      "expect monotonic box.center.y", "expect continuous box.center.y",
      "expect smooth box.center.x strict", "expect settled box.center.y by: 0.9995s"
    ).text
    #expect(text.contains("course.append(Double(\(Self.x)))"))
    #expect(text.contains("#expect(course.steps.min()! >= -0.000001)"), "\(text)")
    #expect(text.contains("#expect(course2.steps.max()! <= 0.000001)"))
    #expect(text.contains("#expect((course2.steps.map(abs).max() ?? 0) <= 0.051)"))
    #expect(text.contains("#expect((course.steps.steps.map(abs).max() ?? 0) <= 0.000"))
    #expect(text.contains("if stage.now >= 0.9995 {") && text.contains("position.y - 0) <= 0.051"))
    #expect(!text.contains("course3"), "one number is looked at once")
  }

  @Test func `time that passes in a check does not pass again`() throws {
    let text = try test("expect always box.alpha == 1 for: 0.25s", "step 1s", "expect box.tag == 0")
      .text
    #expect(text.contains("advance(by: 0.25, looks: 250)"))
    #expect(text.contains("  }\n\n  stage.advance(by: 0.75)\n  #expect("), "\(text)")
  }

  @Test func `a check that would be disturbed has a stage of its own`() throws {
    let text = try test("expect always box.alpha == 1", "step 0.5s", "expect box.alpha == 1").text
    #expect(text.contains("@Test func a() {") && text.contains("@Test func aOverTime() throws {"))
    #expect(text.contains("stage.advance(by: 0.5)") && text.contains("advance(by: 1, looks: 1000)"))
  }

  @Test func `a check looks back to what was done last`() throws {
    let text = try test("step 1s", "expect continuous box.center.x from: 0.25s to: 0.75s").text
    #expect(text.contains("stage.advance(by: 0.25)\n"), "\(text)")
    #expect(text.contains("stage.advance(by: 0.5, looks: 500) {"))
    let export = try test("step 1s", "box.tag = 1", "expect smooth box.alpha from: 0s")
    #expect(export.contents.hasSuffix("; 1 thing not translated"))
    #expect(
      export.text.contains("smooth box.alpha: a test cannot look back past what was done since"))
  }

  @Test func `a condition is looked at from where its stretch begins`() throws {
    let text = try test(
      "step 0.25s", "box.tag = 1", "step 0.25s",
      "expect always box.alpha == 1 from: 0.125s to: 0.5s",
      "step 0.5s", "expect box.tag == 1"
    ).text
    #expect(
      text.contains(
        """
          stage.advance(by: 0.125)
          // expect always box.alpha == 1

          try stage.advance(by: 0.125, looks: 125) {
            try #require(
        """), "\(text)")
    #expect(text.contains("box.tag = 1\n\n  try stage.advance(by: 0.25, looks: 250) {"))
    #expect(text.contains("\n  stage.advance(by: 0.5)\n"))
  }

  @Test func `a promise is held from where it is given`() throws {
    let session = Session()
    let entries = [
      "promise near always box.center.x < 300", "promise even smooth box.center.x", "step 0.5s",
      "promise far never box.center.x > 260", "promise low always box.center.x < 200",
      "step 0.5s",
    ]
    for entry in Self.start + entries { _ = session.enter(entry) }
    guard case .export(let export, _, _)? = session.enter("export test a.swift").request else {
      throw Exported.Missing()
    }
    let text = export.text
    #expect(text.contains("  // promise near always box.center.x < 300\n"), "\(text)")
    #expect(text.contains("try stage.advance(by: 0.5, looks: 500) {"))
    #expect(text.contains("// promise even smooth box.center.x: a test cannot"))
    #expect(text.ranges(of: "try #require(\(Self.x) < 300, ").count == 2)
    #expect(text.ranges(of: "try #require(!(\(Self.x) > 260), ").count == 1)
    #expect(text.contains("// promise low always box.center.x < 200: it did not hold"))
  }

  @Test func `a check that begins later waits for that`() throws {
    let text = try test("expect continuous box.center.x from: 0.5s for: 0.25s").text
    #expect(text.contains("\n  stage.advance(by: 0.5)\n  var course"), "\(text)")
    #expect(text.contains("stage.advance(by: 0.25, looks: 250) {"))
  }

  @Test func `what did not hold is told in a comment`() throws {
    let session = Session()
    for entry in Self.start { _ = session.enter(entry) }
    _ = session.enter("after 0.5s { expect box.tag == 0; expect box.alpha == 0.25 }")
    #expect(session.enter("run").failed && session.enter("expect box.alpha == 0.25").failed)
    guard case .export(let export, _, _)? = session.enter("export test a.swift").request else {
      throw Exported.Missing()
    }
    #expect(export.text.contains("// expect box.alpha == 0.25: it did not hold"))
    #expect(export.text.count { $0 == "#" } == 1, "\(export.text)")
  }

  @Test func `what holds for less than a look is told in a comment`() throws {
    let export = try test("expect eventually box.center.x == 123.456789")
    #expect(export.contents.hasSuffix("; 1 thing not translated"), "\(export.contents)")
    #expect(export.text.contains("== 123.456789: looks at single moments do not tell"))
    #expect(!export.text.contains("looks:"))
  }
}
