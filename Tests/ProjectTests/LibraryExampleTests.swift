// Example: begin
import HeadlessUIKit
import Testing

@Test func `the box is half-way after a second`() {
  let stage = Stage()
  let box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  stage.window.addSubview(box)
  let slide = stage.run { UIViewPropertyAnimator(duration: 2, curve: .linear) }
  slide.addAnimations { box.center.x += 200 }
  slide.startAnimation()
  stage.advance(by: 1)
  #expect(box.center.x == 250)  // what was set
  #expect(box.layer.presentation()?.position.x == 150)  // what is seen
}
// Example: end
