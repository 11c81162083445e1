import FlipbookAssembly
import Testing

@testable import FlipbookSession

@Suite struct `The closest timing` {
  private static let exact = ["set digits 9", "set format csv"]

  // The timing that was found, and how far apart they are.
  private func row(_ entry: String) throws -> (timing: String, distance: Double) {
    let text = Answers.text(entry, after: Self.exact)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("\"") })
    let cells = row.split(separator: "\"").map(String.init)
    let numbers = try #require(cells.last).split(separator: ",")
    return (cells[0], try #require(Double(numbers[0])))
  }

  @Test func `of a spring is that spring`() throws {
    let found = try row("springs near: spring(duration: 0.5, bounce: 0.2)")
    #expect(found.timing == "spring(duration: 0.5, bounce: 0.2)")
    #expect(found.distance < 1e-6)
  }

  @Test func `of a curve is that curve`() throws {
    let found = try row("curve near: cubic(0.3, 0.1, 0.6, 0.9)")
    #expect(found.distance < 0.001)
  }

  // Both ends of the distance: no sample is farther, and one is nearly as far.
  @Test(arguments: ["easeOut", "easeIn", "spring(dampingRatio: 0.7)"])
  func `is as far away as it says`(timing: String) throws {
    for (entry, most) in [("springs near: \(timing)", 0.12), ("curve near: \(timing)", 0.12)] {
      let found = try row(entry)
      #expect(found.distance < most, "\(entry): \(found)")
      let session = Session()
      for entry in [
        "view a frame: (0, 0, 0, 0)", "view b frame: (0, 0, 0, 0)",
        "animate 1s \(timing) { a.center.x = 1 }", "animate 1s \(found.timing) { b.center.x = 1 }",
      ] { #expect(!session.enter(entry).failed) }
      var most = 0.0
      for _ in 0..<90 {
        let text = session.enter("set digits 9; shown(a.center.x - b.center.x)").text
        most = max(most, try #require(Double(text), "\(text)").magnitude)
        _ = session.enter("step 0.02s")
      }
      #expect(most <= found.distance + 1e-4 && most > found.distance * 0.97, "\(entry): \(most)")
    }
  }

  @Test func `offers to compare both`() {
    let outcome = Answers.outcome("springs near: easeOut", after: [])
    #expect(outcome.offer?.hasPrefix("compare easeOut spring(duration: ") == true)
  }
}
