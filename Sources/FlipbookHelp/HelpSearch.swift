import FlipbookLessons

/// A search for words in names, synonyms, and the texts about them.
struct HelpSearch {
  private struct Entry {
    let word: String
    let text: String
    /// More text to search: synonyms, notes and examples.
    var more = ""
  }

  /// Choice: enough for a glance.
  static let mostHits = 8

  let lines: [String]

  init(_ text: String, _ help: Help) {
    let text = text.lowercased()
    // Some commands answer such questions.
    let asksWhy = text.hasPrefix("why ")
    let sought = asksWhy ? [""] : Self.sought(in: text)
    let entries =
      Self.foreign(sought)
      + Self.entries(help).filter { !asksWhy || Self.explaining.contains($0.word) }
    var hits: [(rank: Int, entry: Entry)] = []
    // Entries that mention all words or, if there are none, one of them.
    for isOne in [false, true] where hits.isEmpty {
      for entry in entries where !hits.contains(where: { $0.entry.word == entry.word }) {
        let ranks = sought.compactMap { word in
          [entry.word, entry.text, entry.more].firstIndex { Self.speaks($0, of: word) }
        }
        guard ranks.count == sought.count || isOne else { continue }
        if let rank = ranks.max() { hits.append((rank, entry)) }
      }
    }
    let ordered = (0...2).flatMap { rank in hits.filter { $0.rank == rank }.map(\.entry) }
    let shown = ordered.prefix(Self.mostHits)
    let width = (shown.map { TextWidth.columns(of: $0.word) }.max() ?? 0) + 4
    lines =
      shown.map { entry in
        let name = TextWidth.padded("  " + entry.word, to: width, alignment: .left)
        return TextWidth.truncated(name + entry.text, to: Help.columns)
      }
      + (ordered.count > shown.count
        ? ["and \(ordered.count - shown.count) more; a longer word finds fewer"] : [])
  }

  // The commands that tell why something moves or does not.
  private static let explaining = ["why", "doctor", "events"]

  // The words of a question that say what it is about.
  private static func sought(in text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    let telling = words.filter { !fillers.contains($0) }
    return telling.isEmpty ? words : telling
  }

  private static let fillers: Set = [
    "how", "what", "where", "when", "which", "who", "why", "can", "could", "do", "does", "is",
    "are", "i", "you", "we", "it", "my", "me", "a", "an", "the", "to", "of", "in", "on", "for",
    "with", "and", "or", "there", "this", "that", "should", "make", "let", "get", "use", "s", "t",
    "don", "doesn", "isn", "between", "at", "once", "one", "two", "thing", "things", "from",
  ]

  // Entries for the words of other tools.
  private static func foreign(_ sought: [String]) -> [Entry] {
    sought.compactMap { word in
      ForeignWord.named(word).map { foreign in
        Entry(
          word: word, text: foreign.meaning + (foreign.examples.last.map { ": " + $0 } ?? ""),
          more: sought.joined(separator: " "))
      }
    }
  }

  // Whether a word of the text begins with a typed one; one or two letters must be all of it.
  private static func speaks(_ text: String, of typed: String) -> Bool {
    let small = text.lowercased()
    // A capital begins a word within another one.
    let letters = small.count == text.count ? Array(text) : Array(small)
    return small.ranges(of: typed).contains { range in
      if (1...2).contains(typed.count), small[range.upperBound...].first?.isLetter == true {
        return false
      }
      return range.lowerBound == small.startIndex
        || !small[small.index(before: range.lowerBound)].isLetter
        || letters[small.distance(from: small.startIndex, to: range.lowerBound)].isUppercase
    }
  }

  private static func entries(_ help: Help) -> [Entry] {
    var entries = help.commands.all.map(entry)
    entries += ([HelpTopic.binding] + HelpTopic.all).map {
      Entry(word: $0.name, text: $0.meaning, more: $0.parts.joined().joined(separator: " "))
    }
    entries += Lessons.groups.flatMap { group in
      [Entry(word: "lesson \(group.name)", text: group.matter)]
        + group.lessons.map { Entry(word: "lesson \($0.name)", text: $0.title) }
    }
    entries += FunctionDeclaration.all.map {
      Entry(word: $0.name, text: $0.meaning, more: $0.forms)
    }
    entries += Timing.named.map { Entry(word: $0.name, text: $0.meaning) }
    entries += HelpWords.settings.map { Entry(word: $0.name, text: "a setting: " + $0.meaning) }
    entries += help.glossary.all.map {
      Entry(word: $0.word, text: $0.place.lead($0.owners) + $0.text)
    }
    return entries
  }

  private static func entry(_ command: CommandDeclaration) -> Entry {
    let more = command.synonyms + [command.note ?? "", command.uikit ?? "", command.example]
    return Entry(word: command.spelling, text: command.help, more: more.joined(separator: "\n"))
  }
}

extension Meaning.Place {
  // The text before a meaning that is listed by its word alone.
  fileprivate func lead(_ owners: [String]) -> String {
    switch self {
    case .alone: ""
    case .of(let owner): owner + ": "
    case .among(let kind): "\(kind) of \(owners.joined(separator: ", ")): "
    }
  }
}
