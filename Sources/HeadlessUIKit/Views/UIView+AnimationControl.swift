public import Foundation

// What surrounds animation blocks: switching them off, and asking and changing what they inherit.
extension UIView {
  /// Whether animation blocks move anything.
  public static var areAnimationsEnabled: Bool { CurrentStage.state.areAnimationsEnabled }

  /// Switches animations on or off; while off, blocks run and their changes apply at once, and
  /// their completions still come.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    CurrentStage.state.areAnimationsEnabled = enabled
  }

  /// Runs changes that apply at once, also inside an animation block; so do the blocks in it.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    CurrentStage.state.withoutRecording(actionsWithoutAnimation)
  }

  /// The duration a block would inherit here, in seconds; 0 outside of animation blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    CurrentStage.state.recordings.last?.context.duration ?? 0
  }

  /// Plays the changes of a block inside an animation block several times.
  ///
  /// - Parameters:
  ///   - count: the number of times, also a part of one.
  ///   - autoreverses: whether plays back and forth.
  ///   - animations: the changes. All of them take duration times count, twice that with
  ///     `autoreverses`.
  ///
  /// Outside of an animation block the changes apply at once.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = CurrentStage.state.blocks.last else { return animations() }
    let before = block.settings
    block.change {
      $0.repeatCount = Double(count)
      $0.autoreverses = autoreverses
    }
    animations()
    block.change { $0 = before }
  }
}
