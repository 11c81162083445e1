import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A row of additive.csv about animations that are added to a layer by hand.
struct LayerScenario {
  /// One animation, by the letter or key it goes by.
  struct Part {
    var from: Double?
    var to: Double?
    var by: Double?
    var isAdditive = false
  }

  var keyPath = "opacity"
  var model = 0.0
  var parts: [Part] = []
  var isCumulative = false
  var autoreverses = false
  var repeatCount: Float = 0
  var duration = 1.0

  /// Whether a row is about layers, not about `UIView` blocks.
  static func isMeant(_ row: OracleRow) -> Bool {
    guard let text = try? row.text("scenario") else { return true }
    return !text.hasPrefix("UIView") && !text.hasPrefix("non-additive (alpha)")
  }

  /// Reads a scenario; one that says "same" goes on from the one before.
  init(_ text: String, after previous: LayerScenario?) throws {
    if text.hasPrefix("same"), let previous { self = previous }
    if text.contains("position.x") { keyPath = "position.x" }
    if let number = Self.number(#/model ([-\d.]+)/#, in: text) { model = number }
    if let number = Self.number(#/repeatCount ([\d.]+)/#, in: text) { repeatCount = Float(number) }
    if let number = Self.number(#/duration ([\d.]+)/#, in: text) { duration = number }
    isCumulative = text.contains("cumulative")
    autoreverses = text.contains("autoreverses")
    let isAdditive = text.contains("additive") && !text.contains("NON-additive")
    for match in text.matches(of: #/([-\d.]+)(?:->| to )([-\d.]+)/#) {
      parts.append(Part(from: Double(match.1), to: Double(match.2), isAdditive: isAdditive))
    }
    if let by = Self.number(#/by ([-\d.]+)/#, in: text) { parts.append(Part(by: by)) }
    if parts.isEmpty { throw OracleError.unknownName(text) }
  }

  private static func number(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Double? {
    text.firstMatch(of: pattern).flatMap { Double($0.1) }
  }

  /// What is shown at a time.
  func value(at time: Double) -> Double {
    let stage = Stage()
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    view.alpha = keyPath == "opacity" ? model : 1
    view.center.x = keyPath == "opacity" ? 0 : model
    for part in parts {
      stage.run { view.layer.add(animation(part), forKey: nil) }
    }
    stage.advance(by: time)
    let shown = view.layer.presentation()
    return (keyPath == "opacity" ? shown?.exactOpacity : shown.map { Double($0.position.x) })
      ?? .nan
  }

  private func animation(_ part: Part) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = part.from
    animation.toValue = part.to
    animation.byValue = part.by
    animation.isAdditive = part.isAdditive
    animation.isCumulative = isCumulative
    animation.autoreverses = autoreverses
    animation.repeatCount = repeatCount
    animation.duration = duration
    return animation
  }
}

@Suite struct `animations added to a layer by hand` {
  @Test func `come together as measured, row by row`() throws {
    let rows = try OracleTable(file: "additive.csv").rows.filter(LayerScenario.isMeant)
    #expect(!rows.isEmpty)
    var previous: LayerScenario?
    for row in rows {
      let scenario = try LayerScenario(row.text("scenario"), after: previous)
      previous = scenario
      let shown = try scenario.value(at: row.number("t"))
      #expect(
        try row.tolerance.allows(shown, row.number("value")), "\(row.file):\(row.line) \(shown)")
    }
  }
}
