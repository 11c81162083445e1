import FlipbookLanguage
import FlipbookSession
import FlipbookText
import FlipbookValues
import OrderedCollections

// Hints that know the session: its things, its branches and its entries.
extension Advice {
  /// What is known of a mistake beyond its kind; `nil` where that is nothing.
  func better(for kind: Mistake.Kind, about text: String, in entry: MistakenEntry) -> String? {
    let statement = entry.statements[0].text(in: entry.text)
    if let line = remade(by: statement) { return "write \(line)" }
    switch kind {
    case .blockNotAnimator(let name, "start"):
      return statement.firstMatch(of: /after: *(\S+)$/).map {
        "write after \($0.1) { start \(Name.typed(name)) }"
      }
    case .blockNotAnimator(let name, _), .unknownThing(let name, what: "animator", _):
      guard world.blocks[name] != nil, !["stop ", "finish "].contains(where: statement.hasPrefix)
      else { return meant(by: name, in: entry) }
      return remade(name) { "animator \($0)\($1); start \($0)" }.map { "write \($0)" }
    case .wrongArgument(let name, _, _) where world.blocks[name] != nil:
      return "'\(name)' is an animate block; \(Mistake.Kind.again(name))"
    case .nameTaken where statement.hasPrefix("group "):
      return "'group' joins animations; a view goes into another as it is made: view NAME in: box"
    case .wrongKind(_, ValueKind.number.rawValue): return components(of: text, in: entry)
    case .unknownName(_, []), .unknownValue(_, _, []), .unknownThing(_, _, []),
      .nothingToSet(_, []):
      return meant(by: text, in: entry)
    default: return nil
    }
  }

  private static let duration = Pattern(/(\w+)(?:\.| )duration(?: *= *| )([\d.]+)(m?s)?/)
  private static let loop = Pattern(
    /(?:(?:loop|repeat) (\w+)(?: (\d+))?|(\w+)\.(?:loop|repeat\w*) *= *(?:true|(\d+)))/)
  private static let springNumber = Pattern(
    /(\w+)\.(damping\w*|stiffness|mass|bounce) *= *([\d.]+)/)

  // What is said of a block, an animator or a spring and has to be said where it was made: its
  // duration, that it repeats, a spring's numbers.
  private func remade(by statement: String) -> String? {
    if let set = statement.wholeMatch(of: Self.duration), world.blocks[String(set.1)] != nil {
      return remade(String(set.1)) { name, rest in
        "animate \(name) \(set.2)\(set.3 ?? "s")" + rest.replacing(/^\ [\d.]+m?s\b/, with: "")
      }
    }
    if let set = statement.wholeMatch(of: Self.loop), let name = (set.1 ?? set.3).map(String.init),
      world.names[name]?.form == .animator
    {
      let times = (set.2 ?? set.4).map { ": \($0)" } ?? ""
      return remade(name) { name, rest in
        let place = rest.firstIndex(of: "{") ?? rest.endIndex
        return "animate \(name)\(rest[..<place])repeat\(times) \(rest[place...])"
      }
    }
    guard
      let set = statement.wholeMatch(of: Self.springNumber),
      let number = session.numberOfChange(making: String(set.1)),
      let text = session.change(numbered: number),
      let part = try? Regex("\\b\(set.2): *[\\d.]+"), text.contains(part)
    else { return nil }
    let new = text.replacing(part, with: "\(set.2): \(set.3)")
    return text.hasPrefix("let ") && works(new) ? new : session.editEntry(number, new)
  }

  // The entry that made something by a block, with the command that did so written anew from its
  // name and the rest of it; `nil` where that cannot be done.
  private func remade(_ name: String, _ form: (_ name: String, _ rest: String) -> String) -> String?
  {
    guard let number = session.numberOfChange(making: name),
      let text = session.change(numbered: number),
      let statement = (try? commands.entry(from: text))?.statements.first(where: {
        $0.makes(name, commands)
      }), case .command(let command) = statement,
      ["animate", "animator"].contains(command.verb.text)
    else { return nil }
    let typed = Name.typed(name)
    let words = command.span.text(in: text).dropFirst(command.verb.text.count)
    let rest = words.replacing(" name: \(typed)", with: "", maxReplacements: 1)
      .replacing(" \(typed) ", with: " ", maxReplacements: 1)
    // On the stage there is, the name is taken.
    guard works(form(free(name), String(rest))) else { return nil }
    let span = command.span
    return session.editEntry(
      number,
      Span(0, span.lower).text(in: text) + form(typed, String(rest))
        + Span(span.upper, text.utf8.count).text(in: text))
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
    guard world.names[name] == nil, session.enteredAgain == nil else { return nil }
    let here = session.timeline.branch(of: session.timeline.pointer)?.name
    let branches = session.timeline.branches.filter { branch in
      branch.name != here
        && branch.places.contains { place in
          session.timeline.nodes[place].entry?.statements.flatMap(\.commands).contains { command in
            command.arguments.first?.value.word?.text == name
              && commands.named(command.verb.text)?.parameters.first?.type.isNewName == true
          } ?? false
        }
    }
    let last = session.timeline.branchGoingOn?.name
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
extension Advice {
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
