import PropertyEngine
import Testing

@Suite struct ValueFunctionTests {
  private static let cases: [(String, [Double], Matrix4)] = [
    ("rotateX", [0.5], .rotation(0.5, x: 1, y: 0, z: 0)),
    ("rotateY", [0.5], .rotation(0.5, x: 0, y: 1, z: 0)),
    ("rotateZ", [0.5], .rotation(0.5, x: 0, y: 0, z: 1)),
    ("scale", [2, 3, 4], .scale(2, 3, 4)), ("scaleX", [2], .scale(2, 1, 1)),
    ("scaleY", [2], .scale(1, 2, 1)), ("scaleZ", [2], .scale(1, 1, 2)),
    ("translate", [2, 3, 4], .translation(2, 3, 4)), ("translateX", [2], .translation(2, 0, 0)),
    ("translateY", [2], .translation(0, 2, 0)), ("translateZ", [2], .translation(0, 0, 2)),
  ]

  @Test(arguments: cases)
  func `makes its matrix`(name: String, numbers: [Double], matrix: Matrix4) throws {
    let function = try #require(ValueFunction(rawValue: name))
    #expect(function.width == numbers.count)
    #expect(function.matrix(numbers) == matrix)
  }

  @Test func `has a case here for each`() {
    #expect(ValueFunction.allCases.map(\.rawValue) == Self.cases.map(\.0))
  }
}
