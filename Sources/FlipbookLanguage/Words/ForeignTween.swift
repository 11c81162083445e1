/// GSAP's tweens and CSS's rules, as they are typed here.
///
/// Sources: gsap.com/docs/v3/GSAP/gsap.to(), with its defaults of 0.5s and power1.out;
/// w3.org/TR/css-transforms-1 for the order of a transform's parts.
enum ForeignTween {
  /// The line for `gsap.to("box", { x: 100, duration: 1 })`, `gsap.set`, or `box { opacity: 0 }`; `nil`
  /// for anything else, and for what has a part that is not known here.
  static func line(_ statement: String) -> String? {
    if let tween = statement.wholeMatch(
      of:
        /(?:gsap|\w+)\.(to|set)\( *["'\[]*[.#]?(\w+)["'\]]* *, *\{(.*)\}(?:, *[\w"'<>+=.]+)? *\);?/)
    {
      let parts = parts(of: tween.3, separator: ",")
      return line(parts, of: String(tween.2), isSet: tween.1 == "set")
    }
    guard
      let rule = statement.wholeMatch(
        of: /[.#]?(\w+) *\{(?: *[\w-]+ *: *[^;:{}]+(?:;|$|(?= *\})))+ *\}/)
    else { return nil }
    let body = statement.drop { $0 != "{" }.dropFirst().dropLast()
    return line(parts(of: body, separator: ";"), of: String(rule.1), isSet: true)
  }

  /// The line for `keyframes 1s { 0% { box.alpha = 0 } 100% { box.alpha = 1 } }`, also with `from` and
  /// `to`: what is there first is set, and each of the others has the time since the one before.
  static func keyframes(_ statement: String) -> String? {
    let form =
      /@?keyframes(?: +[A-Za-z]\w*)?( +[\d.]+m?s)? *\{((?: *;? *(?:from|to|[\d.]+%) *\{[^{}]*\})+) *\}/
    guard let whole = statement.wholeMatch(of: form) else { return nil }
    let frames = whole.2.matches(of: /(from|to|[\d.]+)%? *\{ *([^{}]*?) *\}/).map { frame in
      (share: frame.1 == "from" ? 0 : frame.1 == "to" ? 100 : Int(frame.1) ?? -1, block: frame.2)
    }
    guard zip(frames, frames.dropFirst()).allSatisfy({ $0.share < $1.share }),
      frames.allSatisfy({ 0...100 ~= $0.share && !$0.block.contains(": ") })
    else { return nil }
    let start = frames[0].share == 0 ? "\(frames[0].block); " : ""
    var (steps, last) = ([String](), 0)
    for frame in frames where frame.share > 0 {
      steps.append("at \(last)% for: \(frame.share - last)% { \(frame.block) }")
      last = frame.share
    }
    return steps.isEmpty
      ? nil : "\(start)keyframes\(whole.1 ?? " 1s") { \(steps.joined(separator: "; ")) }"
  }

  private typealias Part = (key: String, value: String)

  private static func parts(of text: Substring, separator: Character) -> [Part]? {
    var found: [Part] = []
    for part in text.split(atOuter: separator) where !part.allSatisfy(\.isWhitespace) {
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let blank: (Character) -> Bool = { " \"'".contains($0) }
      let (key, value) = (part[..<colon].filter { !blank($0) }, part[part.index(after: colon)...])
      let trimmed = String(value.drop(while: blank).reversed().drop(while: blank).reversed())
      found.append((key.lowercased().filter { $0 != "-" }, trimmed))
    }
    return found.isEmpty ? nil : found
  }

  private static func line(_ parts: [Part]?, of view: String, isSet: Bool) -> String? {
    guard let parts else { return nil }
    var (options, moves): ([String: String], [String]) = ([:], [])
    for (key, value) in parts {
      let plain = value.wholeMatch(of: /(-?[\d.]+)(?:px|deg)?/).map { String($0.1) }
      switch (key, plain) {
      case ("duration", _), ("delay", _), ("repeat", _), ("yoyo", _), ("ease", _):
        options[key] = value
      case ("backgroundcolor", _), ("background", _), ("color", _):
        moves.append("\(view).backgroundColor = \(value)")
      case ("scale", let plain?): moves.insert("\(view).transform = scale(\(plain))", at: 0)
      case (_, let plain?):
        guard let path = paths[key] else { return nil }
        moves.append("\(view).\(path) = \(plain)" + (path.hasSuffix("rotation") ? "deg" : ""))
      default: return nil
      }
    }
    guard !moves.isEmpty else { return nil }
    guard !isSet else { return options.isEmpty ? moves.joined(separator: "; ") : nil }
    guard let options = words(options) else { return nil }
    return "animate \(options) { \(moves.joined(separator: "; ")) }"
  }

  private static let paths = [
    "opacity": "alpha", "alpha": "alpha", "autoalpha": "alpha", "x": "transform.translation.x",
    "y": "transform.translation.y", "rotation": "transform.rotation",
    "rotate": "transform.rotation", "width": "frame.size.width", "height": "frame.size.height",
    "left": "frame.origin.x", "top": "frame.origin.y", "borderradius": "cornerRadius",
  ]

  // A repeat of GSAP's is one more time; there and back is one time here.
  private static func words(_ options: [String: String]) -> String? {
    guard let more = Int(options["repeat"] ?? "0"), more >= -1 else { return nil }
    let isBack = options["yoyo"] == "true" && more != 0
    guard !isBack || more < 0 || !more.isMultiple(of: 2) else { return nil }
    let times = isBack ? (more + 1) / 2 : more + 1
    let repeats =
      (more < 0 ? " repeat" : times > 1 ? " repeat: \(times)" : "")
      + (isBack ? " autoreverse" : "")
    return "\(options["duration"] ?? "0.5")s \(options["ease"] ?? "power1.out")\(repeats)"
      + (options["delay"].map { " delay: \($0)s" } ?? "")
  }
}

extension StringProtocol {
  /// The parts between separators that stand in no brackets, with their blanks.
  package func split(atOuter separator: Character) -> [String] {
    var (depth, parts) = (0, [""])
    for character in self {
      depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
