import HeadlessUIKit
import Testing

/// A view that keeps one subview at its right edge.
private final class Card: UIView {
  let knob = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private(set) var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    knob.center = CGPoint(x: bounds.width, y: 5)
  }
}

@Suite struct `a layout in an animation block` {
  private func card() -> (stage: Stage, card: Card) {
    let stage = Stage()
    let card = stage.run {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      card.addSubview(card.knob)
      stage.window.addSubview(card)
      return card
    }
    return (stage, card)
  }

  @Test func `that is asked for moves the subviews along`() {
    let (stage, card) = card()
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        card.bounds.size.width = 200
        card.layoutIfNeeded()
      }
    }
    stage.advance(by: 0.25)
    #expect(card.shown.bounds.width == 125)
    #expect(card.knob.shown.position.x == 125)
  }

  @Test func `that is not comes with the end of the turn, at once`() {
    let (stage, card) = card()
    stage.run {
      UIView.animate(withDuration: 1) { card.bounds.size.width = 200 }
      #expect(card.knob.center.x == 100)
    }
    #expect(card.knob.center.x == 200)
    #expect(card.knob.shown.position.x == 200)
  }

  @Test func `comes along with the option`() {
    let (stage, card) = card()
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
        card.bounds.size.width = 200
      }
      #expect(card.knob.center.x == 200)
    }
    stage.advance(by: 0.25)
    #expect(card.knob.shown.position.x == 125)
  }

  @Test func `of constraints, told by a number, is asked of the view above`() {
    let (stage, card) = card()
    stage.window.layoutIfNeeded()
    let before = card.layouts
    stage.run {
      card.setNeedsLayout()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        card.frame.size.width = 300
        stage.window.layoutIfNeeded()
        stage.window.layoutIfNeeded()
      }
    }
    #expect(card.layouts == before + 1)
    stage.advance(by: 0.5)
    #expect(card.knob.shown.position.x == 200)
  }

  @Test func `that was owed from before is animated with the rest, unless it is done first`() {
    let (stage, card) = card()
    stage.run {
      card.frame.size.width = 200
      card.layoutIfNeeded()
      UIView.animate(withDuration: 1) { card.layoutIfNeeded() }
    }
    #expect(card.knob.shown.position.x == 200)
    stage.run {
      card.frame.size.width = 400
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.layoutIfNeeded() }
    }
    stage.advance(by: 0.5)
    #expect(card.shown.bounds.width == 400)
    #expect(card.knob.shown.position.x == 300)
  }

  @Test func `in an animator's block is scrubbed`() {
    let (stage, card) = card()
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        card.frame.size.width = 200
        card.layoutIfNeeded()
      }
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.75
    #expect(card.knob.shown.position.x == 175)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(card.knob.center.x == 100)
    _ = stage
  }
}
