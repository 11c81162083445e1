import Testing

@testable import FlipbookLanguage

@Suite struct SpanTests {
  @Test(arguments: [
    "start slide after: 2s", "box.center.x += 20", "let time = 1s", "box.alpha", "f(x).y",
    "animate 1s { a = 1 } completion: { b }", "save \"a b\" size: 4", "(a + b) * 2", "-(a)",
    "über.größe = \"ß\"", "expect (a + b) * 2 == (c)",
  ])
  func `a statement spans what was typed`(text: String) throws {
    let entry = try parse("  " + text + "  # said ; so")
    let statement = try #require(entry.statements.first)
    #expect(entry.source(of: statement.span) == text)
  }

  @Test func `arguments span their labels, brackets and braces`() throws {
    let entry = try parse("go (a) to: (b + c) do: { d } --size 4")
    guard case .command(let command) = entry.statements[0] else { throw WrongShape() }
    let texts = command.arguments.map { entry.source(of: $0.span) }
    #expect(texts == ["(a)", "to: (b + c)", "do: { d }", "--size 4"])
    #expect(entry.source(of: command.arguments[2].value.span) == "{ d }")
    #expect(command.arguments[1].label.map { entry.source(of: $0.span) } == "to")
  }

  @Test func `operators, members and calls have their own place`() throws {
    let entry = try parse("x.y -= (a + b) * f(c).d")
    guard case .assignment(let assignment) = entry.statements[0],
      case .infix(_, let lhs, let rhs, let opSpan, let span) = assignment.value,
      case .member(let base, let name, _) = rhs
    else { throw WrongShape() }
    let spans = [
      assignment.target.span, assignment.operatorSpan, lhs.span, opSpan, span, base.span, name.span,
    ]
    let texts = spans.map { entry.source(of: $0) }
    #expect(texts == ["x.y", "-=", "a + b", "*", "(a + b) * f(c).d", "f(c)", "d"])
  }

  @Test func `a span beyond the text gives what there is of it`() throws {
    let entry = try parse("list")
    #expect(entry.source(of: Span(2, 99)) == "st")
    #expect(entry.source(of: Span(50, 99)) == "")
    #expect(Span(5, 3).count == 0)
  }
}
