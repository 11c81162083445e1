// A table gives a guess of the parameter; one Halley step and one Newton step improve it. After a
// Newton step δ the coordinate is off by ½f″(ξ)·δ², and |f″| ≤ 12 while both control points are in
// 0…1, so 6δ² is a bound, not an estimate. If it exceeds the last place of x, the loop with the
// bracket finds the parameter.

/// A cubic curve with a table for finding its points quickly; its copies share it.
final class CurveShape: Sendable {
  let horizontal: UnitCubic
  let vertical: UnitCubic
  /// Whether both coordinates are the same polynomial, which makes the curve the line y = x.
  let isStraight: Bool

  // The approximate parameter at the start of each even part of the time, and its growth.
  private let guesses: ContiguousArray<SIMD2<Double>>
  private static let guessCount = 64

  init(horizontal: UnitCubic, vertical: UnitCubic) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    isStraight = horizontal == vertical
    guesses = Self.guesses(for: horizontal)
  }

  /// The progress at a share of the time; 0 at and before 0, and 1 at and after 1.
  func progress(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return isStraight ? x : vertical.value(at: parameter(at: x))
  }

  /// The same for several shares at once, to the same bits.
  @inline(__always) func progress(at shares: SIMD4<Double>) -> SIMD4<Double> {
    // Shares at or beyond an end are replaced with a harmless one for now.
    let isWithin = (shares .> 0) .& (shares .< 1)
    let progress =
      isStraight
      ? shares : vertical.value(at: parameter(at: shares.replacing(with: 0.5, where: .!isWithin)))
    return progress.replacing(with: 0, where: .!(shares .> 0)).replacing(
      with: 1, where: shares .>= 1)
  }

  /// The parameter at which the time is `x`, strictly between 0 and 1.
  func parameter(at x: Double) -> Double {
    let guess = guess(at: x)
    let (parameter, error) = improved(guess, for: x)
    return error <= x * Self.lastPlace ? parameter : search(for: x, near: guess)
  }

  @inline(__always) private func parameter(at x: SIMD4<Double>) -> SIMD4<Double> {
    let guess = SIMD4(guess(at: x[0]), guess(at: x[1]), guess(at: x[2]), guess(at: x[3]))
    var (parameter, error) = improved(guess, for: x)
    let isFound = error .<= x * Self.lastPlace
    if !all(isFound) {
      for lane in 0..<4 where !isFound[lane] {
        parameter[lane] = search(for: x[lane], near: guess[lane])
      }
    }
    return parameter
  }

  private static let lastPlace = 0x1p-53

  @inline(__always) private func guess(at x: Double) -> Double {
    let place = x * Double(Self.guessCount)
    let part = Int(place)
    // A share below 1 lies in one of the parts.
    return guesses.withUnsafeBufferPointer {
      let guess = $0.baseAddress.unsafelyUnwrapped[part]
      return guess.x + guess.y * (place - Double(part))
    }
  }

  // The parameter after two steps, and a bound on the error of its coordinate.
  @inline(__always)
  private func improved<Number: SideBySide>(
    _ guess: Number, for x: Number
  ) -> (parameter: Number, error: Number) {
    let error = horizontal.value(at: guess) - x
    let (slope, bend) = horizontal.derivatives(at: guess)
    let nearer = guess - error * slope / (slope * slope - Number(repeating: 0.5) * error * bend)
    let step = (horizontal.value(at: nearer) - x) / horizontal.derivatives(at: nearer).slope
    return (nearer - step, Number(repeating: 6) * step * step)
  }

  private func search(for x: Double, near guess: Double) -> Double {
    horizontal.parameter(for: x, in: 0...1, near: guess, isRising: true)
  }

  // Goes along the curve in even steps of the parameter and marks where the parts of the time end.
  private static func guesses(for horizontal: UnitCubic) -> ContiguousArray<SIMD2<Double>> {
    let part = 1 / Double(guessCount)
    var marks: ContiguousArray<Double> = [0]
    var before = 0.0
    for step in 1...guessCount {
      let (start, time) = (Double(step - 1) * part, horizontal.value(at: Double(step) * part))
      while marks.count < guessCount, Double(marks.count) * part <= time {
        marks.append(start + part * ((Double(marks.count) * part - before) / (time - before)))
      }
      before = time
    }
    marks.append(1)
    return ContiguousArray(zip(marks, marks.dropFirst()).map { SIMD2($0, $1 - $0) })
  }
}
