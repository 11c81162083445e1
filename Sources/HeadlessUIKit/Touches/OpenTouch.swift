package import Foundation
internal import PropertyEngine

/// A finger on the stage whose way is found as it goes, in points of the window.
///
/// What comes of it is what comes of a ``PlannedTouch`` of the same samples.
package final class OpenTouch {
  private let run: TouchRun

  fileprivate init(_ run: TouchRun) { self.run = run }

  /// Plans that it is at a point at a moment, which lies ahead and behind no other of its own.
  package func move(to point: CGPoint, atTicks ticks: Int64) {
    run.goOn(to: point, at: VirtualTime(ticks: ticks))
  }

  /// Plans that it is lifted at such a moment.
  package func lift(atTicks ticks: Int64) { run.goOn(to: nil, at: VirtualTime(ticks: ticks)) }
}

extension Stage {
  /// Plans that a finger comes down now at a point of the window.
  package func openTouch(at point: CGPoint, label: String) throws(StageError) -> OpenTouch {
    let start = PlannedTouch(samples: [PlannedTouch.Sample(time: 0, point: point)])
    return OpenTouch(
      try TouchRun([start], from: .window, label: label, isOpen: true, state: state))
  }
}
