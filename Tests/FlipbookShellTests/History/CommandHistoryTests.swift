import FlipbookShell
import TestSupport
import Testing

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

  @Test func `a file that is something else stays as it is`() {
    let path = folder.write("precious\n", to: "history")
    let history = CommandHistory(path: path)
    history.record("a")
    #expect(folder.text(of: "history") == "precious\n")
    #expect(history.takeWarning()?.hasPrefix("history is not kept: '\(path)' is not") == true)
    #expect(history.takeWarning() == nil)
    #expect(history.entries == ["a"])
  }

  @Test func `an empty file is a new one`() {
    let path = folder.write("", to: "history")
    CommandHistory(path: path).record("a")
    #expect(folder.text(of: "history") == tag + "a\n")
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
