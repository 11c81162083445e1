import HeadlessUIKit
import TestSupport
import Testing

@Suite struct `two stages` {
  private struct Story: Equatable, Sendable {
    var bits: [[UInt64]]
    var events: [StageEvent]
    var errors: [String]
  }

  private static func story(seed: UInt64) -> Story {
    let play = ScriptPlay()
    var bits: [[UInt64]] = []
    for entry in Script(seed: seed).entries {
      play.stage.advance(by: Double(entry.frames) / 60)
      play.make(entry)
      bits.append(play.bits)
    }
    return Story(bits: bits, events: play.stage.events, errors: play.stage.programmerErrors)
  }

  @Test func `share nothing on two threads`() async {
    let seeds = Array(0..<UInt64(40))
    let alone = seeds.map(Self.story)
    async let forward = Task.detached { seeds.map(Self.story) }.value
    async let backward = Task.detached { seeds.reversed().map(Self.story) }.value
    let together = await (forward, backward)
    #expect(together.0 == alone)
    #expect(together.1 == alone.reversed())
  }

  @Test func `share nothing when used by turns`() {
    let (one, two) = (ScriptPlay(), ScriptPlay())
    let (first, second) = (Script(seed: 7), Script(seed: 8))
    var bits: [[UInt64]] = []
    for (a, b) in zip(first.entries, second.entries) {
      one.stage.advance(by: Double(a.frames) / 60)
      one.stage.run {
        two.stage.advance(by: Double(b.frames) / 60)
        two.make(b)
      }
      one.make(a)
      bits.append(one.bits)
    }
    #expect(
      Self.story(seed: 7)
        == Story(
          bits: bits, events: one.stage.events, errors: one.stage.programmerErrors))
    #expect(Self.story(seed: 8).events == two.stage.events)
  }
}
