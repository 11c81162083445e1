/// The moments that an export looks at: evenly spaced, from now on by default.
struct EvenMoments {
  /// The distance without `every:`: a frame, ticks, or to fit a count; `fine` is at most a frame.
  enum Spacing {
    case frames
    case ticks(Int64)
    case fine(Int)
    case parts(Int)
  }

  /// The first moment, the distance to the next, and how many there are, in ticks.
  let start: Int64
  let step: Int64
  let count: Int
  private let frame: Int64

  // Choice: two hours at 60 frames a second, some seconds of looking.
  private static let mostFrames: Int64 = 432_000

  /// Reads `every:` and the stretch, for at most `limit` moments; the last one is the last within
  /// `for:` or `to:`, or the first at which everything has finished.
  init(
    of call: Invocation, limit: Int, spacing: Spacing = .frames, usesEvery: Bool = true
  ) throws(Mistake) {
    frame = max(Stage.ticks(seconds: 1 / Double(call.world.settings.rate)) ?? 1, 1)
    let stretch = try TimeStretch(of: call, call[ExportCommands.paths])
    start = stretch.start
    let length = stretch.end - start
    let isOpen = !call.isGiven(TimeStretch.length) && !call.isGiven(TimeStretch.to)
    // The step for a count of moments; an open stretch may end at the first one after its end.
    func part(_ count: Int) -> Int64 {
      let (part, rest) = length.quotientAndRemainder(dividingBy: Int64(count - 1))
      return max(part + (isOpen && rest > 0 ? 1 : 0), 1)
    }
    if usesEvery, let every = call[ExportCommands.every] {
      step = try call.step(every, of: ExportCommands.every)
    } else {
      step =
        switch spacing {
        case .frames: frame
        case .ticks(let ticks): ticks
        case .fine(let count): min(frame, part(count))
        case .parts(let count): part(count)
        }
    }
    let steps = length / step + (isOpen && length % step != 0 ? 1 : 0)
    guard steps < limit else { throw call.tooManyMoments("\(limit) moments") }
    count = Int(steps) + 1
  }

  /// Visits the moments on a stage of its own, and the frames between if wanted; `body` gets the
  /// number of the moment or the next one from 0, and whether it is a moment.
  func walk(
    _ call: Invocation, seesFrames: Bool = false, _ body: (World, Int, Bool) throws(Mistake) -> Void
  ) throws(Mistake) {
    if seesFrames, (moment(count - 1) - start) / frame > Self.mostFrames {
      throw call.tooMany("\(Self.mostFrames) frames")
    }
    var looks: [(ticks: Int64, place: Int, isMoment: Bool)] = []
    for place in 0..<count {
      let moment = moment(place)
      if seesFrames, place > 0 {
        looks += stride(from: moment - step + frame, to: moment, by: Int64.Stride(frame))
          .map { ($0, place, false) }
      }
      looks.append((moment, place, true))
    }
    var next = looks[...]
    try call.replay.visit(looks.map(\.ticks)) { world throws(Mistake) in
      guard let look = next.popFirst() else { return }
      world.stage.pose()
      try body(world, look.place, look.isMoment)
    }
  }

  private func moment(_ place: Int) -> Int64 {
    let (ticks, isBeyond) = Int64(place).multipliedReportingOverflow(by: step)
    return start.later(by: isBeyond ? .max : ticks)
  }

  var times: [Double] { (0..<count).map { Stage.seconds(ticks: moment($0)) } }
}

extension Invocation {
  func tooManyMoments(_ limit: String) -> Mistake { tooMany(limit, every: [ExportCommands.every]) }
}

extension Session {
  /// Whether an export would look at more boxes (layers at moments) than allowed, counted first.
  ///
  /// It exports the path to a place, by default the present one. `moments` is the least number of
  /// looks in a range of ticks without events. `goOn` advances a stage to the end.
  func exceeds(
    boxes most: Int, on place: Int? = nil, moments: @escaping (Range<Int64>) -> Int,
    goOn: (World) throws(Mistake) -> Void
  ) throws(Mistake) -> Bool {
    var count = 0
    let replay = Replay(of: self, to: place) { world in
      world.keepLives()
      world.stage.setObserver { [unowned world] next in
        guard count <= most else { return world.stage.ticks }
        count += moments(world.stage.ticks..<next) * world.stage.layerCount
        return count > most ? world.stage.ticks : nil
      }
    }
    let world = try replay.stage()
    if count <= most { try goOn(world) }
    return count > most
  }
}
