import AnimationFacades
import FlipbookLanguage
import FlipbookText
import HeadlessUIKit
import OrderedCollections

// What stands behind a dot.
extension Scope {
  /// What a value has under a name.
  func member(_ name: Name, of value: Value, path: Path?) throws(Mistake) -> Value {
    switch value {
    case .view(let view):
      if name.text == "layer" { return .layer(view.layer) }
      if name.text == "dance", let animator = view.dance.animator { return .animator(animator) }
      guard let property = ViewProperty.named(name.text) else {
        throw Mistake(
          ofDance(name.text, of: view, path)
            ?? misnamed(name.text, of: "a view", ViewProperty.all.map(\.name), path), name.span)
      }
      return property.read(view, layer(of: view))
    case .animator(let animator):
      if name.text == AnimatorProperty.timing, let timing = animator.label.flatMap(world.timing) {
        return .timing(timing)
      }
      guard let property = AnimatorProperty.named(name.text) else {
        throw Mistake(
          misnamed(name.text, of: "an animator", AnimatorProperty.all.map(\.name), path), name.span)
      }
      return property.read(animator)
    case .layer(let layer):
      guard let property = LayerProperty.named(name.text) else {
        throw Mistake(
          unknownProperty(name.text, of: "a layer", LayerProperty.all.map(\.name)), name.span)
      }
      return property.read(reading == .shown ? layer.presentation() ?? layer : layer)
    case .animation(let animation):
      guard let property = AnimationProperty.named(name.text) else {
        throw Mistake(
          unknownProperty(name.text, of: "an animation", AnimationProperty.all.map(\.name)),
          name.span)
      }
      return property.read(animation)
    case .chain(let chain):
      guard let property = ChainProperty.named(name.text) else {
        throw Mistake(
          unknownProperty(name.text, of: "a chain", ChainProperty.all.map(\.name)), name.span)
      }
      return property.read(chain)
    default:
      guard let member = value.member(name.text) else {
        throw Mistake(
          unknownProperty(name.text, of: value.noun, value.memberNames), name.span)
      }
      return member
    }
  }

  private func layer(of view: UIView) -> CALayer {
    reading == .shown ? view.layer.presentation() ?? view.layer : view.layer
  }

  /// A member that a view has not, but its dance.
  func ofDance(_ name: String, of view: UIView, _ path: Path?) -> Mistake.Kind? {
    guard view.dance.hasAnimation,
      name == AnimatorProperty.timing || AnimatorProperty.named(name) != nil,
      let thing = path?.root?.description
    else { return nil }
    return .unknownProperty(name, of: "a view", near: ["\(thing).dance.\(name)"])
  }

  // A member that is no property: a command, perhaps, as in `slide.start`.
  private func misnamed(
    _ name: String, of owner: String, _ names: [String], _ path: Path?
  ) -> Mistake.Kind {
    guard let thing = path?.root?.description, world.vocabulary.isVerb(name) else {
      return unknownProperty(name, of: owner, names)
    }
    return .verbAsMember(name, of: owner, name: thing)
  }

  func unknownProperty(_ name: String, of owner: String, _ names: [String]) -> Mistake.Kind {
    let known = Self.otherNames[name].map { $0.filter(names.contains) } ?? []
    let near = known.isEmpty ? NearNames.suggestions(for: name, among: names) : known
    return .unknownProperty(name, of: owner, near: near.isEmpty ? names : near)
  }

  // What a layer's words, and a rectangle's, are called on a view.
  private static let otherNames = [
    "opacity": ["alpha"], "alpha": ["opacity"], "position": ["center"], "center": ["position"],
    "affineTransform": ["transform"], "clipsToBounds": ["masksToBounds"],
    "masksToBounds": ["clipsToBounds"],
    "x": ["center", "frame"], "y": ["center", "frame"], "width": ["frame", "bounds"],
    "height": ["frame", "bounds"], "fraction": ["fractionComplete"],
    "progress": ["fractionComplete"], "reversed": ["isReversed"], "running": ["isRunning"],
    "hidden": ["isHidden"], "color": ["backgroundColor"], "colour": ["backgroundColor"],
    "backgroundColour": ["backgroundColor"], "background": ["backgroundColor"],
  ]
}
