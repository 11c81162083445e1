/// Properties of a layer that are told together, and what becomes of them.
struct CSSTrack {
  let properties: [CSSProperty]
  let course: CSSCourse

  /// The tracks of all that moves of a layer: what goes the same way is one.
  static func moving(
    _ faces: CSSFaces, ways: [CSSWay], until close: Double
  ) -> [CSSTrack] {
    var tracks: [CSSTrack] = []
    for property in CSSProperty.allCases {
      guard let values = faces.values[property],
        !CSSRun(times: faces.times, values: values).isStill
      else { continue }
      let own = ways.filter { property.follows($0.keyPath) }
      let course = CSSCourse(times: faces.times, values: values, ways: own, close: close)
      guard let place = tracks.firstIndex(where: { $0.course.goes(with: course) }) else {
        tracks.append(CSSTrack(properties: [property], course: course))
        continue
      }
      tracks[place] = CSSTrack(
        properties: tracks[place].properties + [property],
        course: tracks[place].course.joined(course))
    }
    return tracks
  }

  /// The properties with their numbers.
  func declarations(of numbers: [Double]) -> [String] {
    var rest = numbers[...]
    return properties.map { property in
      let own = Array(rest.prefix(property.width))
      rest = rest.dropFirst(property.width)
      return "\(property.name): \(property.text(own))"
    }
  }
}
