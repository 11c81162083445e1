import FlipbookAssembly
import FlipbookSession
import Testing

@testable import SessionTestSupport

/// The guesses of a person who has learned a few words: verbs combined with the grammar's rules.
@Suite struct GuessTests {
  // X is replaced by one of several things.
  private static let animators = [
    "start X", "pause X", "pause X; continue X", "reverse X", "pause X; scrub X 50%",
    "start X; stop X", "start X; stop X; finish X", "add X { box.alpha = 0.5 }",
    "completion X { box.tag = 1 }",
  ]
  private static let looks = [
    "table", "table slide", "draw", "draw box", "show box", "list", "list animators",
    "why box.center.x", "plot box.center.x", "plot slide", "plot easeIn", "plot",
    "table box.alpha every: 0.2s", "table box.center turns", "events", "doctor", "springs bouncy",
    "plot slide fade difference", "draw onion", "draw every: 0.2s", "list states slide",
    "expect box.alpha == 1", "expect always box.alpha <= 1", "highest(box.center.x)", "box.center",
  ]
  private static let things = [
    "box.center", "box.frame", "slide", "intro", "box", "nudge", "box.center.x", "box.layer",
    "slide fade",
  ]
  private static let words = [
    "sheet", "end", "clear", "animator", "scale", "start", "red", "position", "view", "linear",
    "table",
    "draw", "pause", "finished", "min", "spring", "list", "remove",
  ]
  private static let scheduled = [
    "view late", "remove card", "animate 1s { box.alpha = 0 }", "animator a 1s { box.alpha = 0 }",
    "layer dot", "shape ring", "dance box 1s { .alpha = 0 }", "perform intro", "add shake to: box",
    "detach box", "on box \"k\" { box.tag = 1 }", "gesture tap box { box.tag = 1 }", "touch box",
    "transaction 1s { box.layer.opacity = 0 }", "chain c { then 1s { box.alpha = 0 } }", "table",
    "show box",
    "keyframes 1s { at 0% for: 50% { box.alpha = 0 } }", "animation f opacity to: 0 1s",
    "decay intro",
  ]
  private static let others = [
    "animate 1s repeat: 3 { box.alpha = 0 }", "animate 1s repeat autoreverse { box.alpha = 0 }",
    "animate hop 1s { box.alpha = 0 }", "animate hop 1s { box.alpha = 0 }; start hop",
    "animate 1s { box.alpha = 0 } completion: { box.tag = 1 }",
    "start slide completion: { box.tag = 1 }",
    "add shake to: box completion: { box.tag = 1 }", "perform intro completion: { box.tag = 1 }",
    "animator a 1s { box.alpha = 0 } completion: { box.tag = 1 }",
    "animation f opacity to: 0 1s repeat: 3",
    "begin 1s easeIn repeat: 2 autoreverse; box.alpha = 0; commit",
    "mark", "marks", "promise", "promises", "branch", "branches", "watch", "watches", "list views",
    "list marks", "list promises", "list branches", "list chains", "list blocks", "list gestures",
    "for v in [box, card] { v.alpha = 0.5 }", "for v in [slide, fade] { start v }",
    "for v in [box, card] { plot v.center.x }", "for d in [0.1, 0.2] { step d }", "undo 3",
    "undo 2",
    "remove box card slide", "remove here", "remove all", "watch box.center slide gap",
    "slide.progress",
    "slide.remaining", "slide.timing", "intro.of", "continue slide repeat: 2", "touch box card",
    "gesture tap box card { box.tag = 1 }", "animator a 1s repeat { box.alpha = 0 }",
    "edit 3 drop", "edit before: 3 { view x }", "plot -box.center.x", "plot .easeIn",
    "box.backgroundColor = tomato", "box.backgroundColor = \"#ff8800\"", "? pause",
    "how do I pause",
  ]

  private static func saidToAnimators() -> [String] {
    animators.flatMap { (verb: String) -> [String] in
      ["slide", "slide fade", "all"].map { thing in
        verb.split(separator: "X", omittingEmptySubsequences: false).joined(separator: thing)
      }
    }
  }

  private static func looked(_ look: String) -> [String] {
    let isValue = look == "box.center" || look.hasPrefix("highest")
    return [
      look, "step 0.1s; \(look)", "for i in 0..<2 { \(look) }", "if box.alpha == 1 { \(look) }",
      isValue ? "(\(look))" : "\(look) at: 0.2s",
    ]
  }

  private static func numbers(of thing: String) -> [String] {
    ["plot \(thing)", "table \(thing) every: 0.2s", "table \(thing) turns", "table \(thing)"]
  }

  private static func named(_ word: String) -> [String] {
    ["view \(word)", "animator \(word) 1s; start \(word)", "view \(word); \(word).alpha = 0.5"]
  }

  private static func later(_ entry: String) -> String {
    guard let block = entry.firstIndex(of: "{") else { return entry + " after: 0.2s" }
    return entry[..<block] + "after: 0.2s " + entry[block...]
  }

  private static let all: [String] = {
    var all = saidToAnimators()
    for look in looks { all += looked(look) }
    for thing in things { all += numbers(of: thing) }
    for word in words { all += named(word) }
    return all + scheduled.map(later) + others
  }()

  // The reasons that declarations give for refusing a guess.
  private static let reasons = [
    "animate 1s repeat", "a finger touches one view", "a gesture belongs to one view",
    "nothing moves",
    "has no argument 'repeat:'",
  ]

  @Test func `nine of ten work, and the rest say why not`() {
    var refused: [String] = []
    for guess in Self.all {
      let outcome = Session.entered(GrammarTests.stage).enter(guess)
      guard outcome.failed else { continue }
      refused.append("\(guess): \(outcome.text.split(separator: "\n").first ?? "")")
      #expect(Self.reasons.contains { outcome.text.contains($0) }, "\(guess)\n\(outcome.text)")
    }
    #expect(Self.all.count >= 300)
    #expect(refused.count * 10 <= Self.all.count, "\(refused.joined(separator: "\n"))")
  }
}
