import Foundation
import HeadlessUIKit
import TestSupport

extension OracleChecker {
  static let bezier = OracleChecker("bezier.csv") { row in
    let probe = try Probe(duration: 1, timing: row.row.curve())
    probe.moveBox(to: 1)
    probe.call { $0.startAnimation() }
    probe.stage.advance(by: try row.row.number("x"))
    return try row.complaint(about: probe.shownX, "y")
  }

  /// The time for a progress is the time at which an animator continues from that progress.
  static let bezierInverse = OracleChecker("bezier_inverse.csv") { row in
    let probe = try Probe(duration: 1, timing: row.row.curve())
    probe.moveBox(to: 1)
    probe.call { $0.pauseAnimation() }
    probe.animator.fractionComplete = try row.row.number("progress_y")
    probe.call { $0.startAnimation() }
    probe.stage.advance(by: 2)
    return try row.complaint(about: probe.stage.events.last.map { 1 - $0.time }, "time_x")
  }

  static let bezierSlope = OracleChecker("bezier_slope.csv") { row in
    let probe = try Probe(duration: 1, timing: row.row.curve())
    probe.moveBox(to: 1)
    probe.call { $0.startAnimation() }
    // At its very end it does not move any more.
    probe.stage.advance(by: min(try row.row.number("x"), 1 - 1e-9))
    return try row.complaint(about: probe.animator.motions.first?.velocity, "dydx")
  }
}

extension OracleRow {
  fileprivate func curve() throws -> UICubicTimingParameters {
    try UICubicTimingParameters(
      controlPoint1: CGPoint(x: number("x1"), y: number("y1")),
      controlPoint2: CGPoint(x: number("x2"), y: number("y2")))
  }
}
