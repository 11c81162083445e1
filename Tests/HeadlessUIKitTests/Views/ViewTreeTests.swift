import HeadlessUIKit
import Testing

private final class RoundLayer: CALayer {}

private final class RoundView: UIView {
  var layouts = 0

  override class var layerClass: AnyClass { RoundLayer.self }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    layouts += 1
  }
}

/// A view that remembers how it was moved.
private final class TravelledView: UIView {
  var log: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    log.append(newSuperview == nil ? "leaving" : "coming")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    log.append(superview == nil ? "alone" : "in another")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    log.append(window == nil ? "off" : "on the screen")
    UIView.animate(withDuration: 1) { self.alpha = 0 }
  }
}

@Suite struct `a tree of views` {
  private let stage = Stage()
  private let (a, b, c, parent): (UIView, UIView, UIView, UIView)

  init() {
    (a, b, c, parent) = stage.run { (UIView(), UIView(), UIView(), UIView()) }
    stage.window.addSubview(parent)
  }

  private var order: String {
    #expect(parent.subviews.map(\.layer) == parent.layer.sublayers ?? [])
    return parent.subviews.map { $0 == a ? "a" : $0 == b ? "b" : "c" }.joined()
  }

  @Test func `is put together in every order, its layers with it`() {
    for view in [a, b, c] { parent.addSubview(view) }
    #expect(order == "abc")
    parent.bringSubviewToFront(a)
    #expect(order == "bca")
    parent.sendSubviewToBack(c)
    #expect(order == "cba")
    parent.insertSubview(a, at: 1)
    #expect(order == "cab")
    parent.insertSubview(b, belowSubview: c)
    #expect(order == "bca")
    parent.insertSubview(b, aboveSubview: c)
    #expect(order == "cba")
    b.addSubview(c)
    #expect(order == "ba" && c.superview == b)
    c.removeFromSuperview()
    #expect(c.superview == nil && b.subviews == [])
  }

  @Test func `leaves layers without a view where they are`() {
    let layer = stage.run { CALayer() }
    parent.addSubview(a)
    parent.layer.addSublayer(layer)
    parent.addSubview(b)
    #expect(parent.layer.sublayers == [a.layer, layer, b.layer])
    parent.insertSubview(c, belowSubview: b)
    #expect(parent.layer.sublayers == [a.layer, layer, c.layer, b.layer])
  }

  @Test func `knows what lies in what, and finds by number`() {
    parent.addSubview(a)
    a.addSubview(b)
    b.tag = 7
    #expect(b.isDescendant(of: parent) && b.isDescendant(of: b) && !parent.isDescendant(of: b))
    #expect(stage.window.viewWithTag(7) == b && parent.viewWithTag(8) == nil)
  }

  @Test func `tells views that they come and go, the ones inside of the window`() {
    let (outer, inner) = stage.run { (TravelledView(), TravelledView()) }
    outer.addSubview(inner)
    #expect(inner.log == ["coming", "in another"])
    stage.window.addSubview(outer)
    #expect(outer.log == ["coming", "on the screen", "in another"])
    #expect(inner.log.suffix(1) == ["on the screen"] && inner.window == stage.window)
    parent.addSubview(outer)
    #expect(outer.log.suffix(2) == ["coming", "in another"] && inner.log.count == 3)
    outer.removeFromSuperview()
    #expect(outer.log.suffix(3) == ["leaving", "off", "alone"])
    #expect(inner.log.suffix(1) == ["off"] && inner.window == nil)
    outer.removeFromSuperview()
    #expect(outer.log.count == 8)
  }

  @Test func `converts points and rectangles, also through a turn`() {
    parent.frame = CGRect(x: 100, y: 50, width: 200, height: 200)
    parent.addSubview(a)
    a.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(a.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 72))
    #expect(a.convert(CGPoint(x: 111, y: 72), from: stage.window) == CGPoint(x: 1, y: 2))
    a.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = a.convert(a.bounds, to: parent)
    #expect(abs(box.width - 60) < 1e-9 && abs(box.height - 40) < 1e-9)
    let back = a.convert(box, from: parent)
    #expect(abs(back.width - 40) < 1e-9 && abs(back.height - 60) < 1e-9)
  }

  @Test func `is the delegate of its layer for as long as it is there`() {
    var view: UIView? = stage.run { UIView() }
    let layer = stage.run { view.map(\.layer) }
    #expect(layer?.delegate === view)
    stage.run {
      layer?.delegate = nil
      #expect(layer?.delegate == nil)
      layer?.delegate = view
    }
    #expect(layer?.delegate === view)
    let other = stage.run { UIView() }.layer
    stage.run { view = nil }
    #expect(layer?.delegate == nil && other.delegate == nil)
  }

  @Test func `makes layers of the class it names, and lays out once a turn`() {
    let view = stage.run { RoundView() }
    #expect(view.layer is RoundLayer && view.layer.delegate === view)
    stage.run {
      parent.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.setNeedsLayout()
      #expect(view.layouts == 0 && view.layer.needsLayout())
    }
    #expect(view.layouts == 1 && !view.layer.needsLayout())
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    #expect(view.layer.masksToBounds && !view.isUserInteractionEnabled)
  }
}
