import HeadlessUIKit
import Testing

/// The seven ways of a basic animation, for values of every kind.
@Suite struct `the ends of a basic animation` {
  private struct Ends {
    var from: Any?
    var to: Any?
    var by: Any?
  }

  private func numbers(_ value: Any?) -> [Double] {
    switch value {
    case let value as CGFloat: [Double(value)]
    case let value as CGPoint: value.numbers
    case let value as CGSize: [Double(value.width), Double(value.height)]
    case let value as CGRect: value.numbers
    case let value as CATransform3D: value.numbers
    case let value as CGColor: (value.components ?? []).map { Double($0) }
    default: []
    }
  }

  private func shown(
    _ keyPath: String, _ ends: Ends, model: Any, at share: Double = 0.25
  ) -> [Double] {
    let specimen = Specimen { $0.setValue(model, forKeyPath: keyPath) }
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (ends.from, ends.to, ends.by)
    animation.duration = 1
    specimen.add(animation)
    specimen.advance(to: share)
    return numbers(specimen.layer.presentation()?.value(forKeyPath: keyPath)).map {
      ($0 * 1e9).rounded() / 1e9
    }
  }

  @Test func `are points, sizes and rectangles`() {
    let (a, b) = (CGPoint(x: 0, y: 100), CGPoint(x: 40, y: 0))
    #expect(shown("position", Ends(from: a, to: b), model: CGPoint.zero) == [10, 75])
    #expect(shown("position", Ends(from: a, by: b), model: CGPoint.zero) == [10, 100])
    #expect(shown("position", Ends(to: a, by: b), model: CGPoint.zero) == [-30, 100])
    #expect(shown("position", Ends(to: b), model: CGPoint(x: 80, y: 8)) == [70, 6])
    #expect(shown("position", Ends(from: b), model: CGPoint(x: 80, y: 8)) == [50, 2])
    #expect(shown("position", Ends(by: b), model: CGPoint(x: 80, y: 8)) == [90, 8])
    #expect(
      shown("bounds.size", Ends(to: CGSize(width: 40, height: 8)), model: CGSize.zero) == [10, 2])
    let (c, d) = (CGRect(x: 0, y: 0, width: 8, height: 8), CGRect(x: 4, y: 0, width: 0, height: 16))
    #expect(shown("bounds", Ends(from: c, to: d), model: CGRect.zero) == [1, 0, 6, 10])
    #expect(shown("contentsRect", Ends(to: d), model: c) == [1, 0, 6, 10])
    #expect(
      shown("shadowOffset", Ends(by: CGSize(width: 4, height: 8)), model: CGSize.zero)
        == [1, 2])
  }

  @Test func `are colours`() {
    let (red, clear) = (UIColor.red.cgColor, CGColor(red: 0, green: 1, blue: 0, alpha: 0))
    #expect(shown("backgroundColor", Ends(to: clear), model: red) == [0.75, 0.25, 0, 0.75])
    #expect(shown("borderColor", Ends(from: UIColor.red), model: clear) == [0.75, 0.25, 0, 0.75])
  }

  @Test func `are transforms`() {
    let move = CATransform3DMakeTranslation(40, 0, 8)
    let identity = CATransform3DIdentity
    func place(_ numbers: [Double]) -> [Double] { Array(numbers[12...14]) }
    #expect(place(shown("transform", Ends(to: move), model: identity)) == [10, 0, 2])
    #expect(place(shown("transform", Ends(from: move), model: identity)) == [30, 0, 6])
    #expect(place(shown("transform", Ends(by: move), model: move)) == [50, 0, 10])
    #expect(place(shown("transform", Ends(from: identity, by: move), model: move)) == [10, 0, 2])
    #expect(place(shown("transform", Ends(to: identity, by: move), model: move)) == [-30, 0, -6])
    #expect(place(shown("sublayerTransform", Ends(to: move), model: identity)) == [10, 0, 2])
    let flat = CGAffineTransform(translationX: 4, y: 8)
    #expect(place(shown("transform", Ends(to: flat), model: identity)) == [1, 2, 0])
  }

  @Test func `are parts of values, the rest of which stays`() {
    #expect(shown("position.y", Ends(to: 40), model: 0) == [10])
    #expect(shown("bounds.size.width", Ends(by: 40), model: 4) == [14])
    #expect(shown("bounds.origin", Ends(to: CGPoint(x: 4, y: 0)), model: CGPoint.zero) == [1, 0])
    #expect(shown("transform.rotation.z", Ends(from: 0, to: 2), model: 0.0) == [0.5])
    #expect(
      shown("transform.translation", Ends(to: CGSize(width: 4, height: 8)), model: CGSize.zero)
        == [1, 2])
    #expect(shown("anchorPoint.x", Ends(to: 1), model: 0.0) == [0.25])
  }

  @Test func `follow what lies below while it moves`() {
    let specimen = Specimen()
    func animation(to: Double?, from: Double? = nil, by: Double? = nil) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 1
      return animation
    }
    specimen.add(animation(to: 100))
    specimen.add(animation(to: 200))
    // Halfway from what the first shows, 50, to 200.
    #expect(specimen.shown("position.x", at: 0.5) == 125)
    let other = Specimen()
    other.add(animation(to: 100))
    other.add(animation(to: nil, by: 10))
    #expect(other.shown("position.x", at: 0.5) == 55)
  }

  @Test func `that are none lead from what was shown to what is`() {
    let specimen = Specimen()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    specimen.stage.run {
      CATransaction.setDisableActions(true)
      specimen.layer.position.x = 100
      specimen.layer.add(animation, forKey: nil)
    }
    #expect(specimen.shown("position.x", at: 0.25) == 25)
    #expect(specimen.shown("position.x", at: 1.5) == 100)
    specimen.add(animation)
    #expect(specimen.shown("position.x", at: 2) == 100)
  }

  @Test func `that do not fit move nothing`() {
    #expect(shown("position", Ends(to: 4.0), model: CGPoint(x: 1, y: 2)) == [1, 2])
    #expect(shown("position.x", Ends(to: "far"), model: 1) == [1])
    #expect(shown("position.x", Ends(to: Double.nan), model: 1) == [1])
    #expect(
      shown("transform", Ends(to: 4.0), model: CATransform3DIdentity)
        == CATransform3DIdentity.numbers)
  }

  @Test func `have nothing to blend with where there is no colour`() {
    let specimen = Specimen()
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = UIColor.red.cgColor
    animation.toValue = UIColor.blue.cgColor
    animation.duration = 1
    specimen.add(animation)
    specimen.advance(to: 0.5)
    #expect(specimen.layer.presentation()?.backgroundColor == nil)
  }

  @Test func `of a flag are never in between`() {
    let specimen = Specimen()
    let animation = CABasicAnimation(keyPath: "hidden")
    (animation.fromValue, animation.toValue, animation.duration) = (false, true, 1)
    specimen.add(animation)
    #expect(specimen.layer.presentation()?.isHidden == true)
    specimen.advance(to: 2)
    #expect(specimen.layer.presentation()?.isHidden == false)
  }
}
