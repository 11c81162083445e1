/// A mistake in the use of a stage's clock.
package enum StageError: Error, Equatable, CustomStringConvertible {
  /// The interval is negative or not a finite number.
  case invalidInterval(Double)
  /// The clock would leave its range of about 32 years.
  case beyondRange(Double)
  /// Too many callbacks at one moment, or within one advance; `label` names the last one's owner.
  case endlessCallbacks(label: String?, count: Int, isOneMoment: Bool)

  package var description: String {
    switch self {
    case .invalidInterval(let seconds):
      "an interval of \(seconds) s is not 0 or more"
    case .beyondRange(let seconds):
      "\(seconds) s from here lies beyond the stage's 32 years"
    case .endlessCallbacks(let label, let count, let isOneMoment):
      "\(label.map { "'\($0)' " } ?? "a callback ")starts itself again and again: "
        + "\(count) callbacks \(isOneMoment ? "at one moment" : "in one command")"
    }
  }
}
