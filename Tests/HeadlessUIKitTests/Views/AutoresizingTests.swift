import HeadlessUIKit
import Testing

@Suite struct `a view that follows the size of the one above` {
  private let stage = Stage()
  private let (outer, inner): (UIView, UIView)

  init() {
    (outer, inner) = stage.run {
      (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
        UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 20))
      )
    }
    outer.addSubview(inner)
    stage.window.addSubview(outer)
  }

  private static let cases: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 70)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 70, width: 30, height: 20)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 30, height: 20)),
    ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 10, y: 20, width: 63.333, height: 20)),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      CGRect(x: 20, y: 20, width: 60, height: 20)
    ),
    (
      [.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 32.5, width: 30, height: 20)
    ),
  ]

  @Test(arguments: cases)
  func `grows and moves in its flexible parts, each by its share`(
    mask: UIView.AutoresizingMask, frame: CGRect
  ) {
    inner.autoresizingMask = mask
    outer.frame.size = CGSize(width: 200, height: 150)
    for (value, expected) in [
      (inner.frame.minX, frame.minX), (inner.frame.minY, frame.minY),
      (inner.frame.width, frame.width), (inner.frame.height, frame.height),
    ] {
      #expect(abs(value - expected) < 0.001)
    }
  }

  @Test func `moves along in an animation block, and not where its parent says so`() {
    inner.autoresizingMask = .flexibleWidth
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        outer.bounds.size.width = 200
      }
    }
    stage.advance(by: 0.5)
    #expect(inner.layer.presentation()?.bounds.width == 80 && inner.frame.width == 130)
    outer.autoresizesSubviews = false
    outer.bounds.size.width = 100
    #expect(inner.frame.width == 130)
  }

  @Test func `shares evenly where its flexible parts are nothing`() {
    inner.frame = .zero
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    outer.frame.size.width = 140
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 20, height: 0))
  }
}
