import CForeignTexts

// Published timings, by name. Names of several words do not collide with the names people give
// their views.
extension Timing {
  /// The words of UIKit, Core Animation and SwiftUI themselves.
  package static let basic = groups[0]

  /// Words added when people used them as names already: a thing with such a name comes first.
  package static let unreserved = groups[1]

  package static let presets = groups[2]

  // A heading gives the source of the rows below it; a row has the name, the motion, and what it is
  // or whose.
  private static let groups = TextTable.rows(foreign_timings()).split(separator: []).map { rows in
    var source = ""
    return rows.compactMap { row -> Named? in
      guard row.count == 1 else { return (row[0], published(row[1]), row[2], source) }
      source = String(row[0].dropFirst(2))
      return nil
    }
  }

  private static let curves: [Substring: Timing] = [
    "linear": .curve(.linear), "easeIn": .curve(.easeIn), "easeOut": .curve(.easeOut),
    "easeInOut": .curve(.easeInOut), "default": .standard,
  ]

  // Reads one of UIKit's curves, or a curve by its points; or a spring, by its perceptual duration
  // and its bounce or damping ratio, or by stiffness and damping with mass 1. A ratio above 1
  // becomes a bounce below 0: UIKit would take it as 1 in a spring given by its damping.
  private static func published(_ motion: String) -> Timing {
    let words = motion.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    if let curve = curves[words[words.count - 1]] { return curve }
    guard words[0] == "spring" else {
      return .cubic(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    let duration = words[1] == "stiffness" ? 2 * .pi / numbers[0].squareRoot() : numbers[0]
    if words[3] == "bounce" { return .spring(.bounce(numbers[1], duration: duration)) }
    let ratio = words[3] == "ratio" ? numbers[1] : numbers[1] / (2 * numbers[0].squareRoot())
    return .spring(.bounce(Spring.bounce(ofRatio: ratio), duration: duration))
  }
}
