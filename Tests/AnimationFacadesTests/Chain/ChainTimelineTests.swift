import AnimationFacades
import HeadlessUIKit
import Testing

/// The chain of the article on a view, with what it has done.
private final class Told {
  let stage = Stage()
  let box: UIView
  var done: [String] = []
  var resume: (() -> Void)?

  init() {
    box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    stage.window.addSubview(box)
    box.backgroundColor = .red
  }

  func chain(timeout: Double? = nil) -> Animate {
    stage.run {
      Animate(duration: 1, options: .curveLinear) { [box] in
        box.center.x += 100
        box.alpha = 0.5
      }
      .do { [self] in done.append("do \(stage.now)") }
      .then(duration: 1, options: .curveLinear) { [box] in
        box.center.y += 100
        box.transform = CGAffineTransform(scaleX: 3, y: 3)
        box.backgroundColor = .blue
      }
      .wait(timeout: timeout) { [self] in resume = $0 }
      .then(duration: 2, options: .curveLinear) { [box] in
        box.alpha = 1
        box.transform = .identity
      }
    }
  }

  var picture: [Double] {
    let shown = box.layer.presentation()
    let color = shown?.backgroundColor?.components ?? []
    let position = shown?.position ?? .zero
    return [Double(position.x), Double(position.y), shown?.exactOpacity ?? -1]
      + [Double(shown?.affineTransform().a ?? 0)] + color.map { Double($0) }
  }

  func isNear(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

@Suite struct `a chain is one timeline` {
  @Test func `it runs its steps one after another`() {
    let told = Told()
    let chain = told.chain(timeout: 0.5)
    var end = -1.0
    told.stage.run { chain.perform { end = told.stage.now } }
    told.stage.advance(by: 10)
    #expect(end == 4.5)
    #expect(told.done == ["do 1.0"])
    #expect(chain.state == .inactive)
    #expect(told.isNear(told.picture, [125, 125, 1, 1, 0, 0, 1, 1]))
  }

  @Test func `going back shows what was there, and calls nothing`() {
    let told = Told()
    let chain = told.chain(timeout: 0.5)
    told.stage.run { chain.perform() }
    var pictures: [[Double]] = []
    for _ in 0..<44 {
      pictures.append(told.picture)
      told.stage.advance(by: 0.1)
    }
    told.stage.run { chain.pauseAnimation() }
    for (index, picture) in pictures.enumerated().reversed() {
      told.stage.run { chain.fractionComplete = Double(index) * 0.1 / 4.5 }
      #expect(told.isNear(told.picture, picture), "\(index): \(told.picture) \(picture)")
    }
    #expect(told.done == ["do 1.0"])
    told.stage.run { chain.startAnimation() }
    told.stage.advance(by: 4.4)
    #expect(chain.state == .active)
    told.stage.advance(by: 0.2)
    #expect(chain.state == .inactive)
    #expect(told.done == ["do 1.0"])
    #expect(told.isNear(told.picture, [125, 125, 1, 1, 0, 0, 1, 1]))
  }

  @Test func `going forward runs what is still to come`() {
    let told = Told()
    let chain = told.chain(timeout: 0.5)
    told.stage.run {
      chain.perform()
      chain.pauseAnimation()
      chain.fractionComplete = 3.5 / 4.5
    }
    #expect(told.stage.now == 0)
    #expect(told.done == ["do 0.0"])
    #expect(told.isNear(told.picture, [125, 125, 0.75, 2, 0, 0, 1, 1]))
    told.stage.run { chain.fractionComplete = 0.5 / 4.5 }
    #expect(told.isNear(told.picture, [75, 25, 0.75, 1, 1, 0, 0, 1]))
  }

  @Test func `a wait without a timeout holds it`() {
    let told = Told()
    let chain = told.chain()
    told.stage.run {
      chain.perform()
      chain.pauseAnimation()
      chain.fractionComplete = 1
    }
    #expect(chain.isWaiting)
    #expect(told.isNear(told.picture, [125, 125, 0.5, 3, 0, 0, 1, 1]))
    told.stage.run {
      told.resume?()
      chain.fractionComplete = 0.75
    }
    #expect(!chain.isWaiting)
    #expect(told.isNear(told.picture, [125, 125, 0.75, 2, 0, 0, 1, 1]))
  }

  @Test func `turned around it goes back to its beginning`() {
    let told = Told()
    let chain = told.chain(timeout: 0.5)
    let before = told.picture
    told.stage.run { chain.perform() }
    told.stage.advance(by: 1.5)
    let there = told.picture
    told.stage.run { chain.isReversed = true }
    #expect(told.isNear(told.picture, there))
    told.stage.advance(by: 1)
    #expect(told.isNear(told.picture, [75, 25, 0.75, 1, 1, 0, 0, 1]))
    told.stage.run { chain.isReversed = false }
    told.stage.advance(by: 1)
    #expect(told.isNear(told.picture, there))
    told.stage.run { chain.isReversed = true }
    told.stage.advance(by: 1.5)
    #expect(chain.state == .inactive)
    #expect(told.picture == before)
    #expect(told.box.center.x == 25)
    #expect(told.box.alpha == 1)
    #expect(told.done == ["do 1.0"])
  }
}
