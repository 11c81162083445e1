import AnimationFacades
import CHeap
import HeadlessUIKit

/// The cost of making, starting and ending things.
enum LifeLines {
  static let all = [
    animator, bytesOfAnimator, together, each,
    attached("CABasicAnimation") {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
      return animation
    },
    attached("CASpringAnimation") {
      let animation = CASpringAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0.0, 1.0)
      animation.duration = animation.settlingDuration
      return animation
    },
    block, chainStep, standing,
  ]

  private static let count = 2_000

  // MARK: An animator

  // Makes, starts, steps by a frame and ends animators of one number, one after the other, beside a
  // heap object in C and the same by the peers.
  private static let animator = Line(
    "make, start and end an animator of one number", aims: [.atMost(1_500)],
    allocations: [], bytes: [.atMost(400)]
  ) {
    let own = one("engine") { crowd in
      crowd.stage.run {
        _ = crowd.start(crowd.views[0], FrameLines.curve) { $0.alpha = 1 - $0.alpha }
      }
    }
    return [own, life]
      + [
        Peer.qt.contestant("Qt", "life", count), Peer.tweeny.contestant("tweeny", "life", count),
      ]
  }

  // The bytes by which the heap grows for each running animator, without its view.
  private static let bytesOfAnimator = Line("bytes of a running animator of one number") {
    measuring in
    guard heap_is_counted() != 0 else {
      throw WrongResult(description: "bytes are not counted on this system")
    }
    let count = 10_000
    let crowd = Crowd(count)
    crowd.reset()
    let before = heap_bytes_in_use()
    let running = crowd.startEach(FrameLines.curve, spread: false)
    crowd.tick()
    let after = heap_bytes_in_use()
    precondition(running.count == count)
    let peers = [Peer.qt, Peer.tweeny].map { peer in
      do {
        let value = try peer.value(of: "bytes", count)
        return Yardstick(name: peer.library.name, value: value, unit: .bytes)
      } catch {
        return Yardstick(name: peer.library.name, problem: "\(error)")
      }
    }
    return [
      Figure(
        label: "", value: Double(after - before) / Double(count), unit: .bytes,
        yardsticks: peers, aims: [.atMost(400)])
    ]
  }

  // Create, start, one frame and finish, of one animator of many numbers.
  private static let together = Line(
    "create to finish, one animator of 100,000", aims: [.atMost(15)]
  ) {
    let (crowd, reference) = (Crowd(100_000), Reference(100_000))
    return [
      Contestant("engine", operations: crowd.views.count) {
        crowd.reset()
        return {
          let animator = crowd.startTogether(FrameLines.curve)
          crowd.tick()
          animator.stopAnimation(false)
          animator.finishAnimation(at: .end)
        }
      },
      Contestant("C arena", operations: reference.count) {
        reference.reset()
        return { reference.life() }
      },
    ]
  }

  // Create, start, one frame and natural end, of many animators with completions.
  private static let each = Line(
    "create to finish, 10,000 animators", aims: [.atMost(1_500)], allocations: []
  ) {
    let (crowd, reference) = (Crowd(10_000), Reference(10_000))
    return [
      Contestant("engine", operations: crowd.views.count) {
        crowd.reset()
        return {
          var completed = 0
          crowd.startEach(FrameLines.curve, completion: { completed += 1 })
          crowd.tick()
          crowd.stage.advance(by: 1.5)
          precondition(completed == crowd.views.count)
        }
      },
      Contestant("C object", operations: reference.count) {
        reference.reset()
        return { reference.lifeEach() }
      },
    ]
  }

  // MARK: One after the other

  // Starts something on a view, steps by a frame and lets it end, again and again.
  private static func one(
    _ name: String, _ count: Int = count, start: @escaping (Crowd) -> Void
  ) -> Contestant {
    Contestant(name, operations: count) {
      let crowd = Crowd(1)
      return {
        for _ in 0..<count {
          start(crowd)
          crowd.tick()
          crowd.stage.advance(by: 2)
        }
      }
    }
  }

  private static var life: Contestant {
    let reference = Reference(count)
    return Contestant("C object", operations: count) {
      reference.reset()
      return { reference.lifeEach() }
    }
  }

  // An animation object, from its creation to its removal at its end.
  private static func attached(
    _ name: String, make: @escaping @Sendable () -> CAAnimation
  ) -> Line {
    Line("\(name), attach to end", aims: [.atMost(2_500)], allocations: [], bytes: []) {
      [
        one(name) { crowd in
          crowd.stage.run { crowd.views[0].layer.add(make(), forKey: "fade") }
        },
        life, Peer.qt.contestant("Qt", "life", count),
      ]
    }
  }

  private static let block = Line(
    "UIView.animate, to its end", aims: [.atMost(2_500)], allocations: [], bytes: []
  ) {
    [blocks(count), life, Peer.qt.contestant("Qt", "life", count)]
  }

  /// Runs `count` blocks one after the other, each to its end.
  static func blocks(_ count: Int) -> Contestant {
    one("UIView.animate", count) { crowd in
      let view = crowd.views[0]
      crowd.stage.run {
        UIView.animate(withDuration: 1) {
          view.center.x += 1
        } completion: { _ in
        }
      }
    }
  }

  // A step of a chain, from its creation to its end, beside a block with a completion.
  private static let chainStep = Line(
    "a chain's step", aims: [.atMost(2_500)], allocations: [], bytes: []
  ) {
    [chain(count), blocks(count)]
  }

  /// Performs one chain of many steps to its end.
  static func chain(_ steps: Int) -> Contestant {
    Contestant("a chain's step", operations: steps) {
      let crowd = Crowd(1)
      let view = crowd.views[0]
      return {
        crowd.stage.run {
          let chain = Animate()
          for _ in 0..<steps { chain.then(duration: 1) { view.center.x += 1 } }
          chain.perform()
        }
        crowd.stage.advance(by: Double(steps) + 1)
        precondition(view.center.x == CGFloat(steps) + 5)
      }
    }
  }

  // MARK: At one moment

  private static let standing = Line(
    "100,000 UIView.animate of one property, time standing", aims: [.atMost(0.3e9)]
  ) { [animates(100_000)] }

  /// Starts `count` blocks that each move one view further, all at one moment.
  static func animates(_ count: Int) -> Contestant {
    Contestant("engine") {
      let crowd = Crowd(1)
      let view = crowd.views[0]
      return {
        for _ in 0..<count {
          crowd.stage.run { UIView.animate(withDuration: 1) { view.center.x += 1 } }
        }
      }
    }
  }
}
