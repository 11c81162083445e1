internal import PropertyEngine

/// A Core Animation key path, as the keys and components of a layer.
struct LayerKeyPath {
  /// Components of one key, and their offset in the whole value.
  typealias Part = (key: LayerKey, components: Range<Int>, offset: Int)

  enum Target {
    case numbers([Part])
    case matrix(LayerKey)
    case member(LayerKey, MatrixMember)
  }

  let target: Target
  let kind: AnimatableKind

  init?(_ text: String) {
    if text == "bounds" {
      (target, kind) = (.numbers([(.boundsOrigin, 0..<2, 0), (.boundsSize, 0..<2, 2)]), .rect)
      return
    }
    // The names of the origin and of the size have two words.
    let length = text.hasPrefix("bounds.") ? 2 : 1
    let words =
      Self.keys[text] != nil
      ? [] : text.split(separator: ".", maxSplits: length, omittingEmptySubsequences: false)
    let member = words.count > length ? String(words[length]) : nil
    let name = member == nil ? text : words.prefix(length).joined(separator: ".")
    guard let found = Self.keys[name].flatMap({ Self.value($0, member) }) else { return nil }
    (target, kind) = found
  }

  private static let keys = LayerKey.allCases.reduce(into: ["isHidden": LayerKey.isHidden]) {
    $0[$1.keyPath] = $1
  }

  private static func value(_ key: LayerKey, _ member: String?) -> (Target, AnimatableKind)? {
    guard key.kind == .matrix else {
      let whole = (0..<key.width, key.kind)
      guard let (components, kind) = member.map({ Self.components(of: key.kind, $0) }) ?? whole
      else { return nil }
      return (.numbers([(key, components, 0)]), kind)
    }
    guard let member else { return (.matrix(key), .matrix) }
    return MatrixMember(member).map { (.member(key, $0), $0.width == 1 ? .number : .size) }
  }

  private static func components(
    of kind: AnimatableKind, _ member: String
  ) -> (Range<Int>, AnimatableKind)? {
    switch (kind, member) {
    case (.point, "x"), (.size, "width"), (.rect, "origin.x"): (0..<1, .number)
    case (.point, "y"), (.size, "height"), (.rect, "origin.y"): (1..<2, .number)
    case (.rect, "size.width"): (2..<3, .number)
    case (.rect, "size.height"): (3..<4, .number)
    case (.rect, "origin"): (0..<2, .point)
    case (.rect, "size"): (2..<4, .size)
    default: nil
    }
  }

  var width: Int { kind.width }

  var keys: [LayerKey] {
    switch target {
    case .numbers(let parts): parts.map(\.key)
    case .matrix(let key), .member(let key, _): [key]
    }
  }

  /// The numbers, given each key's value; `nil` for no colour.
  func numbers(_ value: (LayerKey) -> LayerValue) -> [Double]? {
    switch target {
    case .matrix(let key): return value(key).matrix.numbers
    case .member(let key, let member): return member.value(of: value(key).matrix)
    case .numbers(let parts):
      guard parts.allSatisfy({ value($0.key).isThere }) else { return nil }
      return parts.flatMap { part in part.components.map { value(part.key).numbers[$0] } }
    }
  }

  /// The value as an object, as animations take it.
  func object(_ value: (LayerKey) -> LayerValue) -> Any? {
    if case .matrix(let key) = target { return value(key).object(as: .matrix) }
    return numbers(value).flatMap { ValueRow(.kind(kind), $0).object }
  }
}

// Values by their key paths, and an app's own values.
extension CALayer {
  /// The model's value at an animatable key path, or the app's own value under that key.
  public final func value(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath) else { return ownValue(forKey: keyPath) }
    return path.object(value(of:))
  }

  /// Sets the value at an animatable key path, or an app's own value; an action may animate it.
  ///
  /// Setting a part of a transform leaves the others alone. A wrong kind is a programmer error.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    willBeSet()
    guard let path = LayerKeyPath(keyPath) else { return setOwnValue(value, forKey: keyPath) }
    let numbers = value.flatMap(LayerNumbers.init)?.list
    switch path.target {
    case .matrix(let key):
      if let matrix = LayerNumbers.matrix(value) { return set(key, matrix) }
    case .member(let key, let member):
      if let numbers, numbers.count == member.width {
        return set(key, member.setting(numbers, in: modelValue(key).matrix))
      }
    case .numbers(let parts):
      if value == nil, path.kind == .color { return change(parts[0].key, to: .none) }
      if let numbers, numbers.count == path.width { return set(parts, to: numbers) }
    }
    preconditionFailure("'\(keyPath)' cannot be set to \(value ?? "nil")")
  }

  private func set(_ parts: [LayerKeyPath.Part], to numbers: [Double]) {
    change(
      parts.map { part in
        var whole = modelValues[part.key]
        for (place, component) in part.components.enumerated() {
          whole[component] = numbers[part.offset + place]
        }
        return (part.key, .numbers(whole))
      })
  }

  final func shownValue(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath) else { return shownOwnValue(forKey: keyPath) }
    return path.object(shown)
  }
}
