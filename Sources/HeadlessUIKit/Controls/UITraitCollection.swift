/// The traits of a stage, which never change (choice; Apple: uikit/uitraitcollection).
public final class UITraitCollection: Sendable {
  /// The traits of every stage.
  public static let current = UITraitCollection()
  private init() {}
}

/// The style of a status bar; there is none (Apple: uikit/uistatusbarstyle).
public enum UIStatusBarStyle: Int, Sendable {
  /// Automatic, for dark backgrounds, or for light ones.
  case `default`, lightContent, darkContent = 3
}

/// The orientations in which a controller may be shown (Apple: uikit/uiinterfaceorientationmask).
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt
  /// Makes a mask from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All; upright, as a stage is; upside down; turned right, left, either way; all but upside down.
  public static let all = Self(rawValue: 30), portrait = Self(rawValue: 2),
    portraitUpsideDown = Self(rawValue: 4), landscapeRight = Self(rawValue: 8),
    landscapeLeft = Self(rawValue: 16), landscape = Self(rawValue: 24),
    allButUpsideDown = Self(rawValue: 26)
}
