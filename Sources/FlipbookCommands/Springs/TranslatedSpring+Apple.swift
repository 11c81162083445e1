import FlipbookText
import HeadlessUIKit

// The words of Apple's frameworks.
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
        + pushed("initialVelocity", 1))
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
}
