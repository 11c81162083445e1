import HeadlessUIKit
import StagePicturesTesting
import Testing

@Suite struct `The trait that shows a stage` {
  private static func picture(in issue: Issue) -> String? {
    issue.comments.map(\.rawValue).first { $0.hasPrefix("the stage at that moment:\n") }
  }

  @Test(
    .filterIssues { issue in
      guard let picture = `The trait that shows a stage`.picture(in: issue) else { return true }
      return !(picture.contains("card") && picture.contains("0.5s   x "))
    }, .stagePicture)
  func `puts its picture into the message`() {
    let stage = Stage()
    stage.makeCurrent()
    defer { stage.resignCurrent() }
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    card.layer.name = "card"
    stage.window.addSubview(card)
    stage.advance(by: 0.5)
    Issue.record("on purpose")
  }

  @Test(
    .filterIssues { issue in issue.comments.map(\.rawValue) != ["on purpose"] }, .stagePicture)
  func `adds nothing where no stage is current`() {
    Issue.record("on purpose")
  }
}
