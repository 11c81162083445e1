import HeadlessUIKit
import TestSupport
import Testing

@Suite struct `a stage` {
  /// How a stretch of frames is crossed.
  private enum Stepping { case atOnce, byFrames, byFramesLooking }

  private struct Trace {
    var bits: [[UInt64]] = []
    var states: [[String]] = []
    var events: [StageEvent] = []

    /// Where the first difference lies, in words; `nil` without any.
    func difference(from other: Trace) -> String? {
      for index in states.indices where states[index] != other.states[index] {
        return "\(states[index]) and \(other.states[index]) at \(index)"
      }
      for index in bits.indices where bits[index] != other.bits[index] {
        let numbers = [bits[index], other.bits[index]].map { $0.map(Double.init(bitPattern:)) }
        return "\(numbers[0]) and \(numbers[1]) at \(index)"
      }
      return events == other.events ? nil : "\(events) and \(other.events)"
    }
  }

  private static func trace(_ script: Script, _ stepping: Stepping) -> Trace {
    let play = ScriptPlay()
    var trace = Trace()
    func cross(_ frames: Int) {
      guard stepping != .atOnce else { return play.stage.advance(by: Double(frames) / 60) }
      for _ in 0..<frames {
        play.stage.advance(by: 1.0 / 60)
        if stepping == .byFramesLooking { _ = play.bits }
      }
    }
    for entry in script.entries {
      cross(entry.frames)
      play.make(entry)
      trace.bits.append(play.bits)
      trace.states.append(play.states)
    }
    cross(60)
    trace.bits.append(play.bits)
    trace.states.append(play.states)
    trace.events = play.stage.events
    return trace
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `ends in the same state, in one step or in sixty`(seed: Int) {
    let script = Script(seed: UInt64(seed))
    let atOnce = Self.trace(script, .atOnce)
    #expect(Self.trace(script, .byFrames).difference(from: atOnce) == nil)
    #expect(Self.trace(script, .byFramesLooking).difference(from: atOnce) == nil)
    #expect(!atOnce.events.isEmpty)
  }

  @Test func `tries scripts in which everything happens`() {
    let events = (0..<200).flatMap { Self.trace(Script(seed: UInt64($0)), .atOnce).events }
    let kinds: [StageEvent.Kind] = [
      .started, .paused, .pausedOnCompletion, .reversed(isReversed: true), .stopped,
      .completed(.end), .completed(.start), .finished(true),
    ]
    for kind in kinds { #expect(events.contains { $0.kind == kind }, "\(kind)") }
  }

  // MARK: Turning around twice

  private static func traceTurning(_ script: Script, turningAt turns: Set<Int>) -> Trace {
    let play = ScriptPlay()
    var trace = Trace()
    var frame = 0
    for entry in script.entries {
      for _ in 0..<entry.frames {
        play.stage.advance(by: 1.0 / 60)
        frame += 1
        if turns.contains(frame) {
          for animator in play.animators {
            animator.isReversed.toggle()
            animator.isReversed.toggle()
          }
        }
        trace.bits.append(play.bits)
        trace.states.append(play.states)
      }
      play.make(entry)
    }
    trace.events = play.stage.events.filter { if case .reversed = $0.kind { false } else { true } }
    return trace
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `is exactly as before after two turns at one moment`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1000)
    let turns = Set((0..<20).map { _ in Int.random(in: 0..<400, using: &generator) })
    let script = Script(seed: UInt64(seed))
    let plain = Self.traceTurning(script, turningAt: [])
    let turned = Self.traceTurning(script, turningAt: turns)
    #expect(turned.difference(from: plain) == nil)
  }

  @Test func `calls ends of one moment in the order of their beginnings`() {
    let stage = Stage()
    var ends: [Int] = []
    let animators = stage.run {
      (0..<3).map { index in
        let box = UIView()
        stage.window.addSubview(box)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
        animator.addCompletion { _ in ends.append(index) }
        animator.startAnimation()
        return animator
      }
    }
    stage.advance(by: 0.25)
    animators[0].isReversed = true
    animators[0].isReversed = false
    animators[1].pauseAnimation()
    animators[1].startAnimation()
    stage.advance(by: 1)
    #expect(ends == [0, 1, 2])
  }
}
