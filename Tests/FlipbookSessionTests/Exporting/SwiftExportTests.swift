import FlipbookAssembly
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// The text that `export swift` writes for missing things, and for things made in blocks; other
/// tests compile it and compare how it moves.
@Suite struct `Exporting Swift` {
  private static let box = "view box frame: (0, 0, 100, 100)"
  // A block inside a block with a timing that UIKit's blocks do not take.
  private static let untold = "1s cubic(0.1, 0.2, 0.3, 0.4) { animate 1s { box.alpha = 0 } }"

  private func swift(_ entries: String..., flags: String = "") throws -> Export {
    try Exported.export("export swift a.swift\(flags)", after: [Self.box] + entries)
  }

  @Test func `what depends on something untold does not stand there either`() throws {
    let entries = [
      "view card frame: (0, 200, 100, 100)", "gesture tap card { start move }",
      "animator move 1s { box.center.x = 200 }", "animate \(Self.untold)",
      "add move { box.tag = 1 }", "start move", "animate 1s { card.alpha = 0 }",
    ]
    let export = try Exported.export("export swift a.swift", after: [Self.box] + entries)
    let text = export.text
    #expect(export.contents.hasSuffix("; 4 things not translated"), "\(text)")
    #expect(text.count { $0 == "#" } - text.matches(of: /#(if|endif|selector)/).count == 4)
    #expect(!text.contains("move.startAnimation()") && !text.contains("addAnimations"))
    #expect(text.contains("card.alpha = 0"), "what does not depend on it stays")
    #expect(
      text.contains("#error(\"Not translated: it depends on 'move', which is not translated\")"))
    let forced = try Exported.export("export swift a.swift force", after: [Self.box] + entries)
    #expect(
      !forced.text.contains("#error") && forced.contents.hasSuffix("; 4 things not translated"),
      "\(forced.text)")
    #expect(!forced.text.contains("move.startAnimation()"))
    #expect(forced.text.contains("// start move: it depends on 'move'"))
  }

  @Test func `an animation begins by its layer's time, what is in a group by the group's`() throws {
    let late = "animation late position.x 1s from: 0 to: 100 beginTime: 1.5s fillMode: backwards"
    let text = try swift("step 1s", late, "add late to: box").text
    #expect(
      text.contains(
        """
            late.fillMode = .backwards
            late.beginTime = box.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.5
            box.layer.add(late, forKey: "late")
        """), "\(text)")
    #expect(!text.contains("beginTime = 1.5"))
    let grouped = try swift(late, "group both 3s late", "add both to: box").text
    #expect(grouped.contains("late.beginTime = 1.5") && !grouped.contains("convertTime"))
    let fired = try swift(late, "after 1s { add late to: box }")
    #expect(fired.contents.hasSuffix("1 thing not translated"), "\(fired.text)")
  }

  @Test func `a block of values is told whole or not at all`() throws {
    let text = try swift(
      "animator move 1s { box.tag = 1; box.center.x = stage.frame }", "start move"
    )
    .text
    #expect(text.count { $0 == "#" } == 2, "\(text)")
    #expect(!text.contains("UIViewPropertyAnimator"))
  }

  @Test func `what a block makes is a variable where others mean it`() throws {
    let text = try swift(
      "animator settle 1s { box.alpha = 0 }",
      "gesture tap box { remove settle; animator settle 1s { box.alpha = 1 }; start settle }",
      "gesture tap box { view dot frame: (0, 0, 5, 5); animate 1s { dot.alpha = 0 } }"
    ).text
    #expect(text.contains("\n    var settle: UIViewPropertyAnimator!\n"), "\(text)")
    #expect(text.count { $0 == "!" } == 2, "and #if's")
    #expect(text.contains("\n      settle = UIViewPropertyAnimator(duration: 1, curve"))
    #expect(text.contains("let dot = UIView("), "it is meant where it is made alone")
  }

  @Test func `an animator that a gesture replaces is the gesture's to hold`() throws {
    let replacing = "{ remove settle; animator settle 1s { box.alpha = 1 }; start settle }"
    let entries = ["animator settle 1s { box.alpha = 0 }", "gesture tap box ended: \(replacing)"]
    let held = try Exported.export(
      "export swift a.swift", after: [Self.box] + entries + ["pause settle"])
    #expect(!held.text.contains("return ["), "\(held.text)")
    let left = try Exported.export(
      "export swift a.swift", after: [Self.box] + entries + ["pause settle", "remove box.tap"])
    #expect(left.text.contains("return [settle]"), "\(left.text)")
  }

  @Test func `an animator's block keeps the values there were`() throws {
    let text = try swift(
      "let far = 100", "animator move 1s { box.center.x += far }", "far = 200", "start move"
    ).text
    #expect(text.contains("{ [far] in"), "\(text)")
  }

  @Test func `what a block could not do is not told`() throws {
    let text = try swift(
      "animator move 1s { box.alpha = 0 }", "start move",
      "after 0.5s { box.tag = 1; stop move; finish move; start box; box.tag = 2 }"
    ).text
    #expect(!text.contains("#error"))
    let session = Session()
    for entry in [
      Self.box, "animator move 1s { box.alpha = 0 }",
      "after 0.5s { box.tag = 1; stop move; box.tag = 2 }", "run",
    ] {
      _ = session.enter(entry)
    }
    guard case .export(let export, _, _)? = session.enter("export swift a.swift").request else {
      throw Exported.Missing()
    }
    #expect(export.text.contains("box.tag = 1") && !export.text.contains("\n      box.tag = 2"))
    #expect(export.text.contains("it failed in the session"), "\(export.text)")
  }

  @Test func `springs have their own durations, and say what they need`() throws {
    let text = try swift(
      "animator a spring(response: 0.35, dampingFraction: 0.8) { box.center.x = 1 }",
      "animator b spring(mass: 1, stiffness: 100, damping: 10) { box.center.y = 1 }",
      "animate spring(mass: 1, stiffness: 100, damping: 10) repeat { box.alpha = 0 }"
    ).text
    #expect(!text.contains("0.25") && text.contains("/// Needs iOS 17: "), "\(text)")
    #expect(text.contains("springDuration: 0.628318530717958") && text.contains("bounce: 0.5"))
    #expect(!(try swift("animate 1s { box.alpha = 0 }").text.contains("iOS")))
  }

  @Test func `a timing that blocks lack is their transaction's, a count is set in them`() throws {
    let text = try swift("animate 0.3s cubic(0.2, 0.8, 0.3, 1) delay: 0.1s { box.alpha = 0 }").text
    for part in [
      "CATransaction.begin()\n    CATransaction.setAnimationTimingFunction(",
      "CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.3, 1))\n    UIView.animate(",
      "(withDuration: 0.3, delay: 0.1) { box.alpha = 0 }\n    CATransaction.commit()\n",
    ] {
      #expect(text.contains(part), "\(text)")
    }
    let counted = try swift("animate 1s autoreverse repeat: 2 { box.alpha = 0 }").text
    #expect(
      counted.contains("UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {")
        && !counted.contains("#error"), "\(counted)")
  }

  @Test func `a manner that moves otherwise where motions meet says so`() throws {
    let first = "animate 1s { box.alpha = 0 }"
    let entries = [Self.box, first, "step 0.5s", "animate 0.3s { box.alpha = 1 }"]
    let text = try Exported.export("export swift a.swift as: animator", after: entries).text
    #expect(text.ranges(of: "// Where motions of one property meet").count == 2, "\(text)")
    #expect(!(try swift(first, flags: " as: animator").text.contains("meet")))
    let nothing = try swift("animate 1s { } completion: { box.tag = 1 }", flags: " as: animator")
    #expect(nothing.text.contains("UIView.animate("), "an animator would not end")
  }

  @Test func `a colour that is the same everywhere is written as its numbers`() throws {
    let text = try swift(
      "box.backgroundColor = mix(red, blue, 0.2)",
      "for i in 0..<2 { view \"c\\(i)\" backgroundColor: mix(red, blue, i / 5) }"
    ).text
    let mixed = "UIColor(red: 204 / 255, green: 0, blue: 51 / 255, alpha: 1)"
    #expect(text.ranges(of: mixed).count == 2, "\(text)")
    #expect(!text.contains("#error"), "\(text)")
  }

  @Test func `a long call is wrapped between its arguments, and not within a text`() throws {
    let name = (1...20).map { "part \($0)" }.joined(separator: ", ")
    let text = try swift("begin name: \"\(name)\"; box.alpha = 0; commit").text
    #expect(text.contains("beginAnimations(\n      \"\(name)\",\n      context: nil)"), "\(text)")
  }

  @Test func `what sets something that never exists is a comment`() throws {
    let text = try swift("gesture tap box { box.tag = 1; missing.alpha = 1; box.tag = 2 }").text
    #expect(text.contains("// missing.alpha = 1: nothing is called so, and the block ends here"))
    #expect(!text.contains("#error") && !text.contains("tag = 2"), "\(text)")
    // The failing line is inside an `if`, so the block may go on.
    let choice = try swift("gesture tap box { if box.tag == 1 { missing.alpha = 1 }; box.tag = 2 }")
    #expect(choice.text.contains("#error"), "\(choice.text)")
  }

  @Test func `what a gesture has none of is a comment where it is set`() throws {
    let text = try swift("gesture tap box name: knock { }", "knock.translation = (5, 5)").text
    #expect(text.contains("// knock.translation = (5, 5): it changes nothing"), "\(text)")
    #expect(!text.contains("#error"))
  }

  @Test func `a block means the animator named last where there is one alone`() throws {
    let entries = ["animator a 1s { box.alpha = 0 }", "gesture tap box { stop; finish }"]
    let text = try swift(entries[0], entries[1]).text
    #expect(text.contains("a.finishAnimation(at: .end)") && !text.contains("#error"), "\(text)")
    let two = try swift("animator b 1s { box.tag = 1 }", entries[0], entries[1])
    #expect(two.text.contains("#error"), "\(two.text)")
  }

  @Test(arguments: ["swift as: layer", "export swift a.swift as: layer"])
  func `a manner that was removed says what to write`(entry: String) {
    let outcome = Answers.outcome(entry, after: [Self.box])
    #expect(
      outcome.failed && outcome.text.contains("'as: layer' was removed: write 'as: uiview'"),
      "\(outcome.text)")
  }
}
