import Testing

@testable import HeadlessUIKit

@Suite struct `what a layer shows` {
  @Test func `is there once it was on the screen at the end of a turn`() {
    let stage = Stage()
    stage.run {
      let layer = CALayer()
      #expect(layer.presentation() == nil)
      stage.window.layer.addSublayer(layer)
      #expect(layer.presentation() == nil)
      CATransaction.flush()
      #expect(layer.presentation() != nil)
      layer.removeFromSuperlayer()
      #expect(layer.presentation() == nil)
    }
    let loose = stage.run { CALayer() }
    #expect(loose.presentation() == nil)
  }

  @Test func `is a copy with a way back`() throws {
    let specimen = Specimen()
    let shown = try #require(specimen.layer.presentation())
    #expect(shown !== specimen.layer)
    #expect(shown.presentation() === shown)
    #expect(shown.model() === specimen.layer)
    #expect(specimen.layer.model() === specimen.layer)
  }

  @Test func `cannot be changed`() async {
    await #expect(processExitsWith: .failure) {
      Specimen().withPresentation { $0.position.x = 5 }
    }
    await #expect(processExitsWith: .failure) {
      Specimen().withPresentation { $0.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }
    }
    await #expect(processExitsWith: .failure) { Specimen().withPresentation { $0.speed = 0 } }
    await #expect(processExitsWith: .success) { Specimen().withPresentation { _ = $0.speed } }
  }

  @Test func `keeps what it was while the layer moves on`() {
    let specimen = Specimen()
    specimen.stage.run { specimen.layer.position.x = 100 }
    let before = specimen.layer.presentation()
    specimen.advance(to: 1)
    #expect(before?.position.x == 0)
    #expect(specimen.layer.presentation()?.position.x == 100)
  }

  @Test func `has what its tree shows around and below it`() {
    let specimen = Specimen()
    let child = specimen.stage.run {
      let child = CALayer()
      specimen.layer.addSublayer(child)
      return child
    }
    specimen.stage.run { specimen.layer.position.x = 100 }
    let shown = child.presentation()
    #expect(shown?.superlayer?.model() === specimen.layer)
    #expect(shown?.superlayer?.position.x == 0)
    #expect(specimen.layer.presentation()?.sublayers?.first?.model() === child)
  }

  @Test func `is where it is found, touched and converted`() {
    let specimen = Specimen { $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    let child = specimen.stage.run {
      let child = CALayer()
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      specimen.layer.addSublayer(child)
      return child
    }
    specimen.stage.run {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      specimen.layer.position = CGPoint(x: 105, y: 5)
    }
    specimen.advance(to: 0.125)
    let window = specimen.stage.window.layer
    func hit(_ x: CGFloat) -> CALayer? {
      window.presentation()?.hitTest(CGPoint(x: x, y: 5))?.model()
    }
    #expect(hit(59) === child)
    #expect(hit(105) === window)
    #expect(window.hitTest(CGPoint(x: 105, y: 5)) === child)
    let corner = child.presentation()?.convert(CGPoint.zero, to: window.presentation())
    #expect(corner == CGPoint(x: 50, y: 0))
    #expect(child.convert(CGPoint.zero, to: window) == CGPoint(x: 100, y: 0))
  }
}

@Suite struct `a tree of layers` {
  private func tree(_ names: String...) -> (stage: Stage, parent: CALayer, layers: [CALayer]) {
    let stage = Stage()
    let (parent, layers) = stage.run {
      let parent = CALayer()
      let layers = names.map { name in
        let layer = CALayer()
        layer.name = name
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return layer
      }
      layers.forEach(parent.addSublayer)
      parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      return (parent, layers)
    }
    return (stage, parent, layers)
  }

  private func names(_ parent: CALayer) -> String {
    (parent.sublayers ?? []).compactMap(\.name).joined()
  }

