import TestSupport
import Testing

@Suite struct OracleExpressionTests {
  static let numbers: [(String, Double)] = [
    ("1.5", 1.5), ("-2", -2), (" +.5 ", 0.5), ("1e-3", 0.001), ("1.5E+2", 150), ("pi", .pi),
    ("2*pi", 2 * .pi), ("-pi/2", -.pi / 2), ("180deg", .pi), ("90°", .pi / 2), ("1rad", 1),
    ("2+3*4", 14), ("(2+3)*4", 20), ("8/2/2", 2), ("1-2-3", -4), ("2*-3", -6), ("inf", .infinity),
  ]

  @Test(arguments: numbers)
  func `computes numbers`(text: String, number: Double) {
    #expect(OracleExpression.number(in: text) == number)
  }

  private func call(_ name: String, _ values: OracleExpression...) -> OracleExpression {
    .call(name, values.map { .init(value: $0) })
  }

  @Test func `keeps names with their arguments`() throws {
    #expect(try OracleExpression(parsing: "identity") == call("identity"))
    #expect(
      try OracleExpression(parsing: "concat(scale(2, -1), rotateZ(2*pi))")
        == call("concat", call("scale", .number(2), .number(-1)), call("rotateZ", .number(2 * .pi)))
    )
    #expect(
      try OracleExpression(parsing: "Rotate(t(40,0), 1.0, (0, 0, 1))")
        == call(
          "Rotate", call("t", .number(40), .number(0)), .number(1),
          call("", .number(0), .number(0), .number(1)))
    )
    #expect(try OracleExpression(parsing: "a() * b") == call("*", call("a"), call("b")))
  }

  @Test func `keeps labels`() throws {
    let fields: [OracleExpression] = [
      try OracleExpression(parsing: "affine a=1 b=-2 tx=1/2"),
      try OracleExpression(parsing: "affine(a: 1, b: -2, tx: 0.5)"),
    ]
    for field in fields {
      guard case .call("affine", let arguments) = field else {
        Issue.record("no call: \(field)")
        continue
      }
      #expect(arguments.map(\.label) == ["a", "b", "tx"])
      #expect(arguments.map(\.value) == [1, -2, 0.5].map(OracleExpression.number))
    }
  }

  private static let broken: [(String, Int)] = [
    ("", 0), ("scale(1,", 8), ("scale(1", 7), ("1 2", 2), ("*", 0), ("a b", 2), ("1.2.3", 5),
    ("a)", 1),
  ]

  @Test(arguments: broken)
  func `says where it breaks off`(text: String, offset: Int) {
    #expect(throws: OracleError.syntax(expression: text, offset: offset)) {
      try OracleExpression(parsing: text)
    }
  }
}
