import FlipbookText

/// GSAP's timelines as chains (gsap.com/docs/v3/GSAP/Timeline, with its position parameter).
enum ForeignTimeline {
  // Names whose calls make tweens without a timeline.
  private static let makers: Set = ["gsap", "TweenMax", "TweenLite", "Tween", "anime", "motion"]

  private static let start = Pattern(/(\w+)(\.timeline\(\))?(?=\.to\(|\.from\()/)
  private static let step = Pattern(
    /\.(to|from)\( *([^{},()]+(?:,[^{},()]+)*?\]?) *, *\{([^{}]*)\} *(?:, *"?([^"(){},]*)"?)? *\)/)

  /// The line for `tl.to("box", { x: 100 }).to("card", { x: 50 }, "-=0.2")`, or for
  /// `gsap.timeline().from(…)`; `nil` for anything else, and where a part is not known here.
  static func line(_ statement: String) -> String? {
    guard let root = statement.prefixMatch(of: start),
      root.2 != nil || !makers.contains(String(root.1))
    else { return nil }
    let name = root.2 == nil ? root.1 : "tl"
    let calls = statement.matches(of: step)
    let rest = statement[root.range.upperBound...].replacing(step, with: "")
    guard !calls.isEmpty, rest.isEmpty || rest == ";" else { return nil }
    var (starts, steps) = ([String](), [String]())
    // In seconds: the start of the last step that waits, the end of all, and the last tween's span.
    var (base, end, last) = (0.0, 0.0, 0.0...0.0)
    for call in calls {
      let views = call.2.matches(of: /\w+/).map { String($0.0) }
      guard let parts = ForeignTween.parts(of: call.3, separator: ","),
        case let tween = Tween(parts).nearest, let goal = call.1 == "to" ? tween : tween.home,
        // Parts that a step lacks here must not get lost.
        !tween.isStill, tween.unknown.isEmpty, !tween.turnsFar, tween.end.isEmpty,
        tween.options["paused"] == nil, let moment = moment(call.4 ?? "", after: last, end)
      else { return nil }
      if call.1 == "from" { starts.append(tween.changes(of: views)) }
      func seconds(_ key: String, _ usual: Double) -> Double {
        tween.options[key].flatMap(Double.init).map { $0 < 50 ? $0 : $0 / 1000 } ?? usual
      }
      let start = moment + seconds("delay", 0)
      let verb = start > end - 1e-9 ? "then" : "and"
      if verb == "then" { base = end }
      let isStaggered = tween.options["stagger"] != nil && views.count > 1
      guard start > base - 1e-9, !isStaggered || verb == "then" && moment == base else {
        return nil
      }
      let groups = isStaggered ? views.map { [$0] } : [views]
      let delay = start - base < 1e-9 ? nil : ForeignMove.number(start - base)
      for (index, group) in groups.enumerated() {
        guard let pace = tween.words(delay: isStaggered ? tween.delay(of: index) : delay) else {
          return nil
        }
        steps.append("\(index == 0 ? verb : "and") \(pace) { \(goal.changes(of: group)) }")
      }
      let plays = max(seconds("repeat", 0), 0) + 1
      let waits = isStaggered ? seconds("stagger", 0) * Double(views.count - 1) : 0
      last = start...start + seconds("duration", 0.5) * plays + waits
      end = max(end, last.upperBound)
    }
    let begin = starts.map { $0 + "; " }.joined()
    return begin + "chain \(name) { \(steps.joined(separator: "; ")) }; start \(name)"
  }

  // The moment of a position, in seconds; `nil` for one that is not known.
  private static func moment(
    _ position: Substring, after last: ClosedRange<Double>, _ end: Double
  ) -> Double? {
    if position.isEmpty { return end }
    if let moment = Double(position), position.first?.isNumber == true { return moment }
    guard let said = position.wholeMatch(of: /([<>]?)(?:([-+]?)=? *([\d.]+))?/) else { return nil }
    let shift = (Double(said.3 ?? "0") ?? 0) * (said.2 == "-" ? -1 : 1)
    let begin = said.1 == "<" ? last.lowerBound : said.1 == ">" ? last.upperBound : end
    return max(begin + shift, 0)
  }
}
