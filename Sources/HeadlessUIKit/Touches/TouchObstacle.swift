/// Why a view does not get a touch meant for it; names are as in the ledger.
public enum TouchObstacle: Equatable, Sendable, CustomStringConvertible {
  /// A block without `allowUserInteraction` moves the view, or one around it.
  case block(String, moves: String)
  /// An animator whose `isUserInteractionEnabled` is false moves the view, or one around it.
  case animator(String, moves: String)
  /// The view, or one around it, is hidden, has an alpha below 0.01, or has an
  /// `isUserInteractionEnabled` that is false.
  case hidden(String), transparent(String), disabled(String)
  /// The point lies outside of the view, or of one around it, whose subviews take no touches there.
  case outside(String)
  /// Another view lies over it.
  case covered(by: String)
  /// No part of the view is in the window.
  case offScreen(String)

  /// The obstacle in words, as in `card is hidden`.
  public var description: String {
    switch self {
    case .block(let name, let view): "\(name) moves \(view) without allowUserInteraction"
    case .animator(let name, let view):
      "\(name) moves \(view), and its isUserInteractionEnabled is false"
    case .hidden(let view): "\(view) is hidden"
    case .transparent(let view): "\(view) is transparent"
    case .disabled(let view): "isUserInteractionEnabled is false for \(view)"
    case .outside(let view): "it lies outside of \(view)"
    case .covered(let view): "\(view) lies over it"
    case .offScreen(let view): "no part of \(view) is in the window"
    }
  }
}

extension UIView {
  /// The obstacle that keeps a touch at a point of the window from this view; `taker` may get it.
  final func obstacle(at point: CGPoint, taker: UIView?) -> TouchObstacle? {
    guard let face = layer.presentation() else { return .offScreen(ledgerName) }
    let around = Array(sequence(first: self) { $0.superview })
    if let obstacle = around.lazy.compactMap(\.ownObstacle).first { return obstacle }
    // From the window's coordinates into those of each view.
    var own = point
    for (view, matrix) in zip(around.reversed().dropFirst(), face.matricesToRoot.reversed()) {
      own = LayerGeometry.unseen(own, through: matrix)
      if !view.point(inside: own, with: nil) { return .outside(view.ledgerName) }
    }
    // In a tree that is too deep to search, a view around this one takes its touches.
    guard let taker, !isDescendant(of: taker) else { return nil }
    return .covered(by: taker.ledgerName)
  }

  private var ownObstacle: TouchObstacle? {
    let face = layer.presentation() ?? layer
    if face.isHidden { return .hidden(ledgerName) }
    if face[.opacity].x < Self.leastOpacity { return .transparent(ledgerName) }
    if let run = layer.runWithoutTouches {
      return run.animator == nil
        ? .block(run.name, moves: ledgerName) : .animator(run.name, moves: ledgerName)
    }
    return isUserInteractionEnabled ? nil : .disabled(ledgerName)
  }

  /// The topmost view at a point of this one that would take a touch if nothing moved.
  final func topmostAtRest(at point: CGPoint) -> UIView? {
    let face = layer.presentation() ?? layer
    guard isUserInteractionEnabled, !face.isHidden, face[.opacity].x >= Self.leastOpacity,
      self.point(inside: point, with: nil)
    else { return nil }
    guard layer.depth < Self.deepest else { return self }
    for view in subviews.reversed() {
      let matrix = (view.layer.presentation() ?? view.layer).matrix(to: face)
      if let found = view.topmostAtRest(at: LayerGeometry.unseen(point, through: matrix)) {
        return found
      }
    }
    return self
  }

  fileprivate final var ledgerName: String { layer.ledgerName ?? "a view" }
}

extension CALayer {
  /// Its name in the ledger; `nil` if it has none.
  final var ledgerName: String? { name.map(state.written) }

  // A run that moves it and keeps it from taking touches.
  fileprivate var runWithoutTouches: AnimationRun? { runs.first { $0.touchPlace == .nowhere } }
}
