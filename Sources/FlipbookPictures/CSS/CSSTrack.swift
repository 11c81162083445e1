/// Properties of a layer that share their animations.
struct CSSTrack {
  private(set) var properties: [CSSProperty]
  private(set) var course: CSSCourse

  /// The tracks of a layer's moving properties; those that move alike share one.
  static func moving(_ faces: CSSFaces, ways: [CSSWay], until close: Double) -> [CSSTrack] {
    var tracks: [CSSTrack] = []
    for property in CSSProperty.allCases {
      guard let values = faces.values[property], !CSSRun(times: faces.times, values: values).isStill
      else { continue }
      let own = ways.filter { property.follows($0.keyPath) }
      let course = CSSCourse(times: faces.times, values: values, ways: own, close: close)
      if let place = tracks.firstIndex(where: { $0.course.hasTiming(of: course) }) {
        tracks[place].properties.append(property)
        tracks[place].course = tracks[place].course.joined(course)
      } else {
        tracks.append(CSSTrack(properties: [property], course: course))
      }
    }
    return tracks
  }

  func declarations(of numbers: [Double]) -> [String] {
    var rest = numbers[...]
    return properties.map { property in
      let own = Array(rest.prefix(property.width))
      rest = rest.dropFirst(property.width)
      return "\(property.rawValue): \(property.text(own))"
    }
  }
}
