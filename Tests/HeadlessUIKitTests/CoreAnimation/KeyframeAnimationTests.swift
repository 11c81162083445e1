import HeadlessUIKit
import Testing

@Suite struct `a keyframe animation of a layer` {
  private func animation(
    _ values: [Any]?, of keyPath: String = "position.x",
    _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = 1
    change(animation)
    return animation
  }

  private func shown(
    _ animation: CAKeyframeAnimation, at shares: [Double], model: Double = 0.5
  ) -> [Double] {
    let specimen = Specimen { $0.position.x = model }
    specimen.add(animation)
    return shares.map { ((specimen.shown("position.x", at: $0) ?? .nan) * 1e5).rounded() / 1e5 }
  }

  private static let shares = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  @Test func `is what was measured on macOS`() {
    let times: [NSNumber] = [0, 0.1, 0.6, 1]
    let rows: [(CAAnimationCalculationMode, [NSNumber]?, [Double])] = [
      (.linear, nil, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
      (.linear, times, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.discrete, nil, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.discrete, times, [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
      (.paced, nil, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.paced, times, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.cubic, nil, [0.16434, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
      (.cubic, times, [0.61458, 1.00667, 0.9, 0.74, 0.58667, 0.50313, 0.55833, 0.63438]),
    ]
    for (mode, times, expected) in rows {
      let animation = animation([0, 1, 0.5, 0.7]) {
        ($0.calculationMode, $0.keyTimes) = (mode, times)
      }
      for (number, measured) in zip(shown(animation, at: Self.shares), expected) {
        #expect(abs(number - measured) < 2e-5, "\(mode.rawValue)")
      }
    }
  }

  @Test func `takes what it can of key times`() {
    func shown(_ times: [NSNumber], at shares: [Double], _ mode: CAAnimationCalculationMode)
      -> [Double]
    {
      let animation = animation([0, 1, 0.5]) { ($0.keyTimes, $0.calculationMode) = (times, mode) }
      return self.shown(animation, at: shares)
    }
    // Fewer times than values: as many as there are; falling or outside 0…1: none.
    #expect(shown([0, 1], at: [0.25, 0.5], .linear) == [0.25, 0.5])
    #expect(shown([0, 0.8, 0.2], at: [0.25, 0.75], .linear) == [0.5, 0.75])
    #expect(shown([0, 0.5, 2], at: [0.25, 0.75], .linear) == [0.5, 0.75])
    #expect(shown([0.1, 0.5, 1], at: [0.25], .linear) == [0.5])
    #expect(shown([0, 0.2, 0.4, 1], at: [0.1, 0.3, 0.9], .discrete) == [0, 1, 0.5])
    #expect(shown([0, 0.2, 0.4], at: [0.1, 0.3, 0.9], .discrete) == [0, 1, 0.5])
  }

  @Test func `does nothing with one value, none, or values of several kinds`() {
    for values in [[0.3], [], nil, [0.3, CGPoint.zero], [CGPoint.zero, CGPoint.zero]] as [[Any]?] {
      #expect(shown(animation(values), at: [0, 0.5]) == [0.5, 0.5])
    }
  }

  @Test func `eases each segment, and the whole`() {
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    let segments = animation([0, 1, 2]) {
      $0.timingFunctions = [easeIn, CAMediaTimingFunction(name: .linear)]
    }
    #expect(shown(segments, at: [0.25, 0.5, 0.75]) == [0.31536, 1, 1.5])
    let whole = animation([0, 1, 2]) { $0.timingFunction = easeIn }
    #expect(shown(whole, at: [0.5, 0.75]) == [0.63071, 1.24372])
  }

  @Test func `is bent by tension, continuity and bias, and not by zeros`() {
    func curve(_ change: (CAKeyframeAnimation) -> Void) -> [Double] {
      shown(
        animation([0, 1, 0]) {
          $0.calculationMode = .cubic
          change($0)
        }, at: [0.25, 0.5, 0.75])
    }
    let plain = curve { _ in }
    let zeros: [NSNumber] = [0, 0, 0]
    #expect(
      curve { ($0.tensionValues, $0.continuityValues, $0.biasValues) = (zeros, zeros, zeros) }
        == plain)
    for bend in [\CAKeyframeAnimation.tensionValues, \.continuityValues, \.biasValues] {
      let bent = curve { $0[keyPath: bend] = [0.5, 0.5, 0.5] }
      #expect(bent != plain)
      #expect(bent[1] == 1)
    }
  }

  @Test func `moves points, sizes, rectangles, colours, flags and transforms`() {
    func shown(_ keyPath: String, _ values: [Any], _ prepare: (CALayer) -> Void = { _ in })
      -> CALayer?
    {
      let specimen = Specimen(prepare)
      specimen.add(animation(values, of: keyPath))
      specimen.advance(to: 0.75)
      return specimen.layer.presentation()
    }
    let points = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 8)]
    #expect(shown("position", points)?.position == CGPoint(x: 10, y: 4))
    let rects = points.map { CGRect(origin: $0, size: CGSize(width: $0.y, height: 2)) }
    #expect(shown("bounds", rects)?.bounds == CGRect(x: 10, y: 4, width: 4, height: 2))
    let colors = [UIColor.black, UIColor.red, UIColor.blue].map(\.cgColor)
    #expect(
      shown("backgroundColor", colors) { $0.backgroundColor = colors[0] }?.backgroundColor?
        .components == [0.5, 0, 0.5, 1])
    let moves = points.map { CATransform3DMakeTranslation($0.x, $0.y, $0.x) }
    #expect(shown("transform", moves)?.transform == CATransform3DMakeTranslation(10, 4, 10))
    #expect(
      shown("sublayerTransform", moves)?.sublayerTransform
        == CATransform3DMakeTranslation(10, 4, 10))
    let turns = shown("transform.rotation.z", [0, 4 * Double.pi, 4 * Double.pi + 0.5])
    #expect(abs((turns?.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 9) - 0.25) < 1e-9)
  }

  @Test func `turns a layer along its path`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    func angle(_ mode: CAAnimationRotationMode?, at share: Double) -> Double {
      let specimen = Specimen()
      specimen.add(
        animation(nil, of: "position") { ($0.path, $0.rotationMode) = (path, mode) })
      return specimen.shown("transform.rotation.z", at: share) ?? .nan
    }
    #expect(angle(nil, at: 0.75) == 0)
    #expect(angle(.rotateAuto, at: 0.25) == 0)
    #expect(abs(angle(.rotateAuto, at: 0.75) - .pi / 2) < 1e-9)
    #expect(abs(angle(.rotateAutoReverse, at: 0.75) + .pi / 2) < 1e-9)
  }

  @Test func `of a path leaves its values aside`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let specimen = Specimen()
    specimen.add(
      animation([CGPoint.zero, CGPoint(x: 0, y: 9)], of: "position") { $0.path = path })
    specimen.advance(to: 0.5)
    #expect(specimen.layer.presentation()?.position == CGPoint(x: 50, y: 0))
  }

  @Test func `makes transforms of numbers by a function`() {
    let specimen = Specimen()
    specimen.add(
      animation([0, 2 * Double.pi, 3 * Double.pi], of: "transform") {
        $0.valueFunction = CAValueFunction(name: .rotateZ)
      })
    specimen.advance(to: 0.125)
    let shown = specimen.layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(abs(shown.m12 - 1) < 1e-12)
  }
}
