/// Numbers over time that are drawn as one curve: one alone, or both of a pair that move alike.
package struct CurveGroup: Equatable {
  /// The path of the number, or of the pair.
  package let name: String
  /// The places of its numbers among all of them.
  package let places: [Int]

  // The members of pairs.
  private static let members = [(".x", ".y"), (".width", ".height")]
  // Less of the way is rounding.
  private static let leastShare = 1e-6

  /// The path of a pair that a number's path is the first of, and the path of the second.
  package static func pair(withFirst path: String) -> (whole: String, second: String)? {
    for (first, second) in members where path.hasSuffix(first) {
      let whole = String(path.dropLast(first.count))
      return (whole, whole + second)
    }
    return nil
  }

  /// The groups of numbers with some paths, in their order.
  package static func groups(
    of paths: [String], where areAlike: (Int, Int) -> Bool
  ) -> [CurveGroup] {
    let places = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    var seconds: [Int: CurveGroup] = [:]
    var groups: [Int: CurveGroup] = [:]
    for (place, path) in paths.enumerated() {
      guard let pair = pair(withFirst: path), let second = places[pair.second],
        areAlike(place, second)
      else { continue }
      let group = CurveGroup(name: pair.whole, places: [place, second])
      groups[place] = group
      seconds[second] = group
    }
    return paths.indices.compactMap { place in
      seconds[place] == nil
        ? groups[place] ?? CurveGroup(name: paths[place], places: [place]) : nil
    }
  }

  /// Whether two numbers have come the same share of their ways at every moment.
  package static func areAlike(_ one: [Double?], _ other: [Double?]) -> Bool {
    guard one.count == other.count, let (scale, otherScale) = scales(one, other),
      scale.isConstant == otherScale.isConstant
    else { return false }
    return zip(one, other).allSatisfy { value, other in
      guard let value, let other else { return value == nil && other == nil }
      return (scale.share(of: value) - otherScale.share(of: other)).magnitude <= leastShare
    }
  }

  private static func scales(_ one: [Double?], _ other: [Double?]) -> (OwnScale, OwnScale)? {
    guard let one = OwnScale(one.lazy.compactMap(\.self)),
      let other = OwnScale(other.lazy.compactMap(\.self))
    else { return nil }
    return (one, other)
  }
}
