/// Numbers over time that are drawn as one curve: one alone, or both of a pair that move alike.
package struct CurveGroup: Equatable {
  /// The path of the number, or of the pair.
  package let name: String
  /// The places of its numbers among all of them.
  package let places: [Int]

  private static let members = [(".x", ".y"), (".width", ".height")]
  // A smaller share of the way is rounding.
  private static let leastShare = 1e-6

  /// The path of the pair whose first number has a path, and the path of its second number.
  package static func pair(withFirst path: String) -> (whole: String, second: String)? {
    for (first, second) in members where path.hasSuffix(first) {
      let whole = String(path.dropLast(first.count))
      return (whole, whole + second)
    }
    return nil
  }

  package static func groups(
    of paths: [String], where areAlike: (Int, Int) -> Bool
  ) -> [CurveGroup] {
    let places = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
    var groups: [CurveGroup?] = paths.indices.map { CurveGroup(name: paths[$0], places: [$0]) }
    for (place, path) in paths.enumerated() {
      guard let pair = pair(withFirst: path), let second = places[pair.second],
        areAlike(place, second)
      else { continue }
      groups[place] = CurveGroup(name: pair.whole, places: [place, second])
      groups[second] = nil
    }
    return groups.compactMap(\.self)
  }

  /// Whether two numbers have come the same share of their ways at every moment.
  package static func areAlike(_ one: [Double?], _ other: [Double?]) -> Bool {
    guard one.count == other.count, let scale = OwnScale(one.compactMap(\.self)),
      let otherScale = OwnScale(other.compactMap(\.self)),
      scale.isConstant == otherScale.isConstant
    else { return false }
    return zip(one, other).allSatisfy { value, other in
      guard let value, let other else { return value == nil && other == nil }
      return (scale.share(of: value) - otherScale.share(of: other)).magnitude <= leastShare
    }
  }
}
