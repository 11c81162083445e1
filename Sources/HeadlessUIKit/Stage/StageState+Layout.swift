// The work of app code that a commit asks for.
extension StageState {
  /// What asks again while being displayed is displayed with the next commit.
  func display() {
    let layers = needingDisplay
    needingDisplay = []
    layers.forEach { $0.displayIfNeeded() }
  }

  /// What asks again while being laid out is done in this commit too, up to a limit; the layers
  /// above come first.
  func layOut() {
    var rounds = 0
    while !needingLayout.isEmpty, rounds < 100 {
      let layers = needingLayout.enumerated().map { ($0.element.depth, $0.offset, $0.element) }
      needingLayout = []
      for (_, _, layer) in layers.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) { layer.layOut() }
      rounds += 1
    }
  }
}
