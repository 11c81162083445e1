internal import PropertyEngine

/// One value of a layer taken apart: the model and each animation's effect, in order.
///
/// Folding the steps gives what is shown, bit for bit: each is the engine's own operation.
package struct Composition {
  package let layer: CALayer
  let key: LayerKey
  let model: LayerValue
  let steps: [Step]
  private let components: Range<Int>

  /// One animation, and its effect on the value below it.
  struct Step {
    enum Source { case column(ColumnPart), past(PropertyHistory) }

    let source: Source
    let part: Part
    let below: LayerValue

    func shown(over below: LayerValue) -> LayerValue {
      switch (source, below) {
      case (.past(let history), _): history.shown(over: below)
      case (.column(let part), .numbers(let numbers)): .numbers(part.shown(over: numbers))
      case (.column(let part), .matrix(let matrix)): .matrix(part.shown(over: matrix))
      case (.column, .none): .none
      }
    }
  }

  init(_ value: AnimatedValue, components: Range<Int>? = nil) {
    let (layer, key, state) = (value.layer, value.key, value.layer.state)
    (self.layer, self.key, self.components) = (layer, key, components ?? 0..<max(key.width, 1))
    model = layer.modelValue(key)
    let columns = layer.slot(key).map { state.columns.parts(of: $0, at: state.now) } ?? []
    let sources =
      columns.map(Step.Source.column) + layer.pasts.filter { $0.key == key }.map(Step.Source.past)
    var shown = model
    let covers = Self.covers(of: sources)
    steps = sources.enumerated().map { place, source in
      let step = Step(
        source: source,
        part: Part(source, under: sources[(place + 1)...], coveredBy: covers[place], moving: value),
        below: shown)
      shown = step.shown(over: shown)
      return step
    }
  }

  // For each source, the first shown part behind it that takes over.
  private static func covers(of sources: [Step.Source]) -> [ColumnPart?] {
    var cover: ColumnPart?
    return sources.reversed().map { source in
      defer { if let part = source.shownPart, !part.isAdditive { cover = part } }
      return cover
    }.reversed()
  }

  /// The composition of one number, or of a whole colour or transform.
  package struct Line {
    package let keyPath: String
    package let model: Motion.Face?
    /// The number of the entry that has set the model; `nil` for none, or without an account.
    package let setter: Int?
    package let steps: [LineStep]
  }

  /// The effect of one animation on a line.
  package struct LineStep {
    package let part: Part
    /// The eased progress; `nil` while it shows nothing.
    package let progress: Double?
    /// Whether it adds to the value below, or multiplies it; otherwise it takes over.
    package let isAdditive: Bool
    /// Both ends of its way: the amounts added to a number, else the values shown there.
    package let from: Motion.Face?, to: Motion.Face?
    package let shown: Motion.Face?
  }

  /// The numbers one by one; a colour or a transform as a whole.
  package var lines: [Line] {
    let parts: [Int?] = key.kind.isNumbers ? components.map(\.self) : [nil]
    let value = AnimatedValue(layer, key)
    return parts.map { component in
      Line(
        keyPath: component.map(key.path) ?? key.keyPath, model: face(model, component),
        setter: layer.state.account?.setter(of: value, component ?? 0),
        steps: steps.compactMap { line($0, component) })
    }
  }

  // A number is always there; a colour may be none.
  private func face(_ value: LayerValue, _ component: Int?) -> Motion.Face? {
    component != nil || value.isThere ? value.face(key, component ?? 0) : nil
  }

  // `nil` for a step that does not move the number.
  private func line(_ step: Step, _ component: Int?) -> LineStep? {
    let shown = face(step.shown(over: step.below), component)
    guard case .column(let part) = step.source else {
      return LineStep(
        part: step.part, progress: nil, isAdditive: false, from: nil, to: nil, shown: shown)
    }
    guard let component else {
      let (from, to) = ends(of: part, over: step.below)
      return LineStep(
        part: step.part, progress: part.place?.progress, isAdditive: part.isAdditive,
        from: face(from, nil), to: face(to, nil), shown: shown)
    }
    guard let track = part.tracks[component] else { return nil }
    let ends = track.ends(over: step.below.numbers[component])
    guard !track.isAdditive || ends.from != 0 || ends.to != 0 else { return nil }
    return LineStep(
      part: step.part, progress: track.place?.progress, isAdditive: track.isAdditive,
      from: .number(ends.from), to: .number(ends.to), shown: shown)
  }

  private func ends(
    of part: ColumnPart, over below: LayerValue
  ) -> (from: LayerValue, to: LayerValue) {
    if case .matrix(let matrix) = below {
      let (from, to) = part.ends(over: matrix)
      return (.matrix(from), .matrix(to))
    }
    var (from, to) = (below.numbers, below.numbers)
    for (component, track) in part.tracks.enumerated() {
      guard let track else { continue }
      (from[component], to[component]) = track.ends(over: below.numbers[component])
    }
    return (.numbers(from), .numbers(to))
  }
}

extension CALayer {
  /// The values that a key path reads, each taken apart; none if nothing there can be animated.
  ///
  /// For a frame these are the values it is derived from; for a transform's member the transform.
  package final func compositions(ofKeyPath keyPath: String, member: String?) -> [Composition] {
    guard keyPath != "frame" else {
      let usual = LayerModel()
      return ShownFrame.keys.filter { key in
        key == .position || key == .boundsSize || slot(key) != nil || shown(key) != usual.value(key)
      }.map { Composition(AnimatedValue(self, $0)) }
    }
    let path = member.flatMap { LayerKeyPath("\(keyPath).\($0)") } ?? LayerKeyPath(keyPath)
    switch path?.target {
    case .numbers(let parts)?:
      return parts.map { Composition(AnimatedValue(self, $0.key), components: $0.components) }
    case .matrix(let key)?, .member(let key, _)?: return [Composition(AnimatedValue(self, key))]
    case nil: return []
    }
  }
}
