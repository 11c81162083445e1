/// The numbers of a layer's CSS properties at each of the moments.
struct CSSFaces {
  /// The moments, in seconds; that of a jump comes twice.
  let times: [Double]
  private(set) var values: [CSSProperty: [[Double]]] = [:]
  let first: Snapshot.Layer

  init(_ course: CSSMoments.Course) {
    (times, first) = (course.times, course.first)
    // While it is absent, everything but the visibility stays as it was.
    var held = course.base
    let faces = course.faces.map { face in
      held = face ?? held
      return held
    }
    let corner = faces[0].corner
    values[.visibility] = course.faces.map { [$0 == nil ? 0 : 1] }
    values[.translate] = faces.map { [$0.corner.x - corner.x, $0.corner.y - corner.y] }
    func take(_ property: CSSProperty, from place: Int) {
      values[property] = faces.map { face in
        (place..<place + property.width).map { face.numbers[$0] }
      }
    }
    let plain: [CSSProperty] = [.width, .height, .opacity, .borderRadius, .borderWidth]
    for (place, property) in plain.enumerated() { take(property, from: 2 + place) }
    take(.backgroundColor, from: 8)
    take(.borderColor, from: 12)
    take(.boxShadow, from: 25)
    // An invisible shadow has the offset and blur of the next visible one, or else of the last.
    var near = values[.boxShadow]?.last { $0[6] > 0 }
    for place in faces.indices.reversed() {
      guard let numbers = values[.boxShadow]?[place] else { continue }
      if numbers[6] > 0 { near = numbers }
      if let near { values[.boxShadow]?[place] = near.prefix(3) + numbers.suffix(4) }
    }
    // A turn and a scale if they are all there is; else the matrix.
    var turns: [PlaneTurn] = []
    for face in faces { turns.append(PlaneTurn(face.transform, after: turns.last)) }
    if turns.allSatisfy(\.isWhole) {
      values[.rotate] = turns.map { [$0.degrees] }
      values[.scale] = turns.map { [$0.scale.x, $0.scale.y] }
    } else {
      take(.transform, from: 16)
    }
  }
}
