import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `a hundred thousand steps` {
  /// A kind of step; each moves a place by one point, or counts.
  enum Kind: String, CaseIterable, Sendable {
    case call, block, spring, keyframes, timeout, resume, chain, joined
  }

  private static let seconds = 1.0 / 1000

  private static func add(_ kind: Kind, to chain: Animate, _ view: UIView) {
    let move = { view.center.x += 1 }
    switch kind {
    case .call: chain.do(block: move)
    case .block: chain.then(duration: seconds, animationBlock: move)
    case .spring:
      chain.then(
        duration: seconds, springDamping: 0.5, initialVelocity: 0, animationBlock: move)
    case .keyframes: chain.then(keyframes: [Keyframe(duration: seconds, animationBlock: move)])
    case .timeout: chain.wait(timeout: seconds) { _ in move() }
    case .resume:
      chain.wait { resume in
        move()
        resume()
      }
    case .chain:
      chain.then(animation: Animate().do(block: move).wait(timeout: seconds))
    case .joined: chain.do(block: {}).and(duration: seconds, animationBlock: move)
    }
  }

  // Fewer steps are enough for kinds that cost more.
  private static let counts: [Kind: Int] = [
    .call: 100_000, .resume: 100_000, .block: 20_000, .timeout: 10_000, .spring: 10_000,
    .keyframes: 10_000, .chain: 10_000, .joined: 10_000,
  ]

  @Test(arguments: Kind.allCases)
  func `need no stack`(kind: Kind) throws {
    let (room, chain) = (Room(), Animate())
    let count = try #require(Self.counts[kind])
    for _ in 0..<count { Self.add(kind, to: chain, room.view) }
    room.stage.run { chain.perform() }
    while chain.state == .active { room.stage.advance(by: 10) }
    #expect(room.view.center.x == CGFloat(count))
    #expect(chain.stepsBegun == count && chain.stepsLeft == 0)
  }

  @Test func `are scrubbed and turned around as a few are`() {
    let (room, chain, count) = (Room(), Animate(), 20_000)
    for _ in 0..<count { Self.add(.block, to: chain, room.view) }
    room.stage.run { chain.perform() }
    room.stage.advance(by: 19.9999)
    chain.pauseAnimation()
    for index in 0..<100 {
      chain.fractionComplete = Double(index) / 100
      #expect(abs(room.shown.x - CGFloat(count * index / 100)) < 1e-6)
    }
    chain.isReversed = true
    chain.startAnimation()
    room.stage.advance(by: 20)
    #expect(room.view.center.x == 0 && chain.state == .inactive)
  }
}
