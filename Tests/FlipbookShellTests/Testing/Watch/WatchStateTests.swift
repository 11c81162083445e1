import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner

/// The choice of files that are run again.
@Suite struct WatchStateTests {
  private let folder = TemporaryFolder()
  private let flipbook = Flipbook()

  private func paths(_ names: String...) -> [String] { names.map(folder.file) }

  // The changes that the second of two looks finds.
  private func look(_ state: inout WatchState, _ paths: [String]) -> [[String]] {
    #expect(state.look(at: paths) == nil)
    guard let (changed, gone) = state.look(at: paths) else { return [] }
    return [changed, gone]
  }

  private func state(_ paths: [String]) -> WatchState {
    for path in paths { folder.write("one", to: String(path.dropFirst(folder.path.count + 1))) }
    var state = WatchState()
    state.begin(paths, of: paths)
    return state
  }

  @Test func `none if nothing has changed`() {
    let files = paths("a", "b")
    var state = state(files)
    #expect(look(&state, files).isEmpty && state.look(at: files) == nil)
  }

  @Test func `those that were written, added or removed`() throws {
    let files = paths("a", "b", "c")
    var state = state(files)
    folder.write("longer", to: "b")
    folder.write("new", to: "d")
    let now = paths("a", "b", "d")
    #expect(look(&state, now) == [paths("b", "d"), paths("c")])
    state.begin(paths("b", "d"), of: now)
    #expect(look(&state, now).isEmpty)
  }

  @Test func `one that is replaced by another of the same length and date`() throws {
    let files = paths("a")
    var state = state(files)
    folder.write("two", to: "b")
    _ = try flipbook.shell(
      "touch -r \(files[0]) \(folder.file("b")) && mv \(folder.file("b")) \(files[0])")
    #expect(look(&state, files) == [files, []])
  }

  @Test func `one that is still being written waits`() {
    let files = paths("a")
    var state = state(files)
    folder.write("half", to: "a")
    #expect(state.look(at: files) == nil)
    folder.write("the whole", to: "a")
    #expect(state.look(at: files) == nil)
    #expect(state.look(at: files)?.changed == files)
  }

  @Test func `one that changes while others run is not lost`() {
    let files = paths("a", "b")
    var state = state(files)
    folder.write("changed", to: "b")
    state.begin(paths("a"), of: files)
    #expect(look(&state, files) == [paths("b"), []])
  }

  @Test func `one that is missing, and then there`() {
    let files = paths("a")
    var state = WatchState()
    state.begin(files, of: files)
    #expect(look(&state, files).isEmpty)
    folder.write("here", to: "a")
    #expect(look(&state, files) == [files, []])
  }

  @Test func `the gravest verdict of the present files counts`() {
    let files = paths("a", "b")
    var state = state(files)
    state.add(FileOutcome(path: files[0]))
    state.add(FileOutcome(path: files[1], problem: .init(text: "x", verdict: .unreadable)))
    #expect(state.verdict == .unreadable && state.failed(of: files) == paths("b"))
    state.begin([], of: paths("a"))
    #expect(state.verdict == .passed && state.failed(of: files).isEmpty)
  }
}
