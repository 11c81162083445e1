import HeadlessUIKit

extension Defaults {
  private static func timing(of animation: CAAnimation) -> [String: String] {
    [
      "duration": "\(animation.duration)", "beginTime": "\(animation.beginTime)",
      "speed": "\(animation.speed)", "timeOffset": "\(animation.timeOffset)",
      "repeatCount": "\(animation.repeatCount)", "repeatDuration": "\(animation.repeatDuration)",
      "autoreverses": "\(animation.autoreverses)", "fillMode": animation.fillMode.rawValue,
      "isRemovedOnCompletion": "\(animation.isRemovedOnCompletion)",
      "timingFunction": presence(animation.timingFunction),
      "delegate": presence(animation.delegate),
    ]
  }

  private static func property(of animation: CAPropertyAnimation) -> [String: String] {
    timing(of: animation).merging([
      "keyPath": animation.keyPath ?? "nil", "isAdditive": "\(animation.isAdditive)",
      "isCumulative": "\(animation.isCumulative)",
      "valueFunction": presence(animation.valueFunction),
    ]) { _, new in new }
  }

  private static func basic(_ animation: CABasicAnimation) -> [String: String] {
    property(of: animation).merging([
      "fromValue": presence(animation.fromValue), "toValue": presence(animation.toValue),
      "byValue": presence(animation.byValue),
    ]) { _, new in new }
  }

  static var animation: [String: String] { basic(CABasicAnimation()) }

  static var keyframes: [String: String] {
    let animation = CAKeyframeAnimation()
    return property(of: animation).merging([
      "calculationMode": animation.calculationMode.rawValue,
      "values": presence(animation.values), "path": presence(animation.path),
      "keyTimes": presence(animation.keyTimes),
      "timingFunctions": presence(animation.timingFunctions),
      "tensionValues": presence(animation.tensionValues),
      "continuityValues": presence(animation.continuityValues),
      "biasValues": presence(animation.biasValues),
      "rotationMode": animation.rotationMode?.rawValue ?? "nil",
    ]) { _, new in new }
  }

  static var springAnimation: [String: String] {
    let animation = CASpringAnimation()
    return basic(animation).merging([
      "mass": "\(animation.mass)", "stiffness": "\(animation.stiffness)",
      "damping": "\(animation.damping)", "initialVelocity": "\(animation.initialVelocity)",
      "allowsOverdamping": "\(animation.allowsOverdamping)",
      "settlingDuration": "\(animation.settlingDuration)",
      "perceptualDuration": "\(animation.perceptualDuration)", "bounce": "\(animation.bounce)",
    ]) { _, new in new }
  }

  static var transition: [String: String] {
    let animation = CATransition()
    return timing(of: animation).merging([
      "type": animation.type.rawValue, "subtype": animation.subtype?.rawValue ?? "nil",
      "startProgress": "\(animation.startProgress)", "endProgress": "\(animation.endProgress)",
    ]) { _, new in new }
  }

  static var group: [String: String] {
    let animation = CAAnimationGroup()
    return timing(of: animation).merging(["animations": presence(animation.animations)]) { $1 }
  }

  static var transaction: [String: String] {
    Stage().run {
      [
        "animationDuration": "\(CATransaction.animationDuration())",
        "disableActions": "\(CATransaction.disableActions())",
        "animationTimingFunction": presence(CATransaction.animationTimingFunction()),
        "completionBlock": presence(CATransaction.completionBlock()),
      ]
    }
  }

  // MARK: Layers

  static var layer: [String: String] {
    let layer = Stage().run { CALayer() }
    return geometry(of: layer).merging(look(of: layer)) { $1 }.merging([
      "duration": "\(layer.duration)", "beginTime": "\(layer.beginTime)",
      "speed": "\(layer.speed)", "timeOffset": "\(layer.timeOffset)",
      "repeatCount": "\(layer.repeatCount)", "repeatDuration": "\(layer.repeatDuration)",
      "autoreverses": "\(layer.autoreverses)", "fillMode": layer.fillMode.rawValue,
      "name": layer.name ?? "nil", "delegate": presence(layer.delegate),
      "actions": presence(layer.actions), "style": presence(layer.style),
      "superlayer": presence(layer.superlayer), "sublayers": presence(layer.sublayers),
      "mask": presence(layer.mask), "presentation": presence(layer.presentation()),
      "animationKeys": presence(layer.animationKeys()),
    ]) { $1 }
  }

