import HeadlessUIKit
import Testing

/// A view whose corners are animated with the action that it returns for its opacity.
private final class BorrowingView: UIView {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard event == "cornerRadius",
      let animation = super.action(for: layer, forKey: "opacity") as? CABasicAnimation
    else { return super.action(for: layer, forKey: event) }
    animation.keyPath = event
    animation.fromValue = layer.cornerRadius
    animation.toValue = nil
    return animation
  }
}

/// A view that answers with an action that runs another.
private final class CompositeView: UIView {
  final class Composite: CAAction {
    let inner: any CAAction
    var runs = 0

    init(_ inner: any CAAction) {
      self.inner = inner
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs += 1
      inner.run(forKey: event, object: anObject, arguments: dict)
    }
  }

  var composite: Composite?

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let inner = super.action(for: layer, forKey: event), !(inner is NSNull) else {
      return super.action(for: layer, forKey: event)
    }
    composite = Composite(inner)
    return composite
  }
}

@Suite struct `the action of a view` {
  private let stage = Stage()

  private func view<View: UIView>(_ make: () -> View) -> View {
    let view = stage.run(make)
    stage.window.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return view
  }

  @Test func `casts as on a device`() {
    let view = view { UIView() }
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    stage.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        let fade = view.action(for: view.layer, forKey: "opacity") as? CABasicAnimation
        #expect(fade?.duration == 2 && fade?.keyPath == "opacity" && fade?.isAdditive == false)
        #expect((fade?.fromValue as? NSNumber)?.doubleValue == 1 && fade?.fillMode == .both)
        #expect(view.layer.action(forKey: "backgroundColor") is CABasicAnimation)
        let move = view.action(for: view.layer, forKey: "position")
        #expect(move != nil && !(move is NSNull) && !(move is CABasicAnimation))
        #expect(view.action(for: view.layer, forKey: "shadowPath") is NSNull)
      }
      UIView.animate(springDuration: 0.5) {
        #expect(view.action(for: view.layer, forKey: "opacity") is CASpringAnimation)
      }
    }
  }

  @Test func `may be given to another key, which then goes along`() {
    let view = view { BorrowingView() }
    stage.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.alpha = 0
        view.layer.cornerRadius = 8
      }
    }
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.cornerRadius == 2)
    #expect(view.layer.presentation()?.opacity == 0.75)
    stage.advance(by: 1.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `may be run by another`() {
    let view = view { CompositeView() }
    var finished: [Bool] = []
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center = CGPoint(x: 150, y: 50)
      } completion: {
        finished.append($0)
      }
    }
    #expect(view.composite?.runs == 1 && view.center.x == 150)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position == CGPoint(x: 100, y: 50))
    stage.advance(by: 0.5)
    #expect(finished == [true])
  }

  @Test func `moves how contents stretch`() {
    let view = view { UIView() }
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.contentStretch = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      }
    }
    stage.advance(by: 0.5)
    #expect(
      view.layer.presentation()?.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.75, height: 1))
    #expect(view.contentStretch.minX == 0.5)
  }

  @Test func `of a layer's scale of contents is a basic animation`() {
    let layer = stage.run {
      let layer = CALayer()
      stage.window.layer.addSublayer(layer)
      return layer
    }
    #expect(layer.action(forKey: "contentsScale") is CABasicAnimation)
    stage.run { layer.contentsScale = 3 }
    #expect(layer.animation(forKey: "contentsScale") is CABasicAnimation)
    stage.advance(by: 0.125)
    #expect((1.5..<3).contains(layer.presentation()?.contentsScale ?? 0))
    stage.advance(by: 0.125)
    #expect(layer.presentation()?.contentsScale == 3)
  }
}
