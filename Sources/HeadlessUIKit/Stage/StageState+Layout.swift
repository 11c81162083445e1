// The work of app code that a commit asks for.
extension StageState {
  /// Displays the layers that asked for it; what asks again meanwhile waits for the next commit.
  func display() {
    let layers = needingDisplay
    needingDisplay = []
    layers.forEach { $0.displayIfNeeded() }
  }

  /// Lays out the layers that asked for it, ancestors first; what asks again meanwhile is done too,
  /// up to a limit.
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
