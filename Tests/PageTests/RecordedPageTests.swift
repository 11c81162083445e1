import Foundation
import HeadlessUIKit
import StagePictures
import Testing

@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct `A recorded stage in a browser` {
  @Test func `plays what the stage showed`() throws {
    let stage = Stage()
    stage.advance(by: 0.51)
    let recording = stage.record()
    let box = stage.run { UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60)) }
    box.layer.name = "box"
    box.backgroundColor = .red
    stage.window.addSubview(box)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 200 }
    }
    stage.advance(by: 1.2)
    let browser = try Browser(showing: recording.html)
    // The time of the page begins with the recording, and its frames with it.
    for (time, x) in [(0.0, 0.0), (0.5, 100), (0.75, 150), (1.2, 200)] {
      let moved = try browser.number(
        """
        (() => {
          const s = document.getElementById('scrubber');
          s.value = \(time);
          s.dispatchEvent(new Event('input'));
          return parseFloat(getComputedStyle(document.querySelectorAll('.node')[1]).left) - 20;
        })()
        """)
      #expect(abs(moved - x) < 0.5, "at \(time)")
    }
    #expect(
      try browser.text("document.querySelector('.curve').textContent").contains("box.center.x"))
    #expect(browser.complaints.isEmpty)
  }
}
