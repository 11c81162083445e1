import HeadlessUIKit
import Testing

@Suite struct `what a view may be besides` {
  private let stage = Stage()
  private let view: UIView

  init() {
    view = stage.run { UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)) }
    stage.window.addSubview(view)
  }

  @Test func `has a tint that those in it share until they have their own`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (inner, own) = stage.run { (Tinted(), Tinted()) }
    view.addSubview(inner)
    inner.addSubview(own)
    #expect(inner.tintColor == .systemBlue)
    own.tintColor = .red
    view.tintColor = .green
    #expect(inner.tintColor == .green && own.tintColor == .red)
    #expect(inner.changes == 1 && own.changes == 1)
  }

  @Test func `is opaque, and its contents fill it, until it is said otherwise`() {
    #expect(view.isOpaque && view.contentMode == .scaleToFill && view.mask == nil)
    let mask = stage.run { UIView() }
    (view.isOpaque, view.contentMode, view.mask) = (false, .redraw, mask)
    #expect(!view.isOpaque && view.contentMode == .redraw)
    #expect(view.mask === mask && view.layer.mask === mask.layer)
    #expect(view.layer.needsDisplayOnBoundsChange)
  }

  @Test func `turns about its anchor, which moves its frame`() {
    view.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 60, y: 45) && view.layer.anchorPoint == .zero)
  }

  @Test func `lets two views in it change places`() {
    let views = stage.run { (0..<4).map { _ in UIView() } }
    for inner in views { view.addSubview(inner) }
    view.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(view.subviews == [views[0], views[3], views[2], views[1]])
    #expect(view.layer.sublayers == view.subviews.map(\.layer))
    view.exchangeSubview(at: 2, withSubviewAt: 2)
    #expect(view.subviews[2] === views[2])
  }

  @Test func `is drawn when that was asked for`() {
    final class Drawn: UIView {
      var rects: [CGRect] = []
      override func draw(_ rect: CGRect) { rects.append(rect) }
    }
    let drawn = stage.run { Drawn(frame: CGRect(x: 0, y: 0, width: 5, height: 6)) }
    stage.window.addSubview(drawn)
    stage.run {
      drawn.setNeedsDisplay()
      drawn.setNeedsDisplay(.zero)
    }
    #expect(drawn.rects == [CGRect(x: 0, y: 0, width: 5, height: 6)])
    drawn.contentMode = .redraw
    stage.run { drawn.bounds.size.width = 7 }
    #expect(drawn.rects.last == CGRect(x: 0, y: 0, width: 7, height: 6) && drawn.rects.count == 2)
  }

  @Test func `may be overridden where it has its values`() {
    final class Stubborn: UIView {
      var heard: [String] = []
      override var frame: CGRect { didSet { heard.append("frame") } }
      override var bounds: CGRect { didSet { heard.append("bounds") } }
      override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = max(newValue, 0.5) }
      }
      override var backgroundColor: UIColor? { didSet { heard.append("color") } }
      override var center: CGPoint { didSet { heard.append("center") } }
      override var isHidden: Bool { didSet { heard.append("hidden") } }
      override var transform: CGAffineTransform { didSet { heard.append("transform") } }
    }
    let stubborn = stage.run { Stubborn() }
    stubborn.frame.size.width = 5
    stubborn.bounds.size.height = 6
    stubborn.alpha = 0
    (stubborn.center, stubborn.isHidden, stubborn.backgroundColor) = (.zero, true, .red)
    stubborn.transform = .identity
    #expect(
      stubborn.heard == ["frame", "bounds", "center", "hidden", "color", "transform"])
    #expect(stubborn.alpha == 0.5 && stubborn.frame.size == CGSize(width: 5, height: 6))
  }

  @Test func `is copied in a snapshot as it is seen, or as its model says`() throws {
    let inner = stage.run { UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)) }
    view.addSubview(inner)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inner.center.x += 40
        view.backgroundColor = .red
      }
    }
    stage.advance(by: 0.25)
    for (isOfModel, x) in [(false, CGFloat(20)), (true, 50)] {
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: isOfModel))
      #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      let picture = try #require(snapshot.layer.sublayers?.first)
      #expect(picture.frame == snapshot.bounds)
      #expect(picture.sublayers?.map(\.position.x) == [x])
      stage.window.addSubview(snapshot)
    }
    #expect(view.subviews == [inner])
  }

  @Test func `keeps what libraries hang on it by address`() {
    withUnsafePointer(to: UInt8(0)) { key in
      #expect(objc_getAssociatedObject(view, key) == nil)
      objc_setAssociatedObject(view, key, "note", .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view.layer, key, 7, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(view, key) as? String == "note")
      #expect(objc_getAssociatedObject(view.layer, key) as? Int == 7)
      objc_setAssociatedObject(view, key, stage.run { UIView() }, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, key) == nil)
      objc_setAssociatedObject(view.layer, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view.layer, key) == nil)
    }
  }

  @Test func `is told as UIKit tells it, without an address`() {
    #expect(view.description == "<UIView; frame = (10 20; 100 50); layer = <CALayer>>")
    (view.alpha, view.tag, view.isUserInteractionEnabled) = (0.5, 3, false)
    (view.clipsToBounds, view.isHidden, view.isOpaque) = (true, true, false)
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.transform = CGAffineTransform(translationX: 2.5, y: 0)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.duration, fade.fillMode) = (0.25, 2, .both)
    stage.run { view.layer.add(fade, forKey: "fade") }
    let parts = view.description.components(separatedBy: "; ")
    let expected = [
      "<UIView", "frame = (12.5 20", "100 50)", "transform = [1, 0, 0, 1, 2.5, 0]",
      "clipsToBounds = YES", "alpha = 0.5", "hidden = YES", "opaque = NO", "autoresize = W+BM",
      "userInteractionEnabled = NO", "tag = 3", "animations = { fade=<CABasicAnimation>", "}",
      "layer = <CALayer>>",
    ]
    #expect(parts == expected)
    let story =
      "<CABasicAnimation; keyPath = opacity; fromValue = 0.25; duration = 2.0; fillMode = both>"
    #expect(fade.description == story)
  }
}
