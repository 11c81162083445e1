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
  // Looked up only; the records keep the layers.
  private var places: [Key: Int] = [:]
  private var (low, high) = (SIMD2(Double.infinity, .infinity), SIMD2(-Double.infinity, -.infinity))

  /// Looks at what is shown at a sample.
  mutating func look(at world: World, _ place: Int) {
    let layers = world.stage.placedLayers
    var nodes: [Int] = []
    for placed in layers {
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
  func nodes(count: Int) -> [Page.Node] {
    records.map { $0.node(count: count) }
  }

  /// A curve for each colour that changes.
  func colors(count: Int) -> [Page.Curve] {
    records.flatMap { $0.colors(count: count) }
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
