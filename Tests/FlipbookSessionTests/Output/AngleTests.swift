import FlipbookCommands
import FlipbookPictures
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct AngleTests {
  private static let turning = [
    "view box frame: (0, 0, 60, 60)",
    "animation turn transform.rotation.z from: 0 to: 90deg 1s linear",
    "attach turn to: box key: \"turn\"", "step 0.5s",
  ]

  private static let entries: [(String, String)] = [
    ("shown(box.transform.rotation)", "45.000deg"), ("90deg", "90.000deg"),
    ("table", "0.000deg  90.000deg  0.000deg  45.000deg"),
    ("why box.layer.transform.rotation.z", "45.000deg"),
    ("sample box.layer.transform.rotation.z every: 0.25s for: 0.25s", "67.500deg"),
    ("velocity(box.layer.transform.rotation.z)", "90.000deg"),
    ("highest(velocity(box.layer.transform.rotation.z))", "90.000deg"),
    ("plot box.layer.transform.rotation.z from: 0s to: 1s", "box.layer.transform.rotation.z (deg)"),
    ("plot box.layer.transform.rotation.z from: 0s to: 1s", "\n 75 ┤"),
    ("extremes box.layer.transform.rotation.z from: 0s", "deg"),
    ("abs(shown(box.transform.rotation) - 90deg)", "45.000deg"),
    ("max(shown(box.transform.rotation), 0.5) * 2", "90.000deg"),
    ("clamp(shown(box.transform.rotation), 0, 10deg)", "10.000deg"),
    ("highest(min(box.transform.rotation, 80deg))", "80.000deg"),
  ]

  @Test(arguments: entries)
  func `angles are shown in degrees`(entry: String, part: String) {
    let text = Answers.text(entry, after: Self.turning)
    #expect(text.contains(part), "\(text)")
    #expect(!text.contains("0.785"), "\(text)")
  }

  @Test func `what is shown can be typed again`() throws {
    let session = Session.entered(["view box", "box.transform = rotate(0.7)"])
    let shown = session.enter("box.transform.rotation").text
    #expect(shown == "40.107deg")
    #expect(!session.enter("expect box.transform.rotation == \(shown)").failed)
  }

  @Test func `a bare angle that is typed is in radians`() {
    #expect(
      Answers.text("box.transform.rotation", after: ["view box", "box.transform.rotation = 0.5"])
        == "28.648deg")
  }

  @Test func `programs get degrees and a word for them`() throws {
    let csv = try Exported.export(
      "export csv a.csv from: 0s to: 1s every: 0.5s", after: Self.turning
    )
    .text
    #expect(csv.contains("box.transform.rotation.z (deg)") && csv.contains(",45\r\n"), "\(csv)")
    let data = try Exported.data(
      ofPage: Exported.export("export html a.html", after: Self.turning).text)
    let curve = try #require((data["curves"] as? [[String: Any]])?.first)
    #expect(curve["unit"] as? String == "deg")
  }
}
