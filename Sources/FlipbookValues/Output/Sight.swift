/// Listings of one thing's properties, and of the watched paths.
package enum Sight {
  package static func object(named name: String, in scope: Scope) -> Answer {
    let (world, title) = (scope.world, Name.typed(name))
    switch scope.named(name) {
    case nil: return Answer()
    case .value(let value): return Answer(world.text.text(value))
    case .layer(let layer): return self.layer(layer, title: title, in: world)
    case .animator(let animator):
      let timing = ("timing", world.timingText(of: name))
      return table(title, rows(.animator(animator), in: world) + [timing], in: world)
    case .animation(let animation):
      let ends = [("animates", animation.what)] + animation.ends(world.text)
      return table(title, ends + rows(.animation(animation), in: world), in: world)
    case let named?: return table(title, rows(named.value, in: world), in: world)
    }
  }

  package static func dance(_ dance: Dance, title: String, in world: World) -> Answer {
    table(title, rows(.dance(dance), in: world), in: world)
  }

  /// Shows the properties of a layer, the animations it has, and the actions that wait for them.
  package static func layer(_ layer: CALayer, title: String, in world: World) -> Answer {
    let animations = (layer.animationKeys() ?? []).map { ("animation", $0) }
    let actions = world.actions(of: layer).map {
      ("on \($0.key)", $0.names.joined(separator: ", "))
    }
    return table(title, rows(.layer(layer), in: world) + animations + actions, in: world)
  }

  // Each property as it was set and, where it differs, as it is shown.
  private static func rows(_ thing: Value, in world: World) -> [(String, String)] {
    guard let model = thing.owner(.model), let shown = thing.owner(.shown) else { return [] }
    return model.descriptions.flatMap { property -> [(String, String)] in
      guard let place = model.find(property.name)?.place else { return [] }
      if case .gesture(let gesture) = thing, !gesture.has(property.name) { return [] }
      let part = Part.named(property.name, of: thing, in: world)
      let (set, seen) = (part ?? model.read(place), part ?? shown.read(place))
      return [(property.name, world.text.text(set))]
        + (seen == set ? [] : [("", "shown \(world.text.text(seen))")])
    }
  }

  package static let properties = Table(
    columns: [
      Column(name: "property", "the name behind the dot, as in box.alpha"),
      Column(name: "value", "what was set; after 'shown', what is seen if that differs"),
    ])

  private static func table(
    _ title: String, _ rows: [(String, String)], in world: World
  ) -> Answer {
    var table = properties
    table.title = title
    table.rows = rows.map { [$0.isEmpty ? .empty : .text($0), .text($1)] }
    return TableDocument(tables: [table]).answer(world.settings) { () throws(Never) in }
  }

  /// The watched values: as shown, and the model where it differs.
  ///
  /// Unless they are listed, it is printed only once that one of them is gone.
  package static func watches(in world: World, source: String, isListed: Bool = true) -> Answer {
    var answer = Answer()
    let scope = Scope(world: world, source: source)
    for (place, watch) in world.watches.enumerated() {
      guard let shown = try? scope.reading(.shown).evaluate(watch.expression),
        let model = try? scope.evaluate(watch.expression)
      else {
        guard isListed || !watch.wasReportedGone else { continue }
        world.watches[place].wasReportedGone = true
        answer.print("  \(watch.text) is gone")
        answer.remark = "'remove \(watch.text)' stops watching it"
        continue
      }
      world.watches[place].wasReportedGone = false
      let rest = shown == model ? "" : " (model \(world.text.text(model)))"
      answer.print("  \(watch.text) \(world.text.text(shown))\(rest)")
    }
    return answer
  }
}

extension TableDocument {
  /// The document in the set format; `check` is called at each row and may throw.
  package func answer<Failure: Error>(
    _ settings: Settings, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> Answer {
    var answer = Answer()
    answer.printLines(
      try render(
        as: settings.format, digits: settings.digits, isASCII: settings.ascii,
        columns: settings.columns, asking: check))
    return answer
  }
}

extension Cell {
  package init(_ quantity: Quantity) { self.init(quantity.value, isAngle: quantity.unit == .angle) }

  /// A number; in radians where it is an angle.
  package init(_ value: Double, isAngle: Bool) {
    self = isAngle ? .degrees(value.degrees) : .number(value)
  }
}
