import Testing

@testable import FlipbookSession

/// A stage that nobody needs any more is gone: going back makes many of them.
@Suite struct LifetimeTests {
  private static let stories: [String: [String]] = [
    "views": ["view box", "view inner in: box", "box.alpha = 0.5", "remove inner"],
    "a running animator": [
      "view box", "animator slide 1s { box.alpha = 0 }", "completion slide { box.tag = 1 }",
      "start slide", "step 0.5s",
    ],
    "a finished animator": [
      "view box", "animator slide 1s { box.alpha = 0 }", "completion slide { box.tag = 1 }",
      "start slide", "run",
    ],
    "an animator that was never started": [
      "view box", "animator slide 1s { box.alpha = 0 }", "completion slide { box.tag = 1 }",
    ],
    "a block": ["view box", "animate 1s { box.alpha = 0 } completion: { box.tag = 1 }", "step"],
    "a named block": ["view box", "animate 1s name: fade { box.alpha = 0 }", "run", "again fade"],
    "what is still to come": ["view box", "after 1s { box.alpha = 0 }"],
    "keyframes": ["view box", "keyframes 1s { at 0% for: 50% { box.alpha = 0 } }", "step"],
    "a dance": ["view box", "dance box 1s { .alpha = 0 }", "completion box { box.tag = 1 }"],
    "a started dance": ["view box", "dance box 1s { .alpha = 0 }", "start box", "step"],
    "a chain": ["view box", "chain intro { then 1s { box.alpha = 0 }; do { box.tag = 1 } }"],
    "a performed chain": [
      "view box", "chain intro { then 1s { box.alpha = 0 }; do { box.tag = 1 } }",
      "perform intro", "step",
    ],
    "a waiting chain": [
      "view box", "chain intro { wait { box.tag = 1 }; do { box.tag = 2 } }", "perform intro",
      "step",
    ],
    "an animation": [
      "view box", "animation fade opacity from: 1 to: 0 1s", "attach fade to: box key: \"f\"",
      "step",
    ],
    "an action": [
      "view box", "on box.layer \"f\" { box.tag = 1 }", "animation fade opacity to: 0 1s",
      "attach fade to: box key: \"f\"", "step",
    ],
    "a layer of its own": ["layer plain", "plain.opacity = 0", "step"],
    "a transaction": [
      "view box", "begin 1s completion: { box.tag = 1 }", "box.alpha = 0", "commit",
    ],
    "a watch": ["view box", "watch box.alpha", "step"],
  ]

  @Test(arguments: stories.keys.sorted())
  func `a stage goes with its session`(story: String) throws {
    weak var world: World?
    weak var stage: AnyObject?
    do {
      let session = Session()
      for entry in try #require(Self.stories[story]) {
        let outcome = session.enter(entry)
        #expect(!outcome.failed, "\(entry): \(outcome.text)")
      }
      world = session.world
      stage = session.world.stage
    }
    #expect(world == nil)
    #expect(stage == nil)
  }
}
