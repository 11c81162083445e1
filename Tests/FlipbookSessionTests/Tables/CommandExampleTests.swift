import FlipbookAssembly
import FlipbookCommands
import FlipbookHelp
import FlipbookLanguage
import FlipbookText
import FlipbookValues
import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct CommandExampleTests {
  @Test(arguments: Commands.standard.all.map(\.name))
  func `help shows every example`(name: String) throws {
    let command = try #require(Commands.standard.named(name))
    let session = Session()
    session.audience = .screen
    let help = (1...3).map { session.enter("help \(name) \($0)").text }.joined(separator: "\n")
    let unbroken = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(unbroken.hasPrefix("\(command.usage) \(command.help) "))
    for line in command.example.split(separator: "\n").map(String.init) {
      #expect(help.contains(line))
    }
    #expect(Answers.problems(of: help).isEmpty)
  }

  @Test func `every name is declared once`() {
    let names = Commands.standard.all.map(\.name)
    #expect(Set(names).count == names.count)
    for command in Commands.standard.all {
      let parameters = command.parameters.map(\.name)
      #expect(Set(parameters).count == parameters.count, "\(command.name)")
    }
  }

  @Test func `help on set tells what each setting takes, and what its default is`() {
    let text = Session().enter("help set").text + "\n" + Session().enter("help set 2").text
    let unbroken = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for setting in Settings.properties.all { #expect(text.contains("\n  \(setting.name) ")) }
    for part in ["on or off; default: on", "never; default: auto", "markdown; default: table"] {
      #expect(unbroken.contains(part), "\(text)")
    }
  }

  @Test func `each has a line where commands are listed`() {
    for command in Commands.standard.all {
      #expect(TextWidth.columns(of: command.help) <= 66, "\(command.help)")
    }
  }

  @Test func `help on a command tells what it takes, and what UIKit calls it`() {
    #expect(
      Session().enter("help scrub").text == """
        scrub [NAME…] [FRACTION]
          moves a paused animator to a fraction, or lets you drag it
          in UIKit: fractionComplete
          NAME…     an animator, a view that dances or a chain, or several; default: the
                    last one
          FRACTION  where to move it; without one you drag it by hand
        for example:
          view box frame: (0, 0, 80, 80)
          animator slide 1s { box.alpha = 0 }
          pause slide
          scrub slide 50%
        """)
  }

  @Test func `help says of each flag and each choice what it does`() {
    for parameter in Commands.standard.all.flatMap(\.parameters) {
      switch parameter.type {
      case .flag, .choice:
        #expect(
          !parameter.detail(among: .standard).hasPrefix(parameter.type.expectation.noun),
          "\(parameter.name)")
      default: continue
      }
    }
  }

  // Forms in the help pages have to work exactly as written.
  @Test(arguments: FunctionDeclaration.all.map(\.forms))
  func `every form of a function that help shows works`(forms: String) {
    let list = forms.replacing(" or ", with: "\n").replacing(/\), ([a-z])/) { ")\n\($0.1)" }
    for form in list.split(separator: "\n") {
      // Some forms look at what is still to come, so something is started.
      let outcome = Answers.outcome(
        String(form), after: Answers.stage + ["start slide", "view card frame: (300, 0, 50, 50)"])
      #expect(!outcome.failed, "\(form)")
    }
  }

  @Test(arguments: Timing.named.map(\.name)) func `every named timing works`(name: String) {
    #expect(Answers.text(name) == name)
    #expect(!Answers.outcome("animator a 1s \(name) { box.alpha = 0 }; start a; step").failed)
  }
}
