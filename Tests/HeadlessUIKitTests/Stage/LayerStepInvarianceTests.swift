import HeadlessUIKit
import TestSupport
import Testing

@Suite struct `a stage of layers` {
  private enum Stepping { case atOnce, byFrames, byFramesLooking }

  /// The results of a script after each entry, and the messages on the way.
  private struct Trace {
    var bits: [[UInt64]] = []
    var keys: [[String]] = []
    var heard: [String] = []
    var events: [StageEvent] = []
  }

  private static func trace(_ script: LayerScript, _ stepping: Stepping) -> Trace {
    let play = LayerScriptPlay()
    var trace = Trace()
    func cross(_ frames: Int) {
      guard stepping != .atOnce else { return play.stage.advance(by: Double(frames) / 60) }
      for _ in 0..<frames {
        play.stage.advance(by: 1.0 / 60)
        if stepping == .byFramesLooking { _ = play.bits }
      }
    }
    func look() {
      trace.bits.append(play.bits)
      trace.keys.append(play.keys)
    }
    for entry in script.entries {
      cross(entry.frames)
      play.make(entry)
      look()
    }
    cross(60)
    look()
    (trace.heard, trace.events) = (play.heard, play.stage.events)
    return trace
  }

  private static func difference(_ a: Trace, _ b: Trace, _ script: LayerScript) -> String? {
    for index in a.bits.indices {
      let calls = script.entries.prefix(index + 1).suffix(3).map(\.call)
      if a.keys[index] != b.keys[index] {
        return "keys \(a.keys[index]) and \(b.keys[index]) after \(index), \(calls)"
      }
      if a.bits[index] != b.bits[index] {
        let place = zip(a.bits[index], b.bits[index]).enumerated().first { $1.0 != $1.1 }
        return "number \(place?.offset ?? -1) after \(index), \(calls)"
      }
    }
    for (first, second) in zip(a.heard, b.heard) where first != second {
      return "\(first) and \(second)"
    }
    if a.heard.count != b.heard.count { return "\(a.heard.count) and \(b.heard.count) heard" }
    return a.events == b.events ? nil : "events"
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `ends in the same state, in one step or in sixty`(seed: Int) {
    let script = LayerScript(seed: UInt64(seed))
    let atOnce = Self.trace(script, .atOnce)
    #expect(Self.difference(Self.trace(script, .byFrames), atOnce, script) == nil)
    #expect(Self.difference(Self.trace(script, .byFramesLooking), atOnce, script) == nil)
    for bits in atOnce.bits {
      #expect(bits.allSatisfy { Double(bitPattern: $0).isFinite })
    }
  }

  @Test func `tries scripts in which everything is heard`() {
    let heard = (0..<100).flatMap { Self.trace(LayerScript(seed: UInt64($0)), .atOnce).heard }
    for word in [
      "CABasicAnimation", "CAKeyframeAnimation", "CAAnimationGroup", "CASpringAnimation",
      "transition", "outer", "inner", "block", "keyframes", "stops true", "stops false",
    ] {
      #expect(heard.contains { $0.contains(word) }, "\(word)")
    }
  }
}
