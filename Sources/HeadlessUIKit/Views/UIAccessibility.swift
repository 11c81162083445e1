/// The accessibility settings of the person who uses the app.
public enum UIAccessibility {
  /// Whether Reduce Motion is on for the current stage: apps then fade instead of moving; set
  /// `Stage.isReduceMotionEnabled` (Apple: uikit/uiaccessibility/isreducemotionenabled).
  public static var isReduceMotionEnabled: Bool { CurrentStage.state.isReduceMotionEnabled }
}

extension Stage {
  /// Whether Reduce Motion is on (default: false), as ``UIAccessibility`` tells apps.
  public var isReduceMotionEnabled: Bool {
    get { state.isReduceMotionEnabled }
    set { state.isReduceMotionEnabled = newValue }
  }
}
