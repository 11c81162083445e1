/// A label, whose text is only stored (Apple: uikit/uilabel).
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { styledText = nil } }
  /// The text with its styles; setting either text sets the other.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  private var styledText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text's colour.
  open var textColor: UIColor! = .label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text's font.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { constraintSolver?.noteLayoutChange(of: self) }
  }
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// The greatest number of lines (default: 1).
  open var numberOfLines = 1

  override class var takesTouches: Bool { false }
}

/// A font, known by its name and size (Apple: uikit/uifont).
public final class UIFont: Sendable {
  /// Its name, and its size in points.
  public let fontName: String, pointSize: CGFloat

  private init(_ fontName: String, _ pointSize: CGFloat) {
    (self.fontName, self.pointSize) = (fontName, pointSize)
  }
  /// Makes a font of any name; `nil` for an empty one (choice: no fonts are installed here).
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(fontName, fontSize)
  }
  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Regular", fontSize)
  }
  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Semibold", fontSize)
  }
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
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view without a picture.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view without a picture; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var takesTouches: Bool { false }
}

/// A picture, known by its size (Apple: uikit/uiimage).
public final class UIImage: Sendable {
  /// Its size, in points.
  public let size: CGSize

  /// Makes an empty picture of no size.
  public convenience init() { self.init(size: .zero) }
  /// Makes a picture of a size (choice: pictures cannot be read here).
  public convenience init(size: CGSize) { self.init(size, .automatic) }
  private init(_ size: CGSize, _ mode: RenderingMode) { (self.size, renderingMode) = (size, mode) }

  /// Whether it is shown in the tint colour; only stored.
  public let renderingMode: RenderingMode
  /// The same picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size, renderingMode)
  }

  /// Whether a picture is shown in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As its view has it, in its own colours, or in the tint colour.
    case automatic, alwaysOriginal, alwaysTemplate
  }
}
