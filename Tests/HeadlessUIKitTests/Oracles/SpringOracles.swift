import HeadlessUIKit
import TestSupport

extension OracleChecker {
  static let spring = OracleChecker("spring.csv") { row in
    let time = try row.row.number("t")
    let specimen = try Specimen.onSpring(row.row, past: time)
    return try row.complaint(about: specimen.shown("position.x", at: time), "value")
  }

  /// The velocity is the slope of what is shown, from four places close by.
  static let springVelocity = OracleChecker("spring_velocity.csv") { row in
    let (time, step) = (try row.row.number("t"), 1e-3)
    let specimen = try Specimen.onSpring(row.row, past: time)
    let places = [-2.0, -1, 1, 2].filter { time + $0 * step >= 0 }
    let values = places.map { specimen.shown("position.x", at: time + $0 * step) ?? .nan }
    guard values.count == 4 else {
      return try row.complaint(about: specimen.startVelocity(of: row.row), "velocity_units_per_s")
    }
    let slope = (values[0] - 8 * values[1] + 8 * values[2] - values[3]) / (12 * step)
    return try row.complaint(about: slope, "velocity_units_per_s")
  }

  static let springSettling = OracleChecker("spring_settling.csv") { row in
    let spring = try CASpringAnimation(row.row, velocity: "v0")
    return try row.complaint(about: spring.settlingDuration, "settling_duration")
  }

  /// A spring of a view by duration and ratio goes like the published one on a layer.
  static let springFromDuration = OracleChecker("spring_from_duration.csv") { row in
    let duration = try row.row.number("duration")
    let ratio = try row.row.number("damping_ratio")
    let velocity = try row.row.number("velocity")
    let published = CASpringAnimation()
    published.mass = try row.row.number("mass")
    published.stiffness = try row.row.number("stiffness")
    published.damping = try row.row.number("damping")
    switch try row.row.text("kind") {
    case "duration+dampingRatio":
      published.initialVelocity = velocity
      return PairOfSprings(published, seconds: duration) { change in
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
          initialSpringVelocity: velocity, animations: change)
      }.complaints
    case "response+dampingRatio", "response+dampingFraction":
      let own = CASpringAnimation(perceptualDuration: duration, bounce: 1 - ratio)
      let numbers = [own.mass, own.stiffness, own.damping].map { Double($0) }
      return try zip(numbers, ["mass", "stiffness", "damping"]).flatMap {
        try row.complaint(about: $0, $1)
      }
    case let kind: throw OracleError.unknownName(kind)
    }
  }

  static let springFromBounce = OracleChecker("spring_from_bounce.csv") { row in
    let spring = try CASpringAnimation(
      perceptualDuration: row.row.number("perceptual_duration"), bounce: row.row.number("bounce"))
    return try row.complaint(about: Double(spring.mass), "mass")
      + row.complaint(about: Double(spring.stiffness), "stiffness")
      + row.complaint(about: Double(spring.damping), "damping")
  }
}

extension CASpringAnimation {
  /// Makes the spring of a row.
  fileprivate convenience init(_ row: OracleRow, velocity: String) throws {
    self.init()
    keyPath = "position.x"
    mass = try row.number("mass")
    stiffness = try row.number("stiffness")
    damping = try row.number("damping")
    initialVelocity = try row.number(velocity)
    allowsOverdamping = try row.flag("allows_overdamping")
  }
}

extension Specimen {
  /// A layer that a row's spring moves for longer than until a time.
  fileprivate static func onSpring(_ row: OracleRow, past time: Double) throws -> Specimen {
    let specimen = Specimen()
    let spring = try CASpringAnimation(row, velocity: "v0_unit_per_s")
    spring.fromValue = try row.number("from")
    spring.toValue = try row.number("to")
    spring.duration = time + 1
    specimen.add(spring)
    return specimen
  }

  /// The velocity at the very start, where nothing lies before: a one-sided slope over four steps.
  fileprivate func startVelocity(of row: OracleRow) throws -> Double {
    let (time, step) = (try row.number("t"), 1e-4)
    let fresh = try Specimen.onSpring(row, past: time)
    let values = (0...4).map { fresh.shown("position.x", at: time + Double($0) * step) ?? .nan }
    let weights = [-25.0, 48, -36, 16, -3]
    return zip(values, weights).map(*).reduce(0, +) / (12 * step)
  }
}

/// A spring on a layer, and a view's block that should move in the same way.
private struct PairOfSprings {
  let complaints: [String]

  init(_ spring: CASpringAnimation, seconds: Double, block: (@escaping () -> Void) -> Void) {
    let specimen = Specimen()
    let probe = specimen.stage.run { UIView() }
    specimen.stage.window.addSubview(probe)
    spring.keyPath = "position.x"
    spring.fromValue = 0
    spring.toValue = 1
    spring.duration = seconds
    specimen.stage.run {
      specimen.layer.add(spring, forKey: nil)
      block { probe.center.x = 1 }
    }
    complaints = (1...40).compactMap { frame in
      let time = seconds * Double(frame) / 41
      let published = specimen.shown("position.x", at: time) ?? .nan
      let own = Double(probe.shown.position.x)
      return abs(published - own) < 1e-5 ? nil : "\(own), not \(published), after \(time) s"
    }
  }
}
