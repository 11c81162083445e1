import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Foundation
import Testing

@Suite struct `README` {
  private static let install =
    "$(command -v sudo) apt-get update && $(command -v sudo) apt-get install -y libedit-dev && "

  @Test(arguments: [
    "swift build -c release --static-swift-stdlib --traits OneFile --product flipbook"
      + " && .build/release/flipbook",
    "swift test --disable-xctest",
  ])
  func `gives each command once, with all the set-up it needs`(command: String) throws {
    let readme = try Readme()
    #expect(readme.lines.filter { $0.contains(command) } == [Self.install[...] + command])
    #expect(readme.fences(marked: "sh").contains(Self.install + command))
  }

  @Test func `has its test command run by the checks`() throws {
    let readme = try Readme()
    let script = try Project.lines(of: ".ci/run")
    let tests = try #require(script.first { $0.hasPrefix("tests=") })
    #expect(tests == "tests=$(grep -- 'swift test' README.md)")
    #expect(readme.lines.filter { $0.contains("swift test") }.count == 1)
    #expect(script.last == "bash -c \"$tests\"")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: Project.root.appending(path: ".ci/run").path)
    let mode = try #require(attributes[.posixPermissions] as? Int)
    #expect(mode & 0o111 == 0o111)
  }

  @Test func `lists the commands there are`() throws {
    let table = try Readme().table(beginningWith: "group")
    if table != CommandTable.markdown {
      Issue.record("README's table of commands should be\n\(CommandTable.markdown)")
    }
  }

  @Test func `shows Swift that a test runs`() throws {
    #expect(try Readme().fences(marked: "swift") == [LibraryExampleTests.example()])
  }

  @Test func `leads to every lesson, and to files that are there`() throws {
    let text = try Project.text(of: "README.md")
    let targets = text.matches(of: #/\]\(([^)#]+)\)/#).map { String($0.1) }
    #expect(Set(targets).isSuperset(of: Project.files(in: "snippets")))
    for target in targets {
      let path = Project.root.appending(path: target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }
}
