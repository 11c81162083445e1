import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@Suite struct `the words of a completion` {
  @Test(arguments: [("position", "end"), ("finished", "true")])
  func `show their value on a line of their own`(word: String, value: String) {
    let session = Session()
    for entry in ["view box", "animator fade 1s { box.alpha = 0 }", "start fade"] {
      #expect(!session.enter(entry).failed)
    }
    #expect(!session.enter("completion fade { \(word) }").failed)
    let outcome = session.enter("run")
    #expect(outcome.text == "time 1.000s  frame 60\n  1.000s  fade completed at end\n\(value)")
  }

  @Test(arguments: ["position", "finished"])
  func `mean nothing elsewhere`(word: String) {
    let outcome = Session().enter(word)
    #expect(outcome.failed)
    #expect(outcome.text.hasPrefix("error: '\(word)' works only in a completion"))
  }

  @Test func `tell where it ended only to the completion of an animator`() {
    let session = Session()
    for entry in ["view box", "animator fade 1s { box.alpha = 0 }"] {
      #expect(!session.enter(entry).failed)
    }
    let use = "completion: { box.tag = position == end ? 1 : 2 }"
    #expect(!session.enter("start fade \(use)").failed)
    let outcome = session.enter("animate 0.3s { box.alpha = 1 } \(use)")
    #expect(outcome.failed && outcome.text.contains("the completion of a block has 'finished'"))
  }
}
