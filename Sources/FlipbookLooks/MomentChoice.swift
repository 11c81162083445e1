import FlipbookCommands
import StagePictures

/// The moments that a picture of several of them shows.
enum MomentChoice {
  private static let every = Input.duration(
    "every:", "the time between two moments; default: six in all")

  static let parameters: [any Parametric] = [every] + TimeStretch.parameters

  // Choices: the most moments told apart, the few that show a motion, the parts it is looked for in.
  private static let (most, few, parts) = (60, 6, 20)

  /// The shown layers at each of them, some or all.
  static func moments(_ call: Invocation, layers: Set<String>) throws(Mistake) -> [Moment] {
    let stretch = try stretch(of: call)
    guard let seconds = call[every] else {
      let motion = try motion(in: stretch, layers, call)
      let ticks = motion.start < motion.end ? motion.moments(few - 1) : [motion.start]
      return try look(at: ticks, layers, call)
    }
    let step = try call.step(seconds, of: every)
    guard (stretch.end - stretch.start) / step < most else {
      throw call.tooMany("\(most) moments", every: [every])
    }
    let ticks = stride(from: stretch.start, through: stretch.end, by: Int64.Stride(step))
    return try look(at: Array(ticks), layers, call)
  }

  // By default, one run of an endless motion, forward and back.
  private static func stretch(of call: Invocation) throws(Mistake) -> TimeStretch {
    let (session, isOpen) = (call.session, !parameters.contains { call.isGiven($0) })
    guard isOpen, session.world.movesEndlessly else { return try TimeStretch(of: call, []) }
    let world = try call.replay(preparing: { $0.keepLives() }).stage()
    let start = world.stage.ticks
    let end = SheetCommand.endlessEnd(in: world.stage, times: 1, from: world.stage.now)
    let rest = try world.rest(call.verbSpan) ?? start
    guard let end else { return try TimeStretch(of: call, []) }
    return TimeStretch(start: start, end: max(end, rest))
  }

  private static func look(
    at ticks: [Int64], _ layers: Set<String>, _ call: Invocation
  ) throws(Mistake) -> [Moment] {
    var film = StageFilm()
    var moments: [Moment] = []
    try call.replay.visit(ticks) { world throws(Mistake) in
      moments.append(try world.moment(of: layers, on: &film, asking: call.check))
    }
    return moments
  }

  // The part of a stretch in which something moves, or all of it; an end that was given is kept.
  private static func motion(
    in stretch: TimeStretch, _ layers: Set<String>, _ call: Invocation
  ) throws(Mistake) -> TimeStretch {
    let ticks = stretch.moments(parts)
    let moments = try look(at: ticks, layers, call)
    guard let first = moments.first, let last = moments.last,
      let begin = moments.firstIndex(where: { !$0.looksLike(first) }),
      let end = moments.lastIndex(where: { !$0.looksLike(last) })
    else { return stretch }
    let isEndGiven = call.isGiven(TimeStretch.to) || call.isGiven(TimeStretch.length)
    // A slow start or end is no rest (choice): less than a tenth is kept.
    let keepsStart = call.isGiven(TimeStretch.from) || begin <= parts / 10
    let keepsEnd = isEndGiven || end >= parts - parts / 10
    return TimeStretch(
      start: keepsStart ? stretch.start : ticks[begin - 1],
      end: keepsEnd ? stretch.end : ticks[end + 1])
  }
}

extension Moment {
  // Choice: nobody can tell less than half a point, or a fiftieth of the opacity, apart.
  fileprivate func looksLike(_ other: Moment) -> Bool {
    boxes.count == other.boxes.count
      && zip(boxes, other.boxes).allSatisfy { one, another in
        one.layer == another.layer && abs(one.opacity - another.opacity) < 0.02
          && one.corners.count == another.corners.count && one.hasPaint(of: another)
          && zip(one.corners, another.corners).allSatisfy { here, there in
            abs(here.x - there.x) < 0.5 && abs(here.y - there.y) < 0.5
          }
      }
  }
}
