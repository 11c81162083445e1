// The error of the animations that are written.
extension CSSCourse {
  /// The least error that is too much: more than that of points and that between two moments.
  static let most = 0.002

  /// The greatest error of all its animations along what is shown, in shares of each number's range.
  func error(along all: CSSRun) -> Double {
    let ranges = all.ranges.map { max($0, 1e-3) }
    var worst = 0.0
    func look(at moment: Double, _ shown: [Double]) {
      let told = numbers(at: moment - all.start)
      for index in ranges.indices {
        worst = max(worst, abs(told[index] - shown[index]) / ranges[index])
      }
    }
    for place in all.times.indices.dropFirst() {
      for moment in all.insides(before: place) { look(at: moment, all.numbers(at: moment)) }
    }
    // A repeat may play on while what is shown rests, so look between its keyframes too.
    for phase in phases where phase.count > 1 {
      var start = all.start + phase.delay
      let end = min(start + phase.duration * phase.count, all.end)
      while start < end, worst < Self.most {
        for (first, next) in zip(phase.frames, phase.frames.dropFirst()) {
          let moment = start + phase.duration * (first.share + next.share) / 2
          if moment >= all.start, moment < end { look(at: moment, all.numbers(at: moment)) }
        }
        start += phase.duration
      }
    }
    return worst
  }

  // The numbers that a browser shows, in seconds after the first moment.
  private func numbers(at seconds: Double) -> [Double] {
    guard !phases.isEmpty else { return end }
    let phase = phases[phases.lastIndexOfPrefix { $0.delay <= seconds }]
    let passes = (seconds - phase.delay) / phase.duration
    guard passes > 0 else { return phase.frames[0].numbers }
    return passes < phase.count ? phase.numbers(at: passes) : end
  }
}

extension CSSPhase {
  fileprivate func numbers(at passes: Double) -> [Double] {
    let done = passes.rounded(.down)
    let isBack = alternates && done.truncatingRemainder(dividingBy: 2) == 1
    let share = isBack ? 1 - (passes - done) : passes - done
    let place = min(frames.lastIndexOfPrefix { $0.share <= share }, frames.count - 2)
    let (a, b) = (frames[place], frames[place + 1])
    let progress = a.easing?.progress(at: (share - a.share) / (b.share - a.share)) ?? 1
    return zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * progress }
  }
}
