import AnimationFacades
import HeadlessUIKit
import Testing

// The listings of "UIView Animation Syntax Sugar".

/// The article's class, as it is printed.
private class Animator {
  typealias Animations = () -> Void
  typealias Completion = (Bool) -> Void

  private var animations: Animations
  private var completion: Completion?
  private let duration: TimeInterval

  init(duration: TimeInterval) {
    self.animations = {}
    self.completion = nil
    self.duration = duration
  }

  func animations(_ animations: @escaping Animations) -> Self {
    self.animations = animations
    return self
  }

  func completion(_ completion: @escaping Completion) -> Self {
    self.completion = completion
    return self
  }

  func animate() {
    UIView.animate(withDuration: duration, animations: animations, completion: completion)
  }
}

@Suite struct `the article on syntax sugar` {
  /// The ways the article tells one animation in.
  enum Way: CaseIterable, Sendable {
    case trailing, indented, passed, printedClass, builder
  }

  private static func tell(_ way: Way, _ view: UIView, _ end: @escaping (Bool) -> Void) {
    switch way {
    case .trailing:
      UIView.animate(
        withDuration: 0.3,
        animations: {
          view.center.x = 100
        }
      ) { finished in
        end(finished)
      }
    case .indented:
      UIView.animate(
        withDuration: 0.3,
        animations: {
          view.center.x = 100
        },
        completion: { finished in
          end(finished)
        })
    case .passed:
      let animations = {
        view.center.x = 100
      }
      let completion = { (finished: Bool) in
        end(finished)
      }
      UIView.animate(withDuration: 0.3, animations: animations, completion: completion)
    case .printedClass:
      Animator(duration: 0.3)
        .animations {
          view.center.x = 100
        }
        .completion { finished in
          end(finished)
        }
        .animate()
    case .builder:
      UIView.Animator(duration: 0.3)
        .animations {
          view.center.x = 100
        }
        .completion { finished in
          end(finished)
        }
        .animate()
    }
  }

  @Test(arguments: Way.allCases)
  func `tells one animation in several ways`(way: Way) {
    let (room, direct) = (Room(), Room())
    var ends: [Bool] = []
    room.stage.run { Self.tell(way, room.view) { ends.append($0) } }
    direct.stage.run { UIView.animate(withDuration: 0.3) { direct.view.center.x = 100 } }
    #expect(room.samples(every: 1.0 / 120, to: 0.4) == direct.samples(every: 1.0 / 120, to: 0.4))
    #expect(ends == [true])
  }

  @Test func `takes options`() {
    let room = Room()
    var ends: [Double] = []
    room.stage.run {
      UIView.Animator(duration: 0.3, delay: 0, options: [.autoreverse])
        .animations { room.view.center.x = 100 }.completion { _ in ends.append(room.stage.now) }
        .animate()
      UIView.SpringAnimator(
        duration: 0.3, delay: 0.2, damping: 0.2, velocity: 0.2,
        options: [.autoreverse, .curveEaseIn]
      ).animations { room.view.center.y = 100 }.completion { _ in ends.append(room.stage.now) }
        .animate()
    }
    room.stage.advance(by: 0.3)
    #expect(room.shown.x == 100)
    room.stage.advance(by: 2)
    #expect(ends == [0.6, 0.8])
  }

  @Test func `animates twice when it is run twice`() {
    let room = Room()
    var ends: [Bool] = []
    let animator = UIView.Animator(duration: 0.3).animations { room.view.center.x += 100 }
      .completion { ends.append($0) }
    for turn in 1...2 {
      room.stage.run { animator.animate() }
      room.stage.advance(by: 0.15)
      #expect(room.shown.x == CGFloat(100 * turn - 50))
      room.stage.advance(by: 0.15)
      #expect(room.view.center.x == CGFloat(100 * turn) && ends.count == turn)
    }
  }
}
