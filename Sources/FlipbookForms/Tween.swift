import FlipbookText

/// The options and the changes of one tween.
struct Tween {
  private(set) var options: [String: String] = [:]
  /// The parts that are not known here, as they were typed.
  private(set) var unknown: [String] = []
  // Paths in a view with the operators and values they are set by; `@` stands for the view.
  private var moves: [(path: String, sign: String, value: String)] = []

  init(_ parts: [ForeignTween.Part]) {
    let keys = Set(parts.map(\.key))
    for (key, value, name) in parts {
      // A share of a changing size may be of the old or the new one; GSAP adds place and share.
      let isUnsure =
        value.hasSuffix("%") && key == "borderradius"
        && !keys.isDisjoint(with: ["width", "height"])
        || key.hasSuffix("percent") && keys.contains(String(key.prefix(1)))
      guard isUnsure || !takes(key, value) && !moves(key, value) else { continue }
      // If the property is known, only its value is unknown.
      unknown.append(isUnsure || Self.paths[key] == nil ? name : value)
    }
    // Only a repeating tween can go there and back.
    if let turned = parts.first(where: { $0.key == "direction" }), options["repeat"] == nil,
      !unknown.contains(turned.name)
    {
      unknown.append(turned.name)
    }
  }

  var isStill: Bool { moves.isEmpty }

  /// Whether something turns by more than half a turn, which a transform would go the short way.
  var turnsFar: Bool { farTurn != nil }

  /// The tween to the values of a new view; `nil` if these are not known.
  var home: Tween? {
    var home = self
    for place in moves.indices {
      switch moves[place].path {
      case "alpha": home.moves[place] = ("alpha", "=", "1")
      case let path where path.hasPrefix("transform."):
        home.moves[place] = (path, "=", path.contains(".scale") ? "1" : "0")
      default: return nil
      }
    }
    return home
  }

  /// The tween with a near timing that is played here, if there is one.
  var nearest: Tween {
    var near = self
    if let ease = options["ease"]?.wholeMatch(of: /(\w+)\.(in|out|inOut)/),
      let family = Self.families[String(ease.1)], ease.2 == "inOut" || !ease.1.contains(/[12]/)
    {
      near.options["ease"] = "ease" + ease.2.upperFirst + family
    }
    return near
  }

  func changes(of views: [String]) -> String {
    var seen: Set<String> = []
    return views.flatMap { view in
      moves.map { "\(view).\($0.path) \($0.sign) \($0.value.replacing("@", with: view))" }
    }
    .filter { seen.insert($0).inserted }.joined(separator: "; ")
  }

  func line(for views: [String]) -> String? {
    if turnsFar { return turn(of: views) }
    guard views.count > 1, options["stagger"] != nil else {
      return words(delay: options["delay"]).flatMap { pace in
        let whole = "animate \(pace) { \(changes(of: views)) }"
        return goesBack ? restored(views, after: whole) : whole + end
      }
    }
    guard end.isEmpty, !goesBack else { return nil }
    let lines = views.indices.compactMap { place in
      nearest.words(delay: delay(of: place)).map {
        "animate \($0) { \(changes(of: [views[place]])) }"
      }
    }
    return lines.count == views.count ? lines.joined(separator: "; ") : nil
  }

  /// The delay of one of several that begin one after another; `nil` for none.
  func delay(of place: Int) -> String? {
    let each = options["stagger"].flatMap(Double.init) ?? 0
    let delay = (Double(options["delay"] ?? "0") ?? 0) + each * Double(place)
    return delay == 0 ? nil : ForeignMove.number(delay)
  }

  // An even number of plays there and back ends at the start, so a completion has to restore it.
  private var goesBack: Bool {
    let more = Int(options["repeat"] ?? "0") ?? 0
    return options["yoyo"] == "true" && more > 0 && !more.isMultiple(of: 2)
  }

  private func restored(_ views: [String], after whole: String) -> String? {
    guard end.isEmpty else { return nil }
    let paths = views.flatMap { view in moves.map { "\(view).\($0.path)" } }
    let kept = paths.indices.map { (path: paths[$0], name: $0 == 0 ? "was" : "was\($0 + 1)") }
    return kept.map { "let \($0.name) = \($0.path); " }.joined() + "\(whole) completion: { "
      + kept.map { "\($0.path) = \($0.name)" }.joined(separator: "; ") + " }"
  }

  private var farTurn: (sign: String, angle: Double, text: String)? {
    moves.lazy.filter { $0.path == "transform.rotation" }.compactMap { turn in
      Double(turn.value.replacing("deg", with: "")).map { (turn.sign, $0, turn.value) }
    }.first { abs($0.1) > 180 }
  }

