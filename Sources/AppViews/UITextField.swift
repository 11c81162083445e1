public import Foundation

/// A field whose text only the app sets: nobody types on a stage (Apple: uikit/uitextfield).
open class UITextField: UIControl {
  /// The text (default: empty); setting either text sets the other.
  open var text: String? = "" { didSet { styledText = nil } }
  /// The text with its styles.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set { (text, styledText) = (newValue?.string, newValue) }
  }
  private var styledText: NSAttributedString?
  /// The text shown while the text is empty (default: `nil`); the two are kept separately (choice).
  open var placeholder: String?, attributedPlaceholder: NSAttributedString?
  /// The text's colour and font.
  open var textColor: UIColor? = .label, font: UIFont? = .systemFont(ofSize: 17)
  /// The alignment of the text, and the border, which is not drawn either (default: `none`).
  open var textAlignment = NSTextAlignment.natural, borderStyle = BorderStyle.none

  /// The look of a border, with UIKit's raw values.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
}

/// A text in a scroll view that nobody edits; the app sets its size (Apple: uikit/uitextview).
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text (default: empty); `nil` empties it, and setting either text sets the other.
  open var text: String! = "" { didSet { (text, styledText) = (text ?? "", nil) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its styles.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: text ?? "") }
    set { (text, styledText) = (newValue?.string, newValue) }
  }
  private var styledText: NSAttributedString?
  /// The text's colour and font.
  open var textColor: UIColor? = .label, font: UIFont? = .systemFont(ofSize: 12)
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
}
