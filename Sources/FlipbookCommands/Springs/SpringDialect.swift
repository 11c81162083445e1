/// The same spring in the words of another framework.
package struct SpringDialect {
  /// A text that makes the spring there.
  package struct Spelling {
    package let text: String
    /// The largest distance from the spring, in shares of the way, as its framework moves it.
    package var loss = 0.0
  }

  package let name: String
  package let spellings: [Spelling]
  /// Phrases for what is missing or differs.
  package let lost: [String]
  /// The seconds until it is over by the framework's own rule; `nil` for never, or later than
  /// ``SpringLooks/longest``.
  package let end: Double?
  package let rule: String

  package static func all(of spring: TranslatedSpring) -> [SpringDialect] {
    [spring.uiKit, spring.coreAnimation, spring.swiftUI, spring.android, spring.css]
  }
}

// The words of each framework.
extension TranslatedSpring {
  private var settledRule: String {
    if givenRatio != nil { return "the duration of the animation, which it is made for" }
    return ratio < 1
      ? "settlingDuration: its swing has fallen to 0.1 % of the way"
      : "settlingDuration: the first tenth of a second within 0.1 % of the way"
  }

  private var end: Double? { duration.isFinite ? duration : nil }

  private var heldBack: [String] {
    isHeldBack ? ["its damping ratio of \(NumberText.brief(build.dampingRatio)) counts as 1"] : []
  }

  private var sinceSeventeen: [String] { creeps ? ["iOS before 17 does not let it creep"] : [] }

  var uiKit: SpringDialect {
    let vector =
      velocity == 0
      ? "" : ", initialVelocity: CGVector(dx: \(text(velocity)), dy: \(text(velocity)))"
    let numbers =
      if let givenRatio {
        list([("dampingRatio", givenRatio)])
      } else if creeps {
        list([("duration", build.response), ("bounce", build.bounce)])
      } else {
        list([("mass", build.mass), ("stiffness", build.stiffness), ("damping", build.damping)])
          + (velocity == 0 ? ", initialVelocity: .zero" : "")
      }
    return SpringDialect(
      name: "UIKit",
      spellings: [.init(text: "UISpringTimingParameters(\(numbers)\(vector))")],
      lost: heldBack + sinceSeventeen, end: end, rule: settledRule)
  }

  var coreAnimation: SpringDialect {
    let numbers = [
      ("mass", build.mass), ("stiffness", build.stiffness), ("damping", build.damping),
      ("initialVelocity", velocity),
    ]
    let text =
      numbers.map { "spring.\($0.0) = \(self.text($0.1))" }
      + (creeps ? ["spring.allowsOverdamping = true"] : [])
    let isTimed = givenRatio != nil
    let ended = isTimed ? ["the end, unless spring.duration = \(self.text(duration))"] : []
    return SpringDialect(
      name: "Core Animation", spellings: [.init(text: text.joined(separator: "; "))],
      lost: heldBack + sinceSeventeen + ended,
      end: build.isEndless ? nil : build.settlingDuration,
      rule: isTimed ? "settlingDuration, where UIKit ends it earlier" : settledRule)
  }

  // SwiftUI's `.spring` is moved in steps of 1/300 s (OpenSwiftUI, FluidSpringAnimation.swift), its
  // `interpolatingSpring` by the closed form, which it has for a ratio up to 1 only
  // (SpringAnimation.swift).
  var swiftUI: SpringDialect {
    let still = velocity == 0 ? 0 : distance(to: unpushed)
    let held = creeps ? distance(to: critical) : 0
    let numbers = list(
      [("mass", build.mass), ("stiffness", build.stiffness), ("damping", ownDamping)]
        + (velocity == 0 ? [] : [("initialVelocity", velocity)]))
    let fraction = list([("response", build.response), ("dampingFraction", ratio)])
    let seen = list([("duration", build.response), ("bounce", build.bounce)])
    return SpringDialect(
      name: "SwiftUI",
      spellings: [
        .init(text: "Spring(\(seen))", loss: still),
        .init(text: ".spring(\(fraction))", loss: still),
        .init(text: ".interpolatingSpring(\(numbers))", loss: held),
      ],
      lost: phrase("the velocity: only interpolatingSpring is given one; else", still)
        + phrase("interpolatingSpring takes a ratio above 1 as 1", held)
        + (hasMass ? ["the mass, but in interpolatingSpring: the motion is the same"] : [])
        + ["the steps of 1/300 s in which .spring moves are not counted"],
      end: swiftUISettling,
      rule: "settlingDuration, epsilon 0.001; it seems to take "
        + "\(NumberText.brief(build.response))s (duration)")
  }

  // MARK: Others

  /// CSS has no springs: its easing is straight between the points it is given.
  ///
  /// Source: w3.org/TR/css-easing-2.
  var css: SpringDialect {
    guard duration.isFinite, duration > 0 else {
      return SpringDialect(
        name: "CSS", spellings: [], lost: ["all: it has no motion that never ends"], end: nil,
        rule: "")
    }
    let parts = points - 1
    // Nobody sees a tenth of a millisecond.
    let length = max((duration * 10_000 - 1e-6).rounded(.up) / 10_000, duration)
    let step = length / Double(parts)
    let values = (0..<parts).map { build.progress(at: Double($0) * step) } + [1]
    let texts = values.map { NumberText.brief($0, digits: 4) }
    let read = texts.map { Double($0) ?? 0 }
    let loss = Self.bound(
      over: length, looks: parts * 16,
      of: { time in
        let part = min(Int(time / step), parts - 1)
        let share = time / step - Double(part)
        return abs(read[part] + (read[part + 1] - read[part]) * share - build.progress(at: time))
      }, bend: build.acceleration)
    return SpringDialect(
      name: "CSS",
      spellings: [
        .init(text: "\(text(length))s linear(\(texts.joined(separator: ", ")))", loss: loss)
      ],
      lost: phrase("it is straight between \(points) points", loss), end: duration,
      rule: "the duration that is written, here UIKit's")
  }

  /// Android's library, whose numbers have 32 bits.
  ///
  /// Source: androidx.dynamicanimation, SpringForce.java and DynamicAnimation.java.
  var android: SpringDialect {
    let (stiffness, ratio) = (float(self.stiffness), float(self.ratio))
    let start = float(velocity * distance)
    // A push of 1 never moves it by more than 1/ω.
    let loss =
      drift(stiffness: stiffness.value, damping: 2 * ratio.value * stiffness.value.squareRoot())
      + abs(start.value / distance - velocity) / build.frequency
    let push = velocity == 0 ? "" : "; setStartVelocity(\(start.text))"
    return SpringDialect(
      name: "Android",
      spellings: [
        .init(
          text: "SpringForce().setStiffness(\(stiffness.text)).setDampingRatio(\(ratio.text))"
            + push, loss: loss)
      ],
      lost: (hasMass ? ["the mass: it is 1, and the motion the same"] : [])
        + units("pixels a second") + phrase("its numbers have 32 bits", loss),
      end: firstFrame { $0 < 0.75 && $1 < 0.75 * 62.5 },
      rule: "minimumVisibleChange 1: the first frame of 60 a second within 0.75 pixels and slower "
        + "than 46.875 a second")
  }
}
