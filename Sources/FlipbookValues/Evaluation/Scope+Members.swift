import AnimationFacades
package import FlipbookLanguage
import FlipbookText
import HeadlessUIKit

/// A value that was found, and what its plain numbers count.
package struct FoundValue {
  package var value: Value
  package var measure = Measure.plain
}

// What stands behind a dot.
extension Scope {
  /// What is found under a name behind something that was found.
  package func member(
    _ name: Name, of whole: FoundValue, path: Path?
  ) throws(Mistake) -> FoundValue {
    let value = whole.value
    guard let owner = value.owner(reading) else {
      guard let member = value.member(name.text) else {
        throw Mistake(missing(name.text, of: value), name.span)
      }
      return FoundValue(
        value: member, measure: value.measure(of: name.text, of: whole.measure))
    }
    if let part = Part.named(name.text, of: value, in: world) { return FoundValue(value: part) }
    return try read(name, of: owner, path)
  }

  /// The value of a property, as it was set or as it is shown.
  package func read(
    _ name: Name, of thing: any PropertyOwner, _ path: Path?
  ) throws(Mistake) -> FoundValue {
    guard let property = thing.find(name.text) else {
      throw Mistake(missing(name.text, of: thing, path), name.span)
    }
    return FoundValue(value: thing.read(property.place), measure: property.measure)
  }

  /// What is wrong with a name that is no property: one of a view's dance, perhaps, or a command, as
  /// in `slide.start`.
  package func missing<Thing: PropertyOwner>(
    _ name: String, of thing: Thing, _ path: Path?
  ) -> Mistake.Kind {
    let names = Thing.properties.names
    guard let root = path?.root?.description else {
      return unknownProperty(name, of: Thing.noun, names)
    }
    if let face = thing as? ViewFace, face.view.dance.hasAnimation,
      UIViewPropertyAnimator.properties[name] != nil || name == Part.timing.name
    {
      return .unknownProperty(name, of: Thing.noun, near: ["\(root).\(Part.dance.name).\(name)"])
    }
    return Thing.isTransported && world.vocabulary.isVerb(name)
      ? .verbAsMember(name, of: Thing.noun, name: root)
      : unknownProperty(name, of: Thing.noun, names)
  }

  /// What is wrong with a name that is no member of a value, or one it has no number for.
  package func missing(_ name: String, of value: Value) -> Mistake.Kind {
    if case .timing(let timing) = value, let kind = timing.missing(name) { return kind }
    return unknownProperty(name, of: value.noun, value.memberNames)
  }

  package func unknownProperty(_ name: String, of owner: String, _ names: [String]) -> Mistake.Kind
  {
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
    "tension": ["stiffness"], "friction": ["damping"], "dampingFraction": ["dampingRatio"],
    "velocity": ["initialVelocity"],
  ]
}
