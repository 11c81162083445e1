import HeadlessUIKit
import TestSupport
import Testing

@testable import AnimationFacades

@Suite struct `random chains` {
  private static let seeds = 1...Seeds.count
  private static let frame = 1.0 / 60

  /// A chain that has run to just before its end, with what was shown at every frame.
  private static func recorded(_ seed: UInt64) -> (play: RandomChain, pictures: [[Double]]) {
    let play = RandomChain(seed: seed)
    play.perform()
    var pictures = [play.picture]
    while !play.isOver {
      play.stage.advance(by: frame)
      if !play.isOver { pictures.append(play.picture) }
    }
    let again = RandomChain(seed: seed)
    again.perform()
    again.stage.advance(by: Double(pictures.count - 1) * frame)
    return (again, pictures)
  }

  @Test(arguments: seeds)
  func `show the same when they are scrubbed`(seed: UInt64) throws {
    let (play, pictures) = Self.recorded(seed)
    guard play.chain.state == .active else { return }
    #expect(distance(play.picture, pictures[pictures.count - 1]) == 0, "seed \(seed)")
    let done = play.done
    play.chain.pauseAnimation()
    let sequence = try #require(play.chain.sequence)
    var generator = SeededGenerator(seed: seed)
    for index in pictures.indices.shuffled(using: &generator) {
      sequence.currentTime = Double(index) * Self.frame
      let distance = distance(play.picture, pictures[index])
      #expect(distance < 1e-9, "seed \(seed), frame \(index) of \(pictures.count)")
    }
    #expect(play.done == done)
    let undisturbed = RandomChain(seed: seed)
    undisturbed.perform()
    undisturbed.stage.advance(by: 60)
    play.stage.run { play.chain.startAnimation() }
    play.stage.advance(by: 60)
    #expect(play.isOver && play.done == undisturbed.done)
    #expect(play.model == undisturbed.model && play.picture == undisturbed.picture)
  }

  @Test(arguments: seeds)
  func `show the same on the way back, and end as they began`(seed: UInt64) {
    let (play, pictures) = Self.recorded(seed)
    guard play.chain.state == .active else { return }
    let before = RandomChain(seed: seed).model
    play.stage.run { play.chain.isReversed = true }
    for index in pictures.indices.dropFirst().reversed() {
      #expect(distance(play.picture, pictures[index]) < 1e-9, "seed \(seed), frame \(index)")
      play.stage.advance(by: Self.frame)
    }
    #expect(play.chain.state == .inactive)
    #expect(play.model == before)
    #expect(play.picture == before)
  }

  @Test(arguments: seeds)
  func `show the same when they are scrubbed forward as when they run`(seed: UInt64) throws {
    let (_, pictures) = Self.recorded(seed)
    let play = RandomChain(seed: seed)
    play.perform()
    play.chain.pauseAnimation()
    let sequence = try #require(play.chain.sequence)
    var generator = SeededGenerator(seed: seed)
    var index = 0
    while index < pictures.count, play.chain.state == .active {
      play.stage.run { sequence.currentTime = Double(index) * Self.frame }
      #expect(distance(play.picture, pictures[index]) < 1e-9, "seed \(seed), frame \(index)")
      sequence.currentTime = 0
      index += Int.random(in: 1...40, using: &generator)
    }
    play.stage.run { play.chain.fractionComplete = 1 }
    #expect(play.isOver && play.stage.now == 0)
    #expect(play.done.sorted() == Array(0..<play.doCount))
  }

  @Test(arguments: seeds)
  func `stay as they are shown when they are stopped`(seed: UInt64) {
    let (_, pictures) = Self.recorded(seed)
    var generator = SeededGenerator(seed: seed)
    let index = Int.random(in: pictures.indices, using: &generator)
    let (back, stopped) = (Bool.random(using: &generator), RandomChain(seed: seed))
    stopped.perform()
    stopped.stage.advance(by: Double(back ? pictures.count - 1 : index) * Self.frame)
    if back {
      stopped.chain.pauseAnimation()
      stopped.chain.sequence?.currentTime = Double(index) * Self.frame
    }
    stopped.chain.stopAnimation(true)
    #expect(distance(stopped.model, pictures[index]) < 1e-9, "seed \(seed), frame \(index)")
    let done = stopped.done
    stopped.stage.advance(by: 10)
    #expect(distance(stopped.picture, pictures[index]) < 1e-9)
    #expect(stopped.done == done && !stopped.isOver && stopped.chain.state == .inactive)
  }

  @Test(arguments: seeds)
  func `call each do once, in any number of steps`(seed: UInt64) {
    let (once, often) = (RandomChain(seed: seed), RandomChain(seed: seed))
    once.perform()
    often.perform()
    once.stage.advance(by: 60)
    for _ in 0..<3600 { often.stage.advance(by: Self.frame) }
    #expect(once.isOver && often.isOver)
    #expect(once.done == often.done && Set(once.done).count == once.doCount)
    #expect(once.done.count == once.doCount)
    #expect(once.model == often.model && once.picture == once.model)
    #expect(once.stage.events == often.stage.events)
  }

  /// What is done to a chain on the way.
  private enum Call: CaseIterable {
    case pause, start, turn, scrub, perform, decay, move, fade, set
  }

  // Makes calls at frames drawn from the seed, frame by frame or all frames between at once.
  private static func disturbed(_ seed: UInt64, frameByFrame: Bool) -> RandomChain {
    let play = RandomChain(seed: seed, length: 20)
    var generator = SeededGenerator(seed: seed)
    play.perform()
    for _ in 0..<20 {
      let frames = Int.random(in: 1...30, using: &generator)
      for _ in 0..<(frameByFrame ? frames : 1) {
        play.stage.advance(by: frameByFrame ? frame : Double(frames) * frame)
      }
      let call = Call.allCases.randomElement(using: &generator) ?? .pause
      let number = Double.random(in: 0...1, using: &generator)
      play.stage.run { make(call, number, play) }
    }
    play.stage.run { play.chain.startAnimation() }
    return play
  }

  private static func make(_ call: Call, _ number: Double, _ play: RandomChain) {
    let (chain, box) = (play.chain, play.boxes[0])
    switch call {
    case .pause: chain.pauseAnimation()
    case .start: chain.startAnimation()
    case .turn: chain.isReversed.toggle()
    case .scrub: chain.fractionComplete = CGFloat(number)
    case .perform: chain.perform()
    case .decay: if number < 0.2 { chain.decay() }
    case .move: UIView.animate(withDuration: number) { box.center.y = 300 * number }
    case .fade: UIView.animate(withDuration: number) { box.alpha = number }
    case .set: box.center.x = 100 * number
    }
  }

  @Test(arguments: seeds)
  func `come to the same in any number of steps, whatever is done to them`(seed: UInt64) {
    let once = Self.disturbed(seed, frameByFrame: false)
    let often = Self.disturbed(seed, frameByFrame: true)
    #expect(once.picture == often.picture && once.model == often.model)
    #expect(once.done == often.done && Set(once.done).count == once.done.count)
    #expect(once.stage.events == often.stage.events)
    #expect(once.chain.state == often.chain.state)
    #expect(once.chain.fractionComplete == often.chain.fractionComplete)
    #expect(once.picture.allSatisfy { $0.isFinite })
  }
}
