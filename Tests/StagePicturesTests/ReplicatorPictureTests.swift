import AppViews
import FlipbookPictures
import HeadlessUIKit
import StagePictures
import Testing

@Suite struct `A layer that is shown several times` {
  private let stage = Stage()
  private let row: CAReplicatorLayer
  private let dot: CALayer

  // Dots of 10 points, 30 apart, in a row of 100 by 100 points at (0, 0).
  init() {
    let stage = stage
    (row, dot) = stage.run {
      let (row, dot) = (CAReplicatorLayer(), CALayer())
      row.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      row.instanceCount = 3
      row.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0.5, alpha: 1)
      dot.name = "dot"
      row.addSublayer(dot)
      stage.window.layer.addSublayer(row)
      return (row, dot)
    }
    stage.advance(by: 0)
  }

  private func layers(_ film: inout StageFilm) -> [Snapshot.Layer] {
    film.snapshot(of: stage.window, named: { layer, _ in layer.name ?? "" }) { () throws(Never) in }
      .layers.filter { $0.name == "dot" }
  }

  private var dots: [Snapshot.Layer] {
    var film = StageFilm()
    return layers(&film)
  }

  // Where their corners are seen in the row.
  private var corners: [SIMD2<Double>?] { dots.map { $0.plane.seen(.zero) } }

  @Test func `is drawn so often, each copy farther by a transform about the middle`() {
    #expect(corners == [[0, 0], [30, 0], [60, 0]])
    #expect(stage.svg.components(separatedBy: "<title>dot</title>").count == 4)
    stage.run {
      CATransaction.setDisableActions(true)
      row.instanceCount = 4
      row.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    let turned = corners.map { ($0 ?? .zero).rounded(.toNearestOrEven) }
    #expect(turned == [[0, 0], [100, 0], [100, 100], [0, 100]])
    stage.run { row.instanceCount = 0 }
    #expect(corners.isEmpty)
    stage.run { row.instanceCount = -1 }
    #expect(corners.isEmpty)
  }

  @Test func `has each copy later by the delay`() {
    stage.run {
      CATransaction.setDisableActions(true)
      row.instanceDelay = 0.25
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
      fade.repeatCount = .infinity
      dot.add(fade, forKey: "fade")
    }
    // What has not begun shows the model.
    #expect(dots.map(\.opacity) == [1, 1, 1])
    stage.advance(by: 0.375)
    #expect(dots.map(\.opacity) == [0.625, 0.875, 1])
    stage.advance(by: 1)
    #expect(dots.map(\.opacity) == [0.625, 0.875, 0.125])
    stage.run {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationDuration(1)
      row.instanceDelay = 0
    }
    stage.advance(by: 0.5)
    #expect(dots.map(\.opacity) == [0.125, 0.25, 0.375])
    #expect(dot.presentation()?.opacity == 0.125)
  }

  @Test func `moves its copies with an animated transform`() {
    stage.run {
      let wide = CABasicAnimation(keyPath: "instanceTransform")
      wide.toValue = CATransform3DMakeTranslation(50, 0, 0)
      wide.duration = 1
      row.add(wide, forKey: "wide")
    }
    stage.advance(by: 0.5)
    #expect(corners == [[0, 0], [40, 0], [80, 0]])
    stage.advance(by: 1)
    #expect(corners == [[0, 0], [30, 0], [60, 0]])
  }

  @Test func `multiplies the colours of its copies`() {
    stage.run {
      CATransaction.setDisableActions(true)
      row.instanceColor = CGColor(red: 1, green: 1, blue: 0.5, alpha: 1)
      (row.instanceRedOffset, row.instanceAlphaOffset) = (-0.25, -0.75)
    }
    #expect(
      dots.map(\.background) == [
        PaintColor(red: 1, green: 0.5, blue: 0.25, alpha: 1),
        PaintColor(red: 0.75, green: 0.5, blue: 0.25, alpha: 0.25),
        PaintColor(red: 0.5, green: 0.5, blue: 0.25, alpha: 0),
      ])
  }

  @Test func `may lie in another such layer`() {
    stage.run {
      let grid = CAReplicatorLayer()
      grid.frame = row.frame
      grid.instanceCount = 2
      grid.instanceTransform = CATransform3DMakeTranslation(0, 40, 0)
      stage.window.layer.addSublayer(grid)
      grid.addSublayer(row)
    }
    var film = StageFilm()
    let first = layers(&film)
    #expect(first.count == 6 && Set(first.map(\.id)).count == 6)
    stage.advance(by: 0.5)
    #expect(layers(&film).map(\.id) == first.map(\.id))
  }
}