  // An animation for a turn of more than half a turn, and a block for the rest.
  private func turn(of views: [String]) -> String? {
    let delay = options["delay"]
    guard let turn = farTurn, options["stagger"] == nil, end.isEmpty, let pace = words(delay: nil),
      let slow = words(delay: delay)
    else { return nil }
    var rest = self
    rest.moves.removeAll { $0.path == "transform.rotation" }
    let isWhole = turn.angle.remainder(dividingBy: 360) == 0
    guard isWhole || delay == nil && views.count == 1 else { return nil }
    let goal = turn.sign == "=" && !isWhole ? "from: 0 to" : "by"
    let angle = turn.sign == "-=" ? turn.text.negated : turn.text
    let start = delay.map { " beginTime: " + Self.time($0) } ?? ""
    return (rest.isStill ? "" : "animate \(slow) { \(rest.changes(of: views)) }; ")
      + "animation turn transform.rotation \(goal): \(angle) \(pace)\(start)"
      + views.map { "; add turn to: \($0)" }.joined()
      + (isWhole ? "" : "; \(views[0]).transform.rotation \(turn.sign) \(turn.text)")
  }

  private static let code = Pattern(/(?:function *)?\(\w*\)(?: *=>)? *\{? *(.*?) *\}?/)

  /// The completion of its line.
  var end: String {
    let code = options["oncomplete"]?.wholeMatch(of: Self.code)
    return code.map { " completion: { \($0.1) }" } ?? ""
  }

  // GSAP's `repeat` counts additional plays; here, there and back counts as one.
  func words(delay: String?) -> String? {
    guard let more = Int(options["repeat"] ?? "0"), more >= -1 else { return nil }
    let isBack = options["yoyo"] == "true" && more != 0
    let times = isBack ? "\((more + 1) / 2)\(more.isMultiple(of: 2) ? ".5" : "")" : "\(more + 1)"
    let repeats =
      (more < 0 ? " repeat" : times != "1" ? " repeat: \(times)" : "")
      + (isBack ? " autoreverse" : "")
    return "\(timing)\(repeats)" + (delay.map { " delay: " + Self.time($0) } ?? "")
  }

  private var timing: String {
    let duration = options["duration"]
    guard options["type"] == "spring" || options["stiffness"] != nil else {
      if options["motion"] != nil, let usual = motions { return usual }
      return "\(Self.time(duration ?? "0.5")) \(options["ease"] ?? "power1.out")"
    }
    let bounce = "bounce: \(options["bounce"] ?? "0.25"))"
    // Motion's visual duration is five sixths of a spring's time.
    if let seen = options["visualduration"].flatMap(Double.init) {
      return "spring(duration: \((seen * 1200).rounded() / 1000)s, \(bounce)"
    }
    if duration != nil || options["bounce"] != nil && options["stiffness"] == nil {
      return "spring(duration: \(Self.time(duration ?? "0.8")), \(bounce)"
    }
    return "spring(mass: \(options["mass"] ?? "1"), stiffness: \(options["stiffness"] ?? "100"), "
      + "damping: \(options["damping"] ?? "10"))"
  }

  // Motion's defaults without a timing, or with a duration alone: transforms move by a spring.
  private var motions: String? {
    let isMoving = moves.contains { $0.path.hasPrefix("transform.") }
    if options["duration"] == nil, options["ease"] == nil, options["type"] == nil {
      return isMoving
        ? "spring(mass: 1, stiffness: 500, damping: 25)" : "0.3s cubic(0.25, 0.1, 0.35, 1)"
    }
    let ease = options["ease"] ?? (isMoving ? "easeInOut" : "easeOut")
    if ease.hasPrefix("react") { return ease }
    return "\(Self.time(options["duration"] ?? "0.3")) \(ease)"
  }

  /// A plain number as a time: seconds, or milliseconds where it is large (choice).
  private static func time(_ number: String) -> String {
    number + (Double(number).map { $0 < 50 } ?? true ? "s" : "ms")
  }
}

// MARK: Reading its parts

