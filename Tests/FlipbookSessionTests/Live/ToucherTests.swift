import FlipbookAssembly
import FlipbookValues
import HeadlessUIKit
import OrderedCollections
import TestSupport
import Testing

@testable import FlipbookLive
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `A finger by hand` {
  private static func session(_ more: String...) -> Session {
    let session = Session()
    let entries = [
      "view card frame: (95, 300, 200, 120)",
      "gesture pan card began: { detach card } changed: { .center += translation; "
        + "translation = (0, 0) } ended: { animate 0.5s spring(dampingRatio: 0.7, "
        + "initialVelocity: relativeVelocity(velocity.y, from: card.center.y, to: 200)) "
        + "{ .center = (195, 200) } }",
    ]
    for entry in entries + more { #expect(!session.enter(entry).failed, "\(entry)") }
    return session
  }

  @Test func `is kept as touches and the steps between them`() {
    let session = Self.session()
    let toucher = Toucher(session)
    toucher.comeDown(at: [195, 360])
    toucher.advance(by: 0.0165)
    toucher.move(to: [195, 340])
    toucher.advance(by: 0.02)
    toucher.lift()
    #expect(
      toucher.entries == [
        "touch card samples: ((0ms, 195, 360), (17ms, 195, 340)) hold: 21ms", "step 0.038s",
      ])
  }

  @Test func `lets no time pass where nothing moves`() {
    let toucher = Toucher(Self.session())
    toucher.advance(by: 5)
    #expect(toucher.entries.isEmpty)
    toucher.comeDown(at: [195, 360])
    toucher.advance(by: 0.1)
    toucher.togglePlaying()
    toucher.advance(by: 3)
    #expect(toucher.entries.last == "step 0.1s")
  }

  @Test func `touches what is seen, and the root where nothing is`() {
    let session = Self.session("animate 1s linear allowUserInteraction { card.center.x += 100 }")
    let toucher = Toucher(session)
    toucher.advance(by: 0.5)
    toucher.comeDown(at: [150, 360])
    toucher.lift()
    toucher.comeDown(at: [120, 360])
    toucher.lift()
    let touched = toucher.entries.filter { $0.hasPrefix("touch") }.map { $0.prefix(10) }
    #expect(touched == ["touch card", "touch root"])
  }

  // Whatever the hand does, the kept entries lead to the bits that were shown.
  @Test(arguments: 0..<Seeds.count)
  func `replays to the same bits`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = Self.session(
      "animator slide 1s { card.alpha = 0.5 }", "start slide", "after 0.3s { card.tag = 1 }")
    let toucher = Toucher(session)
    var place = SIMD2(195.0, 360.0)
    for _ in 0..<random.number(10...120) {
      switch random.number(0...9) {
      case 0: toucher.comeDown(at: place)
      case 1: toucher.lift()
      case 2...6:
        place += SIMD2(Double(random.number(-30...30)), Double(random.number(-30...30))) / 3
        toucher.move(to: place)
      default: toucher.advance(by: Double(random.number(0...60)) / 1000)
      }
    }
    toucher.lift()
    let shown = toucher.scratch.world.bits
    for entry in toucher.entries {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry): \(outcome.text)")
    }
    #expect(session.world.bits == shown, "\(toucher.entries)")
    let card = session.world.stage.window.subviews[0]
    #expect(card.gestureRecognizers?.map(\.state) == [.possible])
  }
}
