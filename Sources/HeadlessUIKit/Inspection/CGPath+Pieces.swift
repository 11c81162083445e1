internal import PropertyEngine

/// A piece of a path; a curve with one control point is one with two.
package enum CGPathPiece {
  case move(SIMD2<Double>)
  case line(SIMD2<Double>)
  case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  case close
}

extension CGPath {
  package final var pieces: [CGPathPiece] {
    var (start, here) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    return elements.map { element in
      let from = here
      switch element {
      case .move(let end):
        (start, here) = (end, end)
        return .move(end)
      case .line(let end):
        here = end
        return .line(end)
      case .quadratic(let control, to: let end):
        here = end
        return .cubic(from + (control - from) * 2 / 3, end + (control - end) * 2 / 3, end)
      case .cubic(let first, let second, to: let end):
        here = end
        return .cubic(first, second, end)
      case .close:
        here = start
        return .close
      }
    }
  }
}
