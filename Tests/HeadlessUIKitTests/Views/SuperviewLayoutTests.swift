import HeadlessUIKit
import Testing

/// A view that counts its layouts, and gives its subviews the size it is told.
private final class CountingView: UIView {
  var layouts = 0
  var size: CGSize?

  override func layoutSubviews() {
    layouts += 1
    for view in subviews { size.map { view.frame.size = $0 } }
  }
}

@Suite struct `a view around another` {
  private let stage = Stage()
  private let outer: CountingView
  private let inner: UIView

  init() {
    (outer, inner) = stage.run { (CountingView(), UIView()) }
    stage.run {
      stage.window.addSubview(outer)
      outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      outer.addSubview(inner)
      inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
  }

  /// A change of the inner view.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (UIView) -> Void

    init(_ name: String, _ make: @escaping @Sendable (UIView) -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  private func layouts(of change: Change) -> Int {
    let before = outer.layouts
    stage.run { change.make(inner) }
    return outer.layouts - before
  }

  private static let changes: [Change] = [
    Change("frame") { $0.frame.size.width = 20 },
    Change("bounds") { $0.bounds.size.height = 20 },
    Change("origin of the bounds") { $0.bounds.origin.y = 20 },
    Change("transform") { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    Change("removal") { $0.removeFromSuperview() },
    Change("another superview") { $0.window?.addSubview($0) },
    Change("an animated frame") { view in
      UIView.animate(withDuration: 1) { view.frame.size.width = 20 }
    },
  ]

  @Test(arguments: changes)
  func `is laid out once for a change of shape, and for one that leaves`(change: Change) {
    #expect(layouts(of: change) == 1)
  }

  private static let harmless: [Change] = [
    Change("center") { $0.center.x = 100 },
    Change("alpha") { $0.alpha = 0 },
    Change("frame of the same size") { $0.frame.origin.x = 50 },
    Change("the same bounds") { $0.bounds = $0.bounds },
  ]

  @Test(arguments: harmless)
  func `is not laid out for a change of place or look`(change: Change) {
    #expect(layouts(of: change) == 0)
  }

  @Test func `is not laid out again by what it lays out`() {
    outer.size = CGSize(width: 33, height: 33)
    #expect(layouts(of: Change("size") { $0.frame.size.width = 20 }) == 1)
    #expect(inner.bounds.width == 33)
  }

  @Test func `keeps a view that is put above another above its layer, too`() {
    let (sibling, view, layer) = stage.run { (UIView(), UIView(), CALayer()) }
    outer.addSubview(sibling)
    outer.layer.addSublayer(layer)
    outer.insertSubview(view, aboveSubview: sibling)
    #expect(outer.layer.sublayers == [inner.layer, sibling.layer, view.layer, layer])
    outer.insertSubview(inner, aboveSubview: sibling)
    #expect(outer.layer.sublayers == [sibling.layer, inner.layer, view.layer, layer])
    #expect(outer.subviews == [sibling, inner, view])
  }
}
