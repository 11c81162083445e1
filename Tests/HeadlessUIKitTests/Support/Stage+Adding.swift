import HeadlessUIKit

extension Stage {
  /// A new view with a frame, in the window unless said.
  func add(_ frame: CGRect, in parent: UIView? = nil) -> UIView {
    run {
      let view = UIView(frame: frame)
      (parent ?? window).addSubview(view)
      return view
    }
  }
}
