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
    #expect(placed.map(\.order) == [0, 0, 1, 0])
    #expect(placed[3].box == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `a scrolled parent moves what lies in it`() {
    let desk = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), in: desk)
    stage.run { desk.bounds.origin = CGPoint(x: 5, y: 7) }
    #expect(stage.placedLayers.last?.box.origin == CGPoint(x: 5, y: 3))
  }

  // The transform about the anchor at its place in the box, laid into the one above by hand.
  @Test func `box and transform together lead to the corners`() throws {
    let desk = stage.add(CGRect(x: 40, y: 30, width: 100, height: 80))
    let card = stage.add(CGRect(x: 10, y: 20, width: 30, height: 40), in: desk)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    stage.run {
      card.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
      card.layer.anchorPointZ = 10
      card.layer.zPosition = 20
      card.layer.transform = CATransform3DMakeRotation(0.7, 1, 0.5, 0.2)
      desk.layer.sublayerTransform = perspective
    }
    let placed = try #require(stage.placedLayers.last)
    let t = placed.transform
    let anchor = CGPoint(
      x: placed.box.minX + 0.25 * placed.box.width, y: placed.box.minY + placed.box.height)
    let expected = card.layer.bounds
    let points = [
      CGPoint(x: expected.minX, y: expected.minY), CGPoint(x: expected.maxX, y: expected.minY),
      CGPoint(x: expected.maxX, y: expected.maxY), CGPoint(x: expected.minX, y: expected.maxY),
    ]
    for (corner, point) in zip(placed.corners, points) {
      let (x, y) = (
        point.x + placed.box.minX - anchor.x, point.y + placed.box.minY - anchor.y
      )
      let w = x * t.m14 + y * t.m24 + t.m44
      let seen = CGPoint(
        x: (x * t.m11 + y * t.m21 + t.m41) / w + anchor.x + 40,
        y: (x * t.m12 + y * t.m22 + t.m42) / w + anchor.y + 30)
      #expect(abs(corner.x - seen.x) < 1e-9 && abs(corner.y - seen.y) < 1e-9)
      let converted = card.layer.convert(point, to: nil)
      #expect(abs(corner.x - converted.x) < 1e-9 && abs(corner.y - converted.y) < 1e-9)
    }
    #expect(placed.transform.m14 != 0 || placed.transform.m24 != 0)
  }

  @Test func `an observer hears where time goes next, once all is done at a moment`() {
    let box = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [(now: Double, next: Double, alpha: Double, ahead: Double)] = []
    stage.setObserver { [unowned stage] next in
      func alpha() -> Double { box.layer.presentation()?.exactOpacity ?? -1 }
      let ahead = stage.peek(atTicks: stage.ticks + (next - stage.ticks) / 2) { alpha() }
      heard.append((stage.now, Stage.seconds(ticks: next), alpha(), ahead))
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
