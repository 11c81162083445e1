// The choice of one gesture when several look at the same finger.
extension UIGestureRecognizer {
  struct Requirement { weak var gesture: UIGestureRecognizer? }

  final func move(to new: State) {
    guard isBusy else { return }
    switch (present, new) {
    case (.possible, .began), (.possible, .ended): ask(for: new)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: break
    }
  }

  /// Goes on, or begins once it has seen enough.
  final func beginOrChange(if hasSeenEnough: Bool) {
    if present != .possible { state = .changed } else if hasSeenEnough { state = .began }
  }

  // A gesture still delayed when its fingers leave has failed.
  private func ask(for new: State) {
    if let wanted {
      if wanted == .began, new == .ended { fail() }
      return
    }
    guard view?.gestureRecognizerShouldBegin(self) ?? false, hitViewsLetItBegin,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return fail() }
    guard present == .possible else { return }
    wanted = new
    tryToRecognize()
  }

  // The views that would lose their touches to it are asked, too.
  private var hitViewsLetItBegin: Bool {
    !cancelsTouchesInView
      || attemptTouches.allSatisfy { touch in
        touch.view.map { $0 === view || $0.gestureRecognizerShouldBegin(self) } ?? true
      }
  }

  /// Whether it waits for others to fail, and whether it is undecided.
  final var isWaiting: Bool { wanted != nil }
  final var isUndecided: Bool { present == .possible && wanted == nil }

  /// Enters the state it wants, unless it has to wait or may not.
  final func tryToRecognize() {
    guard let wanted else { return }
    let rivals = rivals
    guard !rivals.contains(where: { $0.isRecognized && $0.prevents(self) }) else { return fail() }
    let required = rivals.filter { $0.mustFail(before: self) }
    guard !required.contains(where: \.isRecognized) else { return fail() }
    guard present == .possible, !required.contains(where: { $0.present == .possible }) else {
      return
    }
    self.wanted = nil
    present = wanted
    for rival in rivals where rival.present == .possible && prevents(rival) { rival.fail() }
    takeTouches()
    enter(wanted)
  }

  final func takeTouches() {
    guard cancelsTouchesInView else { return }
    for touch in attemptTouches { touch.isTaken = true }
  }

  private func enter(_ new: State) {
    let isDiscrete = present == .ended
    present = new
    let subject = name.map { stage?.written($0) ?? $0 } ?? label ?? kind ?? "gesture"
    switch new {
    case .began: stage?.note(.began, subject)
    case .ended: stage?.note(isDiscrete ? .recognized : .ended, subject)
    case .cancelled: stage?.note(.cancelled, subject)
    case .possible, .changed, .failed: break
    }
    if new != .changed { cancelWait() }
    for action in actions where present == new { if let stage { stage.perform(action) } }
  }

  /// Fails, and lets the gestures that waited for it continue.
  final func fail() {
    guard present == .possible else { return }
    (present, wanted) = (.failed, nil)
    cancelWait()
    stage?.fingers.lookAgain()
  }

  final func drop() {
    guard isBusy, let stage else { return }
    stage.fingers.recognizing { if present == .possible { fail() } else { move(to: .cancelled) } }
  }

  private var isRecognized: Bool { present == .began || present == .changed || present == .ended }

  private var rivals: [UIGestureRecognizer] {
    (stage?.fingers.busy ?? []).filter { other in
      other !== self && other.attemptTouches.contains { attemptTouches.place(of: $0) != nil }
    }
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }

  private func mustFail(before other: UIGestureRecognizer) -> Bool {
    other.requirements.contains { $0.gesture === self }
      || other.shouldRequireFailure(of: self) || shouldBeRequiredToFail(by: other)
      || other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: self) ?? false
      || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
  }

  final func takes(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }
}
