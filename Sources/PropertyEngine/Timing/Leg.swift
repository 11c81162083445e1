/// One stretch of motion with one pacing: a whole animation, or the way of a spring from where a
/// pause left it to its end.
package struct Leg: Hashable, Sendable {
  package var pacing: Pacing
  /// The pacing of vertical positions if it is another one: on a spring with a vertical velocity,
  /// and on the legs after it.
  package var verticalPacing: Pacing?
  /// The time a whole run of the leg takes; `endless` for an undamped spring.
  package var span: VirtualTime
  /// The progress at which the leg starts and arrives; 0 and 1 for a whole way.
  package var from = 0.0
  package var to = 1.0
  /// The number of passes, and whether they go back as well; `nil` for one.
  package var cycles: Cycles?

  package init(pacing: Pacing, verticalPacing: Pacing? = nil, span: VirtualTime) {
    (self.pacing, self.verticalPacing, self.span) = (pacing, verticalPacing, span)
  }

  package var isWhole: Bool { from == 0 && to == 1 }

  package static let endless = VirtualTime(ticks: .max)

  /// The share of the leg's time that `elapsed` ticks are; exactly 1 at its end.
  func share(elapsed: Int64) -> Double {
    elapsed >= span.ticks ? 1 : Double(elapsed) / Double(span.ticks)
  }

  /// The time from the start to the very end, repeats included.
  @inline(__always) package var activeSpan: VirtualTime {
    guard let cycles, span != Self.endless else { return span }
    let ticks = Double(span.ticks) * (cycles.autoreverses ? 2 : 1) * cycles.count
    return Int64(exactly: ticks.rounded()).map(VirtualTime.init(ticks:)) ?? Self.endless
  }

  /// The place within one pass, given the ticks since the start; the very end is not folded.
  func folded(elapsed: Int64) -> (elapsed: Int64, isReturning: Bool) {
    guard let cycles, span.ticks > 0 else { return (elapsed, false) }
    // Twice a span may lie beyond the range of time, and so does its end.
    let (twice, isBeyond) = span.ticks.multipliedReportingOverflow(by: 2)
    let cycle = cycles.autoreverses ? isBeyond ? .max : twice : span.ticks
    var place = elapsed % cycle
    if place == 0, elapsed > 0, elapsed >= activeSpan.ticks { place = cycle }
    return place > span.ticks ? (span.ticks - (place - span.ticks), true) : (place, false)
  }

  func pacing(isVertical: Bool) -> Pacing { isVertical ? verticalPacing ?? pacing : pacing }
}

package struct Cycles: Hashable, Sendable {
  /// The number of times, 0 or more, also a part of one; infinity means forever.
  package var count: Double
  /// Whether it plays back and forth, which doubles its length.
  package var autoreverses: Bool

  package init(count: Double, autoreverses: Bool) {
    (self.count, self.autoreverses) = (count, autoreverses)
  }
}

/// The part of a leg's time that one animation block takes.
///
/// A block without a delay takes all of it; one with a delay factor of a quarter starts at a
/// quarter of the time; a block that was added on the way starts where the animator then was.
/// Its curve is stretched over its own length.
package struct Segment: Hashable, Sendable {
  /// The share of the time at which the block starts, 0…1.
  package var start = 0.0
  /// The share of the time that the block takes, 0…1.
  package var length = 1.0
  // In a partial leg the block starts from its own progress; one that joined midway takes the rest.
  var legFrom = 0.0
  var legFromVertical = 0.0
  var legStart = 0.0
  var legLength = 1.0
  /// The block's progress when its animator entered another curve.
  var entry: Entry?
  static let whole = Segment()
  static let onlyWhole = [whole]

  package var isWhole: Bool { start == 0 && length == 1 }

  /// The share of the block's own time, clamped to 0…1, at a share of a leg's time.
  func localShare(_ share: Double, in leg: Leg) -> Double {
    let (start, length) = window(in: leg)
    return Self.localShare(share, start: start, length: length)
  }

  func wholeLocalShare(_ share: Double) -> Double {
    Self.localShare(share, start: start, length: length)
  }

  /// The part of a leg that the block takes: where it starts and how long it is, as shares.
  func window(in leg: Leg) -> (start: Double, length: Double) {
    leg.isWhole ? (start, length) : (legStart, legLength)
  }

  /// Keeps a block from jumping when its animator changes its curve: from then on it keeps step
  /// with the animator's progress to either end.
  struct Entry: Hashable, Sendable {
    /// The animator's progress, not 0 or 1.
    var whole: Double
    /// The block's progress then.
    var own: Double

    func progress(atWhole progress: Double) -> Double {
      if progress == 1 { return 1 }
      return progress < whole
        ? own * (progress / whole) : own + (1 - own) * ((progress - whole) / (1 - whole))
    }
  }

  private static func localShare(_ share: Double, start: Double, length: Double) -> Double {
    guard length > 0 else { return share >= start ? 1 : 0 }
    return min(max((share - start) / length, 0), 1)
  }
}
