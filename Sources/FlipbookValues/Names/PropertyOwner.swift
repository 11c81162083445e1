/// A thing with properties, which are written after a dot.
package protocol PropertyOwner {
  associatedtype Owner
  static var noun: String { get }
  static var properties: PropertyTable<Owner> { get }
  /// Whether assignments to it in an animation block are animated; if not, they are errors there.
  static var isAnimated: Bool { get }
  /// Whether verbs such as start and pause take it.
  static var isTransported: Bool { get }
  var owner: Owner { get }
  func willChange(in world: World)
  /// The mistake of setting a property that cannot be set now.
  func refusal(_ error: AnimatorError) -> Mistake.Kind

  // Requirements, not only extensions, so that the compiler makes each owner's own.
  /// Reads the property at a place of the table.
  func read(_ place: Int) -> Value
  /// Writes a settable property at a place of the table; false for a value that does not fit.
  func write(_ value: Value, _ place: Int) throws(AnimatorError) -> Bool
  /// A property and its place in the table; `nil` where there is none.
  func find(_ name: String) -> FoundProperty?
  var descriptions: [PropertyDescription] { get }
  /// The remark to print after the property at a place of the table was written.
  func remark(_ place: Int) -> String?
}

/// The place of a property in its owner's table, with the facts that are needed most.
package struct FoundProperty {
  package let place: Int
  package let kind: ValueKind
  package let measure: Measure
  package let isSettable: Bool
}

extension PropertyOwner {
  package static var isAnimated: Bool { false }
  package static var isTransported: Bool { false }
  package func willChange(in world: World) {}
  package func refusal(_ error: AnimatorError) -> Mistake.Kind {
    .wrongState(message: error.description)
  }

  package func read(_ place: Int) -> Value { Self.properties.all[place].read(owner) }

  package func write(_ value: Value, _ place: Int) throws(AnimatorError) -> Bool {
    guard let write = Self.properties.all[place].write else { return false }
    var owner = owner
    return try write(&owner, value)
  }

  package func find(_ name: String) -> FoundProperty? { Self.properties.find(name) }

  package func remark(_ place: Int) -> String? { Self.properties.all[place].remark(owner) }
  package var descriptions: [PropertyDescription] { Self.properties.descriptions }
  package var isAnimated: Bool { Self.isAnimated }
  package var settable: [String] {
    let names = Set(descriptions.map(\.name))
    return Self.properties.settable.filter(names.contains)
  }
}

extension Value {
  /// The owner of its properties, model or presentation; `nil` if it is not a thing.
  package func owner(_ reading: Scope.Reading) -> (any PropertyOwner)? {
    func face(_ layer: CALayer) -> CALayer {
      reading == .shown ? layer.presentation() ?? layer : layer
    }
    switch self {
    case .view(let view): return ViewFace(view: view, layer: face(view.layer))
    case .layer(let layer): return face(layer)
    case .animator(let animator): return animator
    case .animation(let animation): return animation
    case .chain(let chain): return chain
    case .gesture(let gesture): return gesture
    case .dance(let dance): return dance
    default: return nil
    }
  }

  /// The animator itself, or the one of a dance.
  package var animator: UIViewPropertyAnimator? {
    switch self {
    case .animator(let animator): animator
    case .dance(let dance): dance.animator
    default: nil
    }
  }
}

extension World {
  // The progress at which an animator or a chain ended last; 0 before it has begun.
  fileprivate func progressAtTheEnd(of label: String?) -> Double {
    let subject = label.map(Name.typed)
    for event in stage.events.reversed() where event.subject == subject {
      switch event.kind {
      case .completed(let position): return position == .end ? 1 : 0
      case .started, .stopped: return 0
      default: continue
      }
    }
    return 0
  }
}

