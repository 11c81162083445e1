import HeadlessUIKit
import Testing

@Suite struct `what interactive animations compute with` {
  @Test func `projects a velocity to where it comes to rest`() {
    let (normal, fast) = (Deceleration.normal, Deceleration.fast)
    #expect(abs(project(initialVelocity: 1000, decelerationRate: normal) - 499) < 1e-9)
    #expect(abs(project(initialVelocity: -1000, decelerationRate: fast) + 99) < 1e-9)
    #expect(project(initialVelocity: 1000, decelerationRate: 0) == 0)
  }

  // 0.1 points, as the table says.
  @Test(arguments: [(50, 26.6), (100, 51.5), (200, 96.7), (400, 172.5), (800, 283.9)])
  func `holds against a finger as a rubber band`(offset: CGFloat, way: CGFloat) {
    #expect(abs(rubberBand(offset, in: 800) - way) < 0.05)
    #expect(rubberBand(-offset, in: 800) == -rubberBand(offset, in: 800))
  }

  @Test func `lets nothing go beyond the band`() {
    #expect(rubberBand(0, in: 800) == 0 && rubberBand(100, in: 0) == 0)
    #expect(rubberBand(1e300, in: 800) == 800 && rubberBand(-.infinity, in: 800) == -800)
  }

  @Test func `makes a velocity one in ways per second`() {
    #expect(relativeVelocity(forVelocity: 100, from: 50, to: 250) == 0.5)
    #expect(relativeVelocity(forVelocity: 100, from: 250, to: 50) == -0.5)
    #expect(relativeVelocity(forVelocity: 100, from: 50, to: 50) == 0)
  }
}
