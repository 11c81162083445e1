/// A timing in the words of another tool: CSS, GSAP and Penner, Material.
///
/// A timing that UIKit has is used as it is. For any other, the message gives the nearest timing,
/// its largest error, and the line to type for exactly that motion.
///
/// Sources: w3.org/TR/css-easing-1; GSAP, src/gsap-core.js; robertpenner.com/easing; Material 3's
/// page on easing.
package struct ForeignTiming: Sendable {
  /// The timing as it can be typed again.
  package let name: String
  /// The equal timing of UIKit; `nil` where there is none.
  package let timing: Timing?
  /// The share of the way at a share of the time.
  package let progress: @Sendable (Double) -> Double
  /// The spring that moves this way over one second; `nil` where there is none.
  package let spring: Timing?
  /// Makes the line to type for exactly this timing; `nil` where there is none.
  package let whole: Whole?
  /// The move for the message where the intended one is unknown.
  package internal(set) var usualMove: Move = ("box", "center.x", "position.x", 0, 100, 1)

  /// A motion of one number of a view from one value to another, with its seconds.
  package typealias Move = (
    view: String, path: String, keyPath: String, from: Double, to: Double, seconds: Double
  )

  package typealias Whole = @Sendable (Move) -> String

  init(
    _ name: String, timing: Timing? = nil, spring: Timing? = nil, whole: Whole? = nil,
    _ progress: @escaping @Sendable (Double) -> Double
  ) {
    (self.name, self.timing, self.spring) = (name, timing, spring)
    (self.whole, self.progress) = (whole, progress)
  }

  /// The nearest timing over a second, and its largest error at a thousand even moments.
  package var nearest: (text: String, distance: Double) {
    if let spring { return (spring.description, distance(of: spring)) }
    return (Timing.basic + Timing.presets).filter { !$0.timing.isSpring }
      .map { ($0.name, distance(of: $0.timing)) }
      .min { $0.1 < $1.1 } ?? (Timing.curve(.linear).description, 1)
  }

  /// Whether the nearest timing is so near that it hardly looks different.
  package var isNear: Bool { nearest.distance <= Self.nearestToTell }

  package var usual: (Move, line: String)? { whole.map { (usualMove, $0(usualMove)) } }

  private static let looks = 1000
  // Choice: a share of the way that can hardly be seen.
  private static let nearestToTell = 0.05

  private func distance(of timing: Timing) -> Double {
    let shape = TimingShape(timing.parameters, duration: 1)
    return (0...Self.looks).map { look in
      let share = Double(look) / Double(Self.looks)
      return abs(shape.progress(at: share) - progress(share))
    }.max() ?? 0
  }

  /// The message for a timing that UIKit lacks, and a hint, with the exact line where there is one.
  package func complaint(whole: (Move, line: String)?) -> (message: String, hint: String) {
    let (near, distance) = nearest
    let percent = NumberText.brief(distance * 100, digits: distance < 0.01 ? 2 : 1)
    let kind = spring == nil ? " comes nearest" : "\n      is it for 1s"
    // Only a near timing helps.
    let all = whole.map { move, line in
      "all of it, in \(NumberText.shortest(move.seconds))s:\n      \(line)"
    }
    let hints = [
      isNear ? "\(near)\(kind), off by up to \(percent) % (\(Self.looks) moments)" : nil,
      all
        ?? (isNear ? nil : "no timing here is near it; a layer's animation can go through values"),
    ]
    return (
      "UIKit can't play '\(name)': its timings are one cubic curve or a spring",
      hints.compactMap(\.self).joined(separator: "; ")
    )
  }
}

extension ForeignTiming: Equatable {
  package static func == (a: ForeignTiming, b: ForeignTiming) -> Bool { a.name == b.name }
}

// MARK: Finding them

extension ForeignTiming {
  /// The timing that words joined by dots mean, with the numbers in brackets after them, if any;
  /// `isEarly` takes steps at once, like CSS's `start`.
  package static func named(
    _ words: [String], _ numbers: [Double]? = nil, isEarly: Bool = false
  ) -> ForeignTiming? {
    let list = numbers.map { "(\($0.map(NumberText.shortest).joined(separator: ", ")))" }
    let name = words.joined(separator: ".") + (list ?? "")
    switch (words.count, words[0], numbers) {
    case (1, "materialEmphasized", nil), (1, "emphasized", nil), (1, "easeEmphasized", nil):
      return emphasized(name)
    case (1, "steps", let numbers?):
      return Int(exactly: numbers.first ?? 1).flatMap { steps($0, isEarly) }
    case (1, "linear", let numbers?): return stations(numbers, name)
    case (1, let word, let numbers?) where beziers.contains(word) && numbers.count == 4:
      return bezier(numbers, name)
    default: break
    }
    guard let (family, way) = parts(of: words, isCalled: numbers != nil) else { return nil }
    return eased(family, way, numbers ?? [], name)
  }

  // CSS's `cubic-bezier` in other languages' spelling.
  private static let beziers = ["cubicBezier", "CubicBezier", "CubicBezierEasing"]

  /// The timing that a CSS word with dashes means.
  package static func dashed(_ word: String) -> ForeignTiming? {
    let curves: [String: UIView.AnimationCurve] = [
      "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut,
    ]
    if let curve = curves[word] { return ForeignTiming(word, timing: .curve(curve)) { $0 } }
    return word == "step-start" || word == "step-end" ? steps(1, word == "step-start") : nil
  }

  // `power2.out`, `Quad.easeInOut`, `easeOutBounce`; a family alone means `out`.
  private static func parts(of words: [String], isCalled: Bool) -> (family: String, way: Way)? {
    if words.count == 2 {
      let way = words[1].hasPrefix("ease") ? words[1].dropFirst(4).lowerFirst : words[1]
      return Way(rawValue: way).map { (words[0].lowercased(), $0) }
    }
    guard words.count == 1 else { return nil }
    for way in [Way.both, .into, .out] where words[0].hasPrefix(way.prefix) {
      return (words[0].dropFirst(way.prefix.count).lowercased(), way)
    }
    return isCalled || words[0].hasPrefix("power") ? (words[0], .out) : nil
  }

  /// The end at which a curve is slow, or does what the name of its family says.
  enum Way: String {
    case into = "in"
    case out
    case both = "inOut"

    // As in `easeInOut`.
    fileprivate var prefix: String { "ease" + rawValue.upperFirst }
  }
}
