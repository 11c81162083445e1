import FlipbookLanguage
import FlipbookValues
import OrderedCollections

// Hints that know the session: its things, its branches and its entries.
extension Session {
  /// What is known of a mistake beyond its kind; `nil` where that is nothing.
  func better(for kind: Mistake.Kind, about text: String, in entry: MistakenEntry) -> String? {
    switch kind {
    case .wrongKind(_, ValueKind.number.rawValue): components(of: text, in: entry)
    case .unknownName(_, []), .unknownValue(_, _, []), .unknownThing(_, _, []),
      .nothingToSet(_, []):
      meant(by: text, in: entry)
    default: nil
    }
  }

  // `all` of the things there are, or another branch on which something has the name.
  private func meant(by name: String, in entry: MistakenEntry) -> String? {
    if [ValueWords.all, "views"].contains(name) {
      let statement = entry.statements[0].text(in: entry.text)
      let views = world.names.filter { $0.value.form == .view && $0.key != "root" }.keys
      let typed = views.map { Name.typed($0) }
      let list = "[\(typed.joined(separator: ", "))]"
      switch true {
      case statement == "detach all" && !views.isEmpty:
        return "write " + typed.map { "detach \($0)" }.joined(separator: "; ")
      case statement.hasPrefix("all.") && !views.isEmpty:
        return "write for v in \(list) { v\(statement.dropFirst(name.count)) }"
      case statement.hasPrefix("for ") && !views.isEmpty:
        return "write "
          + statement.replacing(
            /\ in\ \[?(all|views)\]?(?=\ |\{)/, with: " in \(list)", maxReplacements: 1)
      default: return works(entry.leavingOut) ? "leave it out: that means all that moves" : nil
      }
    }
    guard world.names[name] == nil, enteredAgain == nil else { return nil }
    let here = timeline.branch(of: timeline.pointer)?.name
    let branches = timeline.branches.filter { branch in
      branch.name != here
        && branch.places.contains { place in
          timeline.nodes[place].entry?.statements.flatMap(\.commands).contains { command in
            command.arguments.first?.value.word?.text == name
              && commands.named(command.verb.text)?.parameters.first?.type.isNewName == true
          } ?? false
        }
    }
    let last = timeline.branchGoingOn?.name
    let branch = branches.first { $0.name == last } ?? branches.last
    return branch.map { "write goto \($0.name); it has a '\(name)'" }
  }

  // The numbers of a pair, where one is wanted.
  private func components(of text: String, in entry: MistakenEntry) -> String? {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) else { return nil }
    let colors = text.contains(".") ? ["red", "green", "blue"] : []
    let forms = (["x", "y", "width", "height"] + colors).map { "\(text).\($0)" }.filter {
      works(entry.replacing(entry.span, with: $0))
    }
    return forms.isEmpty ? nil : "write " + forms.joined(separator: ", or ")
  }
}

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
