// Example: begin
import HeadlessUIKit
import StagePictures
import StagePicturesTesting
import Testing

@Test(.stagePicture) func `the box arrives`() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }
  let recording = stage.record()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  box.layer.name = "box"
  stage.window.addSubview(box)
  UIView.animate(withDuration: 1) { box.center.x += 200 }
  stage.advance(by: 0.5)
  #expect(stage.picture.contains("box"), "\(recording.plot)")
  Attachment.record(recording.html, named: "slide.html")
}
// Example: end
