import FlipbookLanguage
import FlipbookValues
import OrderedCollections

// Hints that know the session: its things, its branches and its entries.
extension Session {
  /// What is known of a mistake beyond its kind; `nil` where that is nothing.
  func better(
    for kind: Mistake.Kind, about text: String, in entry: MistakenEntry
  ) -> String? {
    switch kind {
    case .wrongKind(_, ValueKind.number.rawValue): components(of: text, in: entry)
    case _ where kind.isUnknown: meant(by: text, in: entry)
    default: nil
    }
  }

  // What is known of a name that nothing has here: `all` of the things there are, or what has it on
  // another branch.
  private func meant(by name: String, in entry: MistakenEntry) -> String? {
    if [ValueWords.all, "views"].contains(name) {
      let statement = entry.statements[0].text(in: entry.text)
      let views = world.names.filter { $0.value.form == .view && $0.key != "root" }.keys
      let list = "[\(views.map { Name.typed($0) }.joined(separator: ", "))]"
      switch true {
      case statement.hasPrefix("all.") && !views.isEmpty:
        return "write for v in \(list) { v\(statement.dropFirst(name.count)) }"
      case statement.hasPrefix("for ") && !views.isEmpty:
        return "write "
          + statement.replacing(
            /\ in\ \[?(all|views)\]?(?=\ |\{)/, with: " in \(list)", maxReplacements: 1)
      default:
        return works(entry.leavingOut) ? "leave it out: that means all that moves" : nil
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
    let forms = ["x", "y", "width", "height"].map { "\(text).\($0)" }.filter {
      works(entry.replacing(entry.span, with: $0))
    }
    return forms.isEmpty ? nil : "write " + forms.joined(separator: ", or ")
  }
}

extension Mistake.Kind {
  // Whether it is of a name that nothing has.
  fileprivate var isUnknown: Bool {
    switch self {
    case .unknownName(_, []), .unknownValue(_, _, []), .unknownThing(_, _, []),
      .nothingToSet(_, []):
      true
    default: false
    }
  }
}
