extension [NamedValue] {
  /// A text that nothing in a block or in measures depends on some of them; `nil` if all count.
  package func idleText(
    in block: Block, _ measures: [Expression], _ call: Invocation
  ) -> String? {
    let looks = Block(statements: measures.map { .query($0) }, span: block.span)
    let idle = map(\.name.text).filter { !(block.words + looks.words).contains($0) }
    guard !idle.isEmpty else { return nil }
    let isLet = idle.contains { call.world.names[$0] != nil }
    return "nothing in the block depends on \(idle.map(Name.typed).joined(separator: " or "))"
      + (isLet ? ": the session's 'let' keeps its value" : "")
  }
}

extension Sequence where Element == Statement {
  /// Throws at a check over time, which nothing would look at.
  package func refuseChecks(_ hint: String) throws(Mistake) {
    let check = flatMap(\.commands).first {
      $0.verb.text == "expect" && CheckCommands.isOverTime($0)
    }
    if let check {
      throw Mistake("a check over time is not looked at here", hint: hint, check.span)
    }
  }
}
