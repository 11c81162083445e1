import FlipbookAssembly
import FlipbookLanguage
import FlipbookSession
import FlipbookValues
import TestSupport
import Testing

/// A session four times as large takes at most six times the processor's time and memory.
@Suite(.serialized) struct GrowthTests {
  /// Commands that no shape can hold, and why.
  private static let withoutShape = [
    "play": "needs a screen", "tune": "needs a screen", "lesson": "needs a screen",
    "quit": "ends the program",
  ]

  /// How many times what the smaller session costs the larger one may cost, and what it may cost
  /// beyond that: choice.
  private static let most = 6.0
  private static let (seconds, megabytes) = (0.05, 20.0)

  @Test(arguments: Shape.all.map(\.name)) func `grows with its size`(name: String) throws {
    let shape = try #require(Shape.all.first { $0.name == name })
    // A program that is not optimized takes about ten times as long.
    let size = BuiltProgram.isGiven ? shape.size : max(shape.size / 8, 5)
    var told = ""
    for _ in 0..<3 {
      let (few, many) = (try Self.run(shape.entries(size)), try Self.run(shape.entries(4 * size)))
      told = "\(size): \(few), \(4 * size): \(many)"
      if many.seconds < Self.most * few.seconds + Self.seconds,
        many.megabytes < Self.most * few.megabytes + Self.megabytes
      {
        return
      }
    }
    Issue.record("\(name) grows faster than its size: \(told)")
  }

  @Test func `has a shape for every command and every export`() throws {
    var (verbs, forms): (Set<String>, Set<String>) = ([], [])
    for text in Shape.all.flatMap({ $0.entries(2) }) {
      let entry = try Parser.entry(from: text, wordVerbs: Commands.standard.wordVerbs)
      for statement in entry.statements {
        _ = statement.contains { inner in
          guard case .command(let command) = inner else { return false }
          verbs.insert(command.verb.text)
          if command.verb.text == "export" { forms.insert(String(text.split(separator: " ")[1])) }
          return false
        }
        switch statement {
        case .loop: verbs.formUnion(["for", "if"])
        case .binding: verbs.insert("let")
        default: break
        }
      }
    }
    let listed = Set(Commands.standard.verbs)
    #expect(listed.subtracting(verbs).subtracting(Self.withoutShape.keys) == [])
    #expect(listed.isSuperset(of: Self.withoutShape.keys))
    #expect(forms.count >= 8)
  }

  // What the program takes for them in a folder of its own.
  private static func run(_ entries: [String]) throws -> ProgramRun.Cost {
    let folder = TemporaryFolder()
    let input = (["view box frame: (0, 0, 99, 99)"] + entries).joined(separator: "\n") + "\n"
    folder.write(input, to: "input")
    let run = try ProgramRun(
      BuiltProgram.path("flipbook"), ["-X", "--keep-going", "-f", "input"],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"],
      folder: folder.path)
    let failed = entries.contains("animat 1s { }") ? 1 : 0
    #expect(run.code == failed, "\(run.errors.prefix(300))")
    return run.cost
  }
}
