import HeadlessUIKit
import TestSupport
import Testing

@Suite struct `a background colour on its way` {
  private func color(_ numbers: [Double]) throws -> UIColor {
    try #require(numbers.count == 4)
    return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  @Test(arguments: try OracleTable(file: "color.csv").rows)
  func `is mixed as published`(row: OracleRow) throws {
    let (from, to) = try (color(row.numbers("from_rgba")), color(row.numbers("to_rgba")))
    let stage = Stage()
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    view.backgroundColor = from
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = to }
    }
    animator.pauseAnimation()
    animator.fractionComplete = try row.number("fraction")
    let shown = try #require(view.layer.presentation()?.backgroundColor?.components)
    for (component, column) in zip(shown, ["r", "g", "b", "a"]) {
      let expected = try row.number(column)
      #expect(try row.tolerance.allows(Double(component), expected), "\(column) \(component)")
    }
    animator.stopAnimation(true)
  }
}
