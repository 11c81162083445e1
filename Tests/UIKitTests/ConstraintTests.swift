import Testing
import UIKit

@MainActor @Suite struct `constraints` {
  private let stage = Stage()
  private let board: UIView
  private let card: UIView

  init() {
    (board, card) = stage.run {
      let board = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 600))
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      board.addSubview(card)
      return (board, card)
    }
    stage.run { stage.window.addSubview(board) }
  }

  private func make(in superview: UIView) -> UIView {
    stage.run {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      return view
    }
  }

  private var shown: CGRect? { card.layer.presentation()?.frame }

  @Test func `move what is laid out in an animation block`() {
    let height = card.heightAnchor.constraint(equalToConstant: 100)
    stage.run {
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 20),
        card.trailingAnchor.constraint(equalTo: board.trailingAnchor, constant: -20),
        card.bottomAnchor.constraint(equalTo: board.bottomAnchor), height,
      ])
    }
    #expect(card.frame == CGRect(x: 20, y: 500, width: 260, height: 100))
    stage.run {
      height.constant = 500
      UIView.animate(withDuration: 0.4) { board.layoutIfNeeded() }
    }
    #expect(card.frame == CGRect(x: 20, y: 100, width: 260, height: 500))
    for (t, progress) in [(0.1, 0.1291619), (0.2, 0.5)] {
      stage.advance(by: t - stage.now)
      expect(shown?.minY, near: 500 - 400 * progress, within: 1e-4)
      expect(shown?.maxY, near: 600, within: 1e-4)
    }
    // Turned around on its way: both animations add up.
    stage.run {
      height.constant = 100
      UIView.animate(withDuration: 0.4) { board.layoutIfNeeded() }
    }
    stage.advance(by: 0.1)
    expect(shown?.height, near: 100 - 400 * (1 - 0.8708381) + 400 * (1 - 0.1291619), within: 1e-4)
    stage.advance(by: 0.3)
    #expect(shown == CGRect(x: 20, y: 500, width: 260, height: 100))
  }

  @Test func `do not move what is laid out when the turn ends`() {
    let top = card.topAnchor.constraint(equalTo: board.topAnchor)
    stage.run {
      top.isActive = true
      card.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    stage.run {
      UIView.animate(withDuration: 0.4) { top.constant = 100 }
    }
    #expect(shown?.minY == 100)
  }

  @Test func `share out a width, whatever the order they are added in`() {
    let views = [card] + (0..<3).map { _ in make(in: board) }
    var constraints: [NSLayoutConstraint] = []
    for (left, right) in zip(views, views.dropFirst()) {
      constraints.append(right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10))
      constraints.append(right.widthAnchor.constraint(equalTo: left.widthAnchor))
    }
    constraints.append(views[3].rightAnchor.constraint(equalTo: board.rightAnchor))
    constraints.append(card.leftAnchor.constraint(equalTo: board.leftAnchor))
    for order in [constraints, constraints.reversed()] {
      stage.run { NSLayoutConstraint.activate(order) }
      for (index, view) in views.enumerated() {
        expect(view.frame.minX, near: CGFloat(index) * 77.5)
        expect(view.frame.width, near: 67.5)
      }
      stage.run { NSLayoutConstraint.deactivate(order) }
    }
  }

  @Test func `measure in the view that contains both sides`() {
    stage.run {
      NSLayoutConstraint(
        item: card, attribute: .centerX, relatedBy: .equal, toItem: board, attribute: .right,
        multiplier: 0.25, constant: 5
      ).isActive = true
      card.centerYAnchor.constraint(equalTo: board.centerYAnchor).isActive = true
      card.heightAnchor.constraint(equalTo: board.heightAnchor, multiplier: 0.5, constant: 20)
        .isActive = true
      card.widthAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.125).isActive = true
    }
    #expect(
      card.center == CGPoint(x: 80, y: 300)
        && card.bounds.size.equalTo(.init(width: 40, height: 320)))
    let inner = make(in: card)
    stage.run {
      inner.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 70).isActive = true
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 1).isActive = true
      board.bounds.size.height = 400
    }
    #expect(inner.frame.origin == CGPoint(x: 3.75, y: 1) && card.frame.height == 220)
    #expect(board.constraints.count == 4 && card.constraints.count == 2)
    stage.run { card.transform = CGAffineTransform(scaleX: 2, y: 2) }
    #expect(inner.frame.origin == CGPoint(x: 3.75, y: 1) && card.bounds.height == 220)
  }

  @Test func `give a view the size of what is in it`() {
    let inner = make(in: card)
    let width = inner.widthAnchor.constraint(equalToConstant: 50)
    stage.run {
      inner.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
      inner.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8).isActive = true
      card.rightAnchor.constraint(equalTo: board.rightAnchor).isActive = true
      width.isActive = true
    }
    #expect(card.frame.minX == 234 && card.frame.width == 66 && inner.frame.minX == 8)
    stage.run {
      width.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { board.layoutIfNeeded() }
    }
    stage.advance(by: 0.5)
    #expect(shown?.width == 91 && shown?.maxX == 300)
  }

  @Test func `of a lower priority give way, and then hold`() {
    let required = card.widthAnchor.constraint(equalToConstant: 50)
    let wish = card.widthAnchor.constraint(equalToConstant: 80)
    wish.priority = .defaultHigh
    stage.run { NSLayoutConstraint.activate([wish, required]) }
    #expect(card.bounds.width == 50)
    stage.run { required.isActive = false }
    #expect(card.bounds.width == 80 && !required.isActive && stage.programmerErrors.isEmpty)
  }

  @Test func `that contradict others are left out, and told once`() {
    stage.run {
      card.widthAnchor.constraint(equalToConstant: 50).isActive = true
      card.widthAnchor.constraint(equalToConstant: 80).isActive = true
    }
    stage.run { board.frame.size.width = 200 }
    #expect(card.bounds.width == 50)
    #expect(
      stage.programmerErrors == [
        "the constraint UIView.width == 80.0 is left out: it contradicts others"
      ])
  }

  @Test func `between other things than views and guides are told`() {
    stage.run {
      NSLayoutConstraint(
        item: card, attribute: .width, relatedBy: .equal, toItem: "board", attribute: .width,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    #expect(
      stage.programmerErrors == [
        "a constraint is between views: UIView.width == 1.0 * nil.width + 0.0"
      ])
  }

  @Test func `end where a view leaves, and begin where it comes`() {
    card.translatesAutoresizingMaskIntoConstraints = true
    let guest = stage.run { UIView() }
    guest.translatesAutoresizingMaskIntoConstraints = false
    let side = guest.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5)
    let width = guest.widthAnchor.constraint(equalToConstant: 30)
    stage.run { NSLayoutConstraint.activate([side, width]) }
    #expect(!side.isActive && width.isActive)
    #expect(
      stage.programmerErrors == [
        "no view contains both sides of the constraint UIView.left == 1.0 * UIView.left + 5.0"
      ])
    stage.run {
      board.addSubview(guest)
      side.isActive = true
    }
    #expect(guest.frame.width == 30 && guest.frame.minX == 5)
    stage.run { guest.removeFromSuperview() }
    #expect(!side.isActive && width.isActive && board.constraints.isEmpty)
    stage.run { stage.window.addSubview(guest) }
    #expect(guest.frame.width == 30)
  }

  @Test func `leave alone what they say nothing of`() {
    stage.run {
      card.bounds.size = CGSize(width: 40, height: 30)
      card.centerXAnchor.constraint(equalTo: board.centerXAnchor).isActive = true
    }
    stage.run { card.center.y = 77 }
    #expect(
      card.center == CGPoint(x: 150, y: 77)
        && card.bounds.size.equalTo(.init(width: 40, height: 30)))
  }

  @Test func `give a view the size it has by nature`() {
    let sign = stage.run { Sign() }
    stage.run {
      board.addSubview(sign)
      sign.translatesAutoresizingMaskIntoConstraints = false
      sign.rightAnchor.constraint(equalTo: board.rightAnchor).isActive = true
      sign.heightAnchor.constraint(equalToConstant: 9).isActive = true
    }
    #expect(sign.frame == CGRect(x: 270, y: 0, width: 30, height: 9))
  }
}

private final class Sign: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
}