  @Test func `is put together in every order`() {
    let (stage, parent, layers) = tree("a", "b", "c")
    stage.run {
      let (a, b, c) = (layers[0], layers[1], layers[2])
      parent.insertSublayer(c, at: 0)
      #expect(names(parent) == "cab")
      parent.insertSublayer(a, above: b)
      #expect(names(parent) == "cba")
      parent.insertSublayer(a, below: c)
      #expect(names(parent) == "acb")
      let d = CALayer()
      d.name = "d"
      parent.replaceSublayer(c, with: d)
      #expect(names(parent) == "adb" && c.superlayer == nil)
      parent.sublayers = [b, a]
      #expect(names(parent) == "ba" && d.superlayer == nil)
      parent.sublayers = nil
      #expect(parent.sublayers == nil)
    }
  }

  @Test func `has no rings`() async {
    await #expect(processExitsWith: .failure) {
      Stage().run {
        let (a, b) = (CALayer(), CALayer())
        a.addSublayer(b)
        b.addSublayer(a)
      }
    }
  }

  @Test func `is touched at the highest layer, and hidden ones let through`() {
    let (stage, parent, layers) = tree("a", "b", "c")
    stage.run {
      func hit() -> String? { parent.hitTest(CGPoint(x: 5, y: 5))?.name }
      #expect(hit() == "c")
      layers[0].zPosition = 1
      #expect(hit() == "a")
      layers[1].zPosition = 1
      #expect(hit() == "b")
      layers[1].isHidden = true
      #expect(hit() == "a")
      layers[0].opacity = 0
      #expect(hit() == "c")
      #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === parent)
      #expect(parent.hitTest(CGPoint(x: 500, y: 50)) == nil)
    }
  }

  @Test func `orders by z position what is drawn, equals as they are`() {
    let (stage, parent, layers) = tree("a", "b", "c", "d")
    stage.run {
      (layers[0].zPosition, layers[2].zPosition) = (5, -1)
      #expect(parent.facesInOrder.compactMap(\.name).joined() == "cbda")
    }
  }

  @Test func `shares a perspective`() {
    let (stage, parent, layers) = tree("a")
    stage.run {
      var eye = CATransform3DIdentity
      eye.m34 = -1.0 / 500
      parent.sublayerTransform = eye
      layers[0].position = CGPoint(x: 50, y: 50)
      layers[0].zPosition = 250
      // Twice as near, twice as large, about the middle of the parent.
      #expect(layers[0].convert(CGPoint(x: 0, y: 0), to: parent) == CGPoint(x: 40, y: 40))
      #expect(layers[0].convert(CGPoint(x: 40, y: 40), from: parent) == CGPoint(x: 0, y: 0))
      #expect(
        layers[0].convert(layers[0].bounds, to: parent)
          == CGRect(x: 40, y: 40, width: 20, height: 20))
      #expect(parent.hitTest(CGPoint(x: 42, y: 58)) === layers[0])
      #expect(parent.hitTest(CGPoint(x: 38, y: 58)) === parent)
      layers[0].position = CGPoint(x: 60, y: 50)
      #expect(layers[0].convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 70, y: 50))
    }
  }

  @Test func `sees a turned layer narrower, and its frame is the box around that`() {
    let (stage, parent, layers) = tree("a")
    stage.run {
      layers[0].transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      #expect(abs(layers[0].frame.width - 5) < 1e-9)
      #expect(abs(layers[0].frame.minX - 2.5) < 1e-9)
      #expect(layers[0].frame.height == 10)
      let edge = layers[0].convert(CGPoint(x: 10, y: 0), to: parent)
      #expect(abs(edge.x - 7.5) < 1e-9)
      #expect(layers[0].affineTransform() == .identity)
    }
  }

  @Test func `shows the parent's perspective of the moment`() {
    let (stage, parent, layers) = tree("a")
    stage.run { stage.window.layer.addSublayer(parent) }
    stage.run {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationDuration(1)
      parent.sublayerTransform = CATransform3DMakeTranslation(40, 0, 0)
    }
    stage.advance(by: 0.5)
    let shown = layers[0].presentation()?.convert(CGPoint.zero, to: parent.presentation())
    #expect(shown == CGPoint(x: 20, y: 0))
  }
}
