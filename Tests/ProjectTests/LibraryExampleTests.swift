// README: begin
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
  #expect(box.center.x == 250 && box.layer.presentation()?.position.x == 150)  // model, shown
}
// README: end

/// The example that README shows; it is this file's text between the two comments above.
enum LibraryExampleTests {
  static func example() throws -> String {
    let lines = try Project.lines(of: "Tests/ProjectTests/LibraryExampleTests.swift")
    return lines.drop { $0 != "// README: begin" }.dropFirst()
      .prefix { $0 != "// README: end" }.joined(separator: "\n")
  }
}
