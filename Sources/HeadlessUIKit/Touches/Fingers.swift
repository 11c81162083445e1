internal import OrderedCollections
internal import PropertyEngine

/// The fingers on a stage, and the gestures that take them.
///
/// Gestures get a moment's touches first, those of deeper views before those of their ancestors;
/// then the views get the touches that no gesture has taken.
final class Fingers {
  typealias Move = (touch: UITouch, phase: UITouch.Phase, point: CGPoint)

  private unowned let state: StageState
  /// The number of samples of touches that are not over.
  var plannedSamples = 0
  private var down: [UITouch] = []
  // Gestures that are not done with their touches, in the order they got them.
  var busy: [UIGestureRecognizer] = []
  // The number of them that wait for others to fail.
  var waitingCount = 0
  private var lastTap: (time: VirtualTime, point: CGPoint, count: Int)?
  /// Whether gestures and views are being told.
  private(set) var isTelling = false
  private var isLooking = false

  init(state: StageState) { self.state = state }
  /// Whether there is no finger, and no gesture waits for one.
  var isAtRest: Bool { down.isEmpty && busy.isEmpty }
  /// Copies the last tap of another one, which is at rest.
  func copyPast(of other: Fingers) { lastTap = other.lastTap }

  /// Releases everything, without calls to gestures and views.
  func removeAll() {
    for touch in down { touch.gestureRecognizers = nil }
    for gesture in busy { gesture.forget() }
    (down, busy) = ([], [])
  }

  /// A finger that comes down at a point of the window; `nil` if nothing takes it.
  func touch(at point: CGPoint) -> UITouch? {
    let event = UIEvent(down, timestamp: state.now.seconds)
    guard let window = state.rootLayer?.delegate as? UIView,
      let view = window.hitTest(point, with: event)
    else { return nil }
    let touch = UITouch(
      at: point, on: view, tapCount: tapCount(at: point), timestamp: state.now.seconds)
    lastTap = (state.now, point, touch.tapCount)
    touch.gestureRecognizers = sequence(first: view) { $0.superview }.flatMap(\.gestures)
      .filter { $0.takes(touch) }
    return touch
  }

  /// The seconds and points within which the next finger counts as another tap.
  static let tapPause = 0.35
  static let tapDistance = 45.0

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, state.now.minus(lastTap.time).seconds <= Self.tapPause,
      hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= Self.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  func tell(_ moves: [Move]) {
    let time = state.now.seconds
    for touch in down { touch.phase = .stationary }
    for move in moves {
      if move.phase == .began { comeDown(move.touch) }
      move.touch.take(move.phase, at: move.point, timestamp: time)
      if move.phase == .ended {
        lastTap = move.touch.distanceFromStart < UIGestureRecognizer.slop ? lastTap : nil
        lastTap?.time = state.now
      }
    }
    let event = UIEvent(down, timestamp: time)
    recognizing {
      tellGestures(moves.map(\.touch), event)
      tellTaken()
      for phase in Self.changes where moves.contains(where: { $0.phase == phase }) {
        let share: UITouch.Share = phase == .began ? .untold : .told
        tellViews(of: down.filter { $0.phase == phase && $0.share == share }, phase, event)
      }
      if down.contains(where: \.isOver) { down.removeAll(where: \.isOver) }
    }
  }

  private static let changes: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  // A view gets one finger at a time, unless it wants more.
  private func comeDown(_ touch: UITouch) {
    let isSecond = down.contains { $0.view === touch.view && $0.share != .done }
    if isSecond, touch.view?.isMultipleTouchEnabled == false { touch.share = .done }
    down.append(touch)
  }

  /// Runs code that may change the state of gestures, then ends those that are done.
  func recognizing(_ body: () -> Void) {
    guard !isTelling else { return body() }
    isTelling = true
    state.perform {
      body()
      // If all remaining gestures wait for each other, the first of them fails.
      while let first = busy.first(where: \.isWaiting), !busy.contains(where: \.isUndecided) {
        first.fail()
      }
      tellTaken()
    }
    isTelling = false
    for gesture in busy { gesture.endAttempt() }
    busy.removeAll { !$0.isBusy }
  }

  private func tellGestures(_ touches: [UITouch], _ event: UIEvent) {
    // One finger, the usual case, needs no sorting.
    if let touch = touches.first, touches.count == 1 {
      let gestures = touch.gestureRecognizers ?? []
      return gestures.forEach { $0.receive(touches, touch.phase, event, on: state) }
    }
    // The touches of each gesture; gestures are in the order in which they are told.
    var looks: OrderedDictionary<UIGestureRecognizer, [UITouch]> = [:]
    for touch in touches {
      for gesture in touch.gestureRecognizers ?? [] { looks[gesture, default: []].append(touch) }
    }
    for (gesture, all) in looks {
      for phase in Self.changes {
        let own = all.filter { $0.phase == phase }
        if !own.isEmpty { gesture.receive(own, phase, event, on: state) }
      }
    }
  }

  // Views lose the touches that gestures have taken.
  private func tellTaken() {
    let taken = down.filter { $0.isTaken && $0.share == .told }
    for touch in down where touch.isTaken { touch.share = .done }
    guard !taken.isEmpty else { return }
    tellViews(of: taken, .cancelled, UIEvent(down, timestamp: state.now.seconds))
  }

  private func tellViews(of touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    guard !touches.isEmpty else { return }
    for view in OrderedSet(touches.compactMap(\.view)) {
      let own = Set(touches.filter { $0.view === view })
      for touch in own where phase == .began { touch.share = .told }
      switch phase {
      case .began: view.touchesBegan(own, with: event)
      case .moved: view.touchesMoved(own, with: event)
      case .ended: view.touchesEnded(own, with: event)
      case .cancelled: view.touchesCancelled(own, with: event)
      case .stationary: break
      }
    }
  }

  func lookAgain() {
    guard waitingCount > 0 else { return }
    for gesture in busy { gesture.tryToRecognize() }
  }

  /// Plans a check for views that left the screen; those only moved in the tree are back by then.
  func layersLeft() {
    guard !isAtRest, !isLooking else { return }
    isLooking = true
    let look = { [unowned self] in
      isLooking = false
      recognizing {
        for gesture in busy where gesture.view?.layer.isOnScreen != true { gesture.drop() }
        for touch in down where touch.view?.layer.isOnScreen != true { touch.isTaken = true }
      }
    }
    state.schedule(.block(label: nil, look), at: state.now)
  }
}
