import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@testable import FlipbookPrompt

@Suite struct `Completions of a half-typed line` {
  private static let table: [(line: String, some: [String], none: [String])] = [
    ("sc", ["scrub"], ["start", "box"]),
    ("", ["view", "scrub", "let", "box"], ["linear", "red"]),
    ("box.", ["alpha", "center"], ["box", "fractionComplete"]),
    ("slide.", ["fractionComplete"], ["alpha"]),
    ("animator a 1s ", ["linear", "spring(", "pausesOnCompletion"], ["red", "box", "rgb("]),
    ("start ", ["slide", "after:"], ["box", "linear", "red"]),
    ("show ", ["slide", "box"], ["linear", "red"]),
    ("view z ", ["in:", "frame:"], ["slide", "red"]),
    ("view z backgroundColor: ", ["red", "rgb("], ["frame:"]),
    ("view z frame: (", ["box", "min("], ["frame:"]),
    ("box.alpha = ", ["box", "min("], ["scrub"]),
    ("animate 1s { b", ["box"], ["linear"]),
    ("step ", [], ["box", "red"]),
    ("expect b", ["box"], ["begin"]),
    ("animate 1s { ", ["box", "animate"], ["view", "let", "step", "back"]),
    ("animate 1s { box.alpha = 0; ", ["box", "animate"], ["start"]),
    ("animate 1s { box.alpha = 0 } ", ["completion:"], ["start"]),
    ("animate 1s { box.alpha = 0 } completion: { ", ["box", "start", "let"], ["step", "save"]),
    ("after 1s { start slide; ", ["box", "start", "expect"], ["back", "help"]),
    ("dance box 1s { .al", ["alpha"], ["box"]),
  ]

  @Test(arguments: table)
  func `are what can stand there`(line: String, some: [String], none: [String]) {
    let session = Session()
    _ = session.enter("view box")
    _ = session.enter("animator slide 1s { box.alpha = 0 }")
    let words = session.completions(of: line, cursor: line.utf8.count).completions.map(\.word)
    for word in some { #expect(words.contains(word), "\(words)") }
    for word in none { #expect(!words.contains(word), "\(words)") }
    #expect(Set(words).count == words.count)
  }
}
