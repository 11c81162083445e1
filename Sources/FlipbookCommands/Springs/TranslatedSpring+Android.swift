import Foundation
import HeadlessUIKit

// The words of Android's libraries, whose numbers have 32 bits.
extension TranslatedSpring {
  private var numbers: (stiffness: String, ratio: String, loss: Double) {
    let (stiffness, ratio) = (float(self.stiffness), float(self.ratio))
    // A push of 1 never moves it by more than 1/ω.
    let push = abs(float(velocity * way).value / way - velocity) / build.frequency
    let loss = drift(
      stiffness: stiffness.value, damping: 2 * ratio.value * stiffness.value.squareRoot())
    return (stiffness.text, ratio.text, loss + push)
  }

  /// Source: androidx.dynamicanimation, SpringForce.java and DynamicAnimation.java.
  var android: SpringDialect {
    let numbers = self.numbers
    let push = velocity == 0 ? "" : "; setStartVelocity(\(float(velocity * way).text))"
    return SpringDialect(
      name: "Android",
      spellings: [
        .init(
          text: "SpringForce().setStiffness(\(numbers.stiffness))"
            + ".setDampingRatio(\(numbers.ratio))\(push)", loss: numbers.loss)
      ],
      lost: massless + units("pixels a second") + phrase("its numbers have 32 bits", numbers.loss),
      end: firstFrame { $0 < 0.75 && $1 < 0.75 * 62.5 },
      rule: "minimumVisibleChange 1: the first frame of 60 a second within 0.75 pixels and slower "
        + "than 46.875 a second")
  }

  // The estimate has a closed form for a spring that swings; where it does not, Compose looks for
  // the last moment that far away, and here each millisecond is looked at.
  private var estimate: Double? {
    let share = 0.01 / way
    guard ratio < 1 else { return rest(within: share) }
    let decay = ratio * build.frequency
    guard decay > 0 else { return nil }
    let swing = build.frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
    let amplitude = (1 + pow((decay - velocity) / swing, 2)).squareRoot()
    return max((log(amplitude / share) / decay * 1000).rounded(.down) / 1000, 0)
  }

  /// Source: androidx.compose.animation.core, SpringEstimation.kt and FloatAnimationSpec.kt.
  var compose: SpringDialect {
    let numbers = self.numbers
    let push = velocity == 0 ? "" : "; initialVelocity = \(float(velocity * way).text)"
    return SpringDialect(
      name: "Jetpack Compose",
      spellings: [
        .init(
          text: "spring(dampingRatio = \(numbers.ratio), stiffness = \(numbers.stiffness))\(push)",
          loss: numbers.loss)
      ],
      lost: massless + units("units a second") + phrase("its numbers have 32 bits", numbers.loss),
      end: estimate,
      rule: "visibilityThreshold 0.01: when it stays within so many units, in whole ms")
  }
}
