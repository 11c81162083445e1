public import Foundation
internal import PropertyEngine

/// Calls a block for every frame of the stage.
///
/// Frames lie at whole multiples of a frame's length from the stage's beginning. A closure stands
/// where UIKit takes a target and a selector. Source:
/// developer.apple.com/documentation/quartzcore/cadisplaylink.
///
/// ```swift
/// let link = CADisplayLink { link in print(link.timestamp) }
/// link.add(to: .main, forMode: .common)
/// ```
public final class CADisplayLink {
  private let state: StageState
  private let block: (CADisplayLink) -> Void
  private var ticket: StageState.Ticket?
  private var isAdded = false
  /// The screen's rate, frames per second; what links go by unless they prefer another.
  public static let maximumFramesPerSecond = 60
  /// The moment of the last frame, seconds of `CACurrentMediaTime()`; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds from one frame of the screen to the next.
  public var duration: CFTimeInterval { 1 / Double(Self.maximumFramesPerSecond) }
  /// The moment of the frame that comes after the last one.
  public var targetTimestamp: CFTimeInterval { frameTime(after: timestamp) }
  /// Whether it calls nothing for now (default: false).
  public var isPaused = false { didSet { plan() } }
  /// Frames per second to be called for: the nearest rate the screen has, by leaving frames out;
  /// 0, the default, for all.
  public var preferredFramesPerSecond = 0 { didSet { plan() } }
  /// The rates to be called at: the preferred one counts, else the highest; as
  /// ``preferredFramesPerSecond``, which goes first where both are set (choice).
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { plan() } }

  /// Makes a link, which calls nothing until it is added to a run loop.
  public init(_ block: @escaping (CADisplayLink) -> Void) {
    state = CurrentStage.state
    self.block = block
  }

  /// Begins to call the block at the frames after now; the stage keeps the link until it is
  /// invalidated.
  ///
  /// Which run loop and mode are given makes no difference.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    plan()
  }

  /// Stops calling the block until it is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops calling the block for good.
  public func invalidate() {
    isAdded = false
    plan()
  }

  private var framesLeftOut: Int {
    let range = preferredFrameRateRange
    let rate =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
    guard rate > 0 else { return 1 }
    let every = (Double(Self.maximumFramesPerSecond) / rate).rounded()
    return every < 1e9 ? max(Int(every), 1) : 1
  }

  private func frameTime(after time: CFTimeInterval) -> CFTimeInterval {
    let length = duration * Double(framesLeftOut)
    return ((time / length + 1e-9).rounded(.down) + 1) * length
  }

  private func plan() {
    ticket.map(state.cancel)
    ticket = nil
    guard isAdded, !isPaused, let time = VirtualTime(seconds: frameTime(after: state.now.seconds))
    else { return }
    let call = { [self] in
      timestamp = state.now.seconds
      plan()
      block(self)
    }
    ticket = state.schedule(.block(label: "display link", call), at: time)
  }
}

/// The rates at which something wants to be drawn, frames per second (source:
/// developer.apple.com/documentation/quartzcore/caframeraterange).
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate; 0 in the default.
  public var minimum: Float
  /// The highest rate; 0 in the default.
  public var maximum: Float
  /// The rate that is wanted most; `nil` for none in particular.
  public var preferred: Float?
  /// No wishes: the rate of the screen.
  public static let `default` = CAFrameRateRange()

  /// Makes the default range.
  public init() { (minimum, maximum) = (0, 0) }

  /// Makes a range; rates are 0 or more, and the preferred one lies between the others.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    precondition(minimum >= 0 && maximum >= minimum, "a range of rates begins at 0 or more")
    precondition(
      preferred.map { $0 >= minimum && $0 <= maximum } ?? true,
      "the preferred rate lies between the lowest and the highest")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
