import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `the function animateViews` {
  /// The two signatures.
  enum Form: CaseIterable, Sendable {
    case curve, options

    func animate(
      _ duration: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
      switch self {
      case .curve:
        animateViews(
          duration: duration, curve: .linear, animations: animations, completion: completion)
      case .options:
        animateViews(
          duration: duration, options: .curveLinear, animations: animations,
          completion: completion)
      }
    }
  }

  /// A view that fades for a second, what its completion was told, and what that one keeps alive.
  private final class Fade {
    private final class Token {}

    private(set) var finished: [Bool] = []
    private weak var token: Token?

    var keepsItsCompletion: Bool { token != nil }

    init(_ form: Form, in room: Room) {
      room.stage.run {
        let made = Token()
        token = made
        form.animate(1, { room.view.alpha = 0 }) { [unowned self, made] in
          finished.append($0)
          _ = made
        }
      }
    }
  }

  private let room = Room()

  @Test(arguments: Form.allCases)
  func `tells true at the end, and keeps its completion until then`(form: Form) {
    let fade = Fade(form, in: room)
    room.stage.advance(by: 0.999)
    #expect(fade.finished.isEmpty && fade.keepsItsCompletion)
    room.stage.advance(by: 0.001)
    #expect(fade.finished == [true] && !fade.keepsItsCompletion)
  }

  @Test(arguments: Form.allCases)
  func `tells false when it is cut short, and keeps nothing after`(form: Form) {
    let fade = Fade(form, in: room)
    room.stage.advance(by: 0.5)
    room.stage.run { form.animate(1, { room.view.alpha = 1 }, nil) }
    #expect(fade.finished == [false] && !fade.keepsItsCompletion)
    room.stage.advance(by: 5)
    #expect(fade.finished == [false])
  }

  @Test(arguments: Form.allCases)
  func `tells false when its view leaves`(form: Form) {
    var finished: [Bool] = []
    room.stage.run { form.animate(1, { room.view.alpha = 0 }) { finished.append($0) } }
    room.stage.run { room.view.removeFromSuperview() }
    #expect(finished == [false])
  }

  @Test(arguments: Form.allCases, Form.allCases)
  func `may be nested, and each tells for itself`(outer: Form, inner: Form) {
    var log: [String] = []
    let other = room.stage.run { UIView() }
    room.stage.window.addSubview(other)
    room.stage.run {
      outer.animate(
        1,
        {
          room.view.alpha = 0
          inner.animate(2, { other.alpha = 0 }) { log.append("inner \($0) \(room.stage.now)") }
          room.view.center.x = 100
        }
      ) { log.append("outer \($0) \(room.stage.now)") }
    }
    room.stage.advance(by: 0.5)
    #expect(room.shown.x == 50)
    room.stage.run { outer.animate(1, { room.view.alpha = 1 }, nil) }
    room.stage.advance(by: 5)
    #expect(log == ["outer false 1.0", "inner true 2.0"])
  }

  @Test func `plays the options that begin and commit have calls for`() {
    room.stage.run {
      animateViews(
        duration: 1, options: [.curveLinear, .autoreverse, .repeat],
        animations: { room.view.center.x = 100 })
    }
    #expect(room.samples(every: 0.5, to: 2.5).map(\.x) == [0, 50, 100, 50, 0, 50])
  }

  @Test func `begins from what is shown when it is told to`() {
    room.stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { room.view.alpha = 0 }
    }
    room.stage.advance(by: 0.5)
    room.stage.run {
      animateViews(
        duration: 1, options: [.beginFromCurrentState, .curveLinear],
        animations: { room.view.alpha = 1 })
    }
    #expect(room.view.layer.presentation()?.exactOpacity == 0.5)
  }

  @Test func `runs its block before it returns, and tells when nothing was changed`() {
    var log: [String] = []
    room.stage.run {
      animateViews(
        duration: 1, animations: { log.append("block") }, completion: { log.append("\($0)") })
      log.append("after")
    }
    #expect(log == ["block", "after", "true"])
  }
}
