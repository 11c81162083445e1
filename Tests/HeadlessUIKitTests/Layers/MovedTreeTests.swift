import TestSupport
import Testing

@testable import HeadlessUIKit

/// The state that a tree caches while layers move about in it.
@Suite struct MovedTreeTests {
  private final class Probe: CALayer {
    var wasLaidOut: () -> Void = {}

    override func layoutSublayers() { wasLaidOut() }
  }

  private static func line(above layer: CALayer) -> [CALayer] {
    Array(sequence(first: layer) { $0.superlayer }.dropFirst())
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `it knows who is on the screen and how deep, wherever layers have moved`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let stage = Stage()
    let layers = stage.run { (0..<12).map { _ in Probe() } }
    var order: [Int] = []
    for (index, layer) in layers.enumerated() { layer.wasLaidOut = { order.append(index) } }
    for _ in 0..<40 {
      stage.run {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let layer = layers[Int.random(in: 0..<12, using: &generator)]
          let choice = Int.random(in: -2..<12, using: &generator)
          let above = choice < 0 ? stage.window.layer : layers[choice]
          if above === layer || Self.line(above: above).contains(where: { $0 === layer }) {
            layer.removeFromSuperlayer()
          } else {
            above.addSublayer(layer)
          }
        }
      }
      order = []
      let asking = Array(0..<12).shuffled(using: &generator)
      stage.run { for index in asking { layers[index].setNeedsLayout() } }
      let depths = layers.map { Self.line(above: $0).count }
      let expected = asking.enumerated()
        .sorted { (depths[$0.element], $0.offset) < (depths[$1.element], $1.offset) }
      #expect(order == expected.map(\.element))
      for layer in layers {
        let isThere = Self.line(above: layer).last === stage.window.layer
        #expect(layer.isOnScreen == isThere)
      }
    }
  }

  @Test func `what outlives the layer it lay in is on no screen and in no depth`() {
    let stage = Stage()
    let inner = stage.run {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      return inner
    }
    #expect(inner.depth == 0 && inner.superlayer == nil)
    stage.run { stage.window.layer.addSublayer(inner) }
    #expect(inner.depth == 1 && inner.presentation() != nil)
  }
}
