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

  private static let alignments: [(UIStackView.Alignment, CGFloat, CGFloat)] = [
    (UIStackView.Alignment.top, 0.0, 0.0), (.center, 30, 130), (.bottom, 60, 260),
  ]

  @Test(arguments: alignments)
  func `puts views at a side or in the middle`(
    alignment: UIStackView.Alignment, y: CGFloat, x: CGFloat
  ) {
    let heights = stage.run { views.map { $0.heightAnchor.constraint(equalToConstant: 40) } }
    stage.run {
      stack.alignment = alignment
      NSLayoutConstraint.activate(heights)
    }
    #expect(rows(views) == [[0, y, 90, 40], [105, y, 90, 40], [210, y, 90, 40]])
    stage.run {
      NSLayoutConstraint.deactivate(heights)
      (stack.axis, stack.spacing) = (.vertical, 5)
      for view in views { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    }
    #expect(rows(views) == [[x, 0, 40, 30], [x, 35, 40, 30], [x, 70, 40, 30]])
    #expect(stage.programmerErrors.isEmpty)
  }

  @Test func `gives views the length they came with, whatever was hidden before`() {
    let (first, last) = stage.run {
      (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10)), UIView())
    }
    let stack = stage.run { UIStackView(arrangedSubviews: [first, last]) }
    stage.run {
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      stage.window.addSubview(stack)
    }
    let shown = [[0, 0, 50, 100], [50, 0, 250, 100]] as [[CGFloat]]
    #expect(rows([first, last]) == shown)
    for view in [first, last] {
      stage.run { view.isHidden = true }
      #expect(rows([view === first ? last : first]) == [[0, 0, 300, 100]])
      stage.run { view.isHidden = false }
      #expect(rows([first, last]) == shown)
    }
    // What came with no length gives way, wherever it is.
    stage.run { stack.insertArrangedSubview(last, at: 0) }
    #expect(rows([last, first]) == [[0, 0, 250, 100], [250, 0, 50, 100]])
    #expect(first.constraints.isEmpty && stage.programmerErrors.isEmpty)
  }

  // A row of two in a column, above a third view.
  @Test func `is as large as the stack view in it, and as plain views`() {
    let views = stage.run {
      [(20, 10), (20, 10), (30, 40)].map {
        UIView(frame: CGRect(x: 0, y: 0, width: $0.0, height: $0.1))
      }
    }
    let column = stage.run {
      let row = UIStackView(arrangedSubviews: Array(views[..<2]))
      let column = UIStackView(arrangedSubviews: [row, views[2]])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(column)
      return column
    }
    let shown = [[0, 0, 20, 10], [20, 0, 20, 10], [0, 10, 40, 40]] as [[CGFloat]]
    #expect(rows(views) == shown && column.bounds.size == CGSize(width: 40, height: 50))
    stage.run { views[1].isHidden = true }
    #expect(column.bounds.size == CGSize(width: 20, height: 50))
    stage.run { views[0].isHidden = true }
    #expect(column.bounds.size == CGSize(width: 30, height: 40) && views[2].frame.minY == 0)
    stage.run { (views[0].isHidden, views[1].isHidden) = (false, false) }
    #expect(rows(views) == shown && column.bounds.size == CGSize(width: 40, height: 50))
    #expect(stage.programmerErrors.isEmpty)
  }

  @Test func `is as large as what it places where nothing else is said`() {
    let icons = stage.run {
      [UIActivityIndicatorView(style: .large), UIActivityIndicatorView(style: .large)]
    }
    let row = stage.run {
      icons.forEach { $0.startAnimating() }
      let stack = UIStackView(arrangedSubviews: icons)
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(stack)
      stack.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
      return stack
    }
    #expect(row.frame.width == 82 && row.frame.height == 37 && row.frame.midX == 195)
    stage.run { icons.forEach { $0.isHidden = true } }
    #expect(row.frame.width == 0 && row.frame.midX == 195)
    stage.run { icons.forEach { $0.isHidden = false } }
    #expect(row.frame.width == 82 && row.frame.midX == 195)
  }

  @Test func `shows what was hidden from the start`() {
    let stage = Stage()
    let late = stage.run { UIView() }
    stage.run {
      late.isHidden = true
      let stack = UIStackView(arrangedSubviews: [late])
      stack.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
      stage.window.addSubview(stack)
    }
    stage.run { late.isHidden = false }
    #expect(rows([late]) == [[0, 0, 30, 10]])
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
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { first.isHidden = false }
    }
    #expect(rows(views) == [[0, 0, 90, 100], [105, 0, 90, 100], [210, 0, 90, 100]])
    stage.advance(by: 0.5)
    expect(shown(first)?.width, near: 45)
    expect(shown(last)?.width, near: (90 + 142.5) / 2)
    #expect(stage.programmerErrors.isEmpty)
  }

  @Test func `places what comes, and no longer what leaves`() {
    let view = stage.run { UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7)) }
    stage.run { stack.insertArrangedSubview(view, at: 0) }
    #expect(view.superview === stack && view.frame == CGRect(x: 0, y: 0, width: 63.75, height: 100))
    stage.run {
      stack.insertArrangedSubview(view, at: stack.arrangedSubviews.count)
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
  // In an animation block it is laid out each time.
  @Test func `arranges views once, and again only where something changes`() {
    final class Counted: UIStackView {
      var count = 0
      override func layoutIfNeeded() {
        count += 1
        super.layoutIfNeeded()
      }
    }
    let counts = stage.run {
      var counts: [Int] = []
      UIView.animate(withDuration: 1) {
        let stack = Counted(arrangedSubviews: (0..<9).map { _ in UIView() })
        counts.append(stack.count)
        (stack.axis, stack.distribution) = (stack.axis, stack.distribution)
        (stack.alignment, stack.spacing) = (stack.alignment, stack.spacing)
        let other = UIView()
        stack.addSubview(other)
        other.removeFromSuperview()
        counts.append(stack.count)
        stack.spacing = 5
        counts.append(stack.count)
      }
      return counts
    }
    #expect(counts == [1, 1, 2])
  }
}
