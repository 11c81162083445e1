import HeadlessUIKit
import Testing

@Suite struct `a path to move along` {
  /// The positions of a layer on a path at shares of the path's length.
  private func places(_ path: CGPath, _ shares: [Double]) -> [CGPoint] {
    let stage = Stage()
    let layer = stage.run { CALayer() }
    stage.window.layer.addSublayer(layer)
    stage.run {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.calculationMode = .paced
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    return shares.map { share in
      stage.advance(by: share - stage.now)
      return layer.presentation()?.position ?? .zero
    }
  }

  private func near(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(a.x - x) < 0.1 && abs(a.y - y) < 0.1
  }

  @Test func `with round corners goes round them`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
    // The straight parts, 60 and 20, and the round ones.
    let quarter = Double.pi * 10
    let whole = 2 * 80 + 4 * quarter
    let found = places(
      path.cgPath,
      [0, 60, 60 + quarter / 2, 60 + quarter + 10, 60 + 2 * quarter + 20 + 30].map { $0 / whole })
    let corner = 20 * CGFloat(0.5).squareRoot()
    #expect(near(found[0], 20, 0) && near(found[1], 80, 0))
    #expect(near(found[2], 80 + corner, 20 - corner))
    #expect(near(found[3], 100, 30) && near(found[4], 50, 60))
  }

  @Test func `with corners of no radius is a rectangle`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 0)
    #expect(near(places(path.cgPath, [0.375])[0], 100, 50))
  }

  @Test func `is made of others, and emptied`() {
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let path = UIBezierPath(cgPath: square.cgPath)
    #expect(!path.isEmpty)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 50, y: 0))
    line.addLine(to: CGPoint(x: 60, y: 0))
    path.append(line)
    #expect(path.currentPoint == CGPoint(x: 60, y: 0))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }
}
