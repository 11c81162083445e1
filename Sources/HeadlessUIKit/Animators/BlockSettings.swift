internal import PropertyEngine

/// The settings of changes in a `UIView.animate` block, or between begin and commit.
package struct BlockSettings {
  /// Seconds; 0 or less applies changes at once.
  package var duration = 0.2
  /// Seconds before anything moves.
  package var delay = 0.0
  /// The timing; it lasts the settings' duration, except for a spring given in full.
  package var timing: any UITimingCurveProvider = UICubicTimingParameters(
    animationCurve: .easeInOut)
  /// The pacing of an outer block or a transaction, if inherited.
  var inheritedPacing: Pacing?
  /// How often the changes are played: 0 and 1 once, fractions allowed, infinity forever.
  package var repeatCount = 0.0
  package var autoreverses = false
  /// Whether non-geometry values start from what is shown.
  package var beginsFromCurrentState = false
  /// Whether views take touches while they move (between begin and commit they do).
  var allowsUserInteraction = true
  /// The key of its layer animations instead of their key paths.
  var key: String?
  /// Whether layouts that the changes ask for are done in the block.
  var laysOutSubviews = false

  package init() {}

  init(
    duration: Double, delay: Double, options: UIView.AnimationOptions,
    timing: any UITimingCurveProvider
  ) {
    (self.duration, self.delay, self.timing) = (duration, delay, timing)
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    allowsUserInteraction = options.contains(.allowUserInteraction)
    laysOutSubviews = options.contains(.layoutSubviews)
  }

  /// The settings inside another block: its duration and curve, unless overridden.
  func inheriting(
    from outer: Recording.Context?, overriding options: UIView.AnimationOptions
  ) -> BlockSettings {
    guard let outer else { return self }
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.inheritedPacing = outer.pacing }
    return settings
  }

  /// The settings with the transactions' curve, if any; a spring stays one (choice).
  func paced(by transactions: Transactions) -> BlockSettings {
    guard let function = transactions.timingFunction, !leg.pacing.isSpring else { return self }
    var settings = self
    settings.inheritedPacing = .cubic(function.curve)
    return settings
  }

  /// The timing of the changes, for use by others.
  var ownTiming: any UITimingCurveProvider {
    switch inheritedPacing {
    case .cubic(let curve): UICubicTimingParameters(curve)
    case .spring(let spring, _): UISpringTimingParameters(spring)
    case nil: timing
    }
  }

  var leg: Leg {
    var leg =
      inheritedPacing.map { Leg(pacing: $0, span: .clamped(seconds: duration)) }
      ?? timing.leg(duration: duration).leg
    if repeatCount > 0 || autoreverses {
      leg.cycles = Cycles(count: repeatCount > 0 ? repeatCount : 1, autoreverses: autoreverses)
    }
    return leg
  }

  /// The context that inner blocks inherit; a spring given in full passes on the time it takes.
  var context: Recording.Context {
    let isOwn = inheritedPacing == nil
    return Recording.Context(
      duration: isOwn ? timing.leg(duration: duration).duration : duration, pacing: leg.pacing,
      timing: isOwn ? timing : nil)
  }
}
