/// How keyframes depend on a number, read from their text.
struct KeyframeRule {
  /// Whether their times depend on it, and whether their values do.
  let areMoved: Bool
  var setsAny: Bool
  /// Whether each begins when those before it are over.
  private(set) var areInOrder = true
  /// Whether one may get another share of the whole when the whole takes another time.
  private(set) var hasOtherTimes = false
  private var end = 0.0

  init(areMoved: Bool, setsAny: Bool) { (self.areMoved, self.setsAny) = (areMoved, setsAny) }

  /// Whether a command's mode does the same with all values.
  static func isKnown(_ command: Command, areMoved: Bool) -> Bool {
    command.arguments.filter { $0.label?.text == "mode" }.allSatisfy { argument in
      guard case .path(let path)? = argument.value.expression, let mode = path.word?.text else {
        return false
      }
      return ["linear", "cubic"].contains(mode) || mode == "discrete" && !areMoved
    }
  }

  /// Reads a keyframe: `at 0% for: 50% { … }`.
  mutating func read(_ shares: [Expression]) {
    let known = shares.compactMap(\.share)
    // Seconds are another share of another time, and a computed share is not known here.
    hasOtherTimes = hasOtherTimes || known.count < shares.count
    areInOrder = areInOrder && !hasOtherTimes && known.first ?? 0 >= end
    end = (known.first ?? 0) + (known.count > 1 ? known[1] : 1)
  }
}

extension Expression {
  // The share of the whole; `nil` where it may be something else.
  fileprivate var share: Double? {
    guard case .number(let number) = self else { return nil }
    return switch number.unit {
    case nil: number.value
    case .percent: number.value / 100
    default: nil
    }
  }
}