  private static func geometry(of layer: CALayer) -> [String: String] {
    func list(_ numbers: [Double]) -> String { numbers.map { "\($0)" }.joined(separator: ";") }
    func name(_ transform: CATransform3D) -> String {
      CATransform3DIsIdentity(transform) ? "identity" : "some"
    }
    return [
      "position": list(layer.position.numbers), "bounds": list(layer.bounds.numbers),
      "frame": list(layer.frame.numbers), "anchorPoint": list(layer.anchorPoint.numbers),
      "anchorPointZ": "\(layer.anchorPointZ)", "zPosition": "\(layer.zPosition)",
      "transform": name(layer.transform), "sublayerTransform": name(layer.sublayerTransform),
      "contentsRect": list(layer.contentsRect.numbers),
      "contentsCenter": list(layer.contentsCenter.numbers),
      "isGeometryFlipped": "\(layer.isGeometryFlipped)", "isHidden": "\(layer.isHidden)",
    ]
  }

  private static func look(of layer: CALayer) -> [String: String] {
    func name(_ color: CGColor?) -> String {
      guard let components = color?.components else { return "nil" }
      return components == [0, 0, 0, 1] ? "black" : "\(components)"
    }
    return [
      "opacity": "\(layer.opacity)", "cornerRadius": "\(layer.cornerRadius)",
      "borderWidth": "\(layer.borderWidth)", "borderColor": name(layer.borderColor),
      "backgroundColor": name(layer.backgroundColor), "shadowColor": name(layer.shadowColor),
      "shadowOffset": "\(layer.shadowOffset.width);\(layer.shadowOffset.height)",
      "shadowOpacity": "\(layer.shadowOpacity)", "shadowRadius": "\(layer.shadowRadius)",
      "contents": presence(layer.contents), "shadowPath": presence(layer.shadowPath),
      "contentsGravity": layer.contentsGravity.rawValue,
      "minificationFilter": layer.minificationFilter.rawValue,
      "magnificationFilter": layer.magnificationFilter.rawValue,
      "minificationFilterBias": "\(layer.minificationFilterBias)",
      "needsDisplayOnBoundsChange": "\(layer.needsDisplayOnBoundsChange)",
      "contentsScale": "\(layer.contentsScale)",
      "masksToBounds": "\(layer.masksToBounds)", "isDoubleSided": "\(layer.isDoubleSided)",
      "isOpaque": "\(layer.isOpaque)", "shouldRasterize": "\(layer.shouldRasterize)",
      "rasterizationScale": "\(layer.rasterizationScale)",
      "allowsGroupOpacity": "\(layer.allowsGroupOpacity)",
      "maskedCorners": "\(layer.maskedCorners.rawValue)",
      "cornerCurve": layer.cornerCurve.rawValue,
    ]
  }

  // MARK: Layers on the screen

  // The animation that a change of the opacity starts.
  static var implicit: [String: String] {
    let specimen = Specimen { $0.opacity = 0.5 }
    specimen.stage.run { specimen.layer.opacity = 1 }
    guard let animation = specimen.layer.animation(forKey: "opacity") as? CABasicAnimation else {
      return [:]
    }
    let isBefore = (animation.fromValue as? CGFloat) == 0.5
    let isDefault =
      animation.timingFunction?.points == CAMediaTimingFunction(name: .default).points
    return basic(animation).merging([
      "fromValue": isBefore ? "value before the change" : presence(animation.fromValue),
      "timingFunction": isDefault ? "default" : presence(animation.timingFunction),
      "key": "opacity", "class": "\(type(of: animation))",
    ]) { $1 }
  }

  static var liveFrame: [String: String] {
    let specimen = Specimen()
    specimen.stage.run { specimen.layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40) }
    return ["animation keys": (specimen.layer.animationKeys() ?? []).joined(separator: ";")]
  }
}

extension CAMediaTimingFunction {
  /// The four control points, number by number.
  var points: [Float] {
    (0..<4).flatMap { index in
      var point: [Float] = [0, 0]
      getControlPoint(at: index, values: &point)
      return point
    }
  }
}
