// Hints for kinds typed before names, for marks, and for states that are not reached yet.
extension Advice {
  private static let going = Pattern(/^(?:run|step|back|play|undo|redo)(?:\ until:)?\ /)
  // Places that take a length of time, a number or an entry, but no moment.
  private static let noMoment = Pattern(
    /\b(?:after|delay|over|for|every|by): *$|(?:^|[;{] *)(?:after|tune|edit|lesson) $|velocity\($|\(\w+: *$/
  )
  private static let kind = Pattern(
    /(^[^{}]*?\w:?)\ (view|layer|animator|animation|chain|gesture|mark|promise|watch)\ (\w+)/)
  private static let rest = Pattern(/(\w+) (?:all|everything) (?:but|except) (\w+)/)
  private static let settling = Pattern(/^(?:expect|promise\ \w+) settled (\S+)(?: by:.*)?$/)
  private static let state = Pattern(/([\w.]+)\.state *== *(running|paused)\b/)
  private static let delay = Pattern(/\ after: *(\S+)/)

  /// The hint for a mark where none can go: its moment, or going there.
  func moment(_ mark: String, _ statement: String, _ entry: MistakenEntry) -> String? {
    let head = Span(entry.statements[0].lower, entry.span.lower).text(in: entry.text)
    // Commands that let time pass take a length or a condition.
    if head.isEmpty && statement == mark || head.wholeMatch(of: Self.going) != nil {
      return "write goto \(mark)"
    }
    let dated = statement.replacing(Self.word) { word in
      let place = world.names[String(word.0)] == nil ? session.marks[String(word.0)] : nil
      return place.map(session.moment(ofPlace:)) ?? String(word.0)
    }
    let line = entry.replacing(entry.statements[0], with: dated)
    if !head.contains(Self.noMoment), works(line) { return "write \(line)" }
    return world.names[mark] == nil
      ? "a mark is a moment: at: \(mark), from: \(mark), or goto \(mark)" : nil
  }

  /// The hint for a kind before a name, for all things of a kind, or for a block to detach.
  func alike(_ text: String, _ statement: String, _ entry: MistakenEntry) -> String? {
    if let plain = statement.firstMatch(of: Self.kind),
      world.names[String(plain.2)] == nil, case let name = String(plain.3),
      world.names[name].map({ $0.form.rawValue == plain.2 }) ?? true
    {
      let bare = statement.replacing(Self.kind, maxReplacements: 1) { "\($0.1) \($0.3)" }
      let line = entry.replacing(entry.statements[0], with: bare)
      let known = ([line] + rewritten(line)).first(where: works) ?? mended(line)
      return (known ?? reason(line)).map { known == nil ? $0 : "write " + $0 }
    }
    if let said = statement.wholeMatch(of: Self.rest), let form = world.names[String(said.2)]?.form
    {
      let others = world.names.filter {
        $0.value.form == form && ![said.2, "root"].contains($0.key[...])
      }
      let line = ([String(said.1)] + others.keys.map { Name.typed($0) }).joined(separator: " ")
      return works(line) ? "write " + line : nil
    }
    guard world.names[text] == nil else { return nil }
    if world.blocks[text] != nil, statement == "detach \(text)",
      let maker = session.numberOfChange(making: text).flatMap(session.change),
      let view = maker.firstMatch(of: Self.moved)?.1
    {
      return "write detach \(view)"
    }
    guard text.hasSuffix("s"), let form = Named.Form(rawValue: String(text.dropLast())) else {
      return nil
    }
    let names = world.names.filter { $0.value.form == form && $0.key != "root" }.keys
    let owner =
      form == .gesture ? world.names.keys.first { statement.hasSuffix("from \($0)") } : nil
    let gestures = world.names.flatMap { name, named -> [String] in
      guard form == .gesture, name == owner ?? name, case .view(let view) = named else { return [] }
      return (view.gestureRecognizers ?? []).filter { $0.name == nil }.compactMap(\.label)
    }
    let all = Span(0, entry.span.lower).text(in: entry.text).hasSuffix(" all ") ? 4 : 0
    let place = Span(entry.span.lower - all, entry.span.upper)
    let found = (owner == nil ? names.map { Name.typed($0) } : []) + gestures
    let line = entry.replacing(place, with: found.joined(separator: " "))
    if !found.isEmpty, works(line) { return "write " + line }
    let each = found.map { "remove \($0)" }.joined(separator: "; ")
    if statement.hasPrefix("remove "), works(each) { return "write " + each }
    let whole = entry.replacing(place, with: ValueWords.all)
    if form == .animator, works(whole) { return "write " + whole }
    let isAsked = all > 0 || statement.hasPrefix("remove ")
    return reason(line) ?? (isAsked && found.isEmpty ? "there is no \(form.rawValue)" : nil)
  }

  // The reason why an animator refuses a line, which may be its state.
  private func reason(_ line: String) -> String? {
    guard commands.named(String(line.prefix { $0.isLetter }))?.group == .animator else {
      return nil
    }
    return nextMistake(after: "write " + line).flatMap { $0.hasSuffix("missing") ? nil : $0 }
  }

  private static let ways = ["scrub": "pause", "continue": "pause", "finish": "stop"]

  /// The line that first brings an animator into the state that its verb needs.
  func lawful(_ entry: MistakenEntry) -> String? {
    let words = entry.statements[0].text(in: entry.text).split(separator: " ").map(String.init)
    let names = words.dropFirst().prefix { world.names[$0] != nil || $0 == ValueWords.all }
    // A running animator continues by itself.
    guard let verb = words.first, let way = Self.ways[verb],
      verb != "continue" || words.count > names.count + 1
    else { return nil }
    let line = ([way] + names).joined(separator: " ") + "; " + words.joined(separator: " ")
    return [entry.replacing(entry.statements[0], with: line)].first(where: works)
  }

  /// The hint for a condition that is not one, for a value that settles later, and for an entry
  /// that cannot wait.
  func ahead(_ kind: Mistake.Kind, _ statement: String, _ entry: MistakenEntry) -> String? {
    switch kind {
    case .missingArgument: return settling(statement)
    // The states of tables are not those of UIKit.
    case .unknownValue("running", _, _), .unknownValue("paused", _, _):
      let said = statement.replacing(Self.state) {
        "\($0.2 == "paused" ? "!" : "")\($0.1).isRunning"
      }
      let line = entry.replacing(entry.statements[0], with: said)
      return works(line) ? "write \(line)" : nil
    case .wrongKind(_, let wanted) where wanted.hasPrefix("a condition"):
      let thing = entry.span.text(in: entry.text)
      let isAwaited = statement.contains("until:")
      let line = [isAwaited ? ".state == inactive" : ".isRunning", " == active", " == changed"].lazy
        .map { entry.replacing(entry.span, with: thing + $0) }.first(where: works)
      if let line { return "write " + line }
      return world.names[thing]?.form == .view
        ? "compare one of its values: \(thing).alpha == 1" : nil
    case .mustStandAlone(let verb):
      guard entry.statements.count == 1, let length = statement.firstMatch(of: Self.delay)?.1 else {
        return nil
      }
      if verb == "edit",
        let number = Int(length) ?? session.numberOfChange(making: String(length))
      {
        return "write " + statement.replacing(Self.delay) { _ in " before: \(number + 1)" }
      }
      return "'\(verb)' does not wait; first let time pass: step \(length)"
    default: return nil
    }
  }

  /// The check that a value settles, with up to half a second to spare.
  func settling(_ statement: String) -> String? {
    guard let path = statement.firstMatch(of: Self.settling)?.1 else { return nil }
    let told = trial(advisedBy: nil).enter("settled(\(path))").text
    guard let seconds = Double(told) else {
      return told.contains("repeats forever") ? "what repeats forever never settles" : nil
    }
    let time = NumberText.shortest((seconds * 2 + 0.01).rounded(.up) / 2)
    return "write expect settled \(path) by: \(time)s"
  }

  /// The hint that tells how to run a block again, and how to end its motion.
  func ending(block name: String) -> String {
    let block = world.stage.movingBlocks.last { $0.name == Name.typed(name) }
    let view = block?.motions.first.flatMap { world.name(of: $0.layer) }.map(Name.typed)
    return Mistake.Kind.again(name) + (view.map { ", 'detach \($0)' ends what moves \($0)" } ?? "")
  }

  // The hint for a name: `all`, a plural for several things, or a name that something has on
  // another branch.
  func meant(by name: String, in entry: MistakenEntry) -> String? {
    let member = Span(entry.span.upper, entry.text.utf8.count).text(in: entry.text)
      .prefix { !" ;,{}()".contains($0) }
    let isAll =
      [ValueWords.all, "views"].contains(name)
      || member.hasPrefix(".") && ["each", "every", "everything"].contains(name)
    let views = isAll ? views : numbered(name)
    if isAll || !views.isEmpty { return several(views, name, member, isAll, in: entry) }
    guard world.names[name] == nil, session.enteredAgain == nil else { return nil }
    // In names of three letters, one letter is often left out.
    let near = world.names.keys.first { known in
      name.count == 2 && known.count == 3 && known.first == name.first
        && name.allSatisfy(known.contains)
    }
    if let near { return "did you mean '\(near)'?" }
    if name.first?.isUppercase == true, entry.text.contains(" \(name).") {
      return "'\(name)' is not known here: type the value itself"
    }
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

  // The hint for a word that means several views: the entry for each of them.
  private func several(
    _ views: [String], _ name: String, _ member: Substring, _ isAll: Bool, in entry: MistakenEntry
  ) -> String? {
    let place = Span(entry.span.lower, entry.span.upper + member.utf8.count)
    let statement = entry.statements[0].text(in: entry.text)
    let list = "[\(views.joined(separator: ", "))]"
    switch true {
    case statement == "detach \(name)" && !views.isEmpty:
      return "write " + views.map { "detach \($0)" }.joined(separator: "; ")
    case statement.hasPrefix("\(name).") && !views.isEmpty && entry.statements.count > 1:
      let each = views.map { $0 + statement.dropFirst(name.count) }.joined(separator: "; ")
      return "write \(entry.replacing(entry.statements[0], with: each))"
    case statement.hasPrefix("\(name).") && !views.isEmpty:
      let names = world.names.filter { $0.value.form == .animator }.keys.map { Name.typed($0) }
      let loops = [list, "[\(names.joined(separator: ", "))]"].map {
        "for v in \($0) { v\(statement.dropFirst(name.count)) }"
      }
      return "write " + (loops.first(where: works) ?? loops[0])
    case statement.hasPrefix("let ") && !views.isEmpty:
      return "'let' keeps no list; a loop takes it: for v in \(list) { … }"
    case statement.hasPrefix("for ") && !views.isEmpty:
      return "write "
        + statement.replacing(
          /\ in\ \[?\w+\]?(?=\ |\{)/, with: " in \(list)", maxReplacements: 1)
    default:
      let each = views.map { $0 + member }.filter { works(entry.replacing(place, with: $0)) }
      if isAll, each.isEmpty || !statement.hasPrefix("plot "), works(entry.leavingOut) {
        return "leave it out: that means all that moves"
      }
      let all = each.joined(separator: " ")
      return [all, member.isEmpty ? movedLast(in: "") ?? "" : ""].lazy.filter { $0 != "" }
        .map { entry.replacing(place, with: $0) }.first(where: works).map { "write " + $0 }
    }
  }
}
