import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import Testing

@Suite struct HistoryLocationTests {
  @Test(
    arguments: [
      (["FLIPBOOK_HISTORY": "/x", "HOME": "/h"], "/x"),
      (["FLIPBOOK_HISTORY": "", "HOME": "/h"], nil),
      (["FLIPBOOK_HISTORY": "/dev/null", "HOME": "/h"], nil),
      (["HOME": ""], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func `its own variable decides`(environment: [String: String], path: String?) {
    #expect(HistoryLocation.path { environment[$0] } == path)
  }

  #if os(Linux)
    @Test(arguments: [
      (["HOME": "/h"], "/h/.local/state/flipbook/history"),
      (["HOME": "/h", "XDG_STATE_HOME": "/s"], "/s/flipbook/history"),
      (["HOME": "/h", "XDG_STATE_HOME": "s"], "/h/.local/state/flipbook/history"),
    ])
    func `else it is in the usual place`(environment: [String: String], path: String) {
      #expect(HistoryLocation.path { environment[$0] } == path)
    }
  #endif
}
