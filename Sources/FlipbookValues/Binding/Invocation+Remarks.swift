import FlipbookLanguage
import FlipbookText
package import HeadlessUIKit

// What is told to the person at the terminal, and nobody else, where what was typed surely means
// something else.
extension Invocation {
  // What fires later was typed long before, and nobody waits for a word on it.
  package var isTyped: Bool { scope.place != .fired && !scope.isRehearsal }

  /// Tells of a bare duration that is long for seconds.
  func remarkOnSeconds() {
    for case (let name, .value(_, .number(let literal))) in bound
    where literal.unit == nil && literal.value >= Self.longSeconds && isTyped {
      guard let parameter = declaration.parameters.first(where: { $0.name == name }),
        case .duration = parameter.type
      else { continue }
      let number = literal.text
      world.answer.remark =
        "\(number) is \(number) seconds: \(number)ms are milliseconds, \(number)f are frames"
    }
  }

  // Choice: who means so many seconds writes the s.
  private static let longSeconds = 10.0

  /// Tells of a view that nobody will see.
  package func remarkOnSize(of view: UIView, _ name: String) {
    guard isTyped, view.bounds.size == .zero else { return }
    world.answer.remark = "\(name) has no size: \(name).frame.size = (100, 100)"
  }

  /// Tells of an animation that takes the place of another one on its way, by having its key.
  package func remarkOnKey(_ key: String, of layer: CALayer) {
    guard isTyped, layer.hasAnimation(addedFor: key) else { return }
    let name = Name.typed(key)
    world.answer.remark =
      "another animation had the key \(name) and is gone: key: \(Name.typed(key + "2")) keeps both"
  }

  /// Tells of an animation of what only other layers have.
  package func remarkOnKeyPath(of animation: CAAnimation, for layer: CALayer) {
    guard isTyped, let keyPath = (animation as? CAPropertyAnimation)?.keyPath,
      !layer.has(keyPath)
    else { return }
    world.answer.remark =
      "this layer has no \(keyPath), and shows nothing of it: "
      + "'\(CALayer.verb(making: keyPath))' makes one that has"
  }

  // MARK: Several at once

  /// What the animate blocks move that have begun at this very moment; nothing for a block that
  /// comes later itself.
  package var beginningPaths: [String] {
    guard isTyped, (1...Self.fewBlocks).contains(world.stage.movingBlockCount) else { return [] }
    return world.stage.movingBlocks.filter(\.beginsNow).flatMap { paths(of: $0) }
  }

  // Choice: who sets more of them going knows that they go together.
  private static let fewBlocks = 8

  /// Tells of two animate blocks that move the same thing and begin together, where the one was
  /// probably meant to follow the other.
  package func remarkOnSharedMotion(with others: [String]) {
    guard !others.isEmpty, let last = world.stage.movingBlocks.last, last.beginsNow,
      let path = paths(of: last).first(where: others.contains)
    else { return }
    let count = world.stage.movingBlocks.filter(\.beginsNow)
      .count { paths(of: $0).contains(path) }
    let problem =
      count > 1
      ? "two animations move \(path) at once, and are added"
      : "this one takes \(path) over from the one before"
    world.answer.remark =
      "\(problem);\n one after the other: delay: 1s, or completion: { animate … }"
  }

  private func paths(of block: MovingBlock) -> [String] {
    block.motions.map { world.path(ofKeyPath: $0.keyPath, on: $0.layer) }
  }
}
