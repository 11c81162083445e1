import Foundation
import TestSupport
import Testing

/// A control for the runner itself.
///
/// Every file in `Tests/WrongFiles` is wrong in another way and says where in its heading. A runner
/// that passed everything would fail here.
@Suite struct WrongFilesTests {
  /// A wrong file and the messages that have to be printed for it.
  struct WrongFile: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let isRejected: Bool
    /// The line that has to be named; nil for a file that is not text, and so has no lines.
    let line: Int?

    var testDescription: String { name }
  }

  // This file is Tests/FlipbookShellTests/Testing/WrongFilesTests.swift.
  private static let folder = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "WrongFiles")

  private static let files: [WrongFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      guard let match = text.firstMatch(of: #/^# (fails|rejected)(?: at line ([0-9]+))?: /#) else {
        return nil
      }
      return WrongFile(
        name: name, bytes: Array(data), isRejected: match.1 == "rejected",
        line: match.2.flatMap { Int($0) })
    }
  }()

  @Test func `there are many, and each error names its line`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.files.map(\.name))
    #expect(Self.files.count >= 50)
    #expect(Self.files.count { !$0.isRejected && $0.line != nil } >= 25)
  }

  @Test(arguments: files) func `is caught at its line, and nowhere else`(file: WrongFile) throws {
    let flipbook = Flipbook()
    flipbook.folder.write(bytes: file.bytes, to: file.name)
    let run = try flipbook.run(["test", file.name])
    #expect(run.code == (file.isRejected ? 2 : 1), "\(run)")
    let mark = file.isRejected ? "error: " : "flip> "
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix(file.name + ":") }
    let place = file.line.map { "\(file.name):\($0): \(mark)" }
    #expect(lines.count == (place == nil ? 0 : 1), "\(run.output)")
    if let place { #expect(lines.first?.hasPrefix(place) == true, "\(run.output)") }
    #expect(run.output.contains("\n0 passed, 1 failed"))
    if file.isRejected { #expect(run.output.contains("\nhint: ")) }
  }

  @Test func `in a run of all, none passes and none stops the others`() throws {
    let flipbook = Flipbook()
    for file in Self.files { flipbook.folder.write(bytes: file.bytes, to: file.name) }
    flipbook.folder.write(Sample.good, to: "zz.md")
    let run = try flipbook.run(["test", ".", "-j", "3"])
    #expect(run.code == 2)
    #expect(run.output.contains("\n1 passed, \(Self.files.count) failed, "))
    let failed = run.output.split(separator: "\n").drop { $0 != "failed:" }
    #expect(failed.count == Self.files.count + 2)
  }

  @Test func `an update corrects what it can, and leaves the rest alone`() throws {
    let flipbook = Flipbook()
    for file in Self.files { flipbook.folder.write(bytes: file.bytes, to: file.name) }
    #expect(try flipbook.run(["test", "--update", "."]).code == 2)
    for file in Self.files where file.isRejected {
      #expect(flipbook.folder.text(of: file.name) == String(decoding: file.bytes, as: UTF8.self))
    }
    let second = try flipbook.shell("cat *.md | cksum; \"$0\" test --update .; cat *.md | cksum")
    #expect(!second.output.contains(" changed"))
    let sums = second.output.split(separator: "\n")
    #expect(sums.first == sums.last)
  }
}
