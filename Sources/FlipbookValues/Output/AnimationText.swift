extension CAAnimation {
  /// What it moves: a key path, or the parts of a group.
  package var what: String {
    switch self {
    case let animation as CAPropertyAnimation: animation.keyPath ?? ""
    case let group as CAAnimationGroup: (group.animations ?? []).map(\.what).joined(separator: ", ")
    default: ""
    }
  }

  private var kind: String {
    switch self {
    case is CAAnimationGroup: "group"
    case is CAKeyframeAnimation: "keyframes"
    case is CASpringAnimation: "spring"
    default: "basic"
    }
  }

  package func summary(digits: Int) -> String {
    let length =
      duration > 0 ? NumberText.seconds(duration, digits: digits) : "the transaction's duration"
    return "\(kind) of \(what), \(length)"
  }

  /// Its start and end, as far as they were given.
  package func ends(_ text: ValueText) -> [(String, String)] {
    guard let animation = self as? CABasicAnimation else {
      let values = (self as? CAKeyframeAnimation)?.values ?? []
      return values.isEmpty ? [] : [("values", values.map(text.object).joined(separator: ", "))]
    }
    return [
      ("from", animation.fromValue), ("to", animation.toValue), ("by", animation.byValue),
    ].compactMap { name, value in value.map { (name, text.object($0)) } }
  }
}

extension ValueText {
  fileprivate func object(_ value: Any) -> String {
    switch value {
    case let numbers as [Double] where numbers.count == 1: number(numbers[0])
    case let numbers as [Double]: "(" + numbers.map(number).joined(separator: ", ") + ")"
    case let transform as CATransform3D: text(transform)
    default: Motion.Face(own: value).map(text) ?? ""
    }
  }
}

extension Animate {
  package var word: String {
    switch state {
    case .active: isRunning ? "running" : "paused"
    default: "inactive"
    }
  }
}
