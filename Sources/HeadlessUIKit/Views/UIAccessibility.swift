internal import PropertyEngine

/// What the person who uses the app has set for it to be easier to use.
public enum UIAccessibility {
  /// Whether Reduce Motion is on, on the stage that runs the code: apps then fade what they would
  /// move; see `Stage.isReduceMotionEnabled` (source:
  /// developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled).
  public static var isReduceMotionEnabled: Bool { CurrentStage.state.isReduceMotionEnabled }
}

extension Stage {
  /// Whether Reduce Motion is on; false unless set, as on a new device.
  ///
  /// It changes nothing by itself: apps read it as ``UIAccessibility/isReduceMotionEnabled``.
  public var isReduceMotionEnabled: Bool {
    get { state.isReduceMotionEnabled }
    set { state.isReduceMotionEnabled = newValue }
  }
}
