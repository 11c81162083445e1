import Testing

@testable import HeadlessUIKit

@Suite struct ShownLayersTests {
  let stage = Stage()

  @Test func `layers come the lowest first, in the window's points`() {
    let desk = stage.add(CGRect(x: 20, y: 30, width: 100, height: 100))
    let card = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), in: desk)
    let other = stage.add(CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.run { other.layer.zPosition = -1 }
    let shown = stage.shownLayers
    #expect(shown.map(\.layer) == [other.layer, desk.layer, card.layer])
    #expect(
      shown.last?.corners == [
        CGPoint(x: 30, y: 40), CGPoint(x: 50, y: 40), CGPoint(x: 50, y: 60),
        CGPoint(x: 30, y: 60),
      ])
  }

  @Test func `it is what is shown, opacity multiplied, and without what is hidden`() {
    let desk = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), in: desk)
    let hidden = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), in: hidden)
    stage.run {
      hidden.isHidden = true
      desk.alpha = 0.5
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        card.alpha = 0
        card.center.x += 100
      }
    }
    stage.advance(by: 0.5)
    let shown = stage.shownLayers
    #expect(shown.map(\.opacity) == [0.5, 0.25])
    #expect(shown.last?.corners.first == CGPoint(x: 50, y: 0))
  }
}
