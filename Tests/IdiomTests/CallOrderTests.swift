import HeadlessUIKit
import Testing

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

private final class LoggedView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.note("\(name) will move to \(newSuperview == nil ? "no superview" : "superview")")
  }

  override func didMoveToSuperview() {
    log.note("\(name) moved to \(superview == nil ? "no superview" : "superview")")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.note("\(name) will move to \(newWindow == nil ? "no window" : "window")")
  }

  override func didMoveToWindow() {
    log.note("\(name) moved to \(window == nil ? "no window" : "window")")
  }

  override func didAddSubview(_ subview: UIView) { log.note("\(name) added") }
  override func willRemoveSubview(_ subview: UIView) { log.note("\(name) will remove") }
  override func updateConstraints() { log.note("\(name) updates constraints") }
  override func layoutSubviews() { log.note("\(name) lays out") }
}

@MainActor @Suite struct `the order in which views are told` {
  private let stage = Stage()
  private let log = CallLog()

  private func view(_ name: String) -> LoggedView {
    let view = stage.run { LoggedView(name, log) }
    _ = log.take()
    return view
  }

  @Test func `that they are put into each other`() {
    let (outer, inner) = (view("outer"), view("inner"))
    stage.run { outer.addSubview(inner) }
    #expect(
      log.take() == [
        "inner will move to superview", "inner moved to superview", "outer added", "outer lays out",
        "inner lays out",
      ])
    stage.run { stage.window.addSubview(outer) }
    #expect(
      log.take() == [
        "outer will move to window", "inner will move to window", "outer will move to superview",
        "outer moved to window", "inner moved to window", "outer moved to superview",
        "outer lays out",
      ])
  }

  @Test func `that they are moved to others`() {
    let (first, second, inner) = (view("first"), view("second"), view("inner"))
    stage.run {
      stage.window.addSubview(first)
      stage.window.addSubview(second)
      first.addSubview(inner)
    }
    _ = log.take()
    second.addSubview(inner)
    #expect(
      log.take() == [
        "first will remove", "inner will move to superview", "inner moved to superview",
        "second added",
      ])
    second.bringSubviewToFront(inner)
    #expect(log.take().isEmpty)
  }

  @Test func `that they are removed`() {
    let (outer, middle, inner) = (view("outer"), view("middle"), view("inner"))
    stage.run {
      stage.window.addSubview(outer)
      outer.addSubview(middle)
      middle.addSubview(inner)
    }
    _ = log.take()
    stage.run { middle.removeFromSuperview() }
    #expect(
      log.take() == [
        "outer will remove", "middle will move to no superview", "middle will move to no window",
        "inner will move to no window", "middle moved to no window", "inner moved to no window",
        "middle moved to no superview", "outer lays out",
      ])
  }

  @Test func `that they are laid out`() {
    let (outer, inner) = (view("outer"), view("inner"))
    stage.run {
      stage.window.addSubview(outer)
      outer.addSubview(inner)
    }
    _ = log.take()
    stage.run {
      inner.setNeedsUpdateConstraints()
      outer.setNeedsLayout()
    }
    #expect(log.take() == ["outer lays out", "inner updates constraints", "inner lays out"])
  }
}
