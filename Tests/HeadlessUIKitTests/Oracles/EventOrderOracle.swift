import TestSupport

extension OracleChecker {
  static let eventOrder = OracleChecker("event_order.csv") { row in
    let expected = try row.row.text("expected")
    let scenario = try row.row.text("scenario")
    if let story = EventStory(scenario) {
      return story.facts.filter { !expected.contains($0.isTold) || expected.contains($0.isNot) }
        .map { "\($0.isTold), not \(expected)" }
    }
    // Ignores completion blocks that the order does not mention.
    let heard = try EventOrderScenario(scenario).play()
    let said = heard.said.filter { $0 != "block" || expected.contains("block") }
      .joined(separator: " > ")
    let remark = expected.dropFirst(said.count)
    let isRight = expected.hasPrefix(said) && heard.agrees(with: String(remark))
    return isRight ? [] : ["\(said) with the keys \(heard.keys), not \(expected)"]
  }
}
