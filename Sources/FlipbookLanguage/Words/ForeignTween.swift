import FlipbookText

/// GSAP's tweens and CSS's rules, as they are typed here.
///
/// Sources: gsap.com/docs/v3/GSAP/gsap.to(), with its defaults of 0.5s and power1.out;
/// w3.org/TR/css-transforms-1 for the order of a transform's parts.
enum ForeignTween {
  private static let named = Pattern(/(?:const|let|var) +(\w+) *= *(.+)/)
  private static let call = Pattern(
    /\w+\.(to|from|fromTo|set)\( *([^{},()]+(?:,[^{},()]+)*?\]?) *, *(?:([\d.]+) *, *)?\{(.*)\} *(?:, *0 *)?\);?/
  )
  private static let rule = Pattern(/[.#]?(\w+) *\{(?: *[\w-]+ *: *[^;:{}]+(?:;|$|(?= *\})))+ *\}/)
  private static let label = Pattern(/([{;]) *([\d.]+): *([^;{}]+?) *(?=[;}])/)
  private static let keyframes = Pattern(
    /@?keyframes(?: +[A-Za-z]\w*)?( +[\d.]+m?s)? *\{((?: *;? *(?:at +)?(?:from|to|[\d.]+%) *\{[^{}]*\})+) *\}/
  )

  /// The line for `gsap.to("box", { x: 100, duration: 1 })`, for `from`, `fromTo` and `set`, or
  /// `box { opacity: 0 }`; `nil` for anything else, and for what has a part that is not known here.
  static func line(_ statement: String) -> String? {
    if let named = statement.wholeMatch(of: named) {
      return line(String(named.2)).flatMap { animator(named.1, $0) }
    }
    if let chain = ForeignTimeline.line(statement) { return chain }
    if let call = statement.wholeMatch(of: call) {
      let views = call.2.matches(of: /\w+/).map { String($0.0) }
      let sides = call.4.split(separator: /\} *, *\{/).map { parts(of: $0, separator: ",") }
      guard sides.count == (call.1 == "fromTo" ? 2 : 1), var last = sides[sides.count - 1] else {
        return nil
      }
      if let duration = call.3 { last.append(("duration", String(duration))) }
      switch call.1 {
      case "set": return Tween(last).flatMap { $0.options.isEmpty ? $0.changes(of: views) : nil }
      case "to": return Tween(last)?.line(for: views)
      case "from":
        guard let start = Tween(last), let end = start.home else { return nil }
        return end.line(for: views).map { "\(start.changes(of: views)); \($0)" }
      default:
        guard let first = sides[0], let start = Tween(first), start.options.isEmpty else {
          return nil
        }
        return Tween(last)?.line(for: views).map { "\(start.changes(of: views)); \($0)" }
      }
    }
    guard let rule = statement.wholeMatch(of: rule) else { return nil }
    let body = statement.drop { $0 != "{" }.dropFirst().dropLast()
    guard let tween = parts(of: body, separator: ";").flatMap(Tween.init), tween.options.isEmpty
    else { return nil }
    return tween.changes(of: [String(rule.1)])
  }

  // An animate block that begins at once as an animator.
  private static func animator(_ name: Substring, _ line: String) -> String? {
    let waits = [" repeat", " delay:", " completion:", "; "].contains(where: line.contains)
    guard line.hasPrefix("animate "), !waits else { return nil }
    return "animator \(name) \(line.dropFirst("animate ".count)); start \(name)"
  }

  /// The line for `keyframes 1s { 0% { box.alpha = 0 } 100% { box.alpha = 1 } }`, also with `from` and
  /// `to`: what is there first is set, and each of the others has the time since the one before.
  static func keyframes(_ statement: String) -> String? {
    // Times may be labels, as shares of one.
    let labelled = statement.replacing(label) { frame in
      "\(frame.1) \(Int(((Double(frame.2) ?? -1) * 100).rounded()))% { \(frame.3) }"
    }
    guard let whole = labelled.wholeMatch(of: keyframes) else { return nil }
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

  typealias Part = (key: String, value: String)

  static func parts(of text: Substring, separator: Character) -> [Part]? {
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
}

/// The options and the changes of one tween.
struct Tween {
  private(set) var options: [String: String] = [:]
  // Paths in a view with the operators and values they are set by.
  private var moves: [(path: String, sign: String, value: String)] = []

  init?(_ parts: [ForeignTween.Part]) {
    for (key, value) in parts {
      let number = value.wholeMatch(of: /([+-]=)?(-?[\d.]+)(?:px|deg)?/)
      let sign = number?.1.map(String.init) ?? "="
      switch (key, number?.2) {
      case ("delay", _) where value.hasPrefix("stagger("):
        options["stagger"] = String(value.dropFirst("stagger(".count).dropLast())
      case ("easing", _): options["ease"] = value
      case ("duration", _), ("delay", _), ("repeat", _), ("yoyo", _), ("ease", _), ("stagger", _),
        ("oncomplete", _), ("type", _), ("stiffness", _), ("damping", _), ("mass", _),
        ("bounce", _):
        options[key] = value
      case ("backgroundcolor", _), ("background", _), ("color", _):
        moves.append(("backgroundColor", "=", value))
      case (_, let plain?):
        guard let path = Self.paths[key] else { return nil }
        moves.append((path, sign, plain + (path.hasSuffix("rotation") ? "deg" : "")))
      default: return nil
      }
    }
    if moves.isEmpty { return nil }
  }

  /// The same going to what a view has at first; `nil` where that is not known.
  var home: Tween? {
    var home = self
    for place in moves.indices {
      switch moves[place].path {
      case "alpha": home.moves[place] = ("alpha", "=", "1")
      case let path where path.hasPrefix("transform."):
        home.moves[place] = (path, "=", path.hasSuffix("scale") ? "1" : "0")
      default: return nil
      }
    }
    return home
  }

  func changes(of views: [String]) -> String {
    var seen: Set<String> = []
    return views.flatMap { view in moves.map { "\(view).\($0.path) \($0.sign) \($0.value)" } }
      .filter { seen.insert($0).inserted }.joined(separator: "; ")
  }

  func line(for views: [String]) -> String? {
    if let turn = turn(of: views) { return turn }
    guard let stagger = options["stagger"] else {
      return words(delay: options["delay"]).flatMap { pace in
        let whole = "animate \(pace) { \(changes(of: views)) }"
        return goesBack ? restored(views, after: whole) : whole + end
      }
    }
    guard let each = Double(stagger), views.count > 1, end.isEmpty, !goesBack else { return nil }
    let lines = views.enumerated().compactMap { place, view in
      let delay = (Double(options["delay"] ?? "0") ?? 0) + each * Double(place)
      let text = delay == 0 ? nil : String((delay * 1000).rounded() / 1000)
      return words(delay: text).map { "animate \($0) { \(changes(of: [view])) }" }
    }
    return lines.count == views.count ? lines.joined(separator: "; ") : nil
  }

  // An even number of plays there and back ends where it began, which here a completion has to say.
  private var goesBack: Bool {
    options["yoyo"] == "true" && (Int(options["repeat"] ?? "0") ?? 0) > 0
  }

  private func restored(_ views: [String], after whole: String) -> String? {
    guard end.isEmpty else { return nil }
    let paths = views.flatMap { view in moves.map { "\(view).\($0.path)" } }
    let kept = paths.indices.map { (path: paths[$0], name: $0 == 0 ? "was" : "was\($0 + 1)") }
    return kept.map { "let \($0.name) = \($0.path); " }.joined() + "\(whole) completion: { "
      + kept.map { "\($0.path) = \($0.name)" }.joined(separator: "; ") + " }"
  }

  // A turn by more than half of one, which a transform would go the short way.
  private func turn(of views: [String]) -> String? {
    guard views.count == 1, options["delay"] == nil, end.isEmpty, let pace = words(delay: nil),
      let turn = moves.first(where: { $0.path == "transform.rotation" }),
      let angle = Double(turn.value.dropLast("deg".count)), abs(angle) > 180
    else { return nil }
    var rest = self
    rest.moves.removeAll { $0.path == turn.path }
    let isWhole = angle.remainder(dividingBy: 360) == 0
    let goal = turn.sign == "=" && !isWhole ? "from: 0 to" : "by"
    return (rest.moves.isEmpty ? "" : "animate \(pace) { \(rest.changes(of: views)) }; ")
      + "animation turn transform.rotation \(goal): \(turn.value) \(pace); add turn to: \(views[0])"
      + (isWhole ? "" : "; \(views[0]).transform.rotation \(turn.sign) \(turn.value)")
  }

  private var end: String {
    let code = options["oncomplete"]?.wholeMatch(
      of: /(?:function *)?\(\w*\)(?: *=>)? *\{? *(.*?) *\}?/)
    return code.map { " completion: { \($0.1) }" } ?? ""
  }

  private static let paths = [
    "opacity": "alpha", "alpha": "alpha", "autoalpha": "alpha", "x": "transform.translation.x",
    "y": "transform.translation.y", "scale": "transform.scale", "rotation": "transform.rotation",
    "rotate": "transform.rotation", "width": "frame.size.width", "height": "frame.size.height",
    "left": "frame.origin.x", "top": "frame.origin.y", "borderradius": "cornerRadius",
    "translatex": "transform.translation.x", "translatey": "transform.translation.y",
  ]

  // A repeat of GSAP's is one more time; there and back is one time here.
  func words(delay: String?) -> String? {
    guard let more = Int(options["repeat"] ?? "0"), more >= -1 else { return nil }
    let isBack = options["yoyo"] == "true" && more != 0
    guard !isBack || more < 0 || !more.isMultiple(of: 2) else { return nil }
    let times = isBack ? (more + 1) / 2 : more + 1
    let repeats =
      (more < 0 ? " repeat" : times > 1 ? " repeat: \(times)" : "")
      + (isBack ? " autoreverse" : "")
    return "\(timing)\(repeats)" + (delay.map { " delay: " + Self.time($0) } ?? "")
  }

  private var timing: String {
    let duration = options["duration"]
    guard options["type"] == "spring" || options["stiffness"] != nil else {
      return "\(Self.time(duration ?? "0.5")) \(options["ease"] ?? "power1.out")"
    }
    if let duration {
      return "spring(duration: \(Self.time(duration)), bounce: \(options["bounce"] ?? "0.25"))"
    }
    return "spring(mass: \(options["mass"] ?? "1"), stiffness: \(options["stiffness"] ?? "100"), "
      + "damping: \(options["damping"] ?? "10"))"
  }

  /// A plain number as a time: seconds, or milliseconds where it is large (choice).
  private static func time(_ number: String) -> String {
    number + (Double(number).map { $0 < 50 } ?? true ? "s" : "ms")
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
