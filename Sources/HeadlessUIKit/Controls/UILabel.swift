public import Foundation

/// A label, whose text is only stored (Apple: uikit/uilabel).
open class UILabel: UIView {
  /// The text.
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text's colour.
  open var textColor: UIColor! = .label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text's font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// The greatest number of lines (default: 1).
  open var numberOfLines = 1
}

/// A font, known by its size (Apple: uikit/uifont).
public final class UIFont: Sendable {
  /// Its size, in points.
  public let pointSize: CGFloat

  private init(_ pointSize: CGFloat) { self.pointSize = pointSize }
  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// Left, centred, right, justified, or as the language has it.
  case left, center, right, justified, natural
}

/// A view with a picture, which is only stored (Apple: uikit/uiimageview).
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Makes a view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A picture, known by its size (Apple: uikit/uiimage).
public final class UIImage: Sendable {
  /// Its size, in points.
  public let size: CGSize

  /// Makes an empty picture of no size.
  public convenience init() { self.init(size: .zero) }
  /// Makes a picture of a size (choice: pictures cannot be read here).
  public init(size: CGSize) { self.size = size }
}
