internal import PropertyEngine

// An animator for what animates itself, as the transitions of an app do.
extension UIViewPropertyAnimator {
  /// Holds the animator at its beginning, and runs code whose blocks become its own; what is changed
  /// outside of them applies at once.
  package func adoptBlocks(of body: () -> Void) {
    pauseAnimation()
    let outer = stage.adopter
    stage.adopter = self
    stage.perform(body)
    stage.adopter = outer
  }

  /// Takes a block; its completion comes with the animator's end, with `false` at the start.
  func adopt(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard let run = activeRun else { return animations() }
    addToActive(run, animations, delayFactor: 0)
    if let completion { addCompletion { completion($0 == .end) } }
  }
}
