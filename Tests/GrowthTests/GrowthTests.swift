import FlipbookAssembly
import FlipbookLanguage
import FlipbookSession
import FlipbookValues
import TestSupport
import Testing

/// A session four times as large takes at most six times the processor time, and less than 100 MB.
@Suite struct GrowthTests {
  /// Commands that no shape can hold, and why.
  private static let withoutShape = [
    "play": "needs a screen", "tune": "needs a screen", "lesson": "needs a screen",
    "quit": "ends the program", "at": "stands in keyframes",
  ]

  /// The limit for the larger session: a factor on the smaller one's cost, and seconds added to it:
  /// choice.
  private static let (most, beyond) = (6.0, 0.05)

  @Test(arguments: Shape.all.map(\.name)) func `grows with its size`(name: String) throws {
    let shape = try #require(Shape.all.first { $0.name == name })
    // A program that is not optimized takes about ten times as long, so it gets a smaller size.
    let size = BuiltProgram.isGiven ? shape.size : max(shape.size / 8, 5)
    var told = ""
    for _ in 0..<3 {
      let (few, many) = (try Self.run(shape, size), try Self.run(shape, 4 * size))
      if many < Self.most * few + Self.beyond { return }
      told = "\(few) s for \(size), \(many) s for \(4 * size)"
    }
    Issue.record("\(name) grows faster than its size: \(told)")
  }

  @Test func `has a shape for every command and every export`() {
    var (verbs, forms): (Set<String>, Set<String>) = ([], [])
    for text in Shape.all.flatMap({ $0.entries(2) }) {
      let entry = try? Parser.entry(from: text, wordVerbs: Commands.standard.wordVerbs)
      for statement in entry?.statements ?? [] {
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
    let entries: CommandDeclaration.Places = [.alone, .entry]
    let listed = Set(
      Commands.standard.listed.filter { !$0.places.isDisjoint(with: entries) }.map(\.name))
    #expect(listed.subtracting(verbs).subtracting(Self.withoutShape.keys) == [])
    #expect(listed.isSuperset(of: Self.withoutShape.keys))
    #expect(forms.count >= 11)
  }

  // The seconds of processor time that the program takes for a shape, in its own folder.
  private static func run(_ shape: Shape, _ size: Int) throws -> Double {
    let folder = TemporaryFolder()
    let entries = shape.entries(size)
    let input = (["view box frame: (0, 0, 99, 99)"] + entries).joined(separator: "\n") + "\n"
    folder.write(input, to: "input")
    // Finds less on systems that do not enforce the memory limit.
    let command =
      "ulimit -d 100000; exec \"$0\" \(shape.isTest ? "test" : "-X --keep-going -f") input"
    let run = try ProgramRun(
      "/bin/sh", ["-c", command, BuiltProgram.path("flipbook")],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"],
      folder: folder.path)
    let failed: Int32 = shape.isTest || entries.contains("animat 1s { }") ? 1 : 0
    #expect(run.code == failed, "\(run.errors.prefix(300))")
    return run.seconds
  }
}
