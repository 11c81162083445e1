import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import OrderedCollections
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

/// A stage that is no longer needed is freed: going back makes many stages.
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
    "a copied chain": [
      "view box", "chain intro { then 1s { box.alpha = 0 }; wait { after 1s { resume intro } } }",
      "chain copied copy: intro { do { box.tag = 1 } }", "perform copied", "step 1.5s",
    ],
    "a block with a completion added": [
      "view box", "animate 1s name: fade { box.alpha = 0 }", "completion fade { box.tag = 1 }",
      "step",
    ],
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
    "a picture": [
      "view box", "animate 1s { box.alpha = 0 }", "step 0.5s", "draw", "table", "sheet",
    ],
    "a turn": ["view box", "animate 1s { box.transform = rotate(1) }", "step 0.5s", "table"],
    "a turn that is over": ["view box", "animate 1s { box.transform = rotate(1) }", "step 2s"],
    "a colour": ["view box backgroundColor: red", "animate 1s { box.backgroundColor = blue }"],
    "a watch": ["view box", "watch box.alpha", "step"],
  ]

  @Test(arguments: stories.keys.sorted())
  func `a stage goes with its session`(story: String) throws {
    weak var world: World?
    weak var stage: AnyObject?
    weak var root: AnyObject?
    weak var named: AnyObject?
    weak var layer: CALayer?
    do {
      let session = Session()
      for entry in try #require(Self.stories[story]) {
        let outcome = session.enter(entry)
        #expect(!outcome.failed, "\(entry): \(outcome.text)")
      }
      world = session.world
      stage = session.world.stage
      root = session.world.stage.window
      named = session.world.names["box"]?.thing
      layer = session.world.stage.window.layer.sublayers?.last
    }
    #expect(world == nil)
    #expect(stage == nil)
    #expect(root == nil)
    #expect(named == nil)
    #expect(layer == nil)
  }

  @Test func `going back leaves nothing behind`() {
    let session = Session.entered(["view box", "animate 1s { box.center.x += 9 }", "step 2s"])
    weak var world = session.world
    weak var stage = session.world.stage
    weak var root = session.world.stage.window
    _ = session.enter("goto 0.5s")
    #expect(world == nil && stage == nil && root == nil)
    weak var scratch: Session?
    weak var box: UIView?
    do {
      let other = session.scratch()
      scratch = other
      _ = other.enter("goto 0.2s")
      _ = other.enter("draw")
      (world, stage, root) = (other.world, other.world.stage, other.world.stage.window)
      box = other.world.stage.window.subviews.first
      #expect(box != nil)
    }
    #expect(scratch == nil && world == nil && stage == nil && root == nil && box == nil)
  }
}
