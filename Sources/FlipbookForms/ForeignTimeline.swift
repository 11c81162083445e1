import FlipbookText

/// GSAP's timelines as chains.
///
/// Source: gsap.com/docs/v3/GSAP/Timeline, with its position parameter.
enum ForeignTimeline {
  // Names that tweens are made by, without a timeline.
  private static let makers: Set = ["gsap", "TweenMax", "TweenLite", "Tween", "anime", "motion"]

  private static let start = Pattern(/(\w+)(\.timeline\(\))?(?=\.(?:to|from)\()/)
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
    var (starts, steps, last) = ([String](), [String](), 0.5)
    for call in calls {
      let views = call.2.matches(of: /\w+/).map { String($0.0) }
      guard let parts = ForeignTween.parts(of: call.3, separator: ","),
        case let tween = Tween(parts).nearest, let goal = call.1 == "to" ? tween : tween.home,
        // What a step here does not have is not left out.
        !tween.isStill, tween.unknown.isEmpty, !tween.turnsFar, tween.end.isEmpty,
        let (verb, delay) = place(
          call.4.map(String.init) ?? "", after: last, isSecond: steps.count == 1)
      else { return nil }
      if call.1 == "from" { starts.append(tween.changes(of: views)) }
      let isStaggered = tween.options["stagger"] != nil && views.count > 1
      guard !isStaggered || (steps.isEmpty || verb == "then") && delay == nil else { return nil }
      let groups = isStaggered ? views.map { [$0] } : [views]
      for (index, group) in groups.enumerated() {
        guard let pace = tween.words(delay: tween.delay(of: index) ?? delay) else { return nil }
        let first = steps.isEmpty ? "then" : verb
        steps.append("\(index == 0 ? first : "and") \(pace) { \(goal.changes(of: group)) }")
      }
      last = tween.options["duration"].flatMap(Double.init) ?? 0.5
    }
    let begin = starts.map { $0 + "; " }.joined()
    return begin + "chain \(name) { \(steps.joined(separator: "; ")) }; start \(name)"
  }

  // The verb of a step at a position, and its delay in seconds; `nil` for one that is not known.
  private static func place(
    _ position: String, after last: Double, isSecond: Bool
  ) -> (String, String?)? {
    func text(_ seconds: Double) -> String { String((seconds * 1000).rounded() / 1000) }
    switch position {
    case "", ">": return ("then", nil)
    case "<": return ("and", nil)
    // Of two the first begins at the start.
    case _ where isSecond && Double(position) != nil: return ("and", position)
    default:
      guard let shift = position.wholeMatch(of: /([-+<])=? *([\d.]+)/),
        let seconds = Double(shift.2)
      else { return nil }
      switch shift.1 {
      case "+": return ("then", text(seconds))
      case "<": return ("and", text(seconds))
      default: return seconds < last ? ("and", text(last - seconds)) : nil
      }
    }
  }
}
