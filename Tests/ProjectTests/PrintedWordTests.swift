import FlipbookAssembly
import FlipbookPictures
import FlipbookPrompt
import Foundation
import HeadlessUIKit
import SessionFiles
import Testing

@testable import FlipbookCommands
@testable import FlipbookHelp
@testable import FlipbookSession
@testable import FlipbookValues

@Suite struct `help knows every word` {
  /// The words without a help page.
  private func unknown(_ words: some Sequence<String>) -> [String] {
    let help = Help(on: .standard)
    return Set(words).filter { word in
      let answer = help.answer(to: [word], Settings())
      return answer.map { $0[0].contains("has no page") } ?? true
    }.sorted()
  }

  @Test func `that is declared to be printed`() {
    for command in Commands.standard.all {
      for column in command.tables.flatMap(\.columns) {
        #expect(!column.meaning.isEmpty, "\(command.name): \(column.name)")
      }
    }
    #expect(unknown(Commands.standard.all.flatMap(\.tables).flatMap(\.columns).map(\.name)) == [])
    #expect(unknown(StageEvent.Word.allCases.map(\.rawValue)) == [])
    #expect(
      unknown(
        StageEvent.Word.allCases.flatMap { $0.rawValue.split(separator: " ").map { String($0) } })
        == [])
    #expect(unknown(AnimatorStanding.choices.map(\.word)) == [])
    #expect(unknown((Settings.properties.names + PromptSettings.properties.names)) == [])
    #expect(unknown(CommandDeclaration.Group.allCases.map(\.rawValue)) == [])
    #expect(unknown(KeyPaths.all.map(\.path)) == [])
    #expect(
      unknown(
        Commands.standard.all.flatMap(\.parameters).filter { !$0.isPositional || $0.isFlag }.map(
          \.name)) == [])
  }

  @Test(arguments: `the session files of the project`.paths)
  func `that a session file's tables and ledger print`(path: String) throws {
    var entries = ["set format json"]
    _ = try SessionFile(parsing: Project.text(of: path)).run { entry, _ in
      entries.append(entry.text)
      return ("", false)
    }
    #expect(unknown(Self.printed(by: entries)) == [])
  }

  @Test(arguments: Commands.standard.all.map(\.name))
  func `that a command's example prints, and that Tab offers on the way`(name: String) throws {
    let command = try #require(Commands.standard.named(name))
    let entries = command.example.split(separator: "\n").map { String($0) }
    #expect(unknown(Self.printed(by: ["set format json"] + entries)) == [])
    #expect(unknown(Self.offered(on: entries)) == [])
  }

  // MARK: What is printed

  /// The headings of the tables that entries print, the values under `state` and `kind`, and the
  /// words of the ledger; without names that the person chose.
  private static func printed(by entries: [String]) -> Set<String> {
    let session = Session()
    session.audience = .lines
    var words: Set<String> = []
    for entry in entries {
      let outcome = session.enter(entry)
      guard !outcome.failed else { continue }
      var found: Set<String> = []
      for line in outcome.text.split(separator: "\n") where "{[".contains(line.first ?? " ") {
        guard let json = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else { continue }
        collect(json, into: &found)
      }
      // Skips headings that are paths or names from the entry.
      let typed = entry.lowercased().filter { $0.isLetter || $0.isNumber }
      words.formUnion(
        found.filter { heading in
          !heading.contains(".")
            && !heading.lowercased().split(separator: " ").allSatisfy { typed.contains($0) }
        })
    }
    words.formUnion(session.world.stage.events.map(\.kind.word.rawValue))
    return words.subtracting(names(in: session))
  }

  private static func collect(_ json: Any, into words: inout Set<String>) {
    if let list = json as? [Any] {
      for part in list { collect(part, into: &words) }
    } else if let table = json as? [String: Any] {
      words.formUnion(table.keys)
      for (key, part) in table {
        collect(part, into: &words)
        if ["state", "kind"].contains(key), let word = part as? String { words.insert(word) }
      }
    }
  }

  private static func names(in session: Session) -> [String] {
    ["remove ", "again "].flatMap { line in
      session.completions(of: line, cursor: line.utf8.count).completions.map {
        $0.word.filter { !"\"".contains($0) }
      }
    }
  }

  /// The words that Tab offers wherever a word of some entries begins; without names and numbers of
  /// the entries.
  private static func offered(on entries: [String]) -> Set<String> {
    let session = Session()
    session.audience = .lines
    var (words, own): (Set<String>, Set<String>) = ([], [])
    for entry in entries {
      var line = ""
      for character in entry {
        if " .({:;".contains(line.last ?? " ") {
          let offers = session.completions(of: line, cursor: line.utf8.count).completions
          words.formUnion(offers.map { $0.word.filter { !"(:\"".contains($0) } })
        }
        line.append(character)
      }
      _ = session.enter(entry)
      own.formUnion(names(in: session) + session.places.map(\.word))
    }
    return words.subtracting(own).filter { $0.first?.isNumber == false }
  }
}

@Suite struct `a table that is kept as text` {
  private func rows(_ path: String) throws -> [[String]] {
    try Project.lines(of: "Sources/\(path).txt").filter { $0.contains("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  // A missing field would shift the later ones into the wrong columns.
  private static let paths: [String] = [
    "CForeignTexts/Members", "CForeignTexts/Numbers", "CForeignTexts/Timings",
    "CForeignTexts/Words", "CLanguageTexts/FunctionLabels", "CLanguageTexts/Functions",
    "CLanguageTexts/SyntaxErrors",
  ]

  @Test(arguments: paths)
  func `has every field of a row`(path: String) throws {
    #expect(try rows(path).count > 5)
    for row in try rows(path) { #expect(!row.contains(""), "\(row)") }
  }

  @Test func `names kinds and types of values that there are`() throws {
    let types = ["", "condition", "extent", "layer", "path", "share", "timing", "value"]
    for row in try rows("CLanguageTexts/Functions") {
      #expect(5...6 ~= row.count, "\(row)")
      #expect(row[1] == "anything" || ValueKind(rawValue: row[1]) != nil, "\(row)")
      let named = row[3].matches(of: #/:(\w*)/#).map { String($0.1) }
      #expect(named.allSatisfy(types.contains), "\(row)")
    }
  }
}
