import FlipbookPictures
import Foundation
import HeadlessUIKit

/// What the stage holds sample by sample: a node for each layer that was ever shown, within the one
/// it lay in.
///
/// A layer that moves to another one is a node there as well.
struct PageNodes {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let parent: Int
  }

  private var records: [PageNodeRecord] = []
  /// How many layers were seen at all the samples together.
  private(set) var lookedAt = 0
  // Looked up only; the records keep the layers.
  private var places: [Key: Int] = [:]
  private var (low, high) = (SIMD2(Double.infinity, .infinity), SIMD2(-Double.infinity, -.infinity))

  /// Looks at what is shown at a sample.
  ///
  /// - Parameter check: asked at each layer.
  mutating func look<Failure: Error>(
    at world: World, _ place: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) {
    let layers = try world.stage.placedLayers(asking: check)
    lookedAt += layers.count
    var nodes: [Int] = []
    for placed in layers {
      try check()
      let parent = placed.parent.map { nodes[$0] }
      let key = Key(layer: ObjectIdentifier(placed.layer), parent: parent ?? -1)
      let node = places[key] ?? records.count
      if node == records.count {
        places[key] = node
        records.append(PageNodeRecord(of: placed.layer, in: world, parent: parent))
      }
      records[node].see(placed, at: place)
      nodes.append(node)
      if parent != nil { surround(placed.corners) }
    }
  }

  private mutating func surround(_ corners: [CGPoint]) {
    for corner in corners where corner.x.isFinite && corner.y.isFinite {
      let point = SIMD2(Double(corner.x), Double(corner.y))
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
  }

  // MARK: For the page

  /// The nodes, each behind the one it lies in.
  ///
  /// - Parameter check: asked at each of them.
  func nodes<Failure: Error>(
    count: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [Page.Node] {
    try records.map { record throws(Failure) in
      try check()
      return record.node(count: count)
    }
  }

  /// A curve for each colour that changes.
  func colors<Failure: Error>(
    count: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [Page.Curve] {
    var curves: [Page.Curve] = []
    for record in records {
      try check()
      curves += record.colors(count: count)
    }
    return curves
  }

  /// The box around all that is ever seen, with a margin; the window where there is nothing.
  ///
  /// Choices: the margin is 16 points, and no more is in the box than a window's size beyond it.
  func region(of window: CGSize) -> (x: Double, y: Double, width: Double, height: Double) {
    let size = SIMD2(Double(window.width), Double(window.height))
    let least = pointwiseMax(low - 16, -size)
    let most = pointwiseMin(high + 16, size * 2)
    guard least.x < most.x, least.y < most.y else { return (0, 0, size.x, size.y) }
    return (least.x, least.y, most.x - least.x, most.y - least.y)
  }
}
