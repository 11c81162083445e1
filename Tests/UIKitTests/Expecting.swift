import Testing
import UIKit

/// Expects a number close to another.
func expect(
  _ value: CGFloat?, near expected: CGFloat, within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let distance = value.map { abs($0 - expected) } ?? .infinity
  #expect(
    distance <= tolerance, "\(value ?? .nan) is not \(expected)", sourceLocation: sourceLocation)
}
