import PropertyEngine
import TestSupport

extension OracleChecker {
  /// Recorded gestures; those of the rule that the library uses are compared with the rule's exact
  /// numbers.
  static let touchVelocity = OracleChecker("touch_velocity.csv") { row in
    let rule = try row.row.text("rule")
    guard rule.hasPrefix("android lsq2") || rule.hasPrefix("flutter") else {
      guard ["android impulse", "ios-like", "mac-like"].contains(where: rule.hasPrefix) else {
        throw OracleError.unknownName(rule)
      }
      return []
    }
    let velocity = try tracker(of: row.row).velocity(at: time(row.row.number("up_t_ms")))
    guard try row.row.text("expected_vx") != "none" else {
      return velocity.map { ["the velocity is \($0)"] } ?? []
    }
    guard let velocity else { return ["there is no velocity"] }
    return try zip(["exact_vx", "exact_vy"], [velocity.x, velocity.y]).flatMap { column, number in
      try row.complaint(about: [number], column, exactness(of: row.row.number(column)))
    }
  }

  // The file has nine digits after the decimal point.
  private static func exactness(of number: Double) -> Tolerance {
    .absolute(1e-9 * max(1, abs(number)))
  }

  private static func tracker(of row: OracleRow) throws -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in try row.text("samples_t_ms_x_y").split(separator: ";") {
      let numbers = sample.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 3 else { throw OracleError.unknownName(String(sample)) }
      tracker.add(SIMD2(numbers[1], numbers[2]), at: try time(numbers[0]))
    }
    return tracker
  }

  private static func time(_ milliseconds: Double) throws -> VirtualTime {
    guard let time = VirtualTime(seconds: milliseconds / 1000) else {
      throw OracleError.unknownName("\(milliseconds) ms")
    }
    return time
  }
}
