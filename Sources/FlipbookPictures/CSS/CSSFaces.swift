/// What a layer looks like at each of the moments, in numbers of CSS.
struct CSSFaces {
  /// The numbers of a property at each moment.
  private(set) var values: [CSSProperty: [[Double]]] = [:]
  /// The first of the moments at which it is there.
  let first: Snapshot.Layer

  /// `nil` for one that is never there.
  ///
  /// - Parameter seen: the layer, and the one it lies in, at each moment; nothing while it is hidden.
  init?(_ seen: [(layer: Snapshot.Layer, above: Snapshot.Layer?)?]) {
    guard let first = seen.lazy.compactMap(\.self).first else { return nil }
    self.first = first.layer
    var held = first
    // Where it is not seen, all else stays as it was.
    let faces = seen.map { face in
      held = face ?? held
      return Self.placed(held, about: first.layer.anchor)
    }
    let corner = faces[0].corner
    values[.visibility] = seen.map { [$0 == nil ? 0 : 1] }
    values[.translate] = faces.map { [$0.corner.x - corner.x, $0.corner.y - corner.y] }
    values[.width] = faces.map { [$0.layer.size.x] }
    values[.height] = faces.map { [$0.layer.size.y] }
    values[.opacity] = faces.map { [$0.layer.opacity] }
    values[.backgroundColor] = faces.map { CSSProperty.numbers(of: $0.layer.background) }
    values[.borderRadius] = faces.map { [$0.layer.cornerRadius] }
    values[.borderWidth] = faces.map { [$0.layer.borderWidth] }
    values[.borderColor] = faces.map { CSSProperty.numbers(of: $0.layer.borderColor) }
    take(faces.map(\.transform))
  }

  private typealias Placed = (
    layer: Snapshot.Layer, corner: SIMD2<Double>, transform: PlaneProjection
  )

  private static func placed(
    _ face: (layer: Snapshot.Layer, above: Snapshot.Layer?), about anchor: SIMD2<Double>
  ) -> Placed {
    var layer = face.layer
    layer.anchor = anchor
    let (corner, transform) = layer.box(in: face.above)
    return (layer, corner, transform)
  }

  // A turn and a scale where that is all there is; else the matrix.
  private mutating func take(_ transforms: [PlaneProjection]) {
    var turns: [PlaneTurn] = []
    for transform in transforms { turns.append(PlaneTurn(transform, after: turns.last)) }
    if turns.allSatisfy(\.isWhole) {
      values[.rotate] = turns.map { [$0.degrees] }
      values[.scale] = turns.map { [$0.scale.x, $0.scale.y] }
    } else {
      values[.transform] = transforms.map { plane in
        [plane.x, plane.y, plane.origin].flatMap { [$0.x, $0.y, $0.z] }
      }
    }
  }
}
