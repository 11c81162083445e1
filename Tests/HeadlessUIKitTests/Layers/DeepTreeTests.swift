import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct DeepTreeTests {
  private static let depth = 2000

  // Runs with a small stack, such as a worker thread may have.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = 256 * 1024
    thread.start()
    done.wait()
  }

  // Nested views, built from the innermost, each a point to the right inside its superview.
  private static func nest(_ depth: Int) -> (top: UIView, leaf: UIView) {
    func view() -> UIView { UIView(frame: CGRect(x: 1, y: 0, width: 9000, height: 50)) }
    let leaf = view()
    var top = leaf
    for _ in 1..<depth {
      let above = view()
      above.addSubview(top)
      top = above
    }
    return (top, leaf)
  }

  @Test func `a tree may be deeper than a stack, whatever is asked of it`() {
    onSmallStack {
      let stage = Stage()
      let (top, leaf) = stage.run {
        let nest = Self.nest(Self.depth)
        stage.window.addSubview(nest.top)
        return nest
      }
      leaf.tag = 7
      let right = CGFloat(Self.depth)
      #expect(stage.window.viewWithTag(7) === leaf)
      #expect(stage.window.layer.hitTest(CGPoint(x: right + 1, y: 1)) === leaf.layer)
      #expect(leaf.layer.convert(CGPoint.zero, to: nil).x == right)
      #expect(leaf.layer.convert(CGPoint(x: right, y: 0), from: nil) == .zero)
      #expect(leaf.layer.presentation()?.convert(CGPoint.zero, to: nil).x == right)
      #expect(
        stage.window.layer.presentation()?.hitTest(CGPoint(x: right + 1, y: 1))?.model()
          === leaf.layer)
      #expect(stage.placedLayers.last?.layer === leaf.layer)
      #expect(leaf.layer.convertTime(1, from: nil) == 1)
      top.layer.speed = 0.5
      stage.run { UIView.animate(withDuration: 1) { leaf.alpha = 0 } }
      stage.advance(by: 1)
      #expect(leaf.layer.convertTime(1, from: nil) == 0.5)
      stage.window.layoutIfNeeded()
      #expect(stage.endlessBlocks.isEmpty)
      stage.run { top.removeFromSuperview() }
      #expect(leaf.window == nil && leaf.layer.presentation() == nil)
    }
  }

  @Test func `trees go without a call for each level, views, layers and clocks`() {
    onSmallStack {
      weak var leaf: UIView?
      weak var layer: CALayer?
      do {
        let stage = Stage()
        stage.run {
          let nest = Self.nest(6_000)
          (leaf, layer) = (nest.leaf, nest.leaf.layer)
          // Clocks depend on each other as layers do.
          let clocks = Self.nest(500)
          var view: UIView? = clocks.leaf
          while let here = view {
            here.layer.speed = 1
            view = here.superview
          }
          withExtendedLifetime(clocks) {}
        }
      }
      #expect(leaf == nil && layer == nil)
    }
  }

  @Test func `ten thousand views nest, each put into the last, a turn for each`() {
    let stage = Stage()
    var last: UIView = stage.window
    for _ in 0..<10_000 {
      last = stage.run {
        let view = UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10))
        last.addSubview(view)
        return view
      }
    }
    #expect(last.window === stage.window && last.layer.depth == 10_000)
    var top: UIView? = stage.window.subviews[0]
    stage.run { top?.removeFromSuperview() }
    #expect(last.window == nil && last.layer.depth == 9_999)
    top = nil
    #expect(last.superview == nil && last.layer.depth == 0)
  }

  @Test func `what others hold of a tree stays whole`() {
    let stage = Stage()
    let (kept, inner) = stage.run { () -> (UIView, UIView) in
      let (top, leaf) = Self.nest(10)
      let middle = leaf.superview?.superview
      stage.window.addSubview(top)
      top.removeFromSuperview()
      return (middle ?? top, leaf)
    }
    #expect(inner.isDescendant(of: kept) && kept.subviews.first?.subviews.first === inner)
    #expect(kept.layer.sublayers?.first?.sublayers?.first === inner.layer)
  }
}
