public import Foundation

/// A view with words in it, which are kept only (source:
/// developer.apple.com/documentation/uikit/uilabel).
open class UILabel: UIView {
  /// The words.
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Their colour.
  open var textColor: UIColor! = .label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Their font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// Where lines lie.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be (default: 1).
  open var numberOfLines = 1
}

/// A font by its size; no text is set here (source:
/// developer.apple.com/documentation/uikit/uifont).
public final class UIFont: Sendable {
  /// Its size, in points.
  public let pointSize: CGFloat

  private init(_ pointSize: CGFloat) { self.pointSize = pointSize }
  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
}

/// Where lines of text lie.
public enum NSTextAlignment: Int, Sendable {
  /// On the left, in the middle, on the right, on both sides, or as the language has it.
  case left, center, right, justified, natural
}

/// A view with a picture in it, which is kept only (source:
/// developer.apple.com/documentation/uikit/uiimageview).
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Makes a view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A picture, of which only the size is known (source:
/// developer.apple.com/documentation/uikit/uiimage).
public final class UIImage: Sendable {
  /// Its size, in points.
  public let size: CGSize

  /// Makes an empty picture of no size.
  public convenience init() { self.init(size: .zero) }
  /// Makes a picture that is as large as one (choice: pictures cannot be read here).
  public init(size: CGSize) { self.size = size }
}
