import TestSupport
import Testing

@testable import FlipbookPictures

@Suite struct PageStageTests {
  // Compares CSS's use of a box and its transform with the projection from which they are made.
  @Test func `box and transform together lead to where a layer is seen`() throws {
    var random = SeededGenerator(seed: 7)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    for _ in 0..<200 {
      var above = Snapshot.Layer(id: 0, name: "", parent: nil, size: [100, 100])
      above.corner = [number(-50...50), number(-50...50)]
      let size = SIMD2(number(1...90), number(1...90))
      var layer = Snapshot.Layer(id: 1, name: "", parent: 0, size: size)
      layer.corner = [number(-9...9), number(-9...9)]
      layer.anchor = [number(0...1), number(0...1)]
      let isDeep = Bool.random(using: &random)
      layer.plane = PlaneProjection(
        x: [number(-2...2), number(-2...2), isDeep ? number(-0.001...0.001) : 0],
        y: [number(-2...2), number(-2...2), isDeep ? number(-0.001...0.001) : 0],
        origin: [number(-99...99), number(-99...99), 1])
      let (corner, transform) = layer.box(from: above.corner)
      for share in [[0, 0], [1, 0], [0.3, 0.8]] as [SIMD2<Double>] {
        let seen = try #require(layer.plane.seen(layer.corner + share * layer.size))
        let turned = try #require(transform.seen((share - layer.anchor) * layer.size))
        let shown = above.corner + corner + layer.anchor * layer.size + turned
        #expect(abs(shown.x - seen.x) < 1e-6 && abs(shown.y - seen.y) < 1e-6)
      }
      #expect(isDeep || transform.isAffine && transform.origin == [0, 0, 1])
    }
  }

  @Test func `what clips, casts a shadow or moves to another layer is told by its samples`() {
    var stage = PageStage(fits: false)
    for place in 0..<8 {
      var moment = Snapshot(time: 0, window: Region(corner: .zero, size: [9, 9]))
      moment.append(Snapshot.Layer(id: 0, name: "root", parent: nil, size: [9, 9]))
      moment.append(Snapshot.Layer(id: 1, name: "pane", parent: 0, size: [5, 5]))
      var card = Snapshot.Layer(id: 2, name: "card", parent: place / 4, size: [3, 3])
      card.clips = place >= 4
      card.shadow = Snapshot.Shadow(
        offset: [1, -2.5], radius: 3, color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5))
      moment.append(card)
      stage.add(moment, at: place) { () throws(Never) in }
    }
    let nodes = stage.nodes(count: 8) { () throws(Never) in }
    #expect(nodes.map(\.name) == ["root", "pane", "card", "card"])
    #expect(nodes.map(\.parent) == [nil, 0, 0, 1])
    func json(_ node: Int, _ name: String) -> String? {
      nodes[node].values.first { $0.name == name }?.track.json
    }
    #expect(json(2, "seen") == #"{"steps":[1,4,0,4]}"# && json(2, "clips") == nil)
    #expect(json(3, "seen") == #"{"steps":[0,4,1,4]}"# && json(3, "clips") != nil)
    #expect(json(2, "shadow") == "\"1px -2.5px 6px #00000080\"")
    #expect(json(2, "order") == "1")
  }
}
