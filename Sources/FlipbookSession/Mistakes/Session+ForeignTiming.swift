import FlipbookLanguage
import FlipbookValues
import OrderedCollections

// Timings that UIKit cannot play, told for what was to be moved by them.
extension Session {
  /// What is told of such a timing, and the line that plays it here.
  func told(_ timing: ForeignTiming, in entry: MistakenEntry) -> (hint: String, offer: String?) {
    let move = move(in: entry)
    if let whole = timing.whole, let move,
      case let text = whole(move).replacing(/\bwhole\b/, with: free("whole")),
      case let line = entry.replacing(entry.statements[0], with: text), works(line)
    {
      return (timing.complaint(whole: (move, line)).hint, line)
    }
    let usual = world.names[timing.usualMove.view] == nil ? nil : timing.usual
    // It is that spring for one second.
    let spring = move?.seconds == 1 ? timing.spring?.description : nil
    let near = spring ?? (timing.spring == nil && timing.isNear ? timing.nearest.text : nil)
    let line = near.map { entry.replacing(entry.span, with: $0) }
    return (timing.complaint(whole: usual).hint, line.flatMap { works($0) ? $0 : nil })
  }

  private func free(_ name: String) -> String {
    guard world.names[name] != nil else { return name }
    return (2...99).lazy.map { name + String($0) }.first { world.names[$0] == nil } ?? name
  }

  // The one number that an animate block moves.
  private func move(in entry: MistakenEntry) -> ForeignTiming.Move? {
    let text = entry.statements[0].text(in: entry.text)
    let form =
      /animate +([\d.]+)(m?)s +[\w.-]+(?:\([^{}]*\))? *\{ *(\w+)\.([\w.]+) *(\+?)= *(-?[\d.]+) *\}/
    guard let typed = text.wholeMatch(of: form), let number = Double(typed.6),
      let seconds = Double(typed.1), case .view? = world.names[String(typed.3)]
    else { return nil }
    let (view, path) = (String(typed.3), String(typed.4))
    let keyPath =
      path == "alpha"
      ? "opacity" : path.hasPrefix("center.") ? "position\(path.dropFirst(6))" : path
    let now = "\(view).\(path)"
    guard KeyPaths.kind(of: keyPath) == .number,
      case .query(let query)? = (try? commands.entry(from: now))?.statements.first,
      let from = try? Scope(world: world, source: now).number(query)
    else { return nil }
    return (
      view, path, keyPath, from, typed.5.isEmpty ? number : from + number,
      typed.2.isEmpty ? seconds : seconds / 1000
    )
  }
}
