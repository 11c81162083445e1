import Foundation
import Testing

@testable import FlipbookPictures

@Suite struct SamplesTests {
  private let samples = Samples(
    title: "a \"b\"", rate: 60, times: [0, 1.0 / 60, 0.025],
    columns: [
      .init(name: "box.center.x", unit: .points, values: [0.1, 1e-7, -0.0]),
      .init(name: "\"My, box\".alpha", unit: nil, values: [nil, 1, 0.30000000000000004]),
    ])

  @Test func `CSV has a header with units, and records that end as the RFC wants`() {
    #expect(
      samples.csv
        == """
        time (s),frame (1/60 s),box.center.x (pt),\"\"\"My, box\"\".alpha\"
        0,0,0.1,
        0.016666666666666666,1,0.0000001,1
        0.025,1.5,0,0.30000000000000004

        """.replacing("\n", with: "\r\n"))
  }

  @Test func `JSON names title, rate, columns and units, and reads back to the same numbers`()
    throws
  {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(samples.json.utf8)) as? [String: Any])
    #expect(object["title"] as? String == "a \"b\"")
    #expect(object["rate"] as? Int == 60)
    let columns = try #require(object["columns"] as? [[String: Any]])
    #expect(columns.map { $0["name"] as? String } == ["time", "box.center.x", "\"My, box\".alpha"])
    #expect(columns.map { $0["unit"] as? String } == ["s", "pt", nil])
    let rows = try #require(object["samples"] as? [[Any]])
    #expect(rows.map(\.count) == [3, 3, 3])
    #expect(rows[0].map { $0 as? Double } == [0, 0.1, nil])
    let second: [Double?] = rows[1].map { $0 as? Double }
    #expect(second == [1.0 / 60, 1e-7, 1] as [Double?])
    #expect(samples.json.hasSuffix("[0.025,0,0.30000000000000004]\n]}\n"))
  }
}
