/// A dance's own properties, and those of its animator while it has one.
///
/// Reading one never prints Dance's message about a missing dance, which is for calls.
extension Dance: PropertyOwner {
  package var owner: Dance { self }
  package static let noun = "a dance"
  package static let isTransported = true

  package func willChange(in world: World) { animator.map(world.forgetContinuation) }
  package func refusal(_ error: AnimatorError) -> Mistake.Kind {
    animator.map { .wrongState(of: $0, error) } ?? .wrongState(message: error.description)
  }

  package func find(_ name: String) -> FoundProperty? {
    Self.properties.find(name).flatMap { $0.place < Self.own.count || animator != nil ? $0 : nil }
  }

  package static let properties = PropertyTable<Dance>(
    own
      + UIViewPropertyAnimator.properties.all.filter { property in
        !own.contains { $0.name == property.name }
      }.map { Property($0.name, $0, of: behind, $0.meaning) })

  private static let own: [Property<Dance>] = [
    Property(
      "progress", reads: { $0.animator?.fractionComplete ?? 0 },
      writes: { dance, progress throws(AnimatorError) in try dance.trySetProgress(progress) },
      "how far its time has come, as fractionComplete; set at rest, it starts and pauses there"),
    Property("tag", \.tag, "the animation that calls go to, counted from 0"),
    Property("hasAnimation", reads: \.hasAnimation, "has an animation that is not over"),
    Property(
      "isRunning", reads: { $0.animator?.isRunning ?? false }, "moving, or waiting for its delay"),
    Property(
      "isReversed", reads: { $0.animator?.isReversed ?? false }, writes: { $0.isReversed = $1 },
      "heading for the start"),
    Property("state", reads: { $0.animator?.state ?? .inactive }, "inactive, active or stopped"),
  ]

  // Called only where there is one.
  private static func behind(_ dance: Dance) -> UIViewPropertyAnimator {
    guard let animator = dance.animator else {
      preconditionFailure("a view without a dance has no animator")
    }
    return animator
  }
}

/// A view of the shell: its layer can be given actions.
package final class StageView: UIView {
  package override class var layerClass: AnyClass { ActionLayer.self }
}
