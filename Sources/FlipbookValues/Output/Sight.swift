package import AnimationFacades
import FlipbookLanguage
package import FlipbookPictures
package import HeadlessUIKit
import OrderedCollections

/// What is told of one thing, and of what is watched.
package enum Sight {
  /// Shows the properties of what a name stands for.
  package static func object(named name: String, in scope: Scope) -> Answer {
    let (world, text) = (scope.world, scope.world.text)
    let title = Name.typed(name)
    switch scope.named(name) {
    case .view(let view):
      let shown = view.layer.presentation() ?? view.layer
      var rows: [(String, String)] = []
      for property in ViewFace.properties.all {
        let model = property.read(ViewFace(view: view, layer: view.layer))
        let seen = property.read(ViewFace(view: view, layer: shown))
        rows.append((property.name, text.text(model)))
        if seen != model { rows.append(("", "shown \(text.text(seen))")) }
      }
      return table(title, rows, in: world)
    case .animator(let animator):
      let properties = UIViewPropertyAnimator.properties.all.map {
        ($0.name, text.text($0.read(animator)))
      }
      return table(title, properties + [("timing", world.timingText(of: name))], in: world)
    case .layer(let layer): return self.layer(layer, title: title, in: world)
    case .animation(let animation):
      let properties = CAAnimation.properties.all.map { ($0.name, $0.read(animation)) }
      let what = [("animates", animation.what)] + animation.ends(text)
      return table(title, what + properties.map { ($0.0, text.text($0.1)) }, in: world)
    case .chain(let chain):
      return table(
        title, Chain.properties.all.map { ($0.name, text.text($0.read(chain))) }, in: world)
    case .gesture(let gesture):
      let properties = UIGestureRecognizer.properties.all.filter { $0.isOf(gesture) }
      return table(title, properties.map { ($0.name, text.text($0.read(gesture))) }, in: world)
    case .value(let value): return Answer(text.text(value))
    case nil: return Answer()
    }
  }

  /// Shows what a view dances.
  package static func dance(_ dance: Dance, title: String, in world: World) -> Answer {
    let properties = Dance.properties.all.filter { dance.find($0.name) != nil }
    return table(title, properties.map { ($0.name, world.text.text($0.read(dance))) }, in: world)
  }

  /// Shows the properties of a layer, the animations it has, and the actions that wait for them.
  package static func layer(_ layer: CALayer, title: String, in world: World) -> Answer {
    let (text, shown) = (world.text, layer.presentation() ?? layer)
    var rows: [(String, String)] = []
    for property in CALayer.properties.all where layer.has(property.name) {
      let (model, seen) = (property.read(layer), property.read(shown))
      rows.append((property.name, text.text(model)))
      if seen != model { rows.append(("", "shown \(text.text(seen))")) }
    }
    for key in layer.animationKeys() ?? [] { rows.append(("animation", key)) }
    for (key, names) in world.actions(of: layer) {
      rows.append(("on \(key)", names.joined(separator: ", ")))
    }
    return table(title, rows, in: world)
  }

  /// The table of what a thing has, without its rows.
  package static let properties = Table(
    columns: [
      Column(name: "property", "the name behind the dot, as in box.alpha"),
      Column(name: "value", "what was set; behind 'shown', what is seen where that differs"),
    ])

  private static func table(
    _ title: String, _ rows: [(String, String)], in world: World
  ) -> Answer {
    var table = properties
    table.title = title
    table.rows = rows.map { [$0.isEmpty ? .empty : .text($0), .text($1)] }
    return TableDocument(tables: [table]).answer(world.settings) { () throws(Never) in }
  }

  /// What is watched: what is shown, and the model where it differs.
  package static func watches(in world: World, source: String) -> Answer {
    var answer = Answer()
    let scope = Scope(world: world, source: source)
    for watch in world.watches {
      guard let shown = try? scope.reading(.shown).evaluate(watch.expression),
        let model = try? scope.evaluate(watch.expression)
      else {
        answer.print("  \(watch.text) is gone")
        continue
      }
      let rest = shown == model ? "" : " (model \(world.text.text(model)))"
      answer.print("  \(watch.text) \(world.text.text(shown))\(rest)")
    }
    return answer
  }
}

extension TableDocument {
  /// The document as it is set, or in another form, unless what is asked at each row throws.
  package func answer<Failure: Error>(
    _ settings: Settings, as format: TableFormat? = nil, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> Answer {
    var answer = Answer()
    answer.printLines(
      try render(
        as: format ?? settings.format, digits: settings.digits, isASCII: settings.ascii,
        columns: settings.columns, asking: check))
    return answer
  }
}
