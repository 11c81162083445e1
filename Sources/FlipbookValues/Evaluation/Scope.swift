/// The context in which statements run: a world, and what else is known there.
package struct Scope: Changeable {
  package enum Reading { case model, shown }
  /// The kind of place, which decides the statements allowed in it.
  package enum Place: Int, Sendable { case entry = 1, fired, animation, chain }

  private var reference: WorldReference
  /// The text that spans refer to.
  package internal(set) var source: String
  package private(set) var surroundings: Surroundings?
  private var ownView: UIView?
  /// The layer that a leading dot means while the layer is being made.
  package var layer: CALayer?
  /// The arguments of a completion.
  package var position: UIViewAnimatingPosition?
  package var finished: Bool?
  /// The block's gesture; held only while it runs, as the gesture holds the block.
  package var gesture: UIGestureRecognizer?
  package var reading = Reading.model
  package var place = Place.entry
  /// The value that `begin` gave its blocks as 'context'.
  package var context: Value?
  package var keyframes: KeyframeTime?
  /// The chain whose block is being read.
  package var chain: Chain?
  /// Looks ahead; set only in typed looks and checks.
  package var foresight: (any Foresight)?
  /// Whether a block is only checked for mistakes.
  package var isRehearsal = false
  /// The number of nested blocks that run later, while they are checked; 0 outside them.
  var depth = 0

  package init(world: World, source: String, reading: Reading = .model) {
    (reference, self.source, self.reading) = (world.reference, source, reading)
  }

  package var world: World { reference.world }
  package var isOver: Bool { reference.isOver }

  /// The scope on another stage, where local names mean the things with the same names there.
  package func on(_ other: World) -> Scope {
    let things = (surroundings?.locals ?? [:]).compactMapValues { local in
      local.value.thing == nil ? nil : name(of: local.value).flatMap { other.names[$0]?.value }
    }
    return things.reduce(changing { $0.reference = other.reference }) { $0.knowing($1.0, $1.1) }
  }

  package var names: Names { surroundings?.names ?? world.names }

  /// The thing or value that a name means here; names that no block has kept are looked up now.
  package func named(_ name: String) -> Named? {
    surroundings?.locals[name] ?? surroundings?.names?[name] ?? world.names[name]
  }

  /// The original name of a thing or an animate block that 'let' gave another name.
  package func ownName(of word: String) -> String {
    if case .value(let value)? = named(word) { name(of: value) ?? word } else { word }
  }

  /// The original name of a thing or an animate block; `nil` for other values.
  package func name(of value: Value) -> String? {
    if case .block(let block) = value { return block }
    return value.thing.flatMap { thing in world.names.first { $0.value.thing === thing }?.key }
  }

  /// Whether a word names an animate block, which is not a thing.
  package func isBlock(_ word: String) -> Bool { world.blocks[word] != nil && named(word) == nil }

  /// Whether a word means everything that a verb can act on: `all`, unless something has that name.
  package func isAll(_ word: String?) -> Bool {
    word == ValueWords.all && named(ValueWords.all) == nil && !isBlock(ValueWords.all)
  }

  /// The view that a leading dot means.
  package var view: UIView? {
    get { ownView ?? surroundings?.view }
    set { ownView = newValue }
  }

  /// Becomes the scope of a block that may run later.
  package mutating func keep(names: Names?, view: UIView?) {
    let locals = surroundings?.locals ?? [:]
    (surroundings, ownView) = (nil, nil)
    guard names != nil || view != nil || !locals.isEmpty else { return }
    surround(Surroundings(names: names, view: view, locals: locals))
  }

  func knowing(_ name: String, _ value: Value) -> Scope { knowing(name, .value(value)) }

  package func knowing(_ name: String, _ named: Named) -> Scope {
    var locals = surroundings?.locals ?? [:]
    locals[name] = named
    let all = Surroundings(names: surroundings?.names, view: view, locals: locals)
    return changing { $0.surround(all) }
  }

  private mutating func surround(_ surroundings: Surroundings) {
    world.keep(surroundings)
    self.surroundings = surroundings
  }

  package func reading(_ reading: Reading) -> Scope { changing { $0.reading = reading } }

  // MARK: Words

  /// The value of a bare word: reserved words keep theirs; before a member, a thing comes first.
  package func value(ofWord word: String, isOwner: Bool = false) throws(Mistake.Kind) -> Value? {
    if gesture == nil || !GestureWord.reserved.contains(word),
      let named = named(word)?.value
        ?? (isBlock(word) || world.laterBlockNames.contains(word) ? .block(word) : nil)
    {
      if isOwner { return named }
      if ValueWords.isReserved(word), let value = ValueWords.value(word) { return value }
      guard ValueWords.contextual.contains(word), position != nil || finished != nil else {
        return named
      }
    }
    let value: Value?
    switch word {
    case "position": value = position.map(Value.position)
    case "finished": value = finished.map(Value.bool)
    case ValueWords.context: value = context
    default:
      guard let ofGesture = GestureWord(rawValue: word) else {
        return ValueWords.value(word) ?? ValueWords.cssColor(word)
      }
      value = gesture.flatMap { ofGesture.value(of: $0) }
    }
    guard let value else { throw .noContext(word) }
    return value
  }

  package func misplaced(_ word: String) -> Mistake.Kind {
    .notInBlock(word, isAnimation: place == .animation)
  }

  /// How to write a path that begins with a property instead of its owner.
  func memberHint(_ path: Path) -> String? {
    guard let root = path.root?.text, ViewFace.properties[root] != nil else { return nil }
    let text = path.span.text(in: source)
    return view == nil ? "write the view's name before it: \(anyView).\(text)" : "write .\(text)"
  }

  // The name of the only view, or one for examples.
  private var anyView: String {
    let views = names.keys.filter { $0 != "root" && names[$0]?.form == .view }
    return views.count == 1 ? Name.typed(views[0]) : "box"
  }

  package func nearNames(_ word: String) -> [String] {
    NearNames.suggestions(for: word, among: Array(names.keys))
  }

  package func near(_ word: String) -> [String] {
    let known = ForeignWord.names(for: word).filter { ValueWords.value($0) != nil }
    return known.isEmpty ? ValueWords.near(word, after: Array(names.keys)) : known
  }

  // MARK: Paths

  package func find(_ path: Path) throws(Mistake) -> FoundValue {
    var members = path.members[...]
    if members.isEmpty, path.root?.text == ValueWords.stage {
      throw Mistake("'stage' is no value by itself", hint: "write stage.now", path.span)
    }
    var found =
      if path.root?.text == ValueWords.stage {
        try read(members.removeFirst(), of: world, path)
      } else { FoundValue(value: try root(of: path, members: &members)) }
    while let member = members.popFirst() {
      let name = Self.keyPath(member, &members, of: found.value)
      found = try self.member(name, of: found, path: path)
    }
    return found
  }

  private func root(of path: Path, members: inout ArraySlice<Name>) throws(Mistake) -> Value {
    if let root = path.root {
      let found = try located(root.span) { () throws(Mistake.Kind) in
        try value(ofWord: root.text, isOwner: !path.members.isEmpty)
      }
      guard let found,
        found.kind != .color || path.members.isEmpty || named(root.text) != nil
          || ValueWords.cssColor(root.text) == nil
      else {
        if let timing = try foreign(path) {
          members = []
          return timing
        }
        let hint = memberHint(path)
        guard path.members.isEmpty || hint != nil else {
          throw Mistake(.unknownName(root.text, near: nearNames(root.text)), root.span)
        }
        throw Mistake(.unknownValue(root.text, hint: hint, near: near(root.text)), root.span)
      }
      return found
    }
    guard let first = members.first else { throw Mistake(.noView, path.span) }
    if let view, ViewFace.properties[first.text] != nil { return .view(view) }
    members.removeFirst()
    if let value = ValueWords.value(first.text) ?? ValueWords.cssColor(first.text) { return value }
    if view != nil {
      throw Mistake(
        unknownProperty(first.text, of: ViewFace.noun, ViewFace.properties.names), first.span)
    }
    throw Mistake(
      ViewFace.properties[first.text] == nil
        ? .unknownName(first.text, near: near(first.text)) : .noView, path.span)
  }

  /// Joins two members that are one key path: `transform.rotation.z`.
  package static func keyPath(
    _ member: Name, _ members: inout ArraySlice<Name>, of value: Value
  ) -> Name {
    guard case .transform = value, let next = members.first,
      CATransform3D.isKeyPath(member.text, next.text)
    else { return member }
    members.removeFirst()
    return Name("\(member.text).\(next.text)", Span(member.span.lower, next.span.upper))
  }

  package func located<Result>(
    _ span: Span, _ body: () throws(Mistake.Kind) -> Result
  ) throws(Mistake) -> Result {
    do { return try body() } catch { throw Mistake(error, span) }
  }
}
