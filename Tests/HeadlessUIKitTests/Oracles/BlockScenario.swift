import HeadlessUIKit
import TestSupport

/// A row about `UIView.animate` blocks: a property and two blocks, the second during the first.
struct BlockScenario {
  struct Block {
    var start: Double
    var duration: Double
    var curve: UIView.AnimationOptions
    var target: Double
  }

  enum Property { case centerY, alpha }

  var property: Property
  var options: UIView.AnimationOptions = []
  var from: Double
  var blocks: [Block]

  /// Reads a scenario; throws if it is of an unknown kind.
  init(_ text: String) throws {
    // The text in brackets or after the last colon is only a comment.
    let additive =
      #/UIView additive: center\.y ([-\d.]+)->([-\d.]+), ([\d.]+) s (\w+) at t=0; at t=([\d.]+) second ([\d.]+) s (\w+) block sets it back to ([-\d.]+).*/#
    let absolute =
      #/non-additive \(alpha\) (with|without) beginFromCurrentState: ([-\d.]+)->([-\d.]+) (\w+) ([\d.]+) s; at t=([\d.]+) back to ([-\d.]+) over ([\d.]+) s (\w+).*/#
    func number(_ text: Substring) throws -> Double {
      guard let number = Double(text) else { throw OracleError.unknownName(String(text)) }
      return number
    }
    if let match = text.wholeMatch(of: additive) {
      property = .centerY
      from = try number(match.1)
      blocks = [
        try Block(
          start: 0, duration: number(match.3), curve: Self.curve(match.4), target: number(match.2)),
        try Block(
          start: number(match.5), duration: number(match.6), curve: Self.curve(match.7),
          target: number(match.8)),
      ]
    } else if let match = text.wholeMatch(of: absolute) {
      property = .alpha
      options = match.1 == "with" ? .beginFromCurrentState : []
      from = try number(match.2)
      blocks = [
        try Block(
          start: 0, duration: number(match.5), curve: Self.curve(match.4), target: number(match.3)),
        try Block(
          start: number(match.6), duration: number(match.8), curve: Self.curve(match.9),
          target: number(match.7)),
      ]
    } else {
      throw OracleError.unknownName(text)
    }
  }

  private static func curve(_ name: Substring) throws -> UIView.AnimationOptions {
    switch name {
    case "linear": .curveLinear
    case "easeIn": .curveEaseIn
    case "easeOut": .curveEaseOut
    case "easeInOut", "easeInEaseOut": .curveEaseInOut
    default: throw OracleError.unknownName(String(name))
    }
  }

  /// What is shown at a time.
  func value(at time: Double) -> Double {
    let stage = Stage()
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    set(from, of: view)
    for block in blocks where block.start <= time {
      stage.advance(by: block.start - stage.now)
      stage.run {
        UIView.animate(
          withDuration: block.duration, delay: 0, options: options.union(block.curve),
          animations: { set(block.target, of: view) })
      }
    }
    stage.advance(by: time - stage.now)
    return property == .alpha ? view.shown.exactOpacity : Double(view.shown.position.y)
  }

  private func set(_ value: Double, of view: UIView) {
    switch property {
    case .centerY: view.center.y = value
    case .alpha: view.alpha = value
    }
  }
}
