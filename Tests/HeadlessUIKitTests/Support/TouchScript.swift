import Foundation
import HeadlessUIKit
import TestSupport

/// Views with gestures, drawn from a seed, and the actions of fingers and of the app.
///
/// Everything has its own moment, so a script gives the same result however time is moved.
struct TouchScript {
  enum Call: CaseIterable {
    case drag, flick, tap, pinch, rotate, samples, cancelled
    case remove, putBack, disable, enable, takeGesture, giveGesture, animate, animateOpen, animator
    case hide, move
  }

  struct Entry {
    let time: Double
    let call: Call
    let view: Int
    let gesture: Int
    let numbers: [Double]
  }

  static let length = 10.0
  let seed: UInt64
  let entries: [Entry]
  let numbers: [Double]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.seed = seed
    numbers = (0..<400).map { _ in Double.random(in: 0..<1, using: &generator) }
    entries = (0..<40).map { _ in
      // Half of the calls are touches.
      let calls = Bool.random(using: &generator) ? Call.allCases.prefix(7) : Call.allCases[...]
      return Entry(
        time: Double.random(in: 0...Self.length, using: &generator),
        call: calls.randomElement(using: &generator) ?? .drag,
        view: Int.random(in: 0..<6, using: &generator),
        gesture: Int.random(in: 0..<12, using: &generator),
        numbers: (0..<6).map { _ in Double.random(in: 0..<1, using: &generator) })
    }
  }
}

/// A script that is being played on a stage of its own.
final class TouchPlay {
  let stage = Stage()
  let script: TouchScript
  /// The messages of the gestures: the gesture, the moment, its state and its numbers.
  private(set) var heard: [String] = []
  /// The states of each gesture, in order.
  private(set) var states: [Int: [UIGestureRecognizer.State]] = [:]
  private(set) var gestures: [UIGestureRecognizer] = []
  private var views: [UIView] = []
  private let judge: Judge
  private var animators: [UIViewPropertyAnimator] = []

  init(_ script: TouchScript) {
    self.script = script
    judge = Judge(script.numbers)
    build()
    for entry in script.entries { stage.after(entry.time) { [unowned self] in make(entry) } }
  }

  private func number(_ index: Int) -> CGFloat { CGFloat(script.numbers[index]) }

  private func build() {
    stage.run {
      for index in 0..<6 {
        let view = UIView(
          frame: CGRect(
            x: number(index) * 150, y: number(index + 6) * 150,
            width: 100 + number(index + 12) * 200,
            height: 100 + number(index + 18) * 200))
        view.isMultipleTouchEnabled = number(index + 24) < 0.5
        if number(index + 30) < 0.3 { view.layer.zPosition = number(index + 36) - 0.5 }
        if number(index + 42) < 0.3 { view.transform = view.transform.rotated(by: number(index)) }
        views.append(view)
        home(of: index).addSubview(view)
      }
    }
    for index in 0..<12 { add(index) }
    for index in 0..<8 where number(index + 150) < 0.5 {
      gestures[pick(index + 160, 12)].require(toFail: gestures[pick(index + 170, 12)])
    }
  }

  private func pick(_ index: Int, _ count: Int) -> Int {
    Int(script.numbers[index] * Double(count))
  }

  private func home(of index: Int) -> UIView {
    let parent = pick(index + 48, 8)
    return parent < index ? views[parent] : stage.window
  }

  private func add(_ index: Int) {
    let gesture: UIGestureRecognizer
    switch index % 6 {
    case 0, 1: gesture = UIPanGestureRecognizer { [unowned self] in hear(index, $0) }
    case 2: gesture = UITapGestureRecognizer { [unowned self] in hear(index, $0) }
    case 3: gesture = UILongPressGestureRecognizer { [unowned self] in hear(index, $0) }
    case 4: gesture = UIPinchGestureRecognizer { [unowned self] in hear(index, $0) }
    default: gesture = UIRotationGestureRecognizer { [unowned self] in hear(index, $0) }
    }
    gesture.name = "\(index)"
    gesture.cancelsTouchesInView = number(index + 60) < 0.8
    if number(index + 72) < 0.5 { gesture.delegate = judge }
    if let tap = gesture as? UITapGestureRecognizer {
      tap.numberOfTapsRequired = 1 + pick(index + 84, 2)
      tap.numberOfTouchesRequired = number(index + 96) < 0.8 ? 1 : 2
    }
    if let press = gesture as? UILongPressGestureRecognizer {
      press.minimumPressDuration = script.numbers[index + 84] / 2
    }
    if let pan = gesture as? UIPanGestureRecognizer {
      pan.minimumNumberOfTouches = 1 + pick(index + 108, 2)
      pan.maximumNumberOfTouches = 1 + pick(index + 120, 3)
    }
    gestures.append(gesture)
    views[pick(index + 132, 6)].addGestureRecognizer(gesture)
  }

