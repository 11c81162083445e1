/// Timing parameters for UIKit that keep the typed timing, to show it in the same words.
package final class TypedTiming: UITimingCurveProvider {
  package let timing: Timing
  private let provider: any UITimingCurveProvider

  package init(_ timing: Timing, _ provider: any UITimingCurveProvider) {
    (self.timing, self.provider) = (timing, provider)
  }

  package var timingCurveType: UITimingCurveType { provider.timingCurveType }
  package var cubicTimingParameters: UICubicTimingParameters? { provider.cubicTimingParameters }
  package var springTimingParameters: UISpringTimingParameters? { provider.springTimingParameters }
}

// Timings that were not typed, as they could be typed.
extension Timing {
  /// The timing of a provider: the typed one, if there is one.
  package init(_ provider: any UITimingCurveProvider) {
    if let typed = provider as? TypedTiming {
      self = typed.timing
    } else if let spring = provider.springTimingParameters {
      self.init(spring)
    } else {
      self = provider.cubicTimingParameters.map(Timing.init) ?? .curve(.linear)
    }
  }

  private init(_ spring: UISpringTimingParameters) {
    if spring.givenRatio == nil, let build = TimingShape(spring, duration: 1).springBuild {
      self.init(build)
    } else {
      let velocity = Double(spring.initialVelocity.dx)
      self = .spring(.ratio(spring.givenRatio ?? 1), velocity: velocity)
    }
  }

  private init(_ cubic: UICubicTimingParameters) {
    switch cubic.animationCurve {
    case .coreAnimationDefault: self = .standard
    case .custom:
      let points = [cubic.controlPoint1, cubic.controlPoint2]
      self.init(points: points.flatMap { [Double($0.x), Double($0.y)] })
    case let curve: self = .curve(curve)
    }
  }

  package init(_ function: CAMediaTimingFunction) {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    // The decimals of each Float, not the nearest ones of a Double.
    self.init(points: (first + second).map { Double("\($0)") ?? Double($0) })
  }

  // The curve with control points x1, y1, x2 and y2, by its name where it has one.
  private init(points: [Double]) {
    let named: [(Timing, [Double])] = [
      (.curve(.linear), [0, 0, 1, 1]), (.curve(.easeIn), [0.42, 0, 1, 1]),
      (.curve(.easeOut), [0, 0, 0.58, 1]), (.curve(.easeInOut), [0.42, 0, 0.58, 1]),
      (.standard, [0.25, 0.1, 0.25, 1]),
    ]
    self = named.first { $0.1 == points }?.0 ?? .cubic(points[0], points[1], points[2], points[3])
  }

  /// Several timings in words, each once.
  package static func text(of providers: [any UITimingCurveProvider]) -> String {
    providers.count == 1
      ? Timing(providers[0]).description
      : OrderedSet(providers.map { Timing($0).description }).joined(separator: ", ")
  }
}

extension CAAnimation {
  /// Its timing as it could be typed; for keyframes, also the timings between them.
  package var timingText: String {
    let own = timingFunction.map { Timing($0).description }
    switch self {
    case let spring as CASpringAnimation:
      return Timing(
        SpringBuild(
          mass: Double(spring.mass), stiffness: Double(spring.stiffness),
          damping: Double(spring.damping), allowsOverdamping: spring.allowsOverdamping,
          velocity: Double(spring.initialVelocity))
      ).description
    case let frames as CAKeyframeAnimation:
      let segments = (frames.timingFunctions ?? []).map { Timing($0).description }
      let between = segments.isEmpty ? [frames.calculationMode.rawValue] : segments
      let way = "keyframes(\(between.joined(separator: ", ")))"
      return own.map { "\($0) through \(way)" } ?? way
    default: return own ?? Timing.curve(.linear).description
    }
  }
}
