import FlipbookAssembly
import FlipbookCommands
import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookHelp
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct HelpPageTests {
  private let help = Help(on: .standard)

  private func lines(_ entry: String) -> [String] {
    let outcome = Session().enter(entry)
    #expect(!outcome.failed, "\(entry)\n\(outcome.text)")
    return outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  @Test func `help is one screen, with lines to type and the way to the rest`() {
    let lines = lines("help")
    #expect(lines.count <= 22)
    #expect(Help.wants.count == 13)
    for (want, line) in Help.wants {
      #expect(lines.contains { $0.hasPrefix("  \(want) ") && $0.hasSuffix(" \(line)") })
    }
    let text = lines.joined(separator: " ")
    for part in ["'animate' ", "'animator' ", "'animation' ", "'help all'", "'help find spring'"] {
      #expect(text.contains(part), "\(part)")
    }
    for word in ["play", "tune", "why", "edit"] {
      #expect(Help.wants.contains { $0.line.split(separator: " ").first == word[...] }, "\(word)")
    }
    for topic in HelpTopic.all { #expect(text.contains(topic.name)) }
  }

  @Test func `every page fits a terminal of 24 lines and 80 columns`() {
    for topic in [""] + (help.topics + help.vocabulary).map(\.word) {
      var (number, goesOn) = (1, true)
      while goesOn, number < 20 {
        let words = topic.isEmpty ? [] : [topic] + (number == 1 ? [] : [String(number)])
        let page = help.answer(to: words, Settings()) ?? []
        #expect((1...22).contains(HelpPages.height(of: page)), "\(topic): \(page)")
        // An example is printed as it is entered.
        for line in page.prefix(while: { $0 != "for example:" }) {
          #expect(TextWidth.columns(of: line) <= 80, "\(line)")
        }
        goesOn = page.last?.hasSuffix("'help \(topic) \(number + 1)' goes on") ?? false
        number += 1
      }
    }
  }

  @Test func `the pages of a topic have all of it, each line once`() {
    let first = lines("help presets")
    #expect(first.count == 22 && first.last == "page 1 of 3; 'help presets 2' goes on")
    let all = first.dropLast() + lines("help presets 2").dropLast() + lines("help presets 3")
    #expect(all.count == Timing.presets.count)
    for preset in Timing.presets { #expect(all.contains { $0.hasPrefix("\(preset.name) ") }) }
    #expect(
      lines("help presets 9") == lines("help presets 3") + ["page 3 of 3: there is no page 9"])
  }

  @Test func `the texts of a page stand in one column`() {
    let pages: [(String, [String])] = [
      ("set", ["  rate          frames", "  reduceMotion  Reduce", "  hints         grey"]),
      ("time", ["step           a frame", "list branches  lists", "undo, redo     take"]),
      (
        "timing",
        ["linear       even", "easyEaseOut  After", "spring(tension: 40, friction: 7)   "]
      ),
      ("files", ["save first.md       writes", "export cast a.cast  writes"]),
    ]
    for (topic, rows) in pages {
      let text = (lines("help \(topic)") + lines("help \(topic) 2")).joined(separator: "\n")
      for row in rows { #expect("\n\(text)".contains("\n\(row)"), "\(row)") }
    }
  }

  @Test func `parts stay together, and what no page holds is broken`() {
    let short = Array(repeating: ["a", "b"], count: 11)
    #expect(HelpPages(short).all.count == 1)
    let pages = HelpPages(short + [["c"]])
    #expect(pages.all.map(\.count) == [20, 3])
    #expect(pages.page(1, of: "x").last == "page 1 of 2; 'help x 2' goes on")
    #expect(pages.page(9, of: "x") == pages.all[1] + ["page 2 of 2: there is no page 9"])
    #expect(HelpPages([Array(repeating: "d", count: 50)]).all.allSatisfy { $0.count < 22 })
  }

  @Test func `help all has every command in its group, and help on a group a line each`() {
    let all = lines("help all")
    let names = all.joined(separator: " ").split { ", ".contains($0) }.map { String($0) }
    let listed = Commands.standard.listed.filter { $0.owner == nil }
    for command in listed { #expect(names.contains(command.name)) }
    #expect(listed.count <= 75)
    // A command for another command's block is explained with that command.
    for command in Commands.standard.listed {
      guard let owner = command.owner else { continue }
      #expect(
        (lines("help \(owner)") + lines("help \(owner) 2")).contains {
          $0.hasPrefix("  \(command.name) ")
        })
    }
    for group in CommandDeclaration.Group.allCases {
      #expect(all.contains { $0.hasPrefix("  \(group.rawValue) ") })
      let found = (1...3).flatMap {
        help.answer(to: [group.rawValue, "\($0)"], Settings()) ?? []
      }
      for command in listed where command.group == group {
        #expect(found.contains { $0.hasPrefix("  \(command.name) ") }, "\(command.name)")
      }
    }
    #expect(lines("help chains").first == "the group chain: steps one after another")
    #expect(lines("help chain").first == "chain NAME [copy: NAME] { … }")
    #expect(lines("help stage").contains { $0.hasPrefix("  let ") })
  }

  @Test func `capitals are the same page`() {
    let session = Session()
    #expect(session.enter("help Values").text == session.enter("help values").text)
    #expect(session.enter("help DRAW 2").text == session.enter("help draw 2").text)
  }

  @Test func `let has a page`() {
    let session = Session()
    let page = session.enter("help let").text
    #expect(page.hasPrefix("let NAME = VALUE\n  gives a value a name\n"))
    for entry in HelpTopic.binding.example {
      #expect(page.contains("\n  \(entry)") && !session.enter(entry).failed)
    }
    #expect(page.contains("'let home = box.center'"))
    #expect(!session.enter("let home = box.center").failed)
  }

  @Test func `help on keys names the keys there are`() {
    let text = (lines("help keys") + lines("help keys 2")).joined(separator: "\n")
    #expect(text.contains("\n'tune' lets you change the numbers of an entry: Tab "))
    for key in ["Tab", "Right, Ctrl-F", "Ctrl-L", "Ctrl-R"] {
      #expect(text.contains("\n\(key) ") || text.hasPrefix("\(key) "))
    }
    #expect(lines("help prompt").contains { $0.contains("~/.editrc") })
  }

  @Test(arguments: HelpTopic.all.map(\.name)) func `help has further pages`(topic: String) {
    let outcome = Session().enter("help \(topic)")
    #expect(!outcome.failed && outcome.text.split(separator: "\n").count > 2)
    #expect(Answers.problems(of: outcome.text).isEmpty)
  }
}
