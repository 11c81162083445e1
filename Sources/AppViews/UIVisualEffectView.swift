/// A box for a blur or another effect; nothing is blurred (Apple: uikit/uivisualeffectview).
open class UIVisualEffectView: UIView {
  /// The effect, which is only stored.
  ///
  /// A change in a block or an animator takes its time; a reversal leaves the new one (choice).
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { backdrop.alpha = 1 - backdrop.alpha } }
  }
  // A view that nobody sees and that moves instead of a blur; UIKit has some such views here.
  private let backdrop = UIView()
  /// The view for the content, as large as this one.
  public final let contentView = UIView()

  /// Makes a box of no size for an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
  }

  /// Makes a box without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Makes a box of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// An effect of a ``UIVisualEffectView`` (Apple: uikit/uivisualeffect).
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIVisualEffect {
  /// Makes an effect that does nothing.
  public init() {}
}

/// A blur (Apple: uikit/uiblureffect).
public final class UIBlurEffect: UIVisualEffect {
  /// The styles, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// The ones that do not adapt, and two that do.
    case extraLight, light, dark, regular = 4, prominent
    /// The materials, from thin to thick and of bars, which adapt.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    /// The same, light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    /// The same, dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Makes a blur; the style is not kept.
  public convenience init(style: Style) { self.init() }
}

/// Vibrancy over a blur (Apple: uikit/uivibrancyeffect).
public final class UIVibrancyEffect: UIVisualEffect {
  /// Makes vibrancy for a blur, which is not kept.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}
