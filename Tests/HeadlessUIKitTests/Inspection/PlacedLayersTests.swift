import Testing

@testable import HeadlessUIKit

@Suite struct PlacedLayersTests {
  let stage = Stage()

  @Test func `each comes behind the one it lies in, which it names`() {
    let desk = stage.add(CGRect(x: 20, y: 30, width: 100, height: 100))
    let card = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), in: desk)
    let other = stage.add(CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.run { other.layer.zPosition = -1 }
    let placed = stage.placedLayers
    #expect(placed.map(\.layer) == [stage.window.layer, other.layer, desk.layer, card.layer])
    #expect(placed.map(\.parent) == [nil, 0, 0, 2])
  }

  @Test func `each is placed by its matrix, what is shared by those in one included`() throws {
    let desk = stage.add(CGRect(x: 40, y: 30, width: 100, height: 80))
    let card = stage.add(CGRect(x: 10, y: 20, width: 30, height: 40), in: desk)
    stage.run {
      desk.bounds.origin = CGPoint(x: 5, y: 7)
      card.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
      card.layer.anchorPointZ = 10
      card.layer.zPosition = 20
      card.layer.transform = CATransform3DMakeRotation(0.7, 1, 0.5, 0.2)
      desk.layer.sublayerTransform.m34 = -1 / 300
    }
    let matrix = try #require(stage.placedLayers.last).transform
    for (x, y) in [(0.0, 0.0), (30, 0), (30, 40), (0, 40)] {
      let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
      let seen = CGPoint(
        x: (x * matrix.m11 + y * matrix.m21 + matrix.m41) / w,
        y: (x * matrix.m12 + y * matrix.m22 + matrix.m42) / w)
      let converted = card.layer.convert(CGPoint(x: x, y: y), to: desk.layer)
      #expect(abs(converted.x - seen.x) < 1e-9 && abs(converted.y - seen.y) < 1e-9)
    }
    #expect(matrix.m14 != 0 || matrix.m24 != 0)
    #expect(CATransform3DIsIdentity(stage.placedLayers[0].transform))
  }

  @Test func `what is hidden is left out, with all in it`() {
    let hidden = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), in: hidden)
    stage.run { hidden.isHidden = true }
    #expect(stage.placedLayers.map(\.layer) == [stage.window.layer])
    stage.run { stage.window.isHidden = true }
    #expect(stage.placedLayers.isEmpty)
  }

  @Test func `a presentation answers what is kept as its layer does`() {
    let desk = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.run { desk.layer.masksToBounds = true }
    let presentation = desk.layer.presentation()
    #expect(presentation?.masksToBounds == true)
    presentation?.masksToBounds = false
    #expect(desk.clipsToBounds)
  }

  @Test func `an observer hears where time goes next, once all is done at a moment`() {
    let box = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [(now: Double, next: Double, alpha: Double, ahead: Double)] = []
    stage.setObserver { [unowned stage] next in
      func alpha() -> Double { box.layer.presentation()?.exactOpacity ?? -1 }
      let ahead = stage.peek(atTicks: stage.ticks + (next - stage.ticks) / 2) { alpha() }
      heard.append((stage.now, Stage.seconds(ticks: next), alpha(), ahead))
      return nil
    }
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.alpha = 0
      } completion: { _ in
        box.alpha = 0.25
      }
    }
    stage.advance(by: 2)
    #expect(heard.map(\.now) == [0, 1])
    #expect(heard.map(\.next) == [1, 2])
    #expect(heard.map(\.alpha) == [1, 0.25])
    #expect(heard.map(\.ahead) == [0.5, 0.25])
  }
}
