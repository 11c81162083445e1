import HeadlessUIKit
import Testing

/// A value of a layer, its new value, and the number half-way there.
struct AnimatableValue: Sendable, CustomTestStringConvertible {
  let keyPath: String
  let half: Double
  let set: @Sendable (CALayer) -> Void

  var testDescription: String { keyPath }

  static let all: [AnimatableValue] = [
    AnimatableValue(keyPath: "anchorPoint.x", half: 0.25) { $0.anchorPoint = .zero },
    AnimatableValue(keyPath: "anchorPointZ", half: 5) { $0.anchorPointZ = 10 },
    AnimatableValue(keyPath: "borderWidth", half: 5) { $0.borderWidth = 10 },
    AnimatableValue(keyPath: "bounds.size.height", half: 5) { $0.bounds.size.height = 10 },
    AnimatableValue(keyPath: "bounds.origin.y", half: 5) { $0.bounds.origin.y = 10 },
    AnimatableValue(keyPath: "contentsCenter.size.width", half: 0.75) {
      $0.contentsCenter = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    },
    AnimatableValue(keyPath: "contentsRect.origin.x", half: 0.25) {
      $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    },
    AnimatableValue(keyPath: "cornerRadius", half: 5) { $0.cornerRadius = 10 },
    AnimatableValue(keyPath: "opacity", half: 0.75) { $0.opacity = 0.5 },
    AnimatableValue(keyPath: "position.y", half: 5) { $0.position.y = 10 },
    AnimatableValue(keyPath: "shadowOffset.width", half: 5) {
      $0.shadowOffset = CGSize(width: 10, height: 0)
    },
    AnimatableValue(keyPath: "shadowOpacity", half: 0.5) { $0.shadowOpacity = 1 },
    AnimatableValue(keyPath: "shadowRadius", half: 4) { $0.shadowRadius = 5 },
    AnimatableValue(keyPath: "sublayerTransform.scale.x", half: 2) {
      $0.sublayerTransform = CATransform3DMakeScale(3, 1, 1)
    },
    AnimatableValue(keyPath: "transform.translation.z", half: 5) {
      $0.transform = CATransform3DMakeTranslation(0, 0, 10)
    },
    AnimatableValue(keyPath: "zPosition", half: 5) { $0.zPosition = 10 },
  ]
}

@Suite struct `every value that can be animated` {
  private func moved(_ change: (CALayer) -> Void) -> (model: CALayer, shown: CALayer?) {
    let stage = Stage()
    let layer = stage.run { CALayer() }
    stage.window.layer.addSublayer(layer)
    stage.run {
      CATransaction.flush()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      change(layer)
    }
    stage.advance(by: 0.5)
    return (layer, layer.presentation())
  }

  @Test(arguments: AnimatableValue.all)
  func `is half-way there at half the time`(value: AnimatableValue) {
    let (model, shown) = moved(value.set)
    let half = shown?.value(forKeyPath: value.keyPath) as? Double
    #expect(half.map { abs($0 - value.half) < 1e-9 } == true, "\(half ?? .nan)")
    #expect(model.value(forKeyPath: value.keyPath) as? Double != value.half)
  }

  @Test func `is a colour as well`() {
    let shown = moved {
      $0.borderColor = UIColor.red.cgColor
      $0.shadowColor = UIColor.blue.cgColor
    }.shown
    #expect(shown?.borderColor?.components == [0.5, 0, 0, 1])
    #expect(shown?.shadowColor?.components == [0, 0, 0.5, 1])
  }
}
