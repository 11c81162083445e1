import HeadlessUIKit

/// A stage with one view of no size in its window.
final class Room {
  let stage = Stage()
  let view: UIView
  /// What libraries have printed.
  private(set) var lines: [String] = []

  init(frame: CGRect = .zero) {
    let stage = self.stage
    view = stage.run { UIView(frame: frame) }
    stage.window.addSubview(view)
    stage.lineHandler = { [unowned self] in lines.append($0) }
  }

  /// Where the view's centre is shown now.
  var shown: CGPoint { view.layer.presentation()?.position ?? .zero }

  /// Where the view's centre is shown, every `step` seconds up to `end`.
  func samples(every step: Double, to end: Double) -> [CGPoint] {
    (0...Int((end / step).rounded())).map { index in
      stage.advance(by: max(Double(index) * step - stage.now, 0))
      return shown
    }
  }
}
