/// The path of a value's numbers, as a function of an animation's progress.
package enum Way: Hashable, Sendable {
  /// A straight path, from values by differences.
  case straight(from: [Double], delta: [Double])
  case frames(Keyframes)

  package func numbers(at progress: Double) -> [Double] {
    switch self {
    case .straight(let from, let delta): zip(from, delta).map { $0 + $1 * progress }
    case .frames(let frames):
      (0..<frames.width).map { frames.value($0, at: frames.place(at: progress)) }
    }
  }

  /// One of the numbers at progress 1.
  func end(_ component: Int) -> Double {
    switch self {
    case .straight(let from, let delta): from[component] + delta[component]
    case .frames(let frames): frames.end(of: component)
    }
  }
}
