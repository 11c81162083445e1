import Testing
import UIKit

/// What was called, in order.
private final class CallLog {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class LoggedController: UIViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() { log.note("\(name) loaded") }
  override func viewWillAppear(_ animated: Bool) { log.note("\(name) will appear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) {
    log.note("\(name) is appearing \(animated) \(view.window != nil)")
  }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) appeared \(animated)") }
  override func viewWillDisappear(_ animated: Bool) {
    log.note("\(name) will disappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) disappeared \(animated)") }
  override func viewWillLayoutSubviews() { log.note("\(name) will lay out") }
  override func viewDidLayoutSubviews() { log.note("\(name) laid out") }
  override func willMove(toParent parent: UIViewController?) {
    log.note("\(name) will move to \(parent == nil ? "no parent" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.note("\(name) moved to \(parent == nil ? "no parent" : "parent")")
  }
}

@MainActor @Suite struct `the order in which controllers are told` {
  private let stage = Stage()
  private let log = CallLog()

  private func show(_ controller: UIViewController) {
    stage.run { stage.window.rootViewController = controller }
    _ = log.take()
  }

  @Test func `that a window shows them, and others after them`() {
    let (first, second) = (LoggedController("first", log), LoggedController("second", log))
    stage.run { stage.window.rootViewController = first }
    #expect(
      log.take() == [
        "first loaded", "first will appear false", "first is appearing false true",
        "first appeared false", "first will lay out", "first laid out",
      ])
    stage.run { stage.window.rootViewController = second }
    #expect(
      log.take() == [
        "first will disappear false", "first disappeared false", "second loaded",
        "second will appear false", "second is appearing false true", "second appeared false",
        "second will lay out", "second laid out",
      ])
  }

  @Test func `that they have a parent whose view is seen`() {
    let (parent, child) = (LoggedController("parent", log), LoggedController("child", log))
    show(parent)
    stage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(
      log.take() == [
        "child will move to parent", "child loaded", "child will appear false",
        "child is appearing false true", "child appeared false", "child moved to parent",
        "parent will lay out", "parent laid out", "child will lay out", "child laid out",
      ])
    stage.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      log.take() == [
        "child will move to no parent", "child will disappear false", "child disappeared false",
        "child moved to no parent", "parent will lay out", "parent laid out",
      ])
  }

  @Test func `that one is presented in place of another, and dismissed`() {
    let (base, other) = (LoggedController("base", log), LoggedController("other", log))
    show(base)
    other.modalPresentationStyle = .fullScreen
    stage.run { base.present(other, animated: true) { [log] in log.note("presented") } }
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "base will disappear true", "other will appear true", "other is appearing true true",
        "other appeared true", "base disappeared true", "presented",
      ])
    #expect(base.presentedViewController === other && other.presentingViewController === base)
    #expect(base.view.window == nil && other.view.window === stage.window)
    stage.run { other.dismiss(animated: true) { [log] in log.note("dismissed") } }
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "other will disappear true", "base will appear true", "base is appearing true true",
        "base appeared true", "other disappeared true", "dismissed",
      ])
    #expect(base.presentedViewController == nil && other.view.window == nil)
    #expect(base.view.superview === stage.window && stage.window.subviews.count == 1)
  }

  @Test func `that one comes over another`() {
    let (base, other) = (LoggedController("base", log), LoggedController("other", log))
    show(base)
    stage.run { base.present(other, animated: false) }
    #expect(
      appearances() == [
        "other will appear false", "other is appearing false true", "other appeared false",
      ])
    stage.run { base.dismiss(animated: false) }
    #expect(appearances() == ["other will disappear false", "other disappeared false"])
  }

  @Test func `that they are pushed and popped`() {
    let (first, second) = (LoggedController("first", log), LoggedController("second", log))
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    stage.run { navigation.pushViewController(second, animated: true) }
    #expect(second.isMovingToParent && navigation.topViewController === second)
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "second will move to parent", "first will disappear true", "second will appear true",
        "second is appearing true true", "first disappeared true", "second appeared true",
        "second moved to parent",
      ])
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 1)
    #expect(
      appearances() == [
        "second will move to no parent", "second will disappear true", "first will appear true",
        "first is appearing true true", "second disappeared true", "first appeared true",
        "second moved to no parent",
      ])
    #expect(navigation.viewControllers.count == 1 && second.view.window == nil)
  }

  // Without loading and layout.
  private func appearances() -> [String] {
    log.take().filter { !$0.hasSuffix("loaded") && !$0.contains("la") || $0.contains("appear") }
  }
}
