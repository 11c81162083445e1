extension SwiftTranslator {
  /// The line for calls in a row that make the thing named `target`; `nil` for a value.
  mutating func command(
    for links: [SwiftSyntax.Link], named target: String? = nil
  ) throws -> String? {
    if links.count == 1, links[0].arguments?.isEmpty == true,
      case .some(.some(let word)) = parameters[links[0].name], word.hasPrefix("resume ")
    {
      return word
    }
    var call = SwiftInvocation(target: target)
    var (names, said): ([String], [String]) = ([], [])
    for link in try Self.merged(links) {
      guard let arguments = link.arguments else {
        names.append(link.name)
        continue
      }
      guard said.isEmpty || names.isEmpty else { throw NotRead() }
      if !names.isEmpty { try begin(&call, names) }
      (call.arguments, names) = (arguments, [])
      if link.name == "Animate" {
        (call.target, call.isNamed) = (call.target ?? "intro".freeName(isKnown), true)
      }
      let forms = forms(of: call.family + link.name)
      if call.family.isEmpty, let line = try placed(link, in: call.owner ?? "root") {
        said.append(line)
      } else if forms.isEmpty, said.isEmpty {
        return nil
      } else {
        said.append(try line(forms, &call))
      }
      if link.name == "Animate" {
        call.family = "Animate."
      } else if !["Animate.", "dance."].contains(call.family) {
        (call.family, call.owner) = ("", call.target)
      }
    }
    guard !said.isEmpty else { return nil }
    guard names.isEmpty, target == nil || call.isNamed else { throw NotRead() }
    return call.family == "Animate."
      ? chain(said, named: call.target ?? "") : said.joined(separator: "; ")
  }

  private func forms(of call: String) -> [SwiftForm] {
    let rows = commands.all.compactMap(\.swift) + [SwiftForm.others]
    let own = rows.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix(call + " ") }
    return SwiftForm.Table(own.joined(separator: "\n")).read[call] ?? []
  }

  private mutating func begin(_ call: inout SwiftInvocation, _ names: [String]) throws {
    if names == ["stage"] || names[0].isTypeName {
      call.family = names.joined(separator: ".") + "."
    } else {
      let owner = names.last == "dance" ? names.dropLast() : names[...]
      call.family = owner.count < names.count ? "dance." : ""
      call.owner = try owner == ["self"] ? "root" : path(owner.map { .init(name: $0) })
    }
  }

  // Joins the calls of a builder into one, with their values as arguments.
  private static func merged(_ links: [SwiftSyntax.Link]) throws -> [SwiftSyntax.Link] {
    guard links.count > 2, links[0].name == "UIView", links[1].name.hasSuffix("Animator"),
      links.last?.name == "animate", links.last?.arguments?.isEmpty == true
    else { return links }
    var whole = links[1]
    for link in links[2...].dropLast() {
      guard let value = link.arguments?.first?.value else { throw NotRead() }
      whole.arguments?.append(.init(label: link.name, value: value))
    }
    return [links[0], whole]
  }

  // A chain with its steps in its braces.
  private func chain(_ said: [String], named name: String) -> String {
    let isPerformed = said.last?.hasPrefix("perform ") ?? false
    let steps = (isPerformed ? said.dropLast() : said[...]).filter { !$0.isEmpty }
    let whole = "chain \(name) { " + steps.joined(separator: "; ")
    guard isPerformed else { return isOpen ? whole : whole + " }" }
    return "\(whole) }; \(said[said.count - 1])"
  }

  /// A property of an animation object that is an input of the command that makes it.
  mutating func described(
    _ path: String, _ member: String, _ value: SwiftSyntax
  ) throws -> String? {
    guard path.hasSuffix("." + member) else { return nil }
    let name = String(path.dropLast(member.count + 1))
    if case .path(let links) = value {
      // A spring's animation takes its own time.
      if member == "duration", links.map(\.name) == [name, "settlingDuration"] { return "" }
      if member == "repeatCount", Self.endless.contains(links.last?.name ?? "") {
        return try adding(" repeat", to: ["animation"], name)
      }
    }
    if ["mass", "stiffness", "damping"].contains(member) {
      return try sprung(member + ": ", by: bare(value, for: member), name)
    }
    guard let label = AnimationProperty.label(of: member) else { return nil }
    return try adding(" \(label)" + bare(value, for: member), to: ["animation"], name)
  }

  // A number of the spring in the line that made an animation; `nil` where it has none.
  private mutating func sprung(_ label: String, by number: String, _ name: String) -> String? {
    guard let index = lines.lastIndex(where: { $0.hasPrefix("animation \(name) ") }),
      let said = lines[index].firstRange(of: label)
    else { return nil }
    let rest = lines[index][said.upperBound...].drop { !",)".contains($0) }
    lines[index] = lines[index][..<said.upperBound] + number + rest
    return ""
  }

  // Adds an input, or an unlabelled timing, to the line or entry that made a thing; `nil` if none.
  private mutating func adding(
    _ text: String, to verbs: [String], _ name: String
  ) throws -> String? {
    let makes = { (line: String) in verbs.contains { (line + " ").hasPrefix("\($0) \(name) ") } }
    let (made, index) = (maker(name), lines.lastIndex(where: makes))
    guard let old = index.map({ lines[$0] }) ?? made?.text else { return nil }
    // A line may make it among other things.
    var parts = old.split(atOuter: ";")
    guard let place = parts.firstIndex(where: { makes(String($0.drop { $0 == " " })) }) else {
      return nil
    }
    if let colon = text.firstIndex(of: ":"),
      let said = parts[place].firstRange(of: text[...colon] + " ")
    {
      let rest = parts[place][said.upperBound...].split(atOuter: " ")
      let head = parts[place][..<said.lowerBound] + text
      parts[place] = ([String(head)] + rest.dropFirst()).joined(separator: " ")
    } else {
      let words = parts[place].split(whereSeparator: " (".contains)
      guard
        text.contains(":") || text == " repeat"
          || !words.contains(where: { Self.isTiming(String($0)) })
      else { throw NotRead() }
      parts[place] += text
    }
    let new = parts.joined(separator: ";")
    if let index { lines[index] = new }
    return index == nil ? made.map { "edit \($0.number) { \(new) }" } : ""
  }

  private static let endless: Set = ["infinity", "greatestFiniteMagnitude", "HUGE", "MAXFLOAT"]

  private static func isTiming(_ word: String) -> Bool {
    FunctionDeclaration.named(word)?.kind == .timing || ValueWords.value(word)?.kind == .timing
  }

  // `addSubview` and `addSublayer`: the thing is made there; `nil` for other calls.
  private mutating func placed(_ link: SwiftSyntax.Link, in parent: String) throws -> String? {
    guard let verb = ["addSubview": "view", "addSublayer": "layer"][link.name],
      link.arguments?.count == 1, case .path(let child)? = link.arguments?[0].value
    else { return nil }
    let name = try path(child)
    guard !name.contains(where: { ".(".contains($0) }) else { throw NotRead() }
    let text = ["root", "root.layer"].contains(parent) ? "" : " in: " + parent
    guard isKnown(name) else { return "\(verb) \(name)\(text)" }
    let owner = String(parent.prefix { $0 != "." })
    guard owner == "root" || isKnown(owner) else { throw NotRead() }
    let (made, outer) = (maker(name), maker(owner))
    if text.isEmpty {
      guard let made else { return "" }
      guard !made.text.contains(" in:") else { throw NotRead() }
      throw Needless(reason: "leave it out: '\(verb) \(name)' has put it into root")
    }
    // The edited entry has to come after the one that made the parent.
    guard (outer?.number ?? 0) < made?.number ?? .max,
      let line = try adding(text, to: ["view", "layer", "shape", "gradient"], name)
    else { throw NotRead() }
    return line
  }
}
