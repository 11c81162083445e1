import Testing
import UIKit

@MainActor @Suite struct `a stack view` {
  private let stage = Stage()
  private let views: [UIView]
  private let stack: UIStackView

  /// Three views in a row of 300 by 100 points, 15 apart.
  init() {
    (views, stack) = stage.run {
      let views = (0..<3).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 10, y: 20, width: 300, height: 100)
      return (views, stack)
    }
    stage.run {
      stage.window.addSubview(stack)
      stack.distribution = .fillEqually
      stack.spacing = 15
    }
  }

  private func rows(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test func `shares out its length in a row and in a column`() {
    #expect(rows(views) == [[0, 0, 90, 100], [105, 0, 90, 100], [210, 0, 90, 100]])
    stage.run {
      stack.axis = .vertical
      stack.spacing = 5
    }
    #expect(rows(views) == [[0, 0, 300, 30], [0, 35, 300, 30], [0, 70, 300, 30]])
    #expect(stage.programmerErrors.isEmpty)
  }

  @Test func `leaves views the length they have, and the last one the rest`() {
    stage.run {
      stack.distribution = .fill
      for (view, width) in zip(views, [50, 30]) {
        view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
      }
    }
    #expect(rows(views) == [[0, 0, 50, 100], [65, 0, 30, 100], [110, 0, 190, 100]])
    #expect(stage.programmerErrors.isEmpty)
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, 0.0), (.center, 30), (.bottom, 60),
  ])
  func `puts views at a side or in the middle`(alignment: UIStackView.Alignment, y: CGFloat) {
    stage.run {
      stack.alignment = alignment
      for view in views { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    }
    #expect(rows(views) == [[0, y, 90, 40], [105, y, 90, 40], [210, y, 90, 40]])
  }

  @Test func `is as large as what it places where nothing else is said`() {
    let size = stage.run {
      let icons = [UIActivityIndicatorView(style: .large), UIActivityIndicatorView(style: .large)]
      icons.forEach { $0.startAnimating() }
      let stack = UIStackView(arrangedSubviews: icons)
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(stack)
      stack.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
      stage.window.layoutIfNeeded()
      return stack.frame
    }
    #expect(size.width == 82 && size.height == 37 && size.midX == 195)
  }

  // Source: Apple: uikit/uistackview, "Dynamically changing the stack view's content".
  @Test func `moves when a view is hidden in an animation block, and back`() {
    let (first, last) = (views[0], views[2])
    func shown(_ view: UIView) -> CGRect? { view.layer.presentation()?.frame }
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { first.isHidden = true }
    }
    #expect(stack.arrangedSubviews.count == 3 && last.frame.width == 142.5)
    stage.advance(by: 0.5)
    expect(shown(last)?.minX, near: (210 + 157.5) / 2)
    expect(shown(last)?.width, near: (90 + 142.5) / 2)
    stage.advance(by: 0.5)
    #expect(rows([views[1], last]) == [[0, 0, 142.5, 100], [157.5, 0, 142.5, 100]])
    stage.run { first.isHidden = false }
    #expect(rows(views) == [[0, 0, 90, 100], [105, 0, 90, 100], [210, 0, 90, 100]])
    #expect(stage.programmerErrors.isEmpty)
  }

  @Test func `places what comes, and no longer what leaves`() {
    let view = stage.run { UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7)) }
    stage.run { stack.insertArrangedSubview(view, at: 0) }
    #expect(view.superview === stack && view.frame == CGRect(x: 0, y: 0, width: 63.75, height: 100))
    stage.run {
      stack.insertArrangedSubview(view, at: 3)
      stack.addArrangedSubview(view)
    }
    #expect(stack.arrangedSubviews == views + [view] && view.frame.minX == 236.25)
    stage.run { views[1].removeFromSuperview() }
    #expect(stack.arrangedSubviews == [views[0], views[2], view])
    #expect(rows([views[2]]) == [[105, 0, 90, 100]])
    stage.run { stack.removeArrangedSubview(views[0]) }
    #expect(views[0].superview === stack && rows([view]) == [[157.5, 0, 142.5, 100]])
    let other = stage.run { UIStackView(arrangedSubviews: [view]) }
    #expect(stack.arrangedSubviews == [views[2]] && view.superview === other)
    #expect(rows([views[2]])[0][2] == 300 && stage.programmerErrors.isEmpty)
  }
}
