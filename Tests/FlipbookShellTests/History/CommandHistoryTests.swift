import CLibrary
import FlipbookCommands
import FlipbookTerminal
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell

@Suite struct CommandHistoryTests {
  private let folder = TemporaryFolder()
  private let tag = "# flipbook history 1\n"

  @Test func `keeps what is typed, at once and in new folders`() {
    let path = folder.file("a/b/history")
    let history = CommandHistory(path: path)
    #expect(folder.text(of: "a/b/history") == nil)
    history.record("one")
    #expect(folder.text(of: "a/b/history") == tag + "one\n")
    history.record("é {\n\\n }")
    #expect(folder.text(of: "a/b/history") == tag + "one\né {\\n\\\\n }\n")
    #expect(CommandHistory(path: path).entries == ["one", "é {\n\\n }"])
    #expect(history.takeWarning() == nil)
  }

  @Test(arguments: [("", false), (" a", false), ("a", false), ("b", true), ("a ", true)])
  func `does not keep blanks and repetitions`(entry: String, isKept: Bool) {
    let history = CommandHistory(path: nil)
    history.record("a")
    #expect(history.record(entry) == isKept)
    #expect(history.entries == (isKept ? ["a", entry] : ["a"]))
  }

  @Test func `drops older duplicates when it loads`() {
    let path = folder.write(tag + "a\nb\na\n" + tag + "c\nb", to: "history")
    let history = CommandHistory(path: path)
    #expect(history.entries == ["a", "c", "b"])
    history.record("d")
    #expect(CommandHistory(path: path).entries == ["a", "c", "b", "d"])
  }

  @Test func `a file twice as long as the limit is rewritten`() {
    let path = folder.write(tag + "a\nb\nc\nd\n", to: "history")
    #expect(CommandHistory(path: path, limit: 2).entries == ["c", "d"])
    #expect(folder.text(of: "history") == tag + "a\nb\nc\nd\n")
    CommandHistory(path: path, limit: 2).record("e")
    let history = CommandHistory(path: path, limit: 2)
    #expect(folder.text(of: "history") == tag + "d\ne\n")
    history.record("f")
    #expect(history.entries == ["e", "f"])
  }

  @Test func `what nobody typed is left out`() {
    let long = String(repeating: "x", count: 1_000_000)
    let path = folder.write(tag + "a\n\(long)\nb\n", to: "history")
    #expect(CommandHistory(path: path).entries == ["a", "b"])
  }

  @Test func `a file that is something else stays as it is`() {
    let path = folder.write("precious\n", to: "history")
    let history = CommandHistory(path: path)
    history.record("a")
    #expect(folder.text(of: "history") == "precious\n")
    #expect(history.takeWarning()?.hasPrefix("history is not kept: '\(path)' is not") == true)
    #expect(history.takeWarning() == nil)
    #expect(history.entries == ["a"])
  }

  @Test(arguments: ["device", "pipe"])
  func `devices and pipes are left alone`(kind: String) {
    let path = kind == "device" ? "/dev/null" : folder.file("pipe")
    if kind == "pipe" { #expect(mkfifo(path, 0o600) == 0) }
    let history = CommandHistory(path: path)
    #expect(history.takeWarning()?.hasPrefix("history is not kept: '\(path)' is not a") == true)
    #expect(history.record("a") && history.entries == ["a"])
  }

  @Test func `a pipe in place of the file is reported at the next entry`() {
    let path = folder.file("history")
    let history = CommandHistory(path: path)
    #expect(mkfifo(path, 0o600) == 0)
    history.record("a")
    #expect(history.takeWarning()?.hasPrefix("history is not kept: '\(path)' is not a") == true)
  }

  #if os(Linux)
    // No folder can be made at the history's path.
    @Test func `a folder that cannot be made is told with its reason`() {
      let history = CommandHistory(path: "/sys/home/.local/state/history")
      history.record("a")
      let warning = history.takeWarning() ?? ""
      #expect(warning.hasPrefix("history is not kept: ") && !warning.contains("no such file"))
    }
  #endif

  @Test func `an empty file is a new one`() {
    let path = folder.write("", to: "history")
    CommandHistory(path: path).record("a")
    #expect(folder.text(of: "history") == tag + "a\n")
  }

  @Test func `what others add while a file is shortened is kept`() async {
    let path = folder.file("history")
    CommandHistory(path: path).record("first")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<50 {
            // Opens it again each time; with a limit of 100 it is rewritten now and then.
            CommandHistory(path: path, limit: 100).record("entry \(writer) \(number)")
          }
        }
      }
    }
    let entries = CommandHistory(path: path, limit: 1_000).entries
    #expect(entries.count == 201 || entries.count >= 100)
    for writer in 0..<4 {
      let own = entries.filter { $0.hasPrefix("entry \(writer) ") }
      let numbers = own.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
      #expect(numbers == Array(0..<50).suffix(numbers.count), "the newest, in order")
    }
  }

  @Test func `programs that add at once lose nothing`() async {
    let path = folder.file("deep/history")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          let history = CommandHistory(path: path)
          for number in 0..<40 { history.record("entry \(writer) \(number)") }
        }
      }
    }
    #expect(CommandHistory(path: path).entries.count == 320)
    #expect(folder.text(of: "deep/history")?.split(separator: "\n").count == 321)
  }

  @Test func `a hundred thousand entries are loaded and the newest kept`() {
    let lines = (0..<100_000).map { "box.tag = \($0)\n" }.joined()
    let path = folder.write(tag + lines, to: "history")
    let entries = CommandHistory(path: path).entries
    #expect(entries.count == 50_000 && entries.last == "box.tag = 99999")
    #expect(CommandHistory(path: path, limit: 100_000).entries.first == "box.tag = 0")
  }

  @Test(arguments: [("view", "view b"), ("view b", nil), ("x", nil), ("l", "list\nb")])
  func `finds the newest entry that continues a line`(typed: String, entry: String?) {
    let history = CommandHistory(path: nil)
    for entry in ["view a", "list\nb", "view b"] { history.record(entry) }
    #expect(history.newest(beginningWith: typed) == entry)
  }

  @Test func `what failed is recalled and not suggested`() {
    let history = CommandHistory(path: nil)
    for entry in ["view a", "view b"] { history.record(entry) }
    history.note("view b", failed: true)
    #expect(history.newest(beginningWith: "view") == "view a" && history.entries.last == "view b")
    history.note("view b", failed: false)
    #expect(history.newest(beginningWith: "view") == "view b")
    #expect(history.newest(beginningWith: "view") { $0 != "view b" } == "view a")
    // An entry that was rejected once is not suggested again until it is entered again.
    #expect(history.newest(beginningWith: "view") == "view a")
  }

  @Test func `two programs add to one file`() {
    let path = folder.file("history")
    let (first, second) = (CommandHistory(path: path), CommandHistory(path: path))
    first.record("a")
    second.record("b")
    first.record("c")
    #expect(CommandHistory(path: path).entries == ["a", "b", "c"])
  }
}
