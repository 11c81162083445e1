import FlipbookPictures
import Testing

@Suite struct ScrubBarTests {
  private func line(_ share: Double, marks: [Double] = [], isASCII: Bool = false) -> String {
    ScrubBar(share: share, marks: marks, labels: ("0s", "2s"))
      .line(columns: 17, isASCII: isASCII).text
  }

  @Test func `shows how far it is, and the marks`() {
    #expect(line(0) == "0s ●─────────┤ 2s")
    #expect(line(0.5, marks: [0.25]) == "0s ├━━◆━●────┤ 2s")
    #expect(line(1) == "0s ├━━━━━━━━━● 2s")
    #expect(line(0.5, marks: [0.9], isASCII: true) == "0s |====O---^| 2s")
  }

  @Test(arguments: [(3, 0), (8, 0.5), (13, 1), (0, 0), (40, 1)] as [(Int, Double)])
  func `a column stands for a share`(column: Int, share: Double) {
    let track = ScrubBar(share: 0, labels: ("0s", "2s"))
    #expect(track.share(ofColumn: column, columns: 17) == share)
  }

  @Test func `the playhead stands in the column that was pressed`() {
    let labels = ("0.000s", "12.500s")
    for columns in [20, 33, 80, 200] {
      let range = ScrubBar(share: 0, labels: labels).range(columns: columns)
      for column in range {
        let share = ScrubBar(share: 0, labels: labels).share(ofColumn: column, columns: columns)
        let text = ScrubBar(share: share, labels: labels).line(columns: columns, isASCII: true).text
        #expect(Array(text)[column] == "O")
        #expect(text.count == columns)
      }
    }
  }
}
