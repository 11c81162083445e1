import FlipbookLanguage

// What would work, where several places say it.
extension Mistake.Kind {
  /// How several transforms make one.
  package static let joiningTransforms = "transforms are joined by *, the first one first"

  /// How a chain whose steps have been taken off it can be played again.
  package static func bringingBack(chain name: String, hasPast: Bool) -> String {
    (hasPast ? "'goto 0s' goes back in time" : "'undo' takes back what was entered")
      + ", or 'remove \(Name.typed(name))' and make it again"
  }
}
