/// The setting of lines of text; only stored (Apple: uikit/nsmutableparagraphstyle).
open class NSMutableParagraphStyle: NSObject {
  /// The room between lines, in points (default: 0).
  open var lineSpacing: CGFloat = 0
  /// The alignment of lines.
  open var alignment = NSTextAlignment.natural
}

extension NSAttributedString.Key {
  /// A `UIFont`, an `NSMutableParagraphStyle`, and the text's `UIColor`.
  public static let font = Self("NSFont"), paragraphStyle = Self("NSParagraphStyle"),
    foregroundColor = Self("NSColor")
}
