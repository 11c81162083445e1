public import Foundation
internal import PropertyEngine

/// What looks at the touches of a view and tells a gesture in them.
///
/// It is *possible* until it has seen enough. One that has its gesture at once goes to *ended*, also
/// called recognized; one that goes on for a while *began*, *changed* and in the end is *ended* or
/// *cancelled*. Of those that look at one finger only one has its gesture, the one of the deepest
/// view that asks first, unless a delegate allows more; the others have *failed*. Closures stand
/// where UIKit takes targets and selectors.
///
/// ```swift
/// card.addGestureRecognizer(UIPanGestureRecognizer { pan in
///   card.center.y += pan.translation(in: card.superview).y
///   pan.setTranslation(.zero, in: card.superview)
/// })
/// ```
///
/// A subclass sets ``state`` in its methods for touches, and lets them call those above. Source:
/// developer.apple.com/documentation/uikit/uigesturerecognizer.
open class UIGestureRecognizer {
  /// How far a gesture is, with UIKit's raw values.
  public enum State: Int, Sendable {
    /// Not told yet; what everyone starts with.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It is over.
    case ended
    /// It was called off on the way.
    case cancelled
    /// It was another one, or none.
    case failed
    /// The same as `ended`, of a gesture that is told at once.
    public static let recognized = State.ended
  }

  /// The view whose touches it looks at, with those in it.
  public internal(set) final weak var view: UIView?
  /// Who is asked about it; not retained.
  public final weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What the app calls it; the ledger does too.
  public final var name: String?
  /// What the ledger calls it where it has no name (default: its kind).
  package final var label: String?
  /// Whether the view loses the touches of a gesture that is recognized (default: true).
  public final var cancelsTouchesInView = true
  /// Whether the view would hear of a touch only once this has failed (default: false).
  ///
  /// Kept only: here a view hears of every touch at once.
  public final var delaysTouchesBegan = false
  /// Whether the view would hear of the end only once this has failed (default: true).
  ///
  /// Kept only, as ``delaysTouchesBegan``.
  public final var delaysTouchesEnded = true
  /// Whether it looks at touches; set to false it cancels what is under way.
  public final var isEnabled = true { didSet { if !isEnabled { drop() } } }
  var actions: [() -> Void] = []
  /// Those that have to fail first.
  var requirements: [Requirement] = []
  var present = State.possible
  // What it wants to be, while it is held back by others that have not failed yet.
  var wanted: State?
  /// The fingers it looks at now, in the order in which they came down.
  private(set) final var touches: [UITouch] = []
  // Those and the ones that have left since it began to look.
  private(set) final var attempt: [UITouch] = []
  // The middle between its fingers, in the window; the last one there was.
  private(set) final var place = CGPoint.zero
  private(set) final weak var stage: StageState?
  private var ticket: StageState.Ticket?

  /// Makes a recognizer that tells nobody yet.
  public required init() {}

  /// How far it is; to be set by subclasses.
  public final var state: State {
    get { present }
    set { move(to: newValue) }
  }

  // MARK: To be overridden

  /// Takes fingers that came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes moves of its fingers.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes fingers that were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes fingers that were called off.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Forgets what it saw; called once it is over and all its fingers have left.
  open func reset() {}
  /// Whether its gesture keeps another one from its own, unless a delegate allows both (default:
  /// true).
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether it may be kept from its gesture by another one (default: true).
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// What the ledger calls it where it has no name.
  var kind: String { "gesture" }

  // MARK: Where

  /// The middle between its fingers in a view's coordinates; `nil` stands for the window.
  public final func location(in view: UIView?) -> CGPoint {
    view?.layer.convert(place, from: nil) ?? place
  }

  /// How many fingers it looks at.
  public final var numberOfTouches: Int { touches.count }

  /// Where one of its fingers is, by its number from 0.
  public final func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches[index].location(in: view)
  }

  // MARK: Fingers

  /// Gives up a finger, which is no part of its gesture.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.remove(touch)
    findPlace()
  }

  /// Takes what some fingers do; those that leave are no more among its own then.
  final func receive(
    _ told: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent, on stage: StageState
  ) {
    let isOpen = present == .possible || present == .began || present == .changed
    if phase == .began {
      guard isOpen, isEnabled, view != nil else { return }
      self.stage = stage
      touches += told
      attempt += told
      stage.fingers.add(self)
      if present != .possible { takeTouches() }
    }
    let own = told.filter { touches.place(of: $0) != nil }
    if phase == .ended || phase == .cancelled { own.forEach { touches.remove($0) } }
    guard isOpen, !own.isEmpty else { return }
    findPlace()
    switch phase {
    case .began: touchesBegan(Set(own), with: event)
    case .moved: touchesMoved(Set(own), with: event)
    case .ended: touchesEnded(Set(own), with: event)
    case .cancelled: touchesCancelled(Set(own), with: event)
    case .stationary: break
    }
  }

  private func findPlace() {
    guard !touches.isEmpty else { return }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
    let count = CGFloat(touches.count)
    place = CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Whether it has seen something that it is not through with.
  final var isBusy: Bool { !attempt.isEmpty }

  /// Starts anew once it is over and all fingers have left.
  final func endAttempt() {
    guard present == .ended || present == .cancelled || present == .failed,
      attempt.allSatisfy(\.isOver)
    else { return }
    forget()
    reset()
  }

  final func forget() {
    (touches, attempt, wanted, present) = ([], [], nil, .possible)
    cancelWait()
  }

  // MARK: Waiting

  /// Calls something after a while, in place of what was to be called.
  final func wait(_ seconds: Double, _ body: @escaping () -> Void) {
    cancelWait()
    guard let stage else { return }
    let call = { [weak self] in
      self?.ticket = nil
      stage.fingers.during(body)
    }
    ticket = stage.schedule(
      .block(label: name ?? kind, call), at: stage.now.plus(.clamped(seconds: seconds)))
  }

  final func cancelWait() {
    if let ticket { stage?.cancel(ticket) }
    ticket = nil
  }
}
