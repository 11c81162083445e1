import FlipbookCommands
import FlipbookLanguage
import FlipbookValues

// What of a session led to where it is, without what was tried on the way.
extension Session {
  /// What an entry of the transcript is to the present place.
  enum Standing {
    /// A change on the way here, with its present text.
    case change(String)
    /// A check or a mark on the way here.
    case check
    /// A change that an edit has not entered again.
    case waiting
  }

  /// What the entries of the transcript are to the present place, by their numbers; what has none
  /// has led elsewhere, or only looked.
  var standings: [Int: Standing] {
    var standings: [Int: Standing] = [:]
    let path = changes
    for check in records(on: path, where: isCheck).values.joined() {
      standings[check.number] = .check
    }
    for node in path {
      standings[node.origin.number] = node.entry.map { .change($0.text) }
    }
    for entry in waitingHere?.entries ?? [] { standings[entry.origin.number] = .waiting }
    return standings
  }

  // Choice: of what only looks, checks and marks are kept; they say what somebody wanted.
  private func isCheck(_ record: Record) -> Bool {
    guard !record.failed,
      let entry = try? Parser.entry(from: record.entry, wordVerbs: Commands.standard.wordVerbs),
      !entry.statements.isEmpty
    else { return false }
    return entry.statements.allSatisfy { statement in
      guard case .command(let command) = statement,
        let declaration = Commands.standard.named(command.verb.text)
      else { return false }
      return declaration.group == .check || declaration.name == "mark" && !command.arguments.isEmpty
    }
  }

  /// A session that led here by the shortest way: the changes in their present texts, and the checks
  /// and marks between them, entered anew.
  package func cleaned() -> Session {
    let clean = Session(settings: baseSettings)
    let path = changes
    let checks = records(on: path, where: isCheck)
    func enter(checksAt place: Int) {
      for check in checks[place] ?? [] { _ = clean.enter(check.text) }
    }
    enter(checksAt: 0)
    for node in path {
      _ = clean.enter(node.entry?.text ?? "")
      enter(checksAt: node.origin.place)
    }
    return clean
  }
}
