/// A spring to translate for other frameworks.
package struct TranslatedSpring {
  /// The damping ratio, if that alone was given.
  let givenRatio: Double?
  package let build: SpringBuild
  /// The seconds UIKit gives it; infinite if it never ends.
  package let duration: Double
  /// The points it moves something by: most frameworks count velocities and rest in points.
  let distance: Double
  /// The points of a curve that is drawn straight between them.
  let points: Int

  /// Translates a spring; `nil` for a curve.
  ///
  /// - Parameter duration: the seconds of the animation, for a spring given by its damping ratio.
  package init?(_ timing: Timing, duration: Double, distance: Double, points: Int) {
    guard let build = timing.spring(duration: duration) else { return nil }
    (self.build, self.distance, self.points) = (build, distance, points)
    givenRatio = timing.ratioAlone
    self.duration =
      build.isEndless ? .infinity : givenRatio == nil ? build.settlingDuration : max(duration, 0)
  }

  var ratio: Double { build.movingRatio }
  /// Whether it is slower than the critical spring.
  var creeps: Bool { ratio > 1 }
  /// Whether Core Animation takes its damping as critical.
  var isHeldBack: Bool { build.dampingRatio > ratio && ratio == 1 }
  var velocity: Double { build.velocity }
  /// The stiffness and damping of the spring of mass 1 that moves the same.
  var stiffness: Double { build.frequency * build.frequency }
  var damping: Double { 2 * ratio * build.frequency }
  /// The damping of the spring with its own mass, as it moves.
  var ownDamping: Double { isHeldBack ? damping * build.mass : build.damping }
  var hasMass: Bool { build.mass != 1 }

  /// The critical spring of its stiffness, which some frameworks take for one that creeps.
  var critical: SpringBuild {
    SpringBuild(
      mass: build.mass, stiffness: build.stiffness, damping: build.damping,
      allowsOverdamping: false, velocity: velocity)
  }

  /// The same spring, let go at rest.
  var unpushed: SpringBuild {
    SpringBuild(
      mass: build.mass, stiffness: build.stiffness, damping: build.damping,
      allowsOverdamping: build.allowsOverdamping)
  }

  /// A number in the fewest digits, at most 15, that read back within a relative 1e-14.
  func text(_ number: Double) -> String {
    let rounded = (1...15).lazy.compactMap { Double(String(format: "%.\($0)g", number)) }
      .first { abs($0 - number) <= number.magnitude * 1e-14 }
    return NumberText.shortest(rounded ?? number)
  }

  /// A number of 32 bits in the fewest digits that read back as it, and that number.
  func float(_ number: Double) -> (text: String, value: Double) {
    let float = Float(number)
    return (NumberText.shortest(Double("\(float)") ?? Double(float)) + "f", Double(float))
  }

  /// Names and numbers as written in brackets.
  func list(_ parts: [(String, Double)]) -> String {
    parts.map { "\($0.0): \(text($0.1))" }.joined(separator: ", ")
  }

  /// A phrase for how far something is off, rounded up to two digits.
  static func told(_ loss: Double) -> String {
    guard loss.isFinite, loss < 1e6 else { return "without bound" }
    var (unit, digits) = (1.0, 0)
    while loss * 100 / unit < 10, digits < 12 { (unit, digits) = (unit / 10, digits + 1) }
    let rounded = (loss * 100 / unit).rounded(.up) * unit
    return "by up to \(NumberText.brief(rounded, digits: digits)) % of the way"
  }

  func phrase(_ text: String, _ loss: Double) -> [String] {
    loss > Self.nothing ? ["\(text), off \(Self.told(loss))"] : []
  }

  /// A loss too small to see, by which the arithmetic of two programs may differ.
  static let nothing = 1e-9

  /// The phrase for a framework that counts velocities in points.
  func units(_ unit: String) -> [String] {
    velocity == 0 ? [] : ["the velocity counts \(unit), here for a way of \(text(distance))"]
  }
}
