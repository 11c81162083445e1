import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Faults that random and nearly right lines have found, each in its shortest form.
@Suite struct FoundByFuzzingTests {
  private static let entries: [String] = [
    "sheet for: 1e9s", "sample root.alpha every: 1s for: 1e9s", "filmstrip every: 1e8s for: 1e9s",
    "run until: stage.now > 2000000000", "onion every: 1e8s for: 1e9s", "step 1e9s",
  ]

  @Test(arguments: entries)
  func `looks and steps beyond the end of time are mistakes`(entry: String) {
    let session = Session.entered(["view box", "step 1000000000s"])
    #expect(session.enter(entry).text.hasPrefix("error: "))
  }

  @Test(arguments: ["plot 1e100", "plot 2.5e307", "plot -3e-200", "plot 25e99"])
  func `numbers of any size are plotted`(entry: String) {
    let session = Session.entered(["view box", "animate 1s { box.alpha = 0 }"])
    let outcome = session.enter(entry)
    #expect(!outcome.failed && outcome.text.split(separator: "\n").count > 3)
  }

  @Test(arguments: [
    ["animation k position.x 1s from: 0 to: 1e308", "add k to: box"],
    ["animate 1s cubic(0.5, 1e9, 0.5, 1) { box.center.x += 1e37 }"],
  ])
  func `what goes farther than a plot can show leaves a gap`(entries: [String]) {
    let session = Session.entered(["view box"] + entries)
    #expect(!session.enter("plot box.center.x").failed)
  }

  // A number may have any number of digits, also in other tools' forms.
  @Test(arguments: [
    "@keyframes x { 99999999999999999999999% { opacity: 0 } to { opacity: 1 } }",
    "gsap.to(box, {rotation: 99999999999999999999999turn})",
    "keyframes 1s { 9999999999999999999999: 5 }", "view card x: 99999999999999999999999 y: 1",
    "prove p from: 1e20 to: 100000000000000100000 { box.alpha = p; expect always box.alpha < 1 }",
    "prove p from: -1e308 to: 1e308 { box.alpha = p; expect always box.alpha < 1 }",
  ])
  func `numbers without end are mistakes`(entry: String) {
    #expect(Session.entered(["view box"]).enter(entry).failed)
  }

  @Test func `a page that would be too long is a mistake at once`() {
    let session = Session.entered(["view box", "step 1e9s"])
    var looks = 0
    session.isInterrupted = {
      looks += 1
      return false
    }
    #expect(session.enter("export html a.html").text.contains("'a page' is out of range"))
    #expect(looks < 100)
  }

  @Test(arguments: ["back 0.0001s", "goto 999999999.9999s"])
  func `far out, what goes back a little is undone and done again`(entry: String) {
    let session = Session.entered(["view box", "step 1e9s", entry])
    let moment = session.world.stage.ticks
    for entry in ["step 0s", "undo", "step 1f", "undo", "undo", "redo"] {
      #expect(!session.enter(entry).failed, "\(entry)")
    }
    #expect(session.world.stage.ticks == moment)
    #expect(session.rebuild() && session.world.stage.ticks == moment)
  }

  @Test func `motions far out are compared`() {
    let session = Session.entered([
      "view box", "animator slide 1s { box.center.x += 100 }",
      "animator swing spring(mass: 1, stiffness: 200, damping: 12) { box.center.x += 60 }",
      "start slide", "step 1s", "step 1e9s",
    ])
    #expect(session.enter("compare slide swing").text.contains("difference"))
  }

  @Test(arguments: ["1e38", "1e18", "1e-9", "1e-300", "-1e38"])
  func `a layer may be as fast or as slow as can be`(speed: String) {
    let session = Session.entered([
      "view box", "box.layer.speed = \(speed)", "box.layer.timeOffset = \(speed)",
      "animate 0.3s delay: 0.2s autoreverse { box.center.x += 100 }",
    ])
    #expect(!session.enter("step 1s").failed)
    #expect(!session.enter("table").failed)
  }

  @Test(arguments: [
    "highest(box.alpha, for: 1e10s)", "lowest(box.alpha, to: 1e10s)",
    "highest(box.alpha, from: 1e10s)", "total(box.alpha, for: 1e300s)",
    "duration(box.alpha > 0, for: 1e300)", "settled(box.alpha, to: 1e10s)",
    "expect highest(box.alpha, for: 1e10s) == 1",
  ])
  func `measures beyond the end of time are mistakes`(entry: String) {
    let session = Session.entered(["view box", "animate 1s { box.alpha = 0 }"])
    #expect(session.enter(entry).text.hasPrefix("error: this lies beyond the stage's 32 years"))
  }

  @Test(arguments: ["1e100", "-1e300", "1e39"])
  func `no animation, and no layer, is faster than a number of its can say`(speed: String) {
    let session = Session.entered(["view box", "animation fade opacity 1s from: 0 to: 1"])
    for entry in [
      "animation f opacity 1s from: 0 to: 1 speed: \(speed)", "group g 1s fade speed: \(speed)",
      "fade.speed = \(speed)", "box.layer.speed = \(speed)",
    ] {
      #expect(session.enter(entry).text.hasPrefix("error: '\(speed)' is out of range"))
    }
    _ = session.enter("animation f opacity 1s from: 0 to: 1 speed: 1e38")
    #expect(!session.enter("add f to: box").failed)
    #expect(session.enter("step 0.1s").text.contains("time 0.100s"))
  }

  @Test func `steps of a chain that end together start each other no more than once`() {
    let steps = Array(repeating: "and 10ms { box.tag = 1 }", count: 10_100)
    let session = Session.entered([
      "view box", "chain c { \((["then 10ms { box.tag = 1 }"] + steps).joined(separator: "; ")) }",
    ])
    #expect(session.enter("perform c").text.contains("c completed at end"))
  }

  @Test func `who is started by a loop is not blamed for it`() {
    let session = Session.entered([
      "view box", "animate 0s name: old { box.alpha = 0 } completion: { box.alpha = 1 }",
    ])
    let loop = "animate 0s name: zero { box.tag = 1 } completion: { again old; again zero }"
    let message = "'zero' starts itself again and again: 10000 callbacks at one moment"
    #expect(session.enter(loop).text.hasPrefix("error: \(message)"))
  }
}
