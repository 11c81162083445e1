import FlipbookCommands
import FlipbookLanguage
import FlipbookText
import FlipbookValues
import Foundation
import Testing

@testable import FlipbookSession

@Suite struct CommandExampleTests {
  @Test(arguments: Commands.standard.all.map(\.name))
  func `every example runs, and help shows it`(name: String) throws {
    let command = try #require(Commands.standard.named(name))
    let session = Session()
    session.audience = .screen
    for entry in command.example.split(separator: "\n") {
      let outcome = session.enter(String(entry))
      #expect(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
    let help = session.enter("help \(name)")
    #expect(!help.failed)
    let unbroken = help.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(unbroken.hasPrefix("\(command.usage) \(command.help) "))
    for line in command.example.split(separator: "\n").map(String.init) {
      #expect(help.text.contains(line))
    }
    #expect(session.enter("help").text.contains("  \(name) "))
    #expect(InvariantTests.problems(of: help.text).isEmpty)
  }

  @Test func `every name is declared once`() {
    let names = Commands.standard.all.map(\.name)
    #expect(Set(names).count == names.count)
    for command in Commands.standard.all {
      let parameters = command.parameters.map(\.name)
      #expect(Set(parameters).count == parameters.count, "\(command.name)")
    }
  }

  @Test func `let is listed among the commands and has a page`() {
    let overview = Session().enter("help").text
    #expect(overview.contains("\n  let         gives a value a name\nanimator\n"))
    let session = Session()
    let page = session.enter("help let").text
    #expect(page.hasPrefix("let NAME = VALUE\n  gives a value a name\n"))
    for entry in HelpTopic.bindingExample {
      #expect(page.contains("\n  \(entry)") && !session.enter(entry).failed)
    }
    #expect(page.contains("'let home = box.center'"))
    #expect(!session.enter("let home = box.center").failed)
  }

  @Test func `help on set tells what each setting takes, and what it is unless set`() {
    let text = Session().enter("help set").text
    for setting in Settings.properties.all { #expect(text.contains("\n  \(setting.name) ")) }
    for part in ["on or off; on unless set", "never; auto unless set", "table unless set"] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test func `help on keys names the keys there are`() {
    let text = Session().enter("help keys").text
    #expect(text.contains("\n'tune' takes the numbers of an entry by hand: Tab "))
    for key in ["Tab", "Right, Ctrl-F", "Ctrl-L", "Ctrl-R"] {
      #expect(text.contains("\n\(key) ") || text.hasPrefix("\(key) "))
    }
  }

  @Test(arguments: ["keys", "values", "timing", "time", "files"])
  func `help has further pages`(topic: String) {
    let outcome = Session().enter("help \(topic)")
    #expect(!outcome.failed && outcome.text.split(separator: "\n").count > 2)
    #expect(InvariantTests.problems(of: outcome.text).isEmpty)
    #expect(Session().enter("help").text.contains("  help \(topic) "))
  }

  @Test func `help fits a terminal of 80 columns`() {
    for topic in [""] + Help.topics.map(\.word) + FunctionDeclaration.all.map(\.name)
      + HelpWords.all.map(\.word) + ["hints", "color", "plain", "rate"]
    {
      let text = Session().enter("help \(topic)").text
      let example = text.range(of: "for example:")?.lowerBound ?? text.endIndex
      for line in text[..<example].split(separator: "\n") {
        #expect(TextWidth.columns(of: String(line)) <= 80, "\(line)")
      }
    }
    // One line each, where they are listed.
    for command in Commands.standard.all {
      #expect(TextWidth.columns(of: command.help) <= 66, "\(command.help)")
    }
  }

  @Test func `pages and commands have different names`() {
    let names = Help.topics.map(\.word)
    #expect(Set(names).count == names.count)
  }

  @Test func `help on a command tells what it takes, and what UIKit calls it`() {
    #expect(
      Session().enter("help scrub").text == """
        scrub [NAME] [FRACTION]
          moves a paused animator to a fraction of its way, or by hand
          in UIKit: fractionComplete
          NAME      an animator, or a view that dances; the last if left out
          FRACTION  of its way; by hand if left out, as in 'scrub stage'
        for example:
          view box
          animator slide 1s { box.alpha = 0 }
          pause slide
          scrub slide 50%
        """)
  }

  @Test func `help says of each flag and each choice what it does`() {
    for parameter in Commands.standard.all.flatMap(\.parameters) {
      switch parameter.type {
      case .flag, .choice:
        #expect(!parameter.detail.hasPrefix(parameter.type.expectation.noun), "\(parameter.name)")
      default: continue
      }
    }
  }

  @Test(arguments: [
    ("alpha", "a view's alpha: 0 unseen to 1 solid"),
    ("isReversed", "an animator's isReversed: heading for the start"),
    (
      "transform",
      "transform(1, 0, 0, 1, 0, 0)\n  a transform from its numbers a, b, c, d, tx, ty\n"
        + "a view's transform: \(ViewFace.properties["transform"]?.meaning ?? "")"
    ),
    ("clamp", "clamp(1.2, 0, 1)\n  a number held between two others"),
    (
      "bouncy",
      "the timing bouncy: SwiftUI's spring with more bounce\n"
        + "  mass 1, stiffness 157.914, damping 17.593, dampingRatio 0.7, response 0.5,\n"
        + "  bounce 0.3, settlingDuration 0.863\n  pushed: bouncy(initialVelocity: 2)\n"
        + "  numbers from developer.apple.com, SwiftUI's Spring"
    ),
    ("opacity", "a layer's opacity: 0 unseen to 1 solid"),
    (
      "position",
      "a layer's position: where its anchor is in the layer above\n"
        + "position: in a completion, where the animator ended: start, end or current"
    ), ("finished", "finished: in a completion, whether what moved came to its end"),
    ("digits", "set digits: decimals shown (a whole number from 0 to 9; 3 unless set)"),
    (
      "hints", "set hints: grey suggestions behind what is typed (on or off; on unless set)"
    ),
  ])
  func `there is help on properties, functions and timings too`(word: String, text: String) {
    #expect(Session().enter("help \(word)").text == text)
  }

  @Test(arguments: [("skrub", "scrub"), ("tming", "timing"), ("alhpa", "alpha"), ("kyes", "keys")])
  func `for an unknown topic near ones are named`(word: String, near: String) {
    let outcome = Session().enter("help \(word)")
    #expect(outcome.failed && outcome.text.hasSuffix("hint: did you mean '\(near)'?"))
  }

  // What the pages name has to work as it stands there.
  @Test(arguments: FunctionDeclaration.all.map(\.forms))
  func `every form of a function that help shows works`(forms: String) {
    let list = forms.replacing(" or ", with: "\n").replacing("), ", with: ")\n")
    for form in list.split(separator: "\n") {
      // Some ask for what is still to come.
      let outcome = Answers.outcome(String(form), after: Answers.stage + ["start slide"])
      #expect(!outcome.failed, "\(form)")
    }
  }

  @Test(arguments: Timing.named.map(\.name)) func `every named timing works`(name: String) {
    #expect(Answers.text(name) == name)
    #expect(!Answers.outcome("animator a 1s \(name) { box.alpha = 0 }; start a; step").failed)
  }
}
