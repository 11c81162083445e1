import FlipbookAssembly
import FlipbookSession
import FlipbookShell
import FlipbookTerminal
import Foundation
import SessionFiles
import Testing

@Suite struct `README` {
  private static let install =
    "$(command -v sudo) apt-get update && $(command -v sudo) apt-get install -y libedit-dev zlib1g-dev && "

  private static let page = "README.md"

  private static let commands: [String] = [
    "swift build -c release -debug-info-format none --traits OneFile"
      + " --product flipbook && .build/release/flipbook",
    "swift test -c release --disable-testable-imports --disable-xctest -debug-info-format none --traits OneFile",
  ]

  @Test(arguments: commands)
  func `gives each command once, with all the set-up it needs`(command: String) throws {
    let readme = try MarkdownPage(Self.page)
    let whole: [Substring] = [Substring(Self.install + command)]
    #expect(readme.lines.filter { $0.contains(command) } == whole)
    #expect(readme.fences(marked: "sh").contains(Self.install + command))
  }

  @Test func `has its test command run by the checks`() throws {
    let readme = try MarkdownPage(Self.page)
    let script = try Project.lines(of: ".ci/run")
    let tests = try #require(script.first { $0.hasPrefix("tests=") })
    #expect(tests == "tests=$(grep -- 'swift test' README.md)")
    #expect(readme.lines.filter { $0.contains("swift test") }.count == 1)
    #expect(script.contains("bash -c \"$tests\""))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: Project.root.appending(path: ".ci/run").path)
    let mode = try #require(attributes[.posixPermissions] as? Int)
    #expect(mode & 0o111 == 0o111)
  }

  @Test func `leads to every guide`() throws {
    let guides = MarkdownPage.all.filter { $0 != Self.page }
    #expect(guides.count > 5)
    #expect(Set(try MarkdownPage(Self.page).targets).isSuperset(of: guides))
  }

  @Test func `shows the picture that its session exports`() throws {
    let pictures = try MarkdownPage(Self.page).targets.filter { $0.hasSuffix(".svg") }
    let path = try #require(pictures.first)
    // The other picture is the one that TerminalTests records.
    #expect(pictures == [path, "snippets/pictures/prompt.svg"])
    let folder = PrivateFolder()
    let host = SessionHost(session: Session(), folder: folder)
    _ = try SessionFile(parsing: Project.text(of: Self.page)).run { entry, fence in
      let reply = host.enter(entry.text, inSetup: fence.options.isSetup)
      return (reply.text, reply.failed)
    }
    let name = try #require(path.split(separator: "/").last)
    let exported = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
    #expect(exported.count < 40_000)
    #expect(try exported == Data(Project.text(of: path).utf8))
  }
}

@Suite struct `README and the guides` {
  @Test(arguments: MarkdownPage.all)
  func `lead to files that are there`(page: String) throws {
    let targets = try MarkdownPage(page).targets
    for target in targets {
      let path = Project.root.appending(path: target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }

  @Test(arguments: MarkdownPage.all)
  func `are no longer than 200 lines`(page: String) throws {
    #expect(try MarkdownPage(page).lines.count <= 200)
  }

  @Test func `lead to every lesson`() throws {
    let lessons = Project.files(in: "snippets", withEndings: [".md"])
      .filter { !MarkdownPage.all.contains($0) }
    #expect(lessons.count > 40)
    let page = try MarkdownPage("snippets/guides/lessons.md")
    #expect(Set(page.targets).isSuperset(of: lessons))
  }

  @Test func `list the commands there are`() throws {
    let table = try MarkdownPage("snippets/guides/commands.md").table(beginningWith: "group")
    if table != CommandTable.markdown {
      Issue.record("the table of commands should be\n\(CommandTable.markdown)")
    }
  }

  @Test func `name every target`() throws {
    let table = try MarkdownPage("snippets/guides/parts.md").table(beginningWith: "target")
    let named = table.split(separator: "\n").dropFirst(2)
      .compactMap { $0.split(separator: "|").first }
      .flatMap { $0.matches(of: #/`([\w-]+)`/#).map { String($0.1) } }
    let targets = Set(
      Project.files(in: "Sources").compactMap { $0.split(separator: "/").dropFirst().first }
    ).map { String($0) }
    #expect(named.sorted() == targets.sorted())
  }
}

/// The Swift that the documentation shows.
@Suite struct `Swift in the documentation` {
  private static let guide = "snippets/guides/libraries.md"
  private static let article = "Sources/HeadlessUIKit/HeadlessUIKit.docc/GettingStarted.md"

  @Test func `of the pages is run by a test`() throws {
    let example = try Example.text(in: "Tests/StagePicturesTests/ExampleTests.swift")
    for page in MarkdownPage.all {
      let fences = try MarkdownPage(page).fences(marked: "swift")
      #expect(fences == (page == Self.guide ? [example] : []), "\(page)")
    }
  }

  @Test func `of the first test on a stage is run by a test`() throws {
    let example = try Example.text(in: "Tests/ProjectTests/LibraryExampleTests.swift")
    let tests = try MarkdownPage(Self.article).fences(marked: "swift")
      .filter { $0.contains("@Test") }
    #expect(tests == [example])
  }
}
