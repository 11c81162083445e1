public import Foundation
public import HeadlessUIKit

extension UIView {
  /// Animates without delay, options and completion: a function that can be named.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }
}

extension CALayer {
  /// Whether it would draw on another thread (default: false); only stored.
  public final var drawsAsynchronously: Bool {
    get { value(forKey: "drawsAsynchronously") as? Bool ?? false }
    set { setValue(newValue, forKey: "drawsAsynchronously") }
  }
}

#if !canImport(Darwin)
  extension CGFloat {
    /// Makes a number of Foundation's, rounded if it is none of these.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// Makes a number of Foundation's; `nil` if it is none of these.
    public init?(exactly number: NSNumber) {
      guard let number = Double(exactly: number) else { return nil }
      self.init(number)
    }
  }
#endif