/// A part of a thing, written after a dot like a property.
package struct Part: Sendable {
  package let name: String
  package let meaning: String
  /// The part of a thing; `nil` where it has none now.
  package let find: @Sendable (Value, World) -> Value?

  package static let all = [layer, dance, timing] + columns

  package static let layer = Part("layer", "the layer that holds its values") { thing, _ in
    if case .view(let view) = thing { .layer(view.layer) } else { nil }
  }

  package static let dance = Part("dance", "what it dances") { thing, _ in
    if case .view(let view) = thing { .dance(view.dance) } else { nil }
  }

  package static let timing = Part("timing", "its curve or spring") { thing, world in
    thing.animator?.label.flatMap(world.timing).map(Value.timing)
  }

  // The columns that tables have for an animator or a chain, besides UIKit's own names.
  private static let columns = [
    column(
      "running", "whether it is moving, or waits for its delay", { its, _ in .bool(its.isRunning) },
      { its, _ in .bool(its.animate.isRunning) }),
    column(
      "reversed", "whether it is heading for its start", { its, _ in .bool(its.isReversed) },
      { its, _ in .bool(its.animate.isReversed) }),
    column(
      "fraction", "the share of its time that has passed; of its way while it is paused",
      { its, _ in its.fractionComplete.value }, fraction),
    column(
      "progress", "the share of its way that is shown; once over, that of its end",
      { .plain($0.progress ?? $1.progressAtTheEnd(of: $0.label)) },
      { chain, world in
        chain.animate.state == .active
          ? fraction(chain, world) : .plain(world.progressAtTheEnd(of: chain.animate.label))
      }),
    column(
      "remaining",
      "the seconds until it ends; none before it starts, while it waits, or if it never does",
      { its, _ in
        // An animator that has moved something, and is inactive now, has 0 seconds left.
        (its.remaining ?? (its.state == .inactive && !its.motions.isEmpty ? 0 : nil))
          .map { .number(Quantity(value: $0, unit: .duration)) }
      }),
    column(
      "of", "how many steps it has", { _, _ in nil },
      { its, _ in .number(Quantity(value: Double(its.stepCount), unit: .count)) }),
    column(
      "waiting", "whether it is waiting in a 'wait' step", { _, _ in nil },
      { its, _ in .bool(its.animate.isWaiting) }),
  ]

  @Sendable private static func fraction(_ chain: Chain, _: World) -> Value? {
    chain.animate.fractionComplete.value
  }

  private static func column(
    _ name: String, _ meaning: String,
    _ ofAnimator: @escaping @Sendable (UIViewPropertyAnimator, World) -> Value?,
    _ ofChain: @escaping @Sendable (Chain, World) -> Value? = { _, _ in nil }
  ) -> Part {
    Part(name, meaning) { thing, world in
      if case .chain(let its) = thing { return ofChain(its, world) }
      return thing.animator.flatMap { ofAnimator($0, world) }
    }
  }

  private init(
    _ name: String, _ meaning: String, find: @escaping @Sendable (Value, World) -> Value?
  ) { (self.name, self.meaning, self.find) = (name, meaning, find) }

  /// The part of a thing, by a name that is none of its properties; a dance that is over keeps its
  /// progress, as an animator does.
  package static func named(_ name: String, of thing: Value, in world: World) -> Value? {
    if name == "progress", case .dance(let dance) = thing, dance.animator == nil {
      let view = dance.dancingView.flatMap { world.name(of: $0.layer) }
      return .plain(world.progressAtTheEnd(of: view))
    }
    if case .block(let block) = thing { return world.column(name, ofBlock: block) }
    guard let part = all.first(where: { $0.name == name }), thing.owner(.model)?.find(name) == nil
    else { return nil }
    return part.find(thing, world)
  }
}

extension World {
  /// The animate block with a name, while it moves.
  func movingBlock(named name: String) -> MovingBlock? {
    stage.movingBlocks.last { $0.name == Name.typed(name) }
  }

  // A column of tables for a named block: its progress, 0 before it starts and 1 once it is over,
  // its remaining seconds, or its timing; `nil` where it has none.
  fileprivate func column(_ column: String, ofBlock name: String) -> Value? {
    let block = movingBlock(named: name)
    switch column {
    case "progress": return .plain(block?.progress ?? (blocks[name] == nil ? 0 : 1))
    case "remaining":
      let seconds = block == nil && blocks[name] != nil ? 0 : block?.remaining
      return seconds.map { .number(Quantity(value: $0, unit: .duration)) }
    case "timing": return block?.timings.first.map { .timing(Timing($0)) }
    default: return nil
    }
  }
}
