import HeadlessUIKit
import Testing

/// A card with two sides that turns over: away to its edge, then on with the other side.
private final class FlipCard: UIView {
  let front = UIView()
  let back = UIView()
  private(set) var log: [String] = []

  private func edge(_ angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500.0
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }

  func setUp() {
    addSubview(front)
    addSubview(back)
    back.isHidden = true
  }

  func flip(completion: (() -> Void)? = nil) {
    layer.transform = edge(0)
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseIn],
      animations: {
        self.layer.transform = self.edge(.pi / 2)
      },
      completion: { _ in
        self.log.append("edge")
        self.front.isHidden.toggle()
        self.back.isHidden.toggle()
        self.layer.transform = self.edge(-.pi / 2)
        UIView.animate(
          withDuration: 0.25, delay: 0, options: [.curveEaseOut],
          animations: { self.layer.transform = self.edge(0) },
          completion: { finished in
            self.log.append("flipped \(finished)")
            completion?()
          })
      })
  }
}

@Suite struct `a flip with a chain of completions` {
  private let stage = Stage()
  private let card: FlipCard

  init() {
    card = stage.run { FlipCard(frame: CGRect(x: 95, y: 300, width: 200, height: 120)) }
    stage.window.addSubview(card)
    stage.run { card.setUp() }
  }

  @Test func `turns to its edge and on with the other side`() {
    stage.run { card.flip() }
    // Ease-in has done 0.3153568 of the way at half its time; ease-out as much is left then.
    for t in [0.125, 0.375] {
      stage.advance(by: t - stage.now)
      let angle = (t < 0.25 ? 1 : -1) * 0.3153568 * CGFloat.pi / 2
      let shown = card.layer.presentation()?.transform
      expect(shown?.m11, near: cos(angle))
      expect(shown?.m13, near: -sin(angle))
      // The perspective stays while it turns.
      expect(shown?.m14, near: sin(angle) / 500, within: 1e-8)
      #expect(card.front.isHidden == (t > 0.25))
      #expect(card.back.isHidden == (t < 0.25))
    }
    stage.advance(by: 0.125)
    #expect(card.log == ["edge", "flipped true"])
  }

  @Test func `chained three times takes three times as long`() {
    var ended: TimeInterval?
    stage.run {
      card.flip {
        self.card.flip {
          self.card.flip { ended = self.stage.now }
        }
      }
    }
    stage.advance(by: 10)
    #expect(ended == 1.5)
    #expect(card.front.isHidden && !card.back.isHidden)
  }

  @Test func `as a transition shows one side and hides the other`() {
    var log: [String] = []
    func turn(from front: UIView, to back: UIView, completion: @escaping () -> Void) {
      UIView.transition(
        from: front, to: back, duration: 0.5,
        options: [.transitionFlipFromRight, .showHideTransitionViews]
      ) { finished in
        log.append("\(finished) \(stage.now)")
        completion()
      }
    }
    stage.run {
      turn(from: card.front, to: card.back) {
        turn(from: self.card.back, to: self.card.front) {}
      }
    }
    #expect(card.front.isHidden && !card.back.isHidden)
    stage.advance(by: 0.6)
    #expect(!card.front.isHidden && card.back.isHidden)
    stage.advance(by: 1)
    #expect(log == ["true 0.5", "true 1.0"])
  }
}
