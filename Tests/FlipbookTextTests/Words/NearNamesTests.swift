import FlipbookText
import Testing

@Suite struct NearNamesTests {
  private static let names = ["start", "step", "stop", "scrub", "show", "sample", "view", "run"]

  @Test(
    arguments: [
      ("strat", ["start", "step", "stop"]), ("veiw", ["view"]), ("scrubb", ["scrub"]),
      ("rnu", ["run"]), ("ru", ["run"]), ("xyz", []), ("", []), ("a", []), ("view", []),
      ("stp", ["step", "stop", "start"]), ("sampel", ["sample"]), ("vew", ["view"]),
      ("samplewise", ["sample"]), ("wi", []),
    ] as [(String, [String])])
  func `suggests up to three names, the closest first`(word: String, near: [String]) {
    #expect(NearNames.suggestions(for: word, among: Self.names) == near)
  }

  @Test func `ties keep the order given and names are not repeated`() {
    #expect(
      NearNames.suggestions(for: "boxx", among: ["boxy", "boxa", "boxy"]) == ["boxy", "boxa"])
  }

  @Test func `very long words cost no more than a glance`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearNames.suggestions(for: long, among: ["aa", "b"]) == ["aa"])
  }
}
