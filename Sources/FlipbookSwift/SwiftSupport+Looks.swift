// What checks over time are written with.
extension SwiftSupport {
  static func looks(for needs: Set<SwiftWriter.Need>) -> SwiftLines {
    var lines = needs.contains(.looks) ? looks : SwiftLines()
    if needs.contains(.steps) { lines += steps }
    if needs.contains(.turns) { lines += turns }
    return lines
  }

  private static let looks = text(
    """

    extension Stage {
      /// Lets time pass, and looks before it does, so many times on the way, and at the end.
      fileprivate func advance(
        by seconds: TimeInterval, looks: Int, _ look: () throws -> Void
      ) rethrows {
        let start = now
        for place in 0...looks {
          advance(by: start + seconds * Double(place) / Double(looks) - now)
          try look()
        }
      }
    }
    """)

  private static let steps = text(
    """

    extension [Double] {
      /// How far it is from each number to the next.
      fileprivate var steps: [Double] { zip(dropFirst(), self).map(-) }
    }
    """)

  private static let turns = text(
    """

    extension [Double] {
      /// How much longer each step is than the one before, but for setting out and coming to rest.
      fileprivate var turns: [Double] {
        zip(steps.dropFirst(), steps).filter { $0 != 0 && $1 != 0 }.map(-)
      }
    }
    """)
}
