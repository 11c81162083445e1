import CForeignTexts

// Timings that others have published, by name. Names of several words keep clear of the names
// people give their views.
extension Timing {
  // A heading says where the rows below it are published; a row has the name, how it moves, and
  // whose it is.
  package static let presets: [Named] = {
    var (presets, source) = ([Named](), "")
    for row in String(cString: foreign_timings()).split(separator: "\n") {
      let parts = row.split(separator: " | ").map(String.init)
      if parts.count == 1 {
        source = String(row.dropFirst(2))
      } else {
        presets.append((parts[0], published(parts[1]), parts[2], source))
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
