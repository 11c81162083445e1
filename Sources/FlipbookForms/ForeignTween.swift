import FlipbookText

/// Translates GSAP's tweens and CSS's rules into lines to type here.
///
/// Sources: gsap.com/docs/v3/GSAP/gsap.to(), with its defaults of 0.5s and power1.out;
/// w3.org/TR/css-transforms-1 for the order of a transform's parts.
enum ForeignTween {
  private static let named = Pattern(/(?:const|let|var) +(\w+) *= *(.+)/)
  private static let call = Pattern(
    /\w+\.(to|from|fromTo|set)\( *([^{},()]+(?:,[^{},()]+)*?\]?) *,? *(?:([\d.]+) *, *)?\{(.*)\} *(?:, *0 *)?\);?/
  )
  private static let rule = Pattern(
    /[.#\[]?(\w+(?:, *\w+)*)\]? *\{(?: *[\w-]+ *: *[^;:{}]+(?:;|$|(?= *\})))+ *\}/
  )
  private static let label = Pattern(/([{;]) *([\d.]+)(%|m?s|): *([^;{}]+?) *(?=[;}])/)
  private static let subject = Pattern(
    /keyframes +([A-Za-z]\w*(?:\.\w+)*)(?= *(?:[\d.]+m?s *)?\{ *[\d.]+(?:%|m?s|): *[^{ ])/)
  // Where a comma is missing between two parts.
  private static let gap = Pattern(/(: *(?:-?[\d.]+|"[^"]*"|'[^']*')) +(?=\w+ *:)/)
  private static let pair = Pattern(/\[ *([^,\[\]]+?) *, *([^,\[\]]+?) *\]/)
  private static let keyframes = Pattern(
    /@?keyframes(?: +[A-Za-z]\w*)?( +[\d.]+m?s)? *\{((?: *;? *(?:at +)?(?:from|to|[\d.]+%?):? *\{[^{}]*\})+) *\}/
  )

  /// The line for another tool's statement, and the parts of it that are unknown here.
  struct Reading {
    /// Empty where nothing of it is known.
    var line: String
    var unknown: [String] = []
  }

  /// The line for `gsap.to("box", { x: 100, duration: 1 })`, for `from`, `fromTo` and `set`, or
  /// `box { opacity: 0 }`; `nil` for anything else, and for what has a part that is not known here.
  static func line(_ statement: String) -> String? {
    reading(statement).flatMap { $0.unknown.isEmpty ? $0.line : nil }
  }

  static func reading(_ statement: String) -> Reading? {
    if let named = statement.wholeMatch(of: named) {
      return reading(String(named.2)).flatMap { found in
        let held = "animator tween "
        let line =
          found.line.hasPrefix(held)
          ? "animator \(named.1) \(found.line.dropFirst(held.count))"
          : animator(named.1, found.line).map { "\($0); start \(named.1)" }
        return line.map { Reading(line: $0, unknown: found.unknown) }
      }
    }
    if let chain = ForeignTimeline.line(statement) { return Reading(line: chain) }
    if let call = statement.wholeMatch(of: call), !call.4.contains("}).") {
      let views = call.2.matches(of: /\w+/).map { String($0.0) }
      let sides = call.4.replacing(gap) { "\($0.1), " }.split(separator: /\} *, *\{/)
        .map { parts(of: $0, separator: ",") }
      guard !views.isEmpty, sides.count == (call.1 == "fromTo" ? 2 : 1),
        var last = sides[sides.count - 1]
      else { return nil }
      if let duration = call.3 { last.append(("duration", String(duration), "duration")) }
      return reading(String(call.1), of: views, sides.count == 2 ? sides[0] : nil, last)
    }
    guard let rule = statement.wholeMatch(of: rule) else { return nil }
    let body = statement.drop { $0 != "{" }.dropFirst().dropLast()
    guard let tween = parts(of: body, separator: ";").map(Tween.init), tween.options.isEmpty,
      tween.unknown.isEmpty
    else { return nil }
    return Reading(line: tween.changes(of: rule.1.matches(of: /\w+/).map { String($0.0) }))
  }

  // Reads the call of a verb with its start and end values.
  private static func reading(
    _ verb: String, of views: [String], _ first: [Part]?, _ last: [Part]
  ) -> Reading? {
    var (begin, last) = (first ?? [], last)
    // Two values in brackets are where it begins and where it ends.
    for (place, part) in last.enumerated() where verb == "to" {
      guard let pair = part.value.wholeMatch(of: pair) else { continue }
      begin.append((part.key, String(pair.1), part.name))
      last[place].value = String(pair.2)
    }
    let tween = Tween(last)
    var found = Reading(line: "", unknown: tween.unknown)
    guard !tween.isStill else { return found.unknown.isEmpty ? nil : found }
    var line: String?
    var start = begin.isEmpty ? nil : Tween(begin)
    switch verb {
    case "set": line = tween.options.isEmpty ? tween.changes(of: views) : nil
    case "from":
      start = tween
      line = tween.turnsFar ? nil : tween.home?.line(for: views)
    default: line = tween.line(for: views)
    }
    guard let line, let held = tween.options["paused"] == "true" ? animator("tween", line) : line
    else { return nil }
    found.line = held
    if let start {
      guard !start.isStill, verb == "from" || start.options.isEmpty else { return nil }
      if verb != "from" { found.unknown += start.unknown }
      found.line = "\(start.changes(of: views)); \(held)"
    }
    return found
  }

  // An animate block as an animator, which waits.
  private static func animator(_ name: Substring, _ line: String) -> String? {
    let waits = [" repeat", " delay:", " completion:", "; "].contains(where: line.contains)
    guard line.hasPrefix("animate "), !waits else { return nil }
    return "animator \(name) \(line.dropFirst("animate ".count))"
  }

  /// The line for `keyframes 1s { 0% { box.alpha = 0 } 100% { box.alpha = 1 } }`, also with `from`
  /// and `to`: sets the first values; each other change takes the time since its value's last one.
  static func keyframes(_ statement: String) -> String? {
    guard statement.has("keyframes") else { return nil }
    // Labels may be times; plain numbers are shares of one.
    let subject = statement.prefixMatch(of: subject)?.1
    let whole = statement.matches(of: label).compactMap { Double($0.2) }.max() ?? 1
    let bare = statement.replacing(Self.subject, with: "keyframes")
    let labelled = bare.replacing(label) { frame in
      let unit = frame.3 == "%" ? 1 : frame.3.isEmpty ? 100 : 100 / whole
      let value = frame.4.split(separator: " ").joined(separator: " = ")
      let change = subject.map { $0.contains(".") ? "\($0) = \(value)" : "\($0).\(value)" }
      let block = frame.4.contains("=") ? String(frame.4) : change ?? ""
      let share = ((Double(frame.2) ?? -1) * unit).rounded()
      return "\(frame.1) \(ForeignMove.number(share))% { \(block) }"
    }
    guard let read = labelled.wholeMatch(of: keyframes) else { return nil }
    let frames = read.2.matches(of: /(from|to|[\d.]+)(%?):? *\{ *([^{}]*?) *\}/).map { frame in
      let share = (Double(frame.1) ?? -1) * (frame.2.isEmpty ? 100 : 1)
      return (
        share: frame.1 == "from" ? 0 : frame.1 == "to" ? 100 : Int(min(share, 101).rounded()),
        block: frame.3
      )
    }
    guard zip(frames, frames.dropFirst()).allSatisfy({ $0.share < $1.share }),
      frames.allSatisfy({ 0...100 ~= $0.share && !$0.block.contains(": ") }),
      frames.last?.share == 100 || !read.2.contains("at ")
    else { return nil }
    let start = frames[0].share == 0 ? "\(frames[0].block); " : ""
    var (steps, last) = ([(part: String, changes: [String])](), [String: Int]())
    for (share, block) in frames {
      for change in block.split(separator: ";").map({ String($0.drop { $0 == " " }) }) {
        let path = change.prefix { !"=+-*".contains($0) }.filter { $0 != " " }
        let begin = last.updateValue(share, forKey: path) ?? 0
        let part = "at \(begin)% for: \(share - begin)%"
        if let place = steps.firstIndex(where: { $0.part == part }) {
          steps[place].changes.append(change)
        } else if share > 0 {
          steps.append((part, [change]))
        }
      }
    }
    let parts = steps.map { "\($0.part) { \($0.changes.joined(separator: "; ")) }" }
    return parts.isEmpty
      ? nil : "\(start)keyframes\(read.1 ?? " 1s") { \(parts.joined(separator: "; ")) }"
  }

  typealias Part = (key: String, value: String, name: String)

  static func parts(of text: Substring, separator: Character) -> [Part]? {
    var found: [Part] = []
    for part in text.split(atOuter: separator) where !part.allSatisfy(\.isWhitespace) {
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let blank: (Character) -> Bool = { " \"'".contains($0) }
      let (key, value) = (part[..<colon].filter { !blank($0) }, part[part.index(after: colon)...])
      found.append((key.lowercased().filter { $0 != "-" }, value.trimmed(blank), key))
    }
    return found.isEmpty ? nil : found
  }
}
