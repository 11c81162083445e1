internal import PropertyEngine

/// Recognizes a gesture in the touches of a view.
///
/// It is *possible* until it has seen enough. A discrete gesture goes to *ended*, also called
/// recognized; a continuous one to *began*, *changed* and then *ended* or *cancelled*. If several
/// recognizers have the same finger, only one has its gesture: the first to ask, deepest views
/// first, unless a delegate allows more. The others have *failed*. Closures replace UIKit's targets
/// and selectors.
///
/// ```swift
/// card.addGestureRecognizer(UIPanGestureRecognizer { pan in
///   card.center.y += pan.translation(in: card.superview).y
///   pan.setTranslation(.zero, in: card.superview)
/// })
/// ```
///
/// A subclass sets ``state`` in its touch methods and calls `super`. Apple:
/// uikit/uigesturerecognizer.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: NSObject {
  /// Its class: addresses differ in each run (choice).
  open override var description: String { "<\(type(of: self))>" }
  /// The states of a gesture, with UIKit's raw values.
  public enum State: Int, Sendable {
    /// Undecided, begun, changed, ended, cancelled, or failed.
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`, for discrete gestures.
    public static let recognized = State.ended
  }

  /// The view whose touches it takes, with those of its subviews.
  open internal(set) weak var view: UIView?
  /// The delegate; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The app's name for it, also in the ledger.
  open var name: String?
  /// Its name in the ledger if it has none (default: its kind).
  package final var label: String?
  /// Whether a recognized gesture cancels the view's touches (default: true).
  open var cancelsTouchesInView = true
  /// Whether the view's touches (default: false) or their ends (default: true) wait until this has
  /// failed; only stored.
  open var delaysTouchesBegan = false, delaysTouchesEnded = true
  /// Whether it takes touches; setting false cancels what is under way.
  open var isEnabled = true { didSet { if !isEnabled { drop() } } }
  var actions: [() -> Void] = []
  /// The recognizers that have to fail first.
  var requirements: [Requirement] = []
  var present = State.possible
  // The state it wants while it waits for others to fail.
  var wanted: State? {
    didSet { stage?.fingers.waitingCount += (wanted == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// Its fingers now, in the order they came down.
  private(set) final var touches: [UITouch] = []
  // Its fingers, and those that have left since it began to look.
  private(set) final var attemptTouches: [UITouch] = []
  // The last centroid of its fingers, in the window.
  private(set) final var place = CGPoint.zero
  private(set) final var stage: StageState?
  private var lastTold: Set<UITouch> = []
  private var ticket: StageState.Ticket?

  /// Makes a recognizer without actions.
  public required override init() {}

  /// The state; set by subclasses.
  open var state: State {
    get { present }
    set { move(to: newValue) }
  }

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when its fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when its fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when its touches were cancelled; UIKit's own kinds are then cancelled, too.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if kind != nil { state = .cancelled }
  }
  /// Forgets what it saw; called once it is over and all its fingers have left.
  open func reset() {}
  /// Whether it prevents another gesture, unless a delegate allows both (default: true).
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture may prevent it (default: true).
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits until another has failed (default: false).
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits until it has failed (default: false).
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Its name in the ledger if it has none; `nil` for a kind of the app's own.
  var kind: String? { nil }

  /// The centroid of its fingers in a view's coordinates (`nil`: the window's).
  open func location(in view: UIView?) -> CGPoint { view?.layer.convert(place, from: nil) ?? place }

  /// The number of its fingers.
  open var numberOfTouches: Int { touches.count }

  /// The location of one of its fingers, counted from 0.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches[index].location(in: view)
  }

  /// Delays its gesture until another one has failed; if that one is recognized, this fails.
  open func require(toFail other: UIGestureRecognizer) {
    requirements.append(Requirement(gesture: other))
  }

  /// Gives up a finger that is no part of its gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.remove(touch)
    findPlace()
  }

  /// Receives a phase of some fingers; those that leave are removed first.
  final func receive(
    _ told: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent, on stage: StageState
  ) {
    let isOpen = present == .possible || present == .began || present == .changed
    if phase == .began {
      guard isOpen, isEnabled, view != nil else { return }
      self.stage = stage
      if !isBusy { stage.fingers.busy.append(self) }
      touches += told
      attemptTouches += told
      if present != .possible { takeTouches() }
    }
    let own = told.filter { touches.place(of: $0) != nil }
    if phase == .ended || phase == .cancelled { own.forEach { touches.remove($0) } }
    guard isOpen, !own.isEmpty else { return }
    findPlace()
    if lastTold.count != own.count || !own.allSatisfy(lastTold.contains) { lastTold = Set(own) }
    switch phase {
    case .began: touchesBegan(lastTold, with: event)
    case .moved: touchesMoved(lastTold, with: event)
    case .ended: touchesEnded(lastTold, with: event)
    case .cancelled: touchesCancelled(lastTold, with: event)
    case .stationary: break
    }
  }

  private func findPlace() {
    guard !touches.isEmpty else { return }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
    let count = CGFloat(touches.count)
    place = CGPoint(x: sum.x / count, y: sum.y / count)
  }

  final var isBusy: Bool { !attemptTouches.isEmpty }

  /// Starts again once it is over and all fingers have left.
  final func endAttempt() {
    guard present == .ended || present == .cancelled || present == .failed,
      attemptTouches.allSatisfy(\.isOver)
    else { return }
    forget()
    reset()
  }

  final func forget() {
    (touches, attemptTouches, lastTold, wanted, present) = ([], [], [], nil, .possible)
    cancelWait()
  }

  /// Calls something later, in place of the last such call.
  final func wait(_ seconds: Double, _ body: @escaping () -> Void) {
    cancelWait()
    guard let stage else { return }
    let call = { [weak self] in
      self?.ticket = nil
      stage.fingers.recognizing(body)
    }
    ticket = stage.schedule(
      .block(label: name ?? kind, call), at: stage.now.plus(.clamped(seconds: seconds)))
  }

  final func cancelWait() { stage?.drop(&ticket) }
}
