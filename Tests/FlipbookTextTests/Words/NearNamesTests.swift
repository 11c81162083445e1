import FlipbookText
import TestSupport
import Testing

@Suite struct NearNamesTests {
  private static let names = ["start", "step", "stop", "scrub", "show", "sample", "view", "run"]

  private static let words: [(String, [String])] = [
    ("strat", ["start"]), ("veiw", ["view"]), ("scrubb", ["scrub"]), ("rnu", ["run"]),
    ("ru", []), ("xyz", []), ("", []), ("a", []), ("view", []), ("stp", ["step", "stop"]),
    ("sampel", ["sample"]), ("vew", ["view"]), ("samplewise", []), ("wi", []), ("VIEW", ["view"]),
    ("Vew", ["view"]), ("shob", ["show"]), ("spmalex", []), ("smaplex", ["sample"]),
  ]

  @Test(arguments: words)
  func `suggests up to three names, the closest first`(word: String, near: [String]) {
    #expect(NearNames.suggestions(for: word, among: Self.names) == near)
  }

  @Test func `ties keep the order given and names are not repeated`() {
    #expect(
      NearNames.suggestions(for: "boxx", among: ["boxy", "boxa", "boxy"]) == ["boxy", "boxa"])
  }

  // A literal implementation of the rule, without shortcuts.
  private static func plainSuggestions(for word: String, among names: [String]) -> [String] {
    func distance(_ a: [Character], _ b: [Character]) -> Int {
      var rows = [Array(0...b.count)]
      for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
          var best = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
          if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
            best = min(best, rows[i - 1][j - 1] + 1)
          }
          row.append(best)
        }
        rows.append(row)
      }
      return rows[a.count][b.count]
    }
    var near: [(distance: Int, place: Int, name: String)] = []
    for (place, name) in names.enumerated() where name != word {
      let edits = distance(Array(word.lowercased()), Array(name.lowercased()))
      guard edits <= (word.count > 5 ? 2 : word.count > 2 ? 1 : 0),
        !near.contains(where: { $0.name == name })
      else { continue }
      near.append((edits, place, name))
    }
    return near.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(3).map(\.name)
  }

  @Test(arguments: 0..<Seeds.count)
  func `of many names those are found that the rule says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters: [Character] = seed % 2 == 0 ? ["a", "b", "c", "1"] : ["a", "b", "é", "👩‍👩‍👧‍👦"]
    func word() -> String {
      String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    let names = (0..<150).map { _ in word() }
    for _ in 0..<5 {
      let typed = word()
      #expect(
        NearNames.suggestions(for: typed, among: names)
          == Self.plainSuggestions(for: typed, among: names), "\(typed)")
    }
  }

  @Test func `very long words cost no more than a glance`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearNames.suggestions(for: long, among: ["aa", "b", long + "a"]) == [])
  }
}
