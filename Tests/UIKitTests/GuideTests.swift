import Testing
import UIKit

@MainActor @Suite struct `guides of a view` {
  private let stage = Stage()
  private let screen: Screen

  init() {
    let stage = stage
    screen = stage.run { Screen() }
    let screen = screen
    stage.run { stage.window.rootViewController = screen }
    stage.run {
      screen.view.addSubview(screen.card)
      screen.card.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  @Test func `follow what covers a controller's view, in an animation block too`() {
    let (view, card): (UIView, UIView) = (screen.view, screen.card)
    stage.run {
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        card.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
        card.widthAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.widthAnchor, multiplier: 0.5),
      ])
    }
    #expect(card.frame == CGRect(x: 97.5, y: 0, width: 195, height: 844))
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 40, right: 90)
        view.layoutIfNeeded()
      }
    }
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 300, height: 804))
    #expect(card.frame == CGRect(x: 75, y: 40, width: 150, height: 804))
    stage.advance(by: 0.25)
    expect(card.layer.presentation()?.frame.minY, near: 10)
    // The card's view does not reach there, so only one is told.
    #expect(screen.told == ["view", "controller"] && card.safeAreaInsets == .zero)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
  }

  @Test func `lie within its margins, to which what covers it is added`() {
    let (view, card): (UIView, UIView) = (screen.view, screen.card)
    stage.run {
      card.frame = CGRect(x: 0, y: 10, width: 0, height: 0)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        NSLayoutConstraint(
          item: card, attribute: .trailing, relatedBy: .equal, toItem: view,
          attribute: .trailingMargin, multiplier: 1, constant: -4),
        card.heightAnchor.constraint(equalTo: view.readableContentGuide.heightAnchor),
      ])
    }
    #expect(card.frame == CGRect(x: 16, y: 10, width: 354, height: 844))
    stage.run {
      view.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 6, right: 30)
      screen.additionalSafeAreaInsets.left = 100
    }
    #expect(card.frame == CGRect(x: 120, y: 10, width: 236, height: 833))
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 120, bottom: 6, right: 30))
    #expect(card.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `keep to the margins around it, and out of the safe area, where it says so`() {
    let (view, card, inner): (UIView, UIView, UIView) = (
      screen.view, screen.card, stage.run { UIView() }
    )
    stage.run {
      screen.additionalSafeAreaInsets = UIEdgeInsets(top: 40)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 20, bottom: 6, trailing: 30)
      card.translatesAutoresizingMaskIntoConstraints = true
      card.frame = CGRect(x: 4, y: 25, width: 380, height: 819)
      card.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      ])
    }
    #expect(view.layoutMargins == UIEdgeInsets(top: 45, left: 20, bottom: 6, right: 30))
    #expect(card.layoutMargins == UIEdgeInsets(top: 23, left: 8, bottom: 8, right: 8))
    #expect(inner.frame == CGRect(x: 8, y: 23, width: 364, height: 788))
    // By as little as keeps to both: 20 points from the left end of the screen are 16 of the card.
    stage.run { card.preservesSuperviewLayoutMargins = true }
    #expect(card.layoutMargins == UIEdgeInsets(top: 23, left: 16, bottom: 8, right: 24))
    #expect(inner.frame == CGRect(x: 16, y: 23, width: 340, height: 788))
    stage.run { view.directionalLayoutMargins.leading = 54 }
    #expect(card.directionalLayoutMargins.leading == 50 && inner.frame.minX == 50)
    stage.run {
      card.preservesSuperviewLayoutMargins = false
      card.insetsLayoutMarginsFromSafeArea = false
    }
    #expect(card.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 364, height: 803))
    #expect(NSDirectionalEdgeInsets() == .zero && card.safeAreaInsets.top == 15)
    // Where constraints place it, its margins are as it comes to lie.
    stage.run {
      card.preservesSuperviewLayoutMargins = true
      card.insetsLayoutMarginsFromSafeArea = true
      card.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 14),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        card.topAnchor.constraint(equalTo: view.topAnchor),
        card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    #expect(card.frame == CGRect(x: 14, y: 0, width: 376, height: 844))
    // The 45 that were read and set again had the 40 of the safe area in them, which are added.
    #expect(view.layoutMargins == UIEdgeInsets(top: 85, left: 54, bottom: 6, right: 30))
    #expect(inner.frame == CGRect(x: 40, y: 85, width: 306, height: 751))
  }

  @Test func `cover no more than a view in it reaches under`() {
    stage.run {
      screen.card.translatesAutoresizingMaskIntoConstraints = true
      screen.additionalSafeAreaInsets = UIEdgeInsets(top: 40, bottom: 30)
    }
    for (y, top) in [(0.0, 40.0), (25, 15), (60, 0), (-20, 40)] {
      stage.run { screen.card.frame = CGRect(x: 0, y: y, width: 390, height: 100) }
      #expect(screen.card.safeAreaInsets == UIEdgeInsets(top: top))
    }
    let tabs = stage.run { UITabBarController() }
    stage.run {
      tabs.viewControllers = [screen]
      stage.window.rootViewController = tabs
    }
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 40, bottom: 113))
  }

  @Test func `of a view that constraints place lie where it comes to lie`() {
    let label = stage.run { UILabel() }
    stage.run {
      screen.additionalSafeAreaInsets = UIEdgeInsets(top: 40, bottom: 30)
      screen.card.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        screen.card.topAnchor.constraint(equalTo: screen.view.topAnchor),
        screen.card.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
        label.topAnchor.constraint(equalTo: screen.card.safeAreaLayoutGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: screen.card.layoutMarginsGuide.bottomAnchor),
      ])
      screen.view.layoutIfNeeded()
    }
    #expect(label.frame.minY == 40 && label.frame.maxY == 844 - 30 - 8)
    stage.run {
      screen.card.layoutMargins.bottom = .infinity
      screen.view.layoutIfNeeded()
    }
    #expect(label.frame.maxY == 844)
  }

  @Test func `of old, and of the keyboard, are what is covered`() {
    let (view, card): (UIView, UIView) = (screen.view, screen.card)
    let middle = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    stage.run {
      view.addSubview(middle)
      middle.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: card, attribute: .top, relatedBy: .equal, toItem: screen.topLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: 2),
        card.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        card.rightAnchor.constraint(equalTo: screen.bottomLayoutGuide.rightAnchor),
        card.widthAnchor.constraint(equalTo: screen.topLayoutGuide.heightAnchor, multiplier: 2),
        middle.centerYAnchor.constraint(equalTo: view.keyboardLayoutGuide.centerYAnchor),
      ])
      view.layoutIfNeeded()
    }
    #expect(card.frame == CGRect(x: 390, y: 2, width: 0, height: 842) && middle.center.y == 844)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 40, bottom: 30)
        view.layoutIfNeeded()
      }
    }
    stage.advance(by: 0.5)
    #expect(card.frame == CGRect(x: 310, y: 42, width: 80, height: 772) && middle.center.y == 829)
    #expect(card.layer.presentation()?.frame == CGRect(x: 350, y: 22, width: 40, height: 807))
    #expect(screen.topLayoutGuide.length == 40 && screen.bottomLayoutGuide.length == 30)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 814, width: 390, height: 30))
  }

  @Test func `of old measure the view that its own contents make high`() {
    let (view, card): (UIView, UIView) = (screen.view, screen.card)
    let child = stage.run { Screen() }
    stage.run {
      screen.addChild(child)
      child.additionalSafeAreaInsets = UIEdgeInsets(top: 12, bottom: 20)
      view.addSubview(child.view)
      child.view.addSubview(card)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        card.heightAnchor.constraint(equalToConstant: 60),
        card.topAnchor.constraint(equalTo: child.topLayoutGuide.bottomAnchor),
        card.bottomAnchor.constraint(equalTo: child.bottomLayoutGuide.topAnchor),
      ])
      view.layoutIfNeeded()
    }
    #expect(child.view.frame.minY == 100 && child.view.frame.height == 92)
    #expect(card.frame.minY == 12 && card.frame.height == 60)
  }

  @Test func `are where text stands`() {
    let (title, detail) = stage.run { (UILabel(), UILabel()) }
    stage.run {
      title.font = .systemFont(ofSize: 40)
      detail.font = .systemFont(ofSize: 20)
      for label in [title, detail] {
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(label)
        label.heightAnchor.constraint(equalToConstant: label.font.lineHeight).isActive = true
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        detail.lastBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        screen.card.topAnchor.constraint(equalTo: title.lastBaselineAnchor),
        screen.card.lastBaselineAnchor.constraint(
          equalTo: screen.card.firstBaselineAnchor, constant: 7),
      ])
    }
    expect(detail.frame.minY, near: 100 + 0.9521484375 * 20)
    expect(screen.card.frame.minY, near: 100 + 0.9521484375 * 40)
    expect(screen.card.frame.height, near: 7)
    stage.run { title.font = .systemFont(ofSize: 20) }
    expect(detail.frame.minY, near: 100)
    stage.run { title.font = nil }
    expect(detail.frame.minY, near: 100 - 0.9521484375 * 20)
  }
}

private final class Screen: UIViewController {
  private(set) var told: [String] = []
  let card = UIView()

  private final class Root: UIView {
    override func safeAreaInsetsDidChange() { (next as? Screen)?.told.append("view") }
  }

  override func loadView() { view = Root(frame: UIScreen.main.bounds) }
  override func viewSafeAreaInsetsDidChange() { told.append("controller") }
}
