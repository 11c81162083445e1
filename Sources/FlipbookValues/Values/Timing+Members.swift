// The numbers of a timing, written after a dot; they are read-only.
extension Timing {
  package var members: [ValueMember] { isSpring ? Self.springMembers : Self.curveMembers }

  package static let springMembers = [
    ("mass", "the mass on the spring"), ("stiffness", "how strongly it pulls"),
    ("damping", "how strongly it is slowed"),
    ("dampingRatio", "0 swings forever, 1 does not swing, above 1 creeps"),
    ("response", "the seconds of a swing without damping"),
    ("bounce", "0 none, towards 1 more, below 0 creeps"), ("duration", "its perceptual duration"),
    ("settlingDuration", "the seconds until it is within 0.1 % of its end"),
    ("initialVelocity", "initial speed, in distances per second"),
  ].map { ValueMember(name: $0, meaning: $1) }

  static let curveMembers = [
    ValueMember(name: "x1", meaning: "the time of its first control point"),
    ValueMember(name: "y1", meaning: "the progress of its first control point"),
    ValueMember(name: "x2", meaning: "the time of its second control point"),
    ValueMember(name: "y2", meaning: "the progress of its second control point"),
  ]

  // The members of a spring given by its damping ratio that do not depend on a duration.
  private static let ofRatio = ["mass", "dampingRatio", "bounce", "initialVelocity"]

  /// The number with a name; `nil` if there is none, or if it depends on a duration.
  ///
  /// The ratio and the bounce are those it moves with, as SwiftUI's `Spring` has them: where Core
  /// Animation treats overdamping as critical damping, they are 1 and 0.
  package func number(_ name: String) -> Double? {
    guard let spring = spring(duration: 1) else { return point(name) }
    guard ratioAlone == nil || Self.ofRatio.contains(name) else { return nil }
    return number(name, of: spring)
  }

  /// The number of the spring in an animation of a duration; `nil` for a curve.
  func number(_ name: String, duration: Double) -> Double? {
    spring(duration: duration).flatMap { number(name, of: $0) }
  }

  private func number(_ name: String, of spring: SpringBuild) -> Double? {
    switch name {
    case "mass": spring.mass
    case "stiffness": spring.stiffness
    case "damping": spring.damping
    case "dampingRatio": ratioAlone ?? spring.movingRatio
    case "bounce": ratioAlone.map { 1 - $0 } ?? spring.bounce
    case "response", "duration": spring.response
    case "settlingDuration": spring.isEndless ? nil : spring.settlingDuration
    case "initialVelocity": initialVelocity
    default: nil
    }
  }

  private func point(_ name: String) -> Double? {
    let points = TimingShape(parameters, duration: 1).controlPoints
    guard points.count == 2, let place = Self.curveMembers.firstIndex(where: { $0.name == name })
    else { return nil }
    return points.flatMap { [Double($0.x), Double($0.y)] }[place]
  }

  /// The mistake of reading a member that has no number; `nil` for a name that is no member.
  package func missing(_ name: String) -> Mistake.Kind? {
    guard members.contains(where: { $0.name == name }) else { return nil }
    guard ratioAlone != nil else {
      return .noNumber("\(self) never settles", hint: "nothing damps it: it swings forever")
    }
    return .noNumber(
      "the \(name) of \(self) depends on the animation's duration",
      hint: "'springs \(self) for: 1s' shows it as it is for a second")
  }

  /// Its numbers as text: a curve as it can be typed, a spring by its members.
  package func ingredients(digits: Int) -> String {
    guard isSpring else {
      let points = members.compactMap { number($0.name) }.map(NumberText.shortest)
      return "cubic(\(points.joined(separator: ", ")))"
    }
    return members.filter { !["duration", "initialVelocity"].contains($0.name) }.compactMap {
      member in number(member.name).map { "\(member.name) \(NumberText.brief($0, digits: digits))" }
    }.joined(separator: ", ")
  }
}
