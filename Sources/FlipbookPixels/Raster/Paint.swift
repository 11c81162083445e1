enum Paint {
  case color(UInt32)
  case gradient(GradientPaint)
}

struct GradientPaint {
  private let kind: Snapshot.Gradient.Kind
  // The colours along the way.
  private let ramp: [UInt32]
  // The place of a pixel from the start: the steps of a column and a row, and the origin's place.
  private let across: SIMD2<Double>
  private let down: SIMD2<Double>
  private let origin: SIMD2<Double>
  // The direction of a turn's start, in turns.
  private let first: Double

  // Choice: more colours than most phones have pixels across.
  private static let steps = 1023

  /// Fills a box with a corner and two sides from there on in pixels, and a size in points.
  init?(
    _ gradient: Snapshot.Gradient, corner: SIMD2<Double>, x: SIMD2<Double>, y: SIMD2<Double>,
    size: SIMD2<Double>, opacity: Double
  ) {
    let turn = x.x * y.y - x.y * y.x
    guard turn != 0, turn.isFinite else { return nil }
    kind = gradient.kind
    let way = gradient.end - gradient.start
    // From pixels to shares of the box, counted from the start, and then to what the kind measures.
    let (rowX, rowY) = (SIMD2(y.y, -x.y) / turn, SIMD2(-y.x, x.x) / turn)
    let zero = -corner.x * rowX - corner.y * rowY - gradient.start
    func measure(_ place: SIMD2<Double>) -> SIMD2<Double> {
      switch gradient.kind {
      case .axial: SIMD2((place * way).sum() / (way * way).sum(), 0)
      case .radial: place / way
      case .conic: place * size
      }
    }
    (across, down, origin) = (measure(rowX), measure(rowY), measure(zero))
    first = Snapshot.Gradient.turn(of: way * size)
    ramp = (0...Self.steps).map {
      UInt32(gradient.color(at: Double($0) / Double(Self.steps)), opacity: opacity)
    }
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    let place = origin + across * (Double(x) + 0.5) + down * (Double(y) + 0.5)
    let share: Double =
      switch kind {
      case .axial: place.x
      case .radial: (place * place).sum().squareRoot()
      case .conic:
        (Snapshot.Gradient.turn(of: place) - first + 1).truncatingRemainder(dividingBy: 1)
      }
    // NaN takes the last colour.
    let step = share < 1 ? max(share, 0) * Double(Self.steps) + 0.5 : Double(Self.steps)
    return ramp[Int(step)]
  }
}
