internal import PropertyEngine

extension UIView {
  // The depth up to which views are searched: each level takes a call.
  static let deepest = 500
  /// The least alpha at which a view takes touches.
  static let leastOpacity = 0.01

  /// The topmost view at a point, asking subviews first.
  final func topmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, let face = layer.faceForTouches, !face.isHidden,
      face[.opacity].x >= Self.leastOpacity, self.point(inside: point, with: event)
    else { return nil }
    guard layer.depth < Self.deepest else { return self }
    for (view, above) in subviewsForTouches.reversed() {
      let own = LayerGeometry.unseen(point, through: above.matrix(to: face))
      if let found = view.hitTest(own, with: event) { return found }
    }
    return self
  }

  /// Whether a finger is inside of the face of the view that ``hitTest(_:with:)`` tests.
  final func isUnder(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let faces = sequence(first: self) { $0.superview }.map(\.layer.touchedFace).reversed()
    let point = zip(faces, faces.dropFirst()).reduce(touch.point) { point, pair in
      LayerGeometry.unseen(point, through: pair.1.matrix(to: pair.0))
    }
    return self.point(inside: point, with: event)
  }

  // The subviews that take touches, by z position; among equals, later ones are above.
  private var subviewsForTouches: [(view: UIView, face: CALayer)] {
    let all = subviews.compactMap { view in view.layer.faceForTouches.map { (view, $0) } }
    guard all.contains(where: { $0.1.zPosition != 0 }) else { return all }
    return all.sorted(by: \.1.zPosition)
  }
}

/// The place where a moving view takes touches: where it is seen, where its model is, or nowhere.
enum TouchPlace { case shown, model, nowhere }

extension CALayer {
  /// The face of the layer that takes touches; `nil` while a run that moves it blocks them.
  final var faceForTouches: CALayer? {
    var face = presentation() ?? self
    for run in runs {
      switch run.touchPlace {
      case .nowhere: return nil
      case .model: face = self
      case .shown: break
      }
    }
    return face
  }

  /// The face that points are tested in: that one, or the shown one while touches are blocked.
  final var touchedFace: CALayer { faceForTouches ?? presentation() ?? self }

  /// The runs that move it, once for each part of a value.
  final var runs: some Sequence<AnimationRun> {
    slots.lazy.flatMap(\.contributions).compactMap { $0.cohort.owner as? AnimationRun }
  }
}
