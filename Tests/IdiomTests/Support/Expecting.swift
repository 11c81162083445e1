import HeadlessUIKit
import Testing

/// Expects a number close to another.
func expect(
  _ value: CGFloat?, near expected: CGFloat, within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let distance = value.map { abs($0 - expected) } ?? .infinity
  let shown = value.map { "\($0)" } ?? "nothing"
  #expect(
    distance <= tolerance, "\(shown) is not \(expected)", sourceLocation: sourceLocation)
}

/// Expects a point close to another.
func expect(
  _ value: CGPoint?, near expected: CGPoint, within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(value?.x, near: expected.x, within: tolerance, sourceLocation: sourceLocation)
  expect(value?.y, near: expected.y, within: tolerance, sourceLocation: sourceLocation)
}
