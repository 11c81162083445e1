/// A number that an animation on a layer moves to a value that was not set, so that it falls back
/// once the animation is over.
struct PassingMotion {
  fileprivate let key: String
  fileprivate let motion: Motion

  /// Whether the animation is over, and the number back where it was.
  var isBack: Bool {
    guard motion.layer.animation(forKey: key) == nil, case .number(let old) = motion.model,
      let now = motion.layer.value(forKeyPath: motion.keyPath) as? Double
    else { return false }
    return now == old
  }

  /// The remark for the person at the terminal.
  func remark(in world: World) -> String? {
    guard case .number(let model) = motion.model, case .number(let end) = motion.to else {
      return nil
    }
    let path = world.path(ofKeyPath: motion.keyPath, on: motion.layer)
    return "\(path) is \(world.text.number(model)) again: an animation does not change the model;"
      + "\n to keep the end value, set it too: \(path) = \(world.text.number(end))"
  }
}

extension World {
  /// The numbers that fall back once the animations that move them now are over.
  var passingMotions: [PassingMotion] {
    let places = stage.animatedLayers.compactMap(name(of:)).compactMap(names.index(forKey:))
    return places.sorted().flatMap { place -> [PassingMotion] in
      guard let layer = names.values[place].layer, let keys = layer.animationKeys(),
        keys.count <= Self.fewAnimations
      else { return [] }
      return layer.movingAnimations.filter(\.animation.staysAway).flatMap { moving in
        moving.motions.filter { $0.to != $0.model }
          .map { PassingMotion(key: moving.key, motion: $0) }
      }
    }
  }

  // Choice: whoever adds more to one layer knows what they do, and each costs a look at all.
  private static let fewAnimations = 8
}

extension CAAnimation {
  // Whether it seems to move something one way, once, to where it was meant to stay.
  fileprivate var staysAway: Bool {
    guard let basic = self as? CABasicAnimation else { return false }
    return !basic.isAdditive && !autoreverses && isRemovedOnCompletion && repeatCount <= 1
      && repeatDuration == 0 && (basic.toValue != nil || basic.byValue != nil)
  }
}
