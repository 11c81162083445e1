import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import Testing

@Suite struct HistoryLocationTests {
  private static let environments: [([String: String], String?)] = [
    (["FLIPBOOK_HISTORY": "/x", "HOME": "/h"], "/x"),
    (["FLIPBOOK_HISTORY": "", "HOME": "/h"], nil),
    (["FLIPBOOK_HISTORY": "/dev/null", "HOME": "/h"], nil),
    (["HOME": ""], nil),
    ([:], nil),
  ]

  @Test(arguments: environments)
  func `its own variable decides`(environment: [String: String], path: String?) {
    #expect(HistoryLocation.path { environment[$0] } == path)
  }

  #if os(Linux)
    private static let paths: [([String: String], String)] = [
      (["HOME": "/h"], "/h/.local/state/flipbook/history"),
      (["HOME": "/h", "XDG_STATE_HOME": "/s"], "/s/flipbook/history"),
      (["HOME": "/h", "XDG_STATE_HOME": "s"], "/h/.local/state/flipbook/history"),
    ]

    @Test(arguments: paths)
    func `else it is in the usual place`(environment: [String: String], path: String) {
      #expect(HistoryLocation.path { environment[$0] } == path)
    }
  #endif
}
