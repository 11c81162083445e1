import FlipbookText

/// GSAP's timelines as chains.
///
/// Source: gsap.com/docs/v3/GSAP/Timeline, with its position parameter.
enum ForeignTimeline {
  // Names that tweens are made by, without a timeline.
  private static let makers: Set = ["gsap", "TweenMax", "TweenLite", "Tween", "anime", "motion"]

  private static let start = Pattern(/(\w+)(\.timeline\(\))?(?=\.to\()/)
  private static let step = Pattern(
    /\.to\( *([^{},()]+(?:,[^{},()]+)*?\]?) *, *\{([^{}]*)\} *(?:, *"?([^"(){},]*)"?)? *\)/)

  /// The line for `tl.to("box", { x: 100 }).to("card", { x: 50 }, "-=0.2")`, or for
  /// `gsap.timeline().to(…)`; `nil` for anything else, and where a part is not known here.
  static func line(_ statement: String) -> String? {
    guard let root = statement.prefixMatch(of: start),
      root.2 != nil || !makers.contains(String(root.1))
    else { return nil }
    let name = root.2 == nil ? root.1 : "tl"
    let calls = statement.matches(of: step)
    let rest = statement[root.range.upperBound...].replacing(step, with: "")
    guard !calls.isEmpty, rest.isEmpty || rest == ";" else { return nil }
    var (steps, last) = ([String](), 0.5)
    for call in calls {
      let views = call.1.matches(of: /\w+/).map { String($0.0) }
      guard let parts = ForeignTween.parts(of: call.2, separator: ","), let tween = Tween(parts),
        let (verb, delay) = place(call.3.map(String.init) ?? "", after: last),
        let pace = tween.words(delay: tween.options["delay"] ?? delay)
      else { return nil }
      steps.append("\(steps.isEmpty ? "then" : verb) \(pace) { \(tween.changes(of: views)) }")
      last = tween.options["duration"].flatMap(Double.init) ?? 0.5
    }
    return "chain \(name) { \(steps.joined(separator: "; ")) }; start \(name)"
  }

  // The verb of a step at a position, and its delay in seconds; `nil` for one that is not known.
  private static func place(_ position: String, after last: Double) -> (String, String?)? {
    func text(_ seconds: Double) -> String { String((seconds * 1000).rounded() / 1000) }
    switch position {
    case "", ">": return ("then", nil)
    case "<": return ("and", nil)
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
