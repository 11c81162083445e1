import FlipbookText

/// Frames of new views, given in parts: `view card x: 20 width: 100`.
enum ForeignFrame {
  private static let whole = Pattern(
    /((?:view|layer|shape|gradient|text)\ +(?:\w+|"[^"]*"))\ *\{?((?:[ ,]*\w+: *(?:\([^()]*\)|[^\s,;{}]+);?)+)[ }]*/
  )
  private static let part = Pattern(/(\w+): *(\([^()]*\)|[^\s,;{}]+)/)
  private static let numbers = Pattern(
    /\(? *(-?[\d.]+)(?:px|pt)?(?:(?: *[x,×] *|\ +)(-?[\d.]+)(?:px|pt)?)? *\)?/)
  private static let pairs = [
    "size": ["width", "height"], "origin": ["x", "y"], "center": ["middle", "center"],
  ]
  private static let names = [
    "left": "x", "top": "y", "w": "width", "h": "height", "at": "origin", "position": "center",
    "borderRadius": "cornerRadius", "background": "backgroundColor",
  ]

  /// The line with a frame; `nil` if no part of one is given, or one is given twice.
  static func line(_ statement: String) -> String? {
    guard let made = statement.wholeMatch(of: whole) else { return nil }
    var said: [String: Double] = [:]
    var rest = String(made.1)
    for part in made.2.matches(of: part) {
      let name = names[String(part.1)] ?? String(part.1)
      let keys = pairs[name] ?? [name]
      guard ["x", "y", "width", "height"].contains(name) || pairs[name] != nil,
        let pair = part.2.wholeMatch(of: numbers), let first = Double(pair.1)
      else {
        rest += " \(name): \(part.2)"
        continue
      }
      let values = [first, pair.2.flatMap { Double($0) } ?? first]
      for (key, value) in zip(keys, values) where said.updateValue(value, forKey: key) != nil {
        return nil
      }
    }
    guard said["middle"] == nil || said["x"] == nil && said["width"] != nil, !said.isEmpty,
      !rest.contains("frame:")
    else { return nil }
    let (width, height) = (said["width"] ?? 100, said["height"] ?? 100)
    let x = said["x"] ?? said["middle"].map { $0 - width / 2 } ?? 0
    let y = said["y"] ?? said["center"].map { $0 - height / 2 } ?? 0
    let frame = [x, y, width, height].map(ForeignMove.number)
    let name = rest.prefix(made.1.count)
    return "\(name) frame: (\(frame.joined(separator: ", ")))\(rest.dropFirst(name.count))"
  }
}
