internal import PropertyEngine

/// Calls a block for every frame of the stage.
///
/// Frames lie at whole multiples of a frame's length from the stage's beginning. A closure replaces
/// UIKit's target and selector. Apple: quartzcore/cadisplaylink.
///
/// ```swift
/// let link = CADisplayLink { link in print(link.timestamp) }
/// link.add(to: .main, forMode: .common)
/// ```
public final class CADisplayLink {
  private let state: StageState
  private let block: (CADisplayLink) -> Void
  private var ticket: StageState.Ticket?
  private var isAdded = false { didSet { if isAdded != oldValue { plan() } } }
  private var isInvalid = false { didSet { plan() } }
  /// The screen's frame rate, frames per second.
  public static let maximumFramesPerSecond = 60
  /// The time of the last frame, seconds of `CACurrentMediaTime()`; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds between two frames of the screen.
  public var duration: CFTimeInterval { 1 / Double(Self.maximumFramesPerSecond) }
  /// The time of the frame after the last one.
  public var targetTimestamp: CFTimeInterval { frameTime(after: timestamp) }
  /// Whether calls are suspended (default: false).
  public var isPaused = false { didSet { plan() } }
  /// The preferred calls per second, at a divisor of the screen's rate; 0, the default, for all.
  public var preferredFramesPerSecond = 0 { didSet { plan() } }
  /// If ``preferredFramesPerSecond`` is 0, its preferred rate counts, else its highest (choice).
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { plan() } }

  /// Makes a link that calls nothing until it is added to a run loop.
  public init(_ block: @escaping (CADisplayLink) -> Void) {
    state = CurrentStage.state
    self.block = block
  }

  /// Starts calling the block at the frames after now, whatever the run loop and mode, unless the
  /// link was invalidated; the stage retains it until it is removed or invalidated.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = true }

  /// Stops calling the block until it is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

  /// Stops calling the block for good.
  public func invalidate() { isInvalid = true }

  private var framesPerCall: Int {
    let range = preferredFrameRateRange
    let rate =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
    guard rate > 0 else { return 1 }
    let every = (Double(Self.maximumFramesPerSecond) / rate).rounded()
    return every < 1e9 ? max(Int(every), 1) : 1
  }

  private func frameTime(after time: CFTimeInterval) -> CFTimeInterval {
    let length = duration * Double(framesPerCall)
    return ((time / length + 1e-9).rounded(.down) + 1) * length
  }

  private func plan() {
    state.drop(&ticket)
    guard isAdded, !isInvalid, !isPaused,
      let time = VirtualTime(seconds: frameTime(after: state.now.seconds))
    else { return }
    let call = { [self] in
      timestamp = state.now.seconds
      plan()
      block(self)
    }
    ticket = state.schedule(.block(label: "display link", call), at: time)
  }
}

/// A range of frame rates, frames per second (Apple: quartzcore/caframeraterange).
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest and the highest rate; 0 in the default.
  public var minimum: Float, maximum: Float
  /// The preferred rate; `nil` for none.
  public var preferred: Float?
  /// No preference: the rate of the screen.
  public static let `default` = CAFrameRateRange()

  /// Makes the default range.
  public init() { (minimum, maximum) = (0, 0) }

  /// Makes a range; rates are 0 or more, the preferred one between the others.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    precondition(minimum >= 0 && maximum >= minimum, "a range of rates begins at 0 or more")
    precondition(
      (minimum...maximum).contains(preferred ?? minimum),
      "the preferred rate lies between the lowest and the highest")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
