import CForeignTexts

// Timings that others have published, by name. Names of several words keep clear of the names
// people give their views.
extension Timing {
  // A heading says where the rows below it are published; a row has the name, how it moves, and
  // whose it is.
  package static let presets: [Named] = {
    var (presets, source) = ([Named](), "")
    for row in TextTable.rows(foreign_timings()) {
      if row.count == 1 {
        source = String(row[0].dropFirst(2))
      } else {
        presets.append((row[0], published(row[1]), row[2], source))
      }
    }
    return presets
  }()

  // A curve by its points, or a spring: by the seconds it seems to take and its damping ratio, or by
  // the stiffness and damping of mass 1. A ratio above 1 is a bounce below 0: UIKit would take it as
  // 1 in a spring given by its damping.
  private static func published(_ motion: String) -> Timing {
    let words = motion.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    guard words[0] == "spring" else {
      return .cubic(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    let duration = words[1] == "response" ? numbers[0] : 2 * .pi / numbers[0].squareRoot()
    let ratio = words[3] == "ratio" ? numbers[1] : numbers[1] / (2 * numbers[0].squareRoot())
    return .spring(.bounce(Spring.bounce(ofRatio: ratio), duration: duration))
  }
}
