/// A key path of Core Animation as the keys and components of a layer.
struct LayerKeyPath {
  /// One key with the components that are meant, and where these stand in the whole value.
  struct Part {
    let key: LayerKey
    let components: Range<Int>
    let offset: Int
  }

  let parts: [Part]

  /// How many numbers the whole value has.
  var width: Int { parts.reduce(0) { $0 + $1.components.count } }

  /// `nil` for a key path that moves nothing.
  init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    switch (words.first, words.dropFirst().joined(separator: ".")) {
    case ("position"?, let rest): self.init(.position, rest, ["x", "y"])
    case ("anchorPoint"?, let rest): self.init(.anchorPoint, rest, ["x", "y"])
    case ("opacity"?, ""): self.init(.opacity, "", ["value"])
    case ("cornerRadius"?, ""): self.init(.cornerRadius, "", ["value"])
    case ("backgroundColor"?, ""): self.init(.backgroundColor, "", ["r", "g", "b", "a"])
    case ("bounds"?, ""):
      self.init(parts: [
        Part(key: .boundsOrigin, components: 0..<2, offset: 0),
        Part(key: .boundsSize, components: 0..<2, offset: 2),
      ])
    case ("bounds"?, let rest) where rest.hasPrefix("origin"):
      self.init(.boundsOrigin, String(rest.dropFirst("origin".count + 1)), ["x", "y"])
    case ("bounds"?, let rest) where rest.hasPrefix("size"):
      self.init(.boundsSize, String(rest.dropFirst("size".count + 1)), ["width", "height"])
    default: return nil
    }
  }

  private init(parts: [Part]) {
    self.parts = parts
  }

  private init?(_ key: LayerKey, _ member: String, _ members: [String]) {
    if member.isEmpty {
      parts = [Part(key: key, components: 0..<members.count, offset: 0)]
    } else {
      guard let place = members.firstIndex(of: member) else { return nil }
      parts = [Part(key: key, components: place..<place + 1, offset: 0)]
    }
  }
}
