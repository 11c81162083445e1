import HeadlessUIKit
import StagePictures
import Testing

@Suite struct `A recorded stage` {
  // Something of everything: blocks, a callback that begins another, a spring, an animator that is
  // turned round.
  private static func play(_ stage: Stage) -> UIView {
    let box = stage.run {
      let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
      box.layer.name = "box"
      box.backgroundColor = .red
      stage.window.addSubview(box)
      let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      dot.backgroundColor = .white
      box.addSubview(dot)
      UIView.animate(withDuration: 0.5) {
        box.center.x += 150
      } completion: { _ in
        UIView.animate(
          withDuration: 0.7, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
        ) { dot.alpha = 0.25 }
      }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
        box.transform = CGAffineTransform(rotationAngle: 2)
      }
      animator.startAnimation()
      stage.after(0.6) { animator.isReversed = true }
      return box
    }
    stage.advance(by: 0.25)
    stage.advance(by: 1)
    return box
  }

  @Test func `goes its way as it would without`() {
    let (plain, recorded) = (Stage(), Stage())
    let recording = recorded.record()
    let boxes = [Self.play(plain), Self.play(recorded)]
    _ = (recording.plot, recording.html, recording.svg, recorded.picture, recorded.svg)
    #expect(plain.events == recorded.events && plain.now == recorded.now)
    for path in ["position", "transform", "opacity"] {
      let shown = boxes.map { "\($0.layer.presentation()?.value(forKeyPath: path) ?? "")" }
      #expect(shown[0] == shown[1])
    }
    plain.advance(by: 0.3)
    recorded.advance(by: 0.3)
    #expect(plain.events == recorded.events)
  }

  @Test func `says the same every time`() {
    let texts = (0..<2).map { _ in
      let stage = Stage()
      let recording = stage.record()
      _ = Self.play(stage)
      return [
        recording.plot, recording.html, recording.svg, recording.filmstrip, stage.picture,
        stage.svg,
        stage.html,
      ]
    }
    #expect(texts[0] == texts[1])
    #expect(Set(texts[0]).count == texts[0].count)
  }

  @Test func `plots what moved, by the names of layers`() {
    let stage = Stage()
    let recording = stage.record()
    _ = Self.play(stage)
    let plot = recording.plot
    for name in ["box.center.x", "box.transform.rotation", ".alpha"] {
      #expect(plot.contains(name), "\(plot)")
    }
    #expect(!plot.contains("width"))
    #expect(plot.split(separator: "\n").allSatisfy { $0.count <= 76 })
    #expect((plot + stage.picture).utf8.allSatisfy { $0 < 0x80 }, "pieces of it are texts")
  }

  @Test func `draws what is shown, and says when`() {
    let stage = Stage()
    #expect(stage.picture == "0s   nothing is shown")
    _ = Self.play(stage)
    let picture = stage.picture
    #expect(picture.contains("box") && picture.contains("\n1.25s   x "), "\(picture)")
    #expect(stage.svg.contains("<svg") && stage.svg.contains("<title>box</title>"))
    #expect(stage.html.contains("\"box\""))
  }

  @Test func `sees nothing after it was stopped, and nothing before it began`() {
    let stage = Stage()
    let early = stage.record()
    early.stop()
    _ = Self.play(stage)
    #expect(early.plot == "nothing moved")
    let late = stage.record()
    #expect(late.plot == "nothing moved")
    stage.advance(by: 0.2)
    #expect(!late.plot.contains("box.center.x") && late.plot.contains(".alpha"), "\(late.plot)")
  }

  @Test func `outlives its stage`() {
    let recording: StageRecording
    do {
      let stage = Stage()
      recording = stage.record()
      _ = Self.play(stage)
    }
    #expect(recording.plot.contains("box.center.x"))
  }
}