  private func hear(_ index: Int, _ gesture: UIGestureRecognizer) {
    states[index, default: []].append(gesture.state)
    var numbers = [gesture.location(in: nil).x, gesture.location(in: gesture.view).y]
    if let pan = gesture as? UIPanGestureRecognizer {
      numbers += [pan.translation(in: pan.view).x, pan.velocity(in: nil).y]
      if number(index + 180) < 0.3 { pan.setTranslation(.zero, in: pan.view) }
      if number(index + 192) < 0.5 { pan.view?.center.x += pan.translation(in: nil).x / 10 }
    }
    if let pinch = gesture as? UIPinchGestureRecognizer {
      numbers += [pinch.scale, pinch.velocity]
    }
    if let turn = gesture as? UIRotationGestureRecognizer {
      numbers += [turn.rotation, turn.velocity]
    }
    heard.append("\(stage.now) \(index) \(gesture.state) \(numbers)")
    // What an app does in the middle of a gesture.
    let place = 200 + heard.count % 100
    if number(place) < 0.05, let entry = script.entries.filter({ !$0.isTouch }).first {
      make(entry)
    } else if number(place) < 0.1 {
      gesture.isEnabled = false
      gesture.isEnabled = true
    } else if number(place) < 0.15 {
      gesture.state = number(place + 1) < 0.5 ? .cancelled : .ended
    }
  }

  private func make(_ entry: TouchScript.Entry) {
    let (view, gesture) = (views[entry.view], gestures[entry.gesture])
    switch entry.call {
    case .remove: view.removeFromSuperview()
    case .putBack: home(of: entry.view).addSubview(view)
    case .disable: gesture.isEnabled = false
    case .enable: gesture.isEnabled = true
    case .takeGesture: gesture.view?.removeGestureRecognizer(gesture)
    case .giveGesture: view.addGestureRecognizer(gesture)
    case .animate: UIView.animate(withDuration: 0.3) { view.center.y += 20 }
    case .animateOpen:
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        view.center.y -= 20
      }
    case .animator:
      let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.6) {
        view.center.x += 30
      }
      (animator.isUserInteractionEnabled, animator.isManualHitTestingEnabled) = (
        entry.numbers[0] < 0.5, entry.numbers[1] < 0.5
      )
      animator.startAnimation()
      animators.append(animator)
    case .hide: view.isHidden.toggle()
    case .move: view.center.x += CGFloat(entry.numbers[0] - 0.5) * 100
    default: touch(view, entry)
    }
  }

  private func touch(_ view: UIView, _ entry: TouchScript.Entry) {
    let n = entry.numbers.map { CGFloat($0) }
    let rate = [30, 60, 120, 240][Int(entry.numbers[5] * 4)]
    switch entry.call {
    case .drag:
      stage.touch(
        view, by: CGVector(dx: n[0] * 200 - 100, dy: n[1] * 200 - 100), over: entry.numbers[2],
        hold: entry.numbers[3] * 0.1, samplesPerSecond: rate)
    case .flick:
      stage.touch(view, flick: CGVector(dx: n[0] * 4000 - 2000, dy: n[1] * 4000 - 2000))
    case .tap: stage.touch(view, taps: 1 + Int(entry.numbers[0] * 3))
    case .pinch:
      stage.touch(view, pinch: 0.1 + n[0] * 3, over: entry.numbers[1], samplesPerSecond: rate)
    case .rotate:
      stage.touch(view, rotate: n[0] * 6 - 3, over: entry.numbers[1], samplesPerSecond: rate)
    default:
      stage.touch(
        fingers(entry), from: entry.numbers[4] < 0.5 ? .middle(of: view) : .bounds(of: view))
    }
  }

  // Up to three fingers that come and go as they like.
  private func fingers(_ entry: TouchScript.Entry) -> [PlannedTouch] {
    (0...Int(entry.numbers[0] * 3)).map { finger in
      var time = Double(finger) * entry.numbers[1] / 10
      let samples = (0..<20).map { step in
        time += entry.numbers[(step + finger) % 6] * 0.04
        return PlannedTouch.Sample(
          time: time,
          point: CGPoint(
            x: 40 * sin(Double(step) * entry.numbers[2] + Double(finger)),
            y: 3 * Double(step) * (entry.numbers[3] - 0.5) + Double(finger) * 20))
      }
      return PlannedTouch(
        samples: samples, end: time + entry.numbers[4] / 5,
        isCancelled: entry.call == .cancelled && finger % 2 == 0)
    }
  }
}

extension TouchScript.Entry {
  fileprivate var isTouch: Bool { TouchScript.Call.allCases.prefix(7).contains(call) }
}

/// A delegate that answers by the names of those it is asked about.
private final class Judge: UIGestureRecognizerDelegate {
  private let numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  private func answer(
    _ question: Int, _ first: UIGestureRecognizer, _ second: UIGestureRecognizer? = nil,
    _ share: Double
  ) -> Bool {
    let (a, b) = (Int(first.name ?? "") ?? 0, Int(second?.name ?? "") ?? 0)
    return numbers[(question * 97 + a * 31 + b * 7) % numbers.count] < share
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(1, gestureRecognizer, nil, 0.9)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer(2, gestureRecognizer, nil, 0.9) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(3, gestureRecognizer, otherGestureRecognizer, 0.4) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(4, gestureRecognizer, otherGestureRecognizer, 0.1) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(5, gestureRecognizer, otherGestureRecognizer, 0.1) }
}
