import HeadlessUIKit
import Testing

/// An app's own subclass of an animation, with an additional value.
private final class NotedAnimation: CABasicAnimation {
  var note = ""

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    (other as? NotedAnimation).map { note = $0.note }
  }
}

@Suite struct `an animation object` {
  @Test func `of an app's own class is copied with what it holds`() {
    let stage = Stage()
    let layer = stage.run { CALayer() }
    stage.window.layer.addSublayer(layer)
    let animation = NotedAnimation(keyPath: "opacity")
    animation.note = "mine"
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120)
    stage.run { layer.add(animation, forKey: "note") }
    let kept = layer.animation(forKey: "note") as? NotedAnimation
    #expect(kept?.note == "mine" && kept != animation)
    #expect(kept?.preferredFrameRateRange.maximum == 120)
  }

  @Test func `is an action, which adds itself to the layer`() {
    let stage = Stage()
    let layer = stage.run { CALayer() }
    stage.window.layer.addSublayer(layer)
    stage.run {
      CABasicAnimation(keyPath: "opacity").run(forKey: "a", object: layer, arguments: nil)
    }
    #expect(layer.animationKeys() == ["a"])
    NSNull().run(forKey: "b", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["a"])
  }

  @Test func `of a transition keeps how it comes`() {
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    for type in [CATransitionType.moveIn, .push, .reveal] {
      for side in [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom] {
        (transition.type, transition.subtype) = (type, side)
        (transition.startProgress, transition.endProgress) = (0.25, 0.75)
        let copy = transition.copy()
        #expect(copy.type == type && copy.subtype == side)
        #expect(copy.startProgress == 0.25 && copy.endProgress == 0.75)
      }
    }
  }

  private static let functions: [(CAValueFunctionName, [Double], CATransform3D)] = [
    (.rotateX, [0.5], CATransform3DMakeRotation(0.5, 1, 0, 0)),
    (.rotateY, [0.5], CATransform3DMakeRotation(0.5, 0, 1, 0)),
    (.rotateZ, [0.5], CATransform3DMakeRotation(0.5, 0, 0, 1)),
    (.scaleX, [2.0], CATransform3DMakeScale(2, 1, 1)),
    (.scaleY, [2.0], CATransform3DMakeScale(1, 2, 1)),
    (.scaleZ, [2.0], CATransform3DMakeScale(1, 1, 2)),
    (.scale, [2.0, 3, 4], CATransform3DMakeScale(2, 3, 4)),
    (.translateX, [5.0], CATransform3DMakeTranslation(5, 0, 0)),
    (.translateY, [5.0], CATransform3DMakeTranslation(0, 5, 0)),
    (.translateZ, [5.0], CATransform3DMakeTranslation(0, 0, 5)),
    (.translate, [5.0, 6, 7], CATransform3DMakeTranslation(5, 6, 7)),
  ]

  @Test(arguments: functions.indices)
  func `makes transforms by every value function`(index: Int) {
    let (name, value, expected) = Self.functions[index]
    let stage = Stage()
    let layer = stage.run { CALayer() }
    stage.window.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 1
    stage.run { layer.add(animation, forKey: nil) }
    #expect(animation.valueFunction?.name == name)
    #expect(layer.presentation()?.transform == expected)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
  }

  @Test func `takes curves by name and by points`() {
    let names: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    func points(_ function: CAMediaTimingFunction) -> [Float] {
      (0...3).flatMap { index in
        var values: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &values)
        return values
      }
    }
    for (name, inner) in names {
      #expect(points(CAMediaTimingFunction(name: name)) == [0, 0] + inner + [1, 1])
    }
    let (easeOut, same) = (
      CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
    )
    #expect(easeOut == CAMediaTimingFunction(name: .easeOut) && easeOut != .init(name: .easeIn))
    #expect(points(same) == points(easeOut))
    let own = CAMediaTimingFunction(controlPoints: 0.1, -2, 3, 4)
    #expect(points(own) == [0, 0, 0.1, -2, 1, 4, 1, 1])
  }

  @Test func `of a change is made once the layer was flushed to the screen, locked or not`() {
    let stage = Stage()
    let layer = stage.run { CALayer() }
    stage.window.layer.addSublayer(layer)
    stage.run {
      layer.opacity = 0.5
      CATransaction.flush()
      CATransaction.lock()
      layer.opacity = 0
      CATransaction.unlock()
    }
    #expect(layer.animationKeys() == ["opacity"])
  }
}
