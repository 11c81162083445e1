import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct TurnCourseTests {
  private static func turn(_ degrees: Double, _ x: Double, _ y: Double, _ z: Double) -> String {
    "view card frame: (0, 0, 100, 60)\n"
      + "animate 1s linear { card.transform = rotate(\(degrees)deg, \(x), \(y), \(z)) }"
  }

  private func columns(
    _ entries: [String], _ entry: String = "export csv a.csv from: 0s"
  ) throws -> [String: [Double]] {
    let columns = try Exported.columns(entry, after: entries)
    return columns.filter { $0.key.contains("rotation") }.mapValues { $0.compactMap(\.self) }
  }

  private func expect(_ angles: [Double]?, goesTo end: Double, _ what: Comment) throws {
    let angles = try #require(angles, what)
    for (place, angle) in angles.enumerated() {
      let wanted = end * Double(place) / Double(angles.count - 1)
      #expect(abs(angle - wanted) < 1e-6, what)
    }
  }

  private static let axis: [(String, String, Double)] = [
    (turn(180, 0, 1, 0), "y", 180.0), (turn(180, 1, 0, 0), "x", 180),
    (turn(-150, 0, 1, 0), "y", -150),
    (turn(170, 0, 0, 1), "z", 170), (turn(90, 0, -1, 0), "y", -90),
  ]

  @Test(arguments: axis)
  func `a motion about one axis has the angle about that`(
    entries: String, axis: String, end: Double
  ) throws {
    let lines = entries.split(separator: "\n").map { String($0) }
    let found = try columns(lines)
    #expect(found.keys.sorted() == ["card.transform.rotation.\(axis) (deg)"])
    try expect(found.values.first, goesTo: end, "\(entries)")
  }

  @Test(arguments: ["every: 0.1s", "every: 0.5s", "card.transform every: 0.5s", "every: 1s"])
  func `full turns are counted, however far apart the moments are`(how: String) throws {
    let entries = [
      "view card frame: (0, 0, 100, 60)",
      "animation turn transform.rotation.z from: 0 to: 720deg 2s linear", "attach turn to: card",
    ]
    let found = try Exported.columns(
      "export csv a.csv \(how) from: 0s to: 1.9s", after: entries)
    let times = try #require(found["time (s)"])
    let angles = try #require(found["card.transform.rotation.z (deg)"])
    #expect(times.count > 1)
    for (time, angle) in zip(times, angles) {
      let (time, angle): (Double, Double) = (try #require(time), try #require(angle))
      #expect(abs(angle - 360 * time) < 1e-6)
    }
  }

  @Test func `an axis that is none of the coordinates' is told`() throws {
    let head = try Exported.export(
      "export csv a.csv", after: Self.turn(120, 1, 1, 0).split(separator: "\n").map { String($0) })
    let line = head.text.prefix { $0 != "\r\n" }
    #expect(
      line == "time (s),frame (1/60 s),\"card.transform.rotation about (1, 1, 0) (deg)\"", "\(line)"
    )
  }

  @Test func `where it turns about several the angles go on all the same`() throws {
    let entries = [
      "view card frame: (0, 0, 100, 60)",
      "card.transform = rotate(30deg, 1, 0, 0)",
      "animate 1s linear { card.transform = rotate(170deg, 0.2, 1, 0.4) }",
    ]
    let found = try columns(entries)
    #expect(found.count == 3)
    for (name, angles) in found {
      for pair in zip(angles, angles.dropFirst()) {
        #expect(abs(pair.1 - pair.0) < 30, "\(name)")
      }
    }
  }

  @Test func `the model counts as many turns as what comes to it`() throws {
    for (degrees, end) in [(180.0, 180.0), (-180, -180), (450, 90)] {
      let entries = Self.turn(degrees, 0, 1, 0).split(separator: "\n").map { String($0) }
      let data = try Exported.data(
        ofPage: Exported.export("export html a.html", after: entries).text)
      let curves = try #require(data["curves"] as? [[String: Any]])
      #expect(curves.map { $0["name"] as? String } == ["card.transform.rotation.y"])
      let changes = (curves[0]["shown"] as? [String: Any])?["changes"] as? [Double]
      let last = try #require(changes).reduce(0, +) / 1000
      #expect(abs(abs(last) - abs(end)) < 0.01)
      #expect((curves[0]["model"] as? Double) == last)
    }
  }

  @Test func `half a turn away an angle stays as it is`() {
    #expect(TurnCourse.near(.pi, to: 0) == .pi && TurnCourse.near(-.pi, to: 0) == -.pi)
    #expect(TurnCourse.near(10, to: 725, turn: 360) == 730)
    #expect(TurnCourse.near(-170, to: 170, turn: 360) == 190)
  }

  @Test func `of two branches each begins with its own turns`() throws {
    let session = Session.entered([
      "view card frame: (0, 0, 100, 60)", "mark fork",
      "animation turn transform.rotation.z from: 0 to: 720deg 2s linear", "attach turn to: card",
      "step 0.9s", "mark fast",
    ])
    let edited = session.enter(
      "edit 3 { animation turn transform.rotation.z from: 0 to: 700deg 2s linear }")
    #expect(!edited.failed, "\(edited.text)")
    // At the end both are back; with the first one's turns the second would be two turns ahead.
    let difference = session.enter("compare fast branch2")
    #expect(difference.text.contains("maximum difference 19.99"), "\(difference.text)")
  }
}
