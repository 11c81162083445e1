import HeadlessUIKit

// The words of Android's library, whose numbers have 32 bits.
extension TranslatedSpring {
  /// Source: androidx.dynamicanimation, SpringForce.java and DynamicAnimation.java.
  var android: SpringDialect {
    let (stiffness, ratio) = (float(self.stiffness), float(self.ratio))
    let start = float(velocity * way)
    // A push of 1 never moves it by more than 1/ω.
    let loss =
      drift(stiffness: stiffness.value, damping: 2 * ratio.value * stiffness.value.squareRoot())
      + abs(start.value / way - velocity) / build.frequency
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
