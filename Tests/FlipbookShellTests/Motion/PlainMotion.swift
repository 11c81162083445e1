import Foundation
import TestSupport

/// A textbook motion from 0 on, which checks the engine without using its code.
struct PlainMotion {
  /// One way from 0 to 1: its timing as typed text and as a function.
  struct Part {
    var text: String
    var duration: Double
    var delay = 0.0
    var weight = 1.0
    var progress: (Double) -> Double

    func value(at seconds: Double) -> Double {
      let local = seconds - delay
      // The end is a sum of delay and duration, which may be rounded down.
      let isOver = local >= duration * (1 - 1e-11)
      return weight * (local < 0 ? 0 : isOver ? 1 : progress(local))
    }
  }

  let parts: [Part]

  var duration: Double { parts.map { $0.delay + $0.duration }.max() ?? 0 }

  func value(at seconds: Double) -> Double {
    parts.reduce(0) { $0 + $1.value(at: seconds) }
  }

  // MARK: Looking

  /// The solver's result.
  var solved: SolvedMotion {
    let stations = stations
    let (first, end) = (stations[0].value, stations[stations.count - 1].value)
    return SolvedMotion(
      duration: duration, stations: stations,
      settling: settling(within: 0.001 * abs(end - first), stations.map(\.seconds)),
      // The distance of each part from its end just before it, as a multiple of the rest threshold.
      rests: parts.map { abs(1 - $0.progress($0.duration * (1 - 1e-8))) / 0.001 },
      speed: 100 * parts.reduce(0) { $0 + abs($1.weight) / $1.duration })
  }

  // Closely spaced moments of each stretch between starts and ends, closest near its ends, where a
  // motion may turn at once.
  private var grids: [[Double]] {
    let ends = Set(parts.flatMap { [$0.delay, $0.delay + $0.duration] } + [0]).sorted()
    return zip(ends, ends.dropFirst()).filter { $1 - $0 > 1e-9 }.map { start, end in
      (0...1600).map { place in
        let share = Double(place) / 1600
        let graded = share * share * share * (10 - 15 * share + 6 * share * share)
        return start + (end - start) * (1 - 1e-8) * graded
      }
    }
  }

  /// The values at which it turns, starts, ends and jumps, in the order of time.
  ///
  /// Found by a fine grid, and a golden-section search between its points, without the formula.
  private var stations: [(seconds: Double, value: Double)] {
    var found: [(seconds: Double, value: Double)] = []
    for grid in grids {
      let (values, last) = (grid.map(value), grid.count - 1)
      found.append((grid[0], values[0]))
      for place in 1..<last {
        let (before, after) = (values[place] - values[place - 1], values[place + 1] - values[place])
        // Smaller changes are rounding.
        guard before * after < 0, min(abs(before), abs(after)) > 1e-13 else { continue }
        let top = extreme(from: grid[place - 1], to: grid[place + 1], isPeak: before > 0)
        found.append((top, value(at: top)))
      }
      found.append((grid[last], values[last]))
    }
    return found + [(duration, value(at: duration))]
  }

  private func extreme(from start: Double, to end: Double, isPeak: Bool) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<90 {
      let (left, right) = (low + (high - low) * 0.381966, low + (high - low) * 0.618034)
      if (value(at: left) < value(at: right)) == isPeak { low = left } else { high = right }
    }
    return (low + high) / 2
  }

  /// The last moment at which it is farther than a distance from its end, which may be so only near
  /// a turn.
  private func settling(within distance: Double, _ turns: [Double]) -> Double {
    let (moments, end) = ((grids.joined() + turns + [duration]).sorted(), value(at: duration))
    func isFar(_ seconds: Double) -> Bool { abs(value(at: seconds) - end) > distance }
    guard let place = moments.lastIndex(where: isFar) else { return 0 }
    var (far, near) = (moments[place], moments[place + 1])
    for _ in 0..<90 {
      let middle = (far + near) / 2
      if isFar(middle) { far = middle } else { near = middle }
    }
    return near
  }
}

/// The results of an independent solver for a motion.
struct SolvedMotion {
  var duration: Double
  /// The moments and values where it starts, turns, jumps and ends.
  var stations: [(seconds: Double, value: Double)]
  /// The last moment at which it is farther from its end than a thousandth of its way.
  var settling: Double
  let rests: [Double]
  /// An upper bound for its change in a second.
  var speed: Double

  /// The results for a twin of the motion.
  func twin(_ twin: Twin, way: Double) -> SolvedMotion {
    var solved = self
    solved.duration *= twin.slowness
    solved.settling *= twin.slowness
    solved.speed *= abs(way) * twin.scale / twin.slowness
    solved.stations = stations.map {
      ($0.seconds * twin.slowness, twin.origin + way * twin.scale * $0.value)
    }
    return solved
  }
}

extension PlainMotion.Part {
  /// A spring of mass 1 that goes on until it is at rest by Core Animation's rule.
  static func spring(frequency: Double, ratio: Double) -> Self {
    let decay = ratio * frequency
    let text =
      "spring(mass: 1, stiffness: \(Typed.number(frequency * frequency)), "
      + "damping: \(Typed.number(2 * decay)))"
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let rest = log((1 + decay / swing) / 0.001) / decay
    return Self(text: text, duration: rest, progress: swinging(decay, swing))
  }

  /// A spring that is within a thousandth of its end when a duration is over, with its envelope.
  static func spring(duration: Double, ratio: Double) -> Self {
    let root = (1 - ratio * ratio).squareRoot()
    let decay = log(ratio / root / 0.001) / duration
    return Self(
      text: "\(Typed.number(duration))s spring(dampingRatio: \(Typed.number(ratio)))",
      duration: duration, progress: swinging(decay, decay / ratio * root))
  }

  private static func swinging(_ decay: Double, _ swing: Double) -> (Double) -> Double {
    { t in 1 - exp(-decay * t) * (cos(swing * t) + decay / swing * sin(swing * t)) }
  }

  /// A timing curve with its control points, by bisection.
  static func cubic(_ points: [Double], duration: Double) -> Self {
    func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
    let text = points.map(Typed.number).joined(separator: ", ")
    return Self(text: "\(Typed.number(duration))s cubic(\(text))", duration: duration) { t in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<54 {
        let middle = (low + high) / 2
        if bezier(middle, points[0], points[2]) < t / duration {
          low = middle
        } else {
          high = middle
        }
      }
      return bezier((low + high) / 2, points[1], points[3])
    }
  }
}

/// Numbers as they can be typed, without an exponent.
enum Typed {
  static func number(_ number: Double) -> String {
    let text = number.description
    return text.contains("e") ? String(format: "%.25f", number) : text
  }
}