extension Tween {
  // Keeps a part that is an option; `false` for any other part.
  private mutating func takes(_ key: String, _ value: String) -> Bool {
    switch key {
    case "delay", "stagger":
      let each = value.wholeMatch(of: /(?:\w+\.)?stagger\(([\d.]+)\)/)?.1
      if Double(each ?? value[...]) == nil { return false }
      options[each == nil ? key : "stagger"] = String(each ?? value[...])
    case "duration", "stiffness", "damping", "mass", "bounce", "visualduration":
      if Double(value) == nil { return false }
      options[key] = value
    case "ease", "easing":
      guard let ease = Self.ease(value) else { return false }
      options["ease"] = ease
    case "repeat", "iterations":
      let isEndless = ["Infinity", "infinity"].contains(value)
      guard let count = isEndless ? -1 : Int(value),
        count >= (key == "repeat" ? -1 : 1) || isEndless
      else { return false }
      options["repeat"] = "\(key == "repeat" || isEndless ? count : count - 1)"
    case "repeattype":
      guard ["loop", "reverse", "mirror"].contains(value) else { return false }
      options["yoyo"] = value == "loop" ? "false" : "true"
    // Animated values stay at their end here anyway.
    case "fill": return ["both", "forwards"].contains(value)
    case "loop":
      if value != "true" { return false }
      options["repeat"] = "-1"
    case "yoyo", "alternate", "direction":
      guard ["true", "false", "alternate", "normal"].contains(value) else { return false }
      options["yoyo"] = ["true", "alternate"].contains(value) ? "true" : "false"
    case "oncomplete":
      guard value.wholeMatch(of: Self.code) != nil else { return false }
      options[key] = value
    case "type", "motion", "paused": options[key] = value
    default: return false
    }
    return true
  }

  // Keeps a part that changes a view; `false` for any other part.
  private mutating func moves(_ key: String, _ value: String) -> Bool {
    if ["backgroundcolor", "background", "color"].contains(key) {
      moves.append(("backgroundColor", "=", value))
      return true
    }
    // Turns may have become degrees.
    let value = value.replacing(" * 360deg", with: "turn")
    guard let path = Self.paths[key],
      let number = value.wholeMatch(of: /([+-]=)?(-?[\d.]+)(px|deg|rad|turn|%|vw|vh)?/),
      let plain = Double(number.2)
    else { return false }
    let isTurn = path.hasSuffix("rotation")
    let sign = number.1.map(String.init) ?? "="
    let size = key.contains(/y|height|top/) ? "height" : "width"
    switch number.3 {
    case "deg", "rad", "turn":
      guard isTurn else { return false }
      let degrees = number.3 == "turn" ? "\(ForeignMove.number((plain * 360).rounded()))deg" : nil
      moves.append((path, sign, degrees ?? "\(number.2)\(number.3 ?? "")"))
    case nil where key.hasSuffix("percent"), "%":
      if isTurn || path.contains("scale") || path == "alpha" && number.3 == nil { return false }
      let whole = path.contains(/frame/) ? "root" : "@"
      let share = path == "alpha" ? "" : "\(whole).bounds.size.\(size) * "
      moves.append((path, sign, "\(share)\(number.2)%"))
    case "vw", "vh":
      if isTurn || path.contains("scale") || path == "alpha" { return false }
      moves.append(
        (path, sign, "root.bounds.size.\(number.3 == "vw" ? "width" : "height") * \(number.2)%"))
    default: moves.append((path, sign, "\(number.2)\(isTurn ? "deg" : "")"))
    }
    return true
  }

  private static let paths = [
    "opacity": "alpha", "alpha": "alpha", "autoalpha": "alpha", "x": "transform.translation.x",
    "y": "transform.translation.y", "scale": "transform.scale", "scalex": "transform.scale.x",
    "scaley": "transform.scale.y", "rotation": "transform.rotation",
    "rotate": "transform.rotation", "rotationz": "transform.rotation",
    "width": "frame.size.width", "height": "frame.size.height", "left": "frame.origin.x",
    "top": "frame.origin.y", "borderradius": "cornerRadius",
    "translatex": "transform.translation.x", "translationx": "transform.translation.x",
    "translatey": "transform.translation.y", "translationy": "transform.translation.y",
    "xpercent": "transform.translation.x", "ypercent": "transform.translation.y",
  ]

  // Penner's names for the families of which UIKit has only some curves.
  private static let families = [
    "power1": "Quad", "power2": "Cubic", "power3": "Quart", "power4": "Quint", "sine": "Sine",
    "expo": "Expo", "circ": "Circ",
  ]

  // A timing in Flipbook's words; a family of GSAP's alone means its `out` curve.
  private static func ease(_ value: String) -> String? {
    if value == "none" { return "linear" }
    if let numbers = value.wholeMatch(of: /\[([-\d., ]+)\]/)?.1 { return "cubic(\(numbers))" }
    guard let parts = value.wholeMatch(of: /([A-Za-z][\w.\-]*)(\([-\d., ]*\))?/) else { return nil }
    let (name, numbers) = (String(parts.1), parts.2 ?? "")
    if families[name] != nil || ["back", "elastic", "bounce"].contains(name) {
      return "\(name).out\(numbers)"
    }
    let penner = name.wholeMatch(of: /(in|out|inOut)([A-Z][a-z]+)/)
    return penner.map { "ease\($0.1.upperFirst)\($0.2)\(numbers)" }
      ?? value
  }
}

extension String {
  fileprivate var negated: String { hasPrefix("-") ? String(dropFirst()) : "-" + self }
}
