import HeadlessUIKit
import Testing

@Suite struct `the key paths of a layer` {
  private func withLayer(_ body: (CALayer) -> Void) {
    Stage().run { body(CALayer()) }
  }

  @Test func `read what was set, whole and in parts`() {
    withLayer { layer in
      layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "position")
      layer.setValue(5, forKeyPath: "position.y")
      #expect(layer.position == CGPoint(x: 1, y: 5))
      #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 1, y: 5))
      layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKeyPath: "bounds")
      layer.setValue(30.0, forKeyPath: "bounds.size.width")
      layer.setValue(CGPoint(x: 7, y: 8), forKeyPath: "bounds.origin")
      #expect(layer.bounds == CGRect(x: 7, y: 8, width: 30, height: 4))
      #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 4))
      #expect(layer.value(forKeyPath: "bounds.origin.y") as? CGFloat == 8)
      layer.setValue(true, forKey: "hidden")
      #expect(layer.isHidden)
      #expect(layer.value(forKey: "hidden") as? Bool == true)
      layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
      #expect(layer.backgroundColor == UIColor.red.cgColor)
      layer.setValue(nil, forKey: "backgroundColor")
      #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
      layer.setValue(Float(0.25), forKeyPath: "opacity")
      #expect(layer.opacity == 0.25)
    }
  }

  @Test func `take a transform apart and put it together`() {
    withLayer { layer in
      layer.setValue(2, forKeyPath: "transform.scale")
      layer.setValue(0.5, forKeyPath: "transform.rotation.z")
      layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
      layer.setValue(7, forKeyPath: "transform.translation.z")
      func number(_ path: String) -> Double {
        Double(layer.value(forKeyPath: path) as? CGFloat ?? .nan)
      }
      for (path, value) in [
        ("scale", 2.0), ("scale.x", 2), ("scale.z", 2), ("rotation.z", 0.5), ("rotation", 0.5),
        ("rotation.x", 0), ("translation.x", 3), ("translation.y", 4), ("translation.z", 7),
      ] { #expect(abs(number("transform." + path) - value) < 1e-12, "\(path)") }
      #expect(
        layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 3, height: 4))
      layer.setValue(0.25, forKeyPath: "sublayerTransform.rotation.y")
      #expect(abs(number("sublayerTransform.rotation.y") - 0.25) < 1e-12)
      #expect(layer.transform != CATransform3DIdentity)
      layer.setValue(CATransform3DIdentity, forKeyPath: "transform")
      #expect(CATransform3DIsIdentity(layer.transform))
    }
  }

  @Test func `keep values of the app's own`() {
    withLayer { layer in
      layer.setValue("box", forKey: "role")
      layer.setValue([1, 2], forKeyPath: "my.numbers")
      #expect(layer.value(forKey: "role") as? String == "box")
      #expect(layer.value(forKeyPath: "my.numbers") as? [Int] == [1, 2])
      layer.setValue(nil, forKey: "role")
      #expect(layer.value(forKey: "role") == nil)
      #expect(layer.value(forKey: "other") == nil)
    }
  }

  @Test func `refuse what does not fit`() async {
    await #expect(processExitsWith: .failure) {
      Stage().run { CALayer().setValue("far", forKeyPath: "position.x") }
    }
    await #expect(processExitsWith: .failure) {
      Stage().run { CALayer().setValue(4, forKeyPath: "position") }
    }
    await #expect(processExitsWith: .failure) {
      Stage().run { CALayer().setValue(nil, forKeyPath: "opacity") }
    }
  }

  @Test func `animate full turns as they are written, where a whole matrix does not move`() {
    let specimen = Specimen()
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 4 * Double.pi, 1)
    specimen.add(turn)
    #expect(abs((specimen.shown("transform.rotation.z", at: 0.125) ?? 0) - .pi / 2) < 1e-12)
    #expect(abs((specimen.shown("transform.rotation.z", at: 0.625) ?? 0) - .pi / 2) < 1e-12)
    let other = Specimen()
    let whole = CABasicAnimation(keyPath: "transform")
    whole.toValue = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
    whole.duration = 1
    other.add(whole)
    #expect(abs(other.shown("transform.rotation.z", at: 0.25) ?? 9) < 1e-12)
  }

  @Test func `of half a turn goes the way that is written, of a matrix the negative one`() {
    func angle(_ keyPath: String, _ value: Any, function: CAValueFunctionName? = nil) -> Double {
      let specimen = Specimen()
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = value is CATransform3D ? CATransform3DIdentity : 0
      (animation.toValue, animation.duration) = (value, 1)
      animation.valueFunction = function.flatMap(CAValueFunction.init(name:))
      specimen.add(animation)
      return specimen.shown("transform.rotation.z", at: 0.5) ?? .nan
    }
    let half = Double.pi
    #expect(abs(angle("transform.rotation.z", half) - half / 2) < 1e-12)
    #expect(abs(angle("transform.rotation.z", -half) + half / 2) < 1e-12)
    #expect(abs(angle("transform", half, function: .rotateZ) - half / 2) < 1e-12)
    #expect(abs(angle("transform", -half, function: .rotateZ) + half / 2) < 1e-12)
    #expect(abs(angle("transform", CATransform3DMakeRotation(half, 0, 0, 1)) + half / 2) < 1e-9)
  }

  @Test func `of two parts of one transform are animated side by side`() {
    let specimen = Specimen()
    for (path, value) in [("rotation.z", 1.0), ("scale.x", 3), ("translation.y", 8)] {
      let animation = CABasicAnimation(keyPath: "transform." + path)
      (animation.toValue, animation.duration) = (value, 1)
      specimen.add(animation)
    }
    specimen.advance(to: 0.5)
    for (path, value) in [
      ("rotation.z", 0.5), ("scale.x", 2), ("scale.y", 1), ("translation.y", 4),
    ] {
      #expect(abs((specimen.shown("transform." + path) ?? .nan) - value) < 1e-12, "\(path)")
    }
  }
}
