import FlipbookLessons

/// The text of `help`, made from the declarations.
package final class Help {
  let commands: Commands

  package init(on commands: Commands) { self.commands = commands }

  // Made at the first question, and kept for later ones.
  private(set) lazy var glossary = Glossary(of: commands)

  package var topics: [Choice] {
    commands.listed.map { Choice($0.name, $0.help) }
      + ([HelpTopic.binding] + HelpTopic.all).map { Choice($0.name, $0.meaning) }
      + [
        Choice(Self.all, "the names of all commands, by their groups"),
        Choice(Self.find, "what mentions the word after it"),
      ]
  }

  /// Every other word that there is help on.
  package var vocabulary: [Choice] {
    CommandDeclaration.Group.choices + FunctionDeclaration.all.map { Choice($0.name, $0.meaning) }
      + Timing.named.map { Choice($0.name, $0.meaning) }
      + HelpWords.settings.map { Choice($0.name, $0.meaning) }
      + glossary.all.map { Choice($0.word, $0.text) }
  }

  private static let (all, find) = ("all", "find")

  /// The answer to the words after `help`; `nil` if nothing is known about them.
  ///
  /// - Parameter own: the meaning of the word in the session, if it is a name there.
  func answer(to words: [String], _ settings: Settings, own: String? = nil) -> [String]? {
    guard let first = words.first else { return overview }
    if first == Self.find, words.count > 1 {
      let text = words.dropFirst().joined(separator: " ")
      let found = HelpSearch(text, self).lines
      return found.isEmpty ? Self.words("nothing mentions '\(text)'") : found
    }
    if words.count > 1, let page = words.last.flatMap(Int.init) {
      let topic = words.dropLast().joined(separator: " ")
      let parts = parts(on: topic, settings)
      return parts.isEmpty ? nil : HelpPages(parts).page(page, of: topic)
    }
    let topic = words.joined(separator: " ")
    let parts = parts(on: topic, settings) + (own.map { [Self.words($0)] } ?? [])
    guard parts.isEmpty else { return HelpPages(parts).page(1, of: topic) }
    // For a path, its last word counts.
    if let word = topic.split(separator: ".").dropFirst().last.map(String.init),
      case let parts = self.parts(on: word, settings), !parts.isEmpty
    {
      return HelpPages(parts).page(1, of: word)
    }
    let found = HelpSearch(topic, self).lines
    return found.isEmpty ? nil : ["'\(topic)' has no page; these mention it:"] + found
  }

  func near(_ word: String) -> [String] {
    NearNames.suggestions(for: word, among: (topics + vocabulary).map(\.word))
  }

  // MARK: Lines

  // The usual width of a terminal.
  static let columns = 80

  /// Names and, in a column of their own, the texts about them.
  static func rows(_ rows: [(name: String, text: String)], indented: Int = 2) -> [[String]] {
    let names = rows.map { TextWidth.blanks(indented) + $0.name }
    let width = (names.map(TextWidth.columns).max() ?? 0) + 2
    return zip(names, rows).map { name, row in
      TextWidth.wrapped(TextWidth.padded(name, to: width) + row.text, to: columns, hanging: width)
    }
  }

  static func words(_ text: String, hanging: Int = 0) -> [String] {
    TextWidth.wrapped(text, to: columns, hanging: hanging)
  }

  // MARK: Words

  /// Everything known about a word, in parts that stay together.
  private func parts(on word: String, _ settings: Settings) -> [[String]] {
    let lowercase = word.lowercased()
    let word = topics.contains { $0.word == lowercase } ? lowercase : word
    if word == Self.all { return index }
    if word == Self.find { return [["help find WORD"], ["  lists what mentions a word"]] }
    let command = commands.named(word) ?? commands.all.first { $0.spelling == word }
    let pages = command.map { parts(on: $0, settings) } ?? HelpTopic.named(word)?.parts ?? []
    let known =
      pages + group(word) + function(word) + timing(word) + HelpWords.settings(word, settings)
      + glossary.meanings(of: word).map { Self.words($0.sentence, hanging: 2) } + lesson(word)
    return known + elsewhere(word, isKnown: !known.isEmpty)
  }

  private func lesson(_ name: String) -> [[String]] {
    let lesson = Lessons.named(name).map { Self.words("lesson \(name): \($0.title)") }
    let group = Lessons.groups.first { $0.name == name }
      .map { Self.words("lesson \(name): lists the lessons on \($0.matter)") }
    return [lesson, group].compactMap(\.self)
  }

  private func function(_ name: String) -> [[String]] {
    FunctionDeclaration.named(name).map {
      [
        Self.words($0.otherForms.isEmpty ? $0.forms : "\($0.forms); \($0.otherForms)"),
        Self.words("  \($0.meaning)", hanging: 2),
      ]
    } ?? []
  }

  private func timing(_ name: String) -> [[String]] {
    Timing.named.first { $0.name == name }.map { named in
      [Self.words("the timing \(name): \(named.meaning)")] + made(named.timing)
        + [Self.words("  numbers from \(named.source)", hanging: 2)]
    } ?? []
  }

  // The numbers of a timing; for a spring, also how to push it.
  private func made(_ timing: Timing) -> [[String]] {
    [Self.words("  " + timing.ingredients(digits: Settings().digits), hanging: 2)]
      + (timing.isSpring ? [Self.words("  pushed: \(timing)(initialVelocity: 2)", hanging: 2)] : [])
  }

  // Commands and properties that people also call by this word.
  private func elsewhere(_ word: String, isKnown: Bool) -> [[String]] {
    let sought = word.lowercased()
    let meant = commands.all.filter { command in
      command.synonyms.contains { $0.lowercased() == sought }
    }.map { Choice($0.spelling, $0.help) }
    let properties = ForeignWord.names(for: word).compactMap { ViewFace.properties[$0] }
      .filter { $0.name != word }.map { Choice($0.name, "a view's: \($0.meaning)") }
    let others = meant + properties
    let foreign = isKnown ? nil : ForeignWord.named(word)
    let told = foreign.map { foreign in
      [Self.words("\(word): \(foreign.meaning)")]
        + (foreign.examples.last.map { [Self.words("for example: \($0)")] } ?? [])
    }
    let names = others.map(\.word).joined(separator: " or ")
    let see = told == nil ? "\(word): see \(names)" : "see also \(names)"
    return (told ?? [])
      + (others.isEmpty
        ? [] : [Self.words(see)] + Self.rows(others.map { ($0.word, $0.meaning) }))
  }

  // MARK: Commands

  // The other forms of the verb; 'help' with the words of one explains it.
  private func forms(of command: CommandDeclaration) -> [[String]] {
    let forms = commands.forms(of: command.name).filter {
      $0.name != command.name && ($0.mark != nil || $0.chosen != nil)
    }
    let steps = commands.listed.filter { $0.owner == command.name }
    return (forms.isEmpty ? [] : [["more forms:"]])
      + Self.rows(
        forms.map { form in
          // A form that is chosen by its inputs is listed with them.
          let usage = form.usageParts.prefix { !$0.hasPrefix("[") }.joined(separator: " ")
          return (form.mark == nil ? usage : form.spelling, form.help)
        })
      + (steps.isEmpty ? [] : [["in its block:"]])
      + Self.rows(steps.map { ($0.name, $0.help) })
  }

  private func parts(on command: CommandDeclaration, _ settings: Settings) -> [[String]] {
    let example = command.example.split(separator: "\n").map { "  \($0)" }
    return [TextWidth.wrapped(words: command.usageParts, to: Self.columns, hanging: 2)]
      + [Self.words("  \(command.help)", hanging: 2)]
      + (command.chosen == nil ? command.written.map { [["  now a form of '\($0)'"]] } ?? [] : [])
      + (command.note.map { [Self.words("  \($0)", hanging: 2)] } ?? [])
      + (command.uikit.map { [Self.words("  in UIKit: \($0)", hanging: 4)] } ?? [])
      + Self.rows(command.parameters.map { ($0.shortUsage, $0.detail(among: commands)) })
      + forms(of: command) + HelpWords.settings(of: command, settings)
      + [["for example:"] + example]
  }
}
