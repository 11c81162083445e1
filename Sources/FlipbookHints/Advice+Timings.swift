// Hints for timings that UIKit cannot play, fitted to the motion that was typed.
extension Advice {
  /// The hint for such a timing, and the line that plays it here.
  func told(_ timing: ForeignTiming, in entry: MistakenEntry) -> Lead {
    let (moves, seconds) = moves(in: entry)
    if let whole = timing.whole, let first = moves.first {
      var names: Set<String> = []
      let texts = moves.map { move in
        let name = "whole".freeName { world.names[$0] != nil || names.contains($0) }
        names.insert(name)
        return whole(move).replacing(/\bwhole\b/, with: name)
      }
      var line = entry.replacing(entry.statements[0], with: texts.joined(separator: "; "))
      // Motions that would cut each other short go one after the other.
      if trial(advisedBy: nil).enter(line).text.contains("cut short") {
        line = line.replacing(Self.second) { "} completion: { \($0.1)\($0.2) }" }
      }
      if works(line) { return Lead(timing.complaint(whole: (first, line)).hint, line) }
    }
    let usual = world.names[timing.usualMove.view] == nil ? nil : timing.usual
    var hint = timing.complaint(whole: usual).hint
    // The spring is for one second; its duration and its velocity scale with another time.
    var spring: String?
    if let seconds = seconds ?? (entry.text.hasPrefix("curve ") ? 1 : nil),
      let told = timing.spring,
      case .spring(.bounce(let bounce, let time), let push) = told
    {
      let own = Timing.spring(
        .bounce(bounce, duration: short(time * seconds)), velocity: short(push / seconds)
      ).description
      hint = hint.replacing(told.description, with: own)
        .replacing("for 1s", with: "for \(NumberText.shortest(seconds))s")
      spring = own
    }
    let near = spring ?? (timing.spring == nil && timing.isNear ? timing.nearest.text : nil)
    let line = near.map { entry.replacing(entry.span, with: $0) }
    return Lead(hint, line.flatMap { works($0) ? $0 : nil })
  }

  private func short(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }

  private static let block = Pattern(
    /animate +([\d.]+)(m?s) +[\w.-]+(?:\([^{}]*\))?( +[^{} ][^{}]*)? *\{ *([^{}]*?) *\}/)
  private static let second = Pattern(/\}; (animate [^{};]*?)\ delay: \w+( \{[^{}]*\})/)
  private static let change = Pattern(/(\w+)\.([\w.]+) *([-+]?)= *(-?[\d.]+)/)

  // The numbers that an animate block moves, if it sets nothing else, and how long it takes, in
  // seconds. The statements before it in the entry are carried out first.
  private func moves(in entry: MistakenEntry) -> (moves: [ForeignTiming.Move], seconds: Double?) {
    let text = entry.statements[0].text(in: entry.text)
    guard let block = text.wholeMatch(of: Self.block), let number = Double(block.1) else {
      return ([], nil)
    }
    let seconds = block.2.isEmpty || block.2 == "s" ? number : number / 1000
    let trial = trial(advisedBy: nil)
    let earlier = Span(0, entry.statements[0].lower).text(in: entry.text)
    if !earlier.isEmpty { _ = trial.enter(earlier) }
    let parts = block.4.split(separator: ";").filter { !$0.allSatisfy(\.isWhitespace) }
    let moves = parts.compactMap { move(in: String($0), seconds, on: trial.world) }
    return (block.3 == nil && moves.count == parts.count ? moves : [], seconds)
  }

  private func move(
    in statement: String, _ seconds: Double, on world: World
  ) -> ForeignTiming.Move? {
    guard let typed = statement.trimmed({ $0 == " " }).wholeMatch(of: Self.change),
      let number = Double(typed.4),
      case .view? = world.names[String(typed.1)]
    else { return nil }
    let (view, path) = (String(typed.1), String(typed.2))
    let keyPath =
      path == "alpha"
      ? "opacity" : path.hasPrefix("center.") ? "position\(path.dropFirst(6))" : path
    let now = "\(view).\(path)"
    guard KeyPaths.kind(of: keyPath) == .number,
      case .query(let query)? = (try? commands.entry(from: now))?.statements.first,
      let from = try? Scope(world: world, source: now).number(query)
    else { return nil }
    let to = typed.3.isEmpty ? number : typed.3 == "-" ? from - number : from + number
    return (view, path, keyPath, from, to, seconds)
  }
}
