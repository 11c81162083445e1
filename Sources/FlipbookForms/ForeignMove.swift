import FlipbookText

/// Motions whose paths and values are given before a block or without one.
///
/// Its words come in any order: `animate box.alpha 1 0 2s`, `animate 2s box x: 100`,
/// `animate box, card 1s { alpha = 0 }`.
struct ForeignMove {
  private static let whole = Pattern(
    /(animate|keyframes|animator +[A-Za-z]\w*|then|and)\b:? *([^{}]*?) *(?:\{([^{}]*)\}([^{}]*))?/)
  private static let word = Pattern(
    /->|→|[-+]?=|:|[-+]?#?\.?[A-Za-z\d][\w.%]*(?:-[A-Za-z]\w*)*(?:\((?:[^()]|\([^()]*\))*\))?|\([^()]*\)/
  )
  private static let time = Pattern(/(\d*\.?\d+)(m?s|f)/)
  private static let value = Pattern(/[-+]?\.?\d[\d.]*(?:%|deg|rad)?|\(.*\)|#\w+/)
  private static let path = Pattern(/[A-Za-z]\w*(?:\.[A-Za-z]\w*)+/)
  private static let name = Pattern(/[A-Za-z]\w*/)
  private static let timing = Pattern(
    /\.?(?:ease[\w-]*|linear|smooth|snappy|bouncy|autoreverse)|(?:cubic|spring|linear|steps)\(.*\)/)
  private static let change = Pattern(
    /([A-Za-z]\w*)((?:\.\w+)*)(?:\ *([-+*]?=|:)|\ )\ *([^=:]+)/)
  private static let pair = Pattern(
    /[(\[]? *(-?[\d.]+)(?: *, *| *(?:->|→|to) *| +)(-?[\d.]+) *[)\]]?/)
  private static let roles: Set = [
    "from", "to", "by", "at", "delay", "speed", "values", "repeat", "duration",
  ]
  private static let little: Set = [
    "in", "over", "for", "with", "on", "view", "the", "and", "target", "curve", "keyframes",
  ]
  private static let properties = [
    "x": "center.x", "y": "center.y", "alpha": "alpha", "opacity": "alpha", "center": "center",
    "position": "center", "scale": "transform.scale", "rotation": "transform.rotation",
    "width": "frame.size.width", "height": "frame.size.height", "frame": "frame",
    "bounds": "bounds", "transform": "transform", "backgroundColor": "backgroundColor",
    "color": "backgroundColor", "cornerRadius": "cornerRadius",
  ]

  private var verb = ""
  private var (duration, timing) = (String?.none, [String]())
  private var (paths, views, property) = ([String](), [String](), String?.none)
  private var (said, values) = ([String: String](), [String]())

  /// The line for a statement; `nil` if it tells no motion, or has unknown parts.
  static func line(_ statement: String) -> String? {
    guard let parts = statement.wholeMatch(of: whole) else { return nil }
    var move = ForeignMove()
    move.verb = String(parts.1)
    let words = "\(parts.2) \(parts.4 ?? "")".replacing("[", with: "(").replacing("]", with: ")")
    guard words.replacing(word, with: "").allSatisfy({ $0 == " " || $0 == "," }),
      move.reads(words.matches(of: word).map { String($0.0) })
    else { return nil }
    return parts.3.map { move.line(withBlock: $0.split(atOuter: ";").map(\.words)) } ?? move.line()
  }

  // Reads the words; `false` if one is unknown.
  private mutating func reads(_ words: [String]) -> Bool {
    var role: String?
    for (word, next) in zip(words, words.dropFirst() + [""])
    where word != ":" && !Self.little.contains(word) {
      switch word {
      case "repeat" where next != ":": timing.append(word)
      case "->", "→", "=": role = "to"
      case "+=": role = "by"
      case _ where Self.roles.contains(word): role = word
      case _ where role != nil:
        guard said.updateValue(word, forKey: role ?? "") == nil else { return false }
        role = nil
      case _ where word.wholeMatch(of: Self.time) != nil:
        guard duration == nil else { return false }
        duration = word
      case _ where word.wholeMatch(of: Self.timing) != nil: timing.append(word)
      case _ where word.dropFirst(word.hasPrefix("(") ? 1 : .max).first?.isLetter == true:
        views += word.dropFirst().dropLast().split(separator: ",").map { String($0).words }
      case _ where word.wholeMatch(of: Self.value) != nil: values.append(word)
      case _ where word.wholeMatch(of: Self.path) != nil: paths.append(word)
      case _ where !paths.isEmpty && word.wholeMatch(of: Self.name) != nil: values.append(word)
      case _ where !views.isEmpty && Self.properties[word] != nil:
        guard property == nil else { return false }
        property = Self.properties[word]
      case _ where word.wholeMatch(of: Self.name) != nil: views.append(word)
      default: return false
      }
    }
    return role == nil
  }

  // MARK: Without a block

  private mutating func line() -> String? {
    let goal = said["to"] ?? values.last ?? ""
    let isNamed = goal.wholeMatch(of: Self.name) != nil
    if paths.isEmpty, property == nil, isNamed || goal.hasPrefix("(") { property = "center" }
    let isFar = abs(Double(said["from"] ?? "") ?? 0) > 1
    if paths.isEmpty, property == nil, isFar { property = "center.x" }
    if paths.isEmpty, let property { (paths, views) = (views.map { "\($0).\(property)" }, []) }
    guard views.isEmpty, let path = paths.first else { return nil }
    let isList = values.count == 1 && values[0].hasPrefix("(") && Self.isNumber(path)
    if let list = said.removeValue(forKey: "values") ?? (isList ? values.removeFirst() : nil) {
      values += list.dropFirst().dropLast().split(separator: ",").map { String($0).words }
    }
    let isPair = !Self.isNumber(path)
    if path.hasSuffix("center"), isNamed { said["to"] = "\(goal).center" }
    if isPair, values.count == 2, !values[0].hasPrefix("(") {
      values = ["(\(values.joined(separator: ", ")))"]
    }
    guard let pace = pace() else { return nil }
    let isFirst = values.count > (said["to"] == nil ? 1 : 0)
    let start = said.removeValue(forKey: "from") ?? (isFirst ? values.removeFirst() : nil)
    let (to, step) = (said.removeValue(forKey: "to"), said.removeValue(forKey: "by"))
    guard said.isEmpty, [to, step].compactMap(\.self).count + values.count <= 1 || values.count > 1
    else { return nil }
    if let start, values.count > 1 || verb == "keyframes", timing.isEmpty, paths.count == 1 {
      let share = 100 / Double(max(values.count, 1))
      let frames = (values.isEmpty ? [to ?? ""] : values).enumerated().map { place, value in
        "at \(Self.number(share * Double(place)))% for: \(Self.number(share))% "
          + "{ \(path) = \(value) }"
      }
      let pace = "keyframes \(duration ?? "1s")"
      return "\(path) = \(start); \(pace) { \(frames.joined(separator: "; ")) }"
    }
    let isBare = to == nil && step == nil && values.isEmpty
    if isBare, start != nil || !path.hasSuffix(".alpha") { return nil }
    let end = to ?? values.last ?? "0"
    let changes = paths.map { path in
      step.map { "\(path) += \($0)" } ?? "\(path) = \(turned(end, path))"
    }
    return begun(paths, at: start, pace, changes)
  }

  // MARK: With one

  private mutating func line(withBlock block: [String]) -> String? {
    let changes = block.compactMap { $0.wholeMatch(of: Self.change) }
    guard !block.isEmpty, changes.count == block.count, property == nil, paths.isEmpty,
      values.isEmpty
    else { return nil }
    let roots = Set(changes.map { String($0.1) })
    let isBare = !views.isEmpty && roots.allSatisfy { Self.properties[$0] != nil }
    let isTold = isBare || !views.isEmpty && roots.isSuperset(of: views)
    var moves = (isBare ? views : [""]).flatMap { view in
      changes.map { change in
        let root = isBare ? "\(view).\(Self.properties[String(change.1)] ?? "")" : String(change.1)
        return (path: root + change.2, sign: String(change.3 ?? "="), value: String(change.4))
      }
    }
    // A name that is not a view's names the block.
    if !isTold, let name = views.first {
      guard views.count == 1, verb == "animate" else { return nil }
      verb += " \(name)"
    }
    if said["values"] != nil, moves.count == 1 {
      (paths, views) = ([moves[0].path], [])
      return line()
    }
    var start = said.removeValue(forKey: "from")
    // `from` and `to` with times give the duration, not values.
    if let time = start, time.wholeMatch(of: Self.time) != nil {
      (said["from"], start) = (time, nil)
    }
    if start == nil, moves.count == 1, Self.isNumber(moves[0].path), moves[0].sign != "+=",
      let pair = moves[0].value.wholeMatch(of: Self.pair)
    {
      (start, moves[0].value) = (String(pair.1), String(pair.2))
    }
    let isMoved =
      isTold || start != nil || !said.keys.allSatisfy { ["repeat", "delay"].contains($0) }
    guard isMoved, start == nil || moves.count == 1, let pace = pace(), said.isEmpty else {
      return nil
    }
    let lines = moves.map { "\($0.path) \($0.sign == ":" ? "=" : $0.sign) \($0.value)" }
    return begun([moves[0].path], at: start, pace, lines)
  }

  private func begun(
    _ paths: [String], at start: String?, _ pace: String, _ changes: [String]
  ) -> String? {
    guard start == nil || verb.hasPrefix("anim") else { return nil }
    let begin = start.map { start in paths.map { "\($0) = \(turned(start, $0)); " }.joined() } ?? ""
    return "\(begin)\(pace) { \(changes.joined(separator: "; ")) }"
  }

  // The verb with its duration, its timing and its delay; `nil` where they contradict each other.
  private mutating func pace() -> String? {
    if let from = said["from"]?.wholeMatch(of: Self.time) {
      guard let to = said["to"]?.wholeMatch(of: Self.time), from.2 == to.2, duration == nil,
        let start = Double(from.1), let end = Double(to.1), start < end
      else { return nil }
      duration = Self.number(end - start) + from.2
      if start > 0 { said["delay"] = String(from.0) }
      (said["from"], said["to"]) = (nil, nil)
    }
    if let speed = said.removeValue(forKey: "speed").flatMap({ Double($0.filter { $0 != "x" }) }) {
      guard let time = (duration ?? "1s").wholeMatch(of: Self.time), let length = Double(time.1)
      else { return nil }
      duration = Self.number(length / speed) + time.2
    }
    if let time = said.removeValue(forKey: "duration") {
      guard duration == nil else { return nil }
      duration = time + (Double(time) == nil ? "" : "s")
    }
    var words = [verb, duration ?? (verb.hasPrefix("animator") ? "1s" : "")] + timing
    if let delay = said.removeValue(forKey: "delay") {
      words.append("delay: \(delay)" + (Double(delay) == nil ? "" : "s"))
    }
    if let moment = said.removeValue(forKey: "at") { words.append("delay: \(moment)-NOW") }
    if let times = said.removeValue(forKey: "repeat") { words.append("repeat: \(times)") }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A number with up to three decimals.
  static func number(_ value: Double) -> String {
    let text = String((value * 1000).rounded() / 1000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  // Whether a path ends in one number.
  private static func isNumber(_ path: String) -> Bool {
    ["x", "y", "alpha", "opacity", "width", "height", "scale", "rotation", "cornerRadius"]
      .contains(path.split(separator: ".").last ?? "")
  }

  // A number above a full turn means degrees.
  private func turned(_ value: String, _ path: String) -> String {
    path.hasSuffix("rotation") && Double(value).map { abs($0) > 2 * .pi } == true
      ? value + "deg" : value
  }
}

extension String {
  fileprivate var words: String { split(separator: " ").joined(separator: " ") }
}
