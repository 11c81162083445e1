/// Several numbers along a row of segments, each a cubic polynomial of the share of its segment.
struct CubicPieces: Hashable, Sendable {
  let width: Int

  // c0 + c1·s + c2·s² + c3·s³ for each segment and number, and its value at s = 1.
  private var coefficients: [SIMD4<Double>] = []
  private var ends: [Double] = []

  init(width: Int) { self.width = width }

  var count: Int { ends.count / width }

  /// The coefficients of the numbers of a segment.
  subscript(segment: Int) -> ArraySlice<SIMD4<Double>> {
    coefficients[segment * width..<(segment + 1) * width]
  }

  func end(of component: Int, in segment: Int) -> Double { ends[segment * width + component] }

  /// The largest sum of the sizes of a number's coefficients in a segment.
  func reach(of component: Int) -> Double {
    stride(from: component, to: coefficients.count, by: width).reduce(0) { reach, index in
      let c = coefficients[index]
      return max(reach, abs(c.x) + abs(c.y) + abs(c.z) + abs(c.w))
    }
  }

  /// Adds a number to the segment at the end, or begins the next segment with it.
  mutating func append(_ polynomial: SIMD4<Double>, endingAt end: Double) {
    coefficients.append(polynomial)
    ends.append(end)
  }

  /// One of the numbers; at the shares 0 and 1 the given one, to the last bit.
  func value(_ component: Int, at place: Keyframes.Place) -> Double {
    let index = place.segment * width + component
    let s = place.share
    if s == 1 { return ends[index] }
    let c = coefficients[index]
    return ((c.w * s + c.z) * s + c.y) * s + c.x
  }

  // MARK: - Kinds of segments

  /// Makes a constant segment for each of the values.
  init(standingAt values: [[Double]]) {
    self.init(width: values[0].count)
    for number in values.joined() { append([number, 0, 0, 0], endingAt: number) }
  }

  /// Makes straight segments from each of the values to the next.
  init(straightThrough values: [[Double]]) {
    self.init(width: values[0].count)
    for (start, end) in zip(values, values.dropFirst()) {
      for (a, b) in zip(start, end) { append([a, b - a, 0, 0], endingAt: b) }
    }
  }

  /// Makes smooth segments through the values, which are reached at `times`.
  init(smoothThrough values: [[Double]], times: [Double], shape: KochanekBartels) {
    self.init(width: values[0].count)
    let columns = (0..<width).map { component in values.map { $0[component] } }
    for segment in 0..<values.count - 1 {
      for numbers in columns {
        let (leaving, arriving) = shape.tangents(of: segment, values: numbers, times: times)
        let (start, end) = (numbers[segment], numbers[segment + 1])
        let step = end - start
        append(
          [start, leaving, 3 * step - 2 * leaving - arriving, leaving + arriving - 2 * step],
          endingAt: end)
      }
    }
  }
}
