/// The animations that were added to a layer by hand, in that order; no two have the same key.
struct LayerAnimations {
  private(set) var all: [AttachedAnimation] = []
  // By their keys, where there are many; looked up only.
  private var byKey: [String: AttachedAnimation]?

  private static let few = 8

  /// The animation with a key.
  subscript(key: String) -> AttachedAnimation? {
    byKey.map { $0[key] } ?? all.first { $0.key == key }
  }

  /// Adds an animation, whose key no other has.
  mutating func append(_ attached: AttachedAnimation) {
    all.append(attached)
    if byKey != nil {
      attached.key.map { byKey?[$0] = attached }
    } else if all.count > Self.few {
      byKey = [:]
      for attached in all { attached.key.map { byKey?[$0] = attached } }
    }
  }

  /// Takes an animation out, where it is there.
  mutating func remove(_ attached: AttachedAnimation) {
    guard let place = all.place(of: attached) else { return }
    all.remove(at: place)
    if byKey != nil { attached.key.map { byKey?[$0] = nil } }
    if all.isEmpty { byKey = nil }
  }

  /// Takes all out.
  mutating func removeAll() -> [AttachedAnimation] {
    defer { self = LayerAnimations() }
    return all
  }
}
