public import HeadlessUIKit

/// Part of a transform.
public enum Transform: Sendable {
  /// A turn by degrees.
  case rotate(angle: CGFloat)
  /// A stretch of both axes.
  case scale(x: CGFloat, y: CGFloat)
  /// A move by points.
  case move(x: CGFloat, y: CGFloat)

  var affine: CGAffineTransform {
    switch self {
    case .rotate(let angle): CGAffineTransform(rotationAngle: angle * .pi / 180)
    case .scale(let x, let y): CGAffineTransform(scaleX: x, y: y)
    case .move(let x, let y): CGAffineTransform(translationX: x, y: y)
    }
  }
}

// Changes that are made at once.
extension UIView {
  /// Gives the view the transform of all parts, if any, each in the coordinates of those before.
  public final func transformed(by transforms: [Transform]) {
    guard let first = transforms.first else { return }
    transform = transforms.dropFirst().reduce(first.affine) { $1.affine.concatenating($0) }
  }

  /// Gives the view a turn by degrees as its transform.
  public final func rotate(angle: CGFloat) { transformed(by: [.rotate(angle: angle)]) }

  /// Gives the view a stretch as its transform.
  public final func scale(x: CGFloat, y: CGFloat) { transformed(by: [.scale(x: x, y: y)]) }

  /// Gives the view a move as its transform.
  public final func move(x: CGFloat, y: CGFloat) { transformed(by: [.move(x: x, y: y)]) }

  /// Gives the view a background colour.
  public final func color(_ color: UIColor) { backgroundColor = color }

  // Chains of one step, not performed yet. The view is not retained.

  /// A chain that turns the view by degrees.
  public final func rotate(
    duration: TimeInterval, delay: TimeInterval = 0, angle: CGFloat,
    options: UIView.AnimationOptions = []
  ) -> Animate {
    transform(
      duration: duration, delay: delay, transforms: [.rotate(angle: angle)], options: options)
  }

  /// A chain that stretches the view.
  public final func scale(
    duration: TimeInterval, delay: TimeInterval = 0, x: CGFloat, y: CGFloat,
    options: UIView.AnimationOptions = []
  ) -> Animate {
    transform(duration: duration, delay: delay, transforms: [.scale(x: x, y: y)], options: options)
  }

  /// A chain that moves the view.
  public final func move(
    duration: TimeInterval, delay: TimeInterval = 0, x: CGFloat, y: CGFloat,
    options: UIView.AnimationOptions = []
  ) -> Animate {
    transform(duration: duration, delay: delay, transforms: [.move(x: x, y: y)], options: options)
  }

  /// A chain that gives the view the transform of all parts.
  public final func transform(
    duration: TimeInterval, delay: TimeInterval = 0, transforms: [Transform],
    options: UIView.AnimationOptions = []
  ) -> Animate {
    Animate(duration: duration, delay: delay, options: options) { [weak self] in
      self?.transformed(by: transforms)
    }
  }

  /// A chain that gives the view a background colour.
  public final func color(
    duration: TimeInterval, delay: TimeInterval = 0, color value: UIColor,
    options: UIView.AnimationOptions = []
  ) -> Animate {
    Animate(duration: duration, delay: delay, options: options) { [weak self] in self?.color(value)
    }
  }

  /// A chain that rounds the view's corners.
  public final func corner(
    duration: TimeInterval, delay: TimeInterval = 0, radius: CGFloat, timing: Timing = .easeInOut
  ) -> Animate {
    Animate(
      animation: BasicAnimation.cornerRadius(
        view: self, duration: duration, delay: delay, radius: radius, timing: timing))
  }
}
