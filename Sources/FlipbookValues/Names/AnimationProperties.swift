import Foundation
package import HeadlessUIKit

extension CAAnimation: PropertyOwner {
  package var owner: CAAnimation { self }
  package static let noun = "an animation"

  package static let properties = PropertyTable<CAAnimation>([
    Property("duration", \.duration, in: .duration, "seconds of one way; 0 for the transaction's"),
    Property(
      "beginTime", \.beginTime, in: .duration, "when it begins, in the layer's time; 0 for at once"),
    Property("timeOffset", \.timeOffset, in: .duration, "seconds that turn what is shown"),
    Property("speed", \.speed, "how fast its time passes"),
    Property("repeatCount", \.repeatCount, "how many times; 0 for once"),
    Property(
      "repeatDuration", \.repeatDuration, in: .duration,
      "seconds of repeats; 0 where the count decides"),
    Property("autoreverses", \.autoreverses, "each time goes back as well"),
    Property("isRemovedOnCompletion", \.isRemovedOnCompletion, "goes when it is over"),
  ])
}
