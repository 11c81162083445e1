/// How lines of text are set; only stored (Apple: uikit/nsmutableparagraphstyle).
open class NSMutableParagraphStyle: NSObject {
  /// The room between lines, in points (default: 0).
  open var lineSpacing: CGFloat = 0
  /// The alignment of lines.
  open var alignment = NSTextAlignment.natural
}

extension NSAttributedString.Key {
  /// A `UIFont`, and an `NSMutableParagraphStyle`.
  public static let font = Self("NSFont"), paragraphStyle = Self("NSParagraphStyle")
  /// The text's `UIColor`.
  public static let foregroundColor = Self("NSColor")
}
