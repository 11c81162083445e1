import HeadlessUIKit
import Testing

@Suite struct `a change of a layer on the screen` {
  private final class Wish: CAAction {
    private(set) var calls: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      calls.append("\(event) \((anObject as? CALayer)?.name ?? "-")")
    }
  }

  private final class Director: CALayerDelegate {
    var answer: (any CAAction)?
    private(set) var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  @Test func `goes there in a quarter of a second, on the default curve`() {
    let specimen = Specimen()
    specimen.stage.run { specimen.layer.position.x = 100 }
    #expect(specimen.model("position.x") == 100)
    #expect(specimen.layer.animationKeys() == ["position"])
    #expect(abs((specimen.shown("position.x", at: 0.125) ?? 0) - 80.24034) < 1e-4)
    #expect(specimen.shown("position.x", at: 0.25) == 100)
    #expect(specimen.layer.animationKeys() == nil)
  }

  @Test func `goes by the transaction's duration and curve`() {
    let specimen = Specimen()
    specimen.stage.run {
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      specimen.layer.cornerRadius = 8
    }
    #expect(specimen.shown("cornerRadius", at: 0.5) == 2)
    #expect(specimen.shown("cornerRadius", at: 2) == 8)
  }

  @Test func `from where it is when it is on its way`() {
    let specimen = Specimen()
    specimen.stage.run { specimen.layer.opacity = 0 }
    let halfway = specimen.shown("opacity", at: 0.125) ?? 0
    specimen.stage.run { specimen.layer.opacity = 1 }
    #expect(abs((specimen.shown("opacity") ?? 0) - halfway) < 1e-6)
    #expect(specimen.layer.animationKeys() == ["opacity"])
    #expect(specimen.shown("opacity", at: 0.375) == 1)
  }

  @Test func `is there at once when actions are off, in a view, or before it is on the screen`() {
    let specimen = Specimen()
    let view = specimen.stage.run { UIView() }
    specimen.stage.window.addSubview(view)
    specimen.stage.run {
      CATransaction.setDisableActions(true)
      specimen.layer.opacity = 0
      view.layer.opacity = 0.5
    }
    #expect(specimen.layer.animationKeys() == nil)
    specimen.stage.run { view.layer.position.x = 5 }
    #expect(view.layer.animationKeys() == nil)
    specimen.stage.run {
      let layer = CALayer()
      specimen.layer.addSublayer(layer)
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `of a frame animates position and bounds`() {
    let specimen = Specimen()
    specimen.stage.run { specimen.layer.frame = CGRect(x: 0, y: 0, width: 40, height: 80) }
    #expect(specimen.layer.animationKeys() == ["position", "bounds"])
    #expect(specimen.shown("bounds.size.height", at: 0.25) == 80)
  }

  @Test func `of what cannot be in between is a transition`() {
    let specimen = Specimen()
    specimen.stage.run { specimen.layer.masksToBounds = true }
    #expect(specimen.layer.animationKeys() == [kCATransition])
    #expect(specimen.layer.animation(forKey: kCATransition) is CATransition)
    specimen.advance(to: 1)
    specimen.stage.run { specimen.layer.isHidden = true }
    #expect(specimen.layer.animationKeys() == [kCATransition])
    #expect(specimen.layer.presentation()?.isHidden == true)
  }

  @Test func `asks the delegate, the actions, the style, and then the class`() {
    let specimen = Specimen { $0.name = "box" }
    let (layer, wishes) = (specimen.layer, (0..<4).map { _ in Wish() })
    let director = Director()
    func change(to opacity: Float) { specimen.stage.run { layer.opacity = opacity } }
    layer.style = ["style": ["actions": ["opacity": wishes[3]] as [String: any CAAction]]]
    change(to: 0.1)
    layer.style?["actions"] = ["opacity": wishes[2]] as [String: any CAAction]
    change(to: 0.2)
    layer.actions = ["opacity": wishes[1]]
    change(to: 0.3)
    layer.delegate = director
    change(to: 0.4)
    director.answer = wishes[0]
    change(to: 0.5)
    #expect(wishes.map(\.calls.count) == [1, 2, 1, 1])
    #expect(wishes[0].calls == ["opacity box"])
    #expect(director.asked == ["opacity", "opacity"])
    #expect(layer.animationKeys() == nil)
    director.answer = NSNull()
    change(to: 0.6)
    #expect(wishes.map(\.calls.count) == [1, 2, 1, 1])
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func `runs nothing where the actions say NSNull`() {
    let specimen = Specimen { $0.actions = ["position": NSNull(), "onOrderIn": NSNull()] }
    specimen.stage.run { specimen.layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4) }
    #expect(specimen.layer.animationKeys() == ["bounds"])
  }

  @Test func `runs an animation of one's own`() {
    let own = CABasicAnimation(keyPath: "opacity")
    (own.fromValue, own.duration) = (0, 2)
    let specimen = Specimen { $0.actions = ["position": own] }
    specimen.stage.run { specimen.layer.position.x = 50 }
    #expect(specimen.layer.animationKeys() == ["position"])
    #expect(specimen.shown("position.x") == 50)
    #expect(specimen.shown("opacity", at: 1) == 0.5)
  }

  @Test func `is asked for even while actions are off`() {
    let specimen = Specimen()
    specimen.stage.run {
      CATransaction.setDisableActions(true)
      #expect(specimen.layer.action(forKey: "opacity") is CABasicAnimation)
    }
  }

  @Test func `is a subclass's own`() {
    final class Slow: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return super.defaultAction(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 4
        animation.fromValue = 1
        return animation
      }
    }
    let stage = Stage()
    let layer = stage.run { Slow() }
    stage.run { stage.window.layer.addSublayer(layer) }
    stage.run { (layer.opacity, layer.cornerRadius) = (0, 4) }
    stage.advance(by: 1)
    #expect(layer.animationKeys() == ["opacity"])
    stage.advance(by: 2)
    #expect(layer.presentation()?.opacity == 0.25)
  }

  @Test func `of a part of a transform is one of the whole`() {
    let specimen = Specimen()
    specimen.stage.run { specimen.layer.setValue(2.0, forKeyPath: "transform.scale") }
    #expect(specimen.layer.animationKeys() == ["transform"])
    #expect(abs((specimen.shown("transform.scale", at: 0.125) ?? 0) - 1.8024034) < 1e-6)
  }

  @Test func `from and to no colour has nothing in between`() {
    let specimen = Specimen()
    specimen.stage.run { specimen.layer.backgroundColor = UIColor.red.cgColor }
    #expect(specimen.layer.animationKeys() == nil)
    specimen.stage.run { specimen.layer.backgroundColor = UIColor.blue.cgColor }
    #expect(specimen.layer.animationKeys() == ["backgroundColor"])
  }
}
