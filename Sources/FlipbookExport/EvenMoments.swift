import FlipbookCommands
import FlipbookLooks
import FlipbookSession
import FlipbookValues
import HeadlessUIKit

/// The moments that an export looks at: evenly spaced, from now on unless it says from when.
struct EvenMoments {
  /// How far apart they are where `every:` is left out.
  enum Spacing {
    /// A frame.
    case frames
    /// A frame, or less where there would not be so many of them.
    case fine(Int)
    /// As far as so many of them are.
    case parts(Int)
  }

  /// The first moment, the distance to the next, and how many there are; ticks of the stage.
  let start: Int64
  let step: Int64
  let count: Int
  private let frame: Int64

  // Choice: two hours at 60 frames a second, some seconds of looking.
  private static let mostFrames: Int64 = 432_000

  /// Reads `every:`, and the stretch as ``TimeStretch`` has it.
  ///
  /// The last moment is the last within `for:` or `to:`, or the first at which all has ended.
  /// - Parameters:
  ///   - limit: how many moments there may be.
  ///   - spacing: how far apart they are unless said.
  init(
    of call: Invocation, limit: Int, spacing: Spacing = .frames
  ) throws(Mistake) {
    frame = max(Stage.ticks(seconds: 1 / Double(call.world.settings.rate)) ?? 1, 1)
    let stretch = try TimeStretch(of: call, call[ExportCommands.paths])
    start = stretch.start
    let length = stretch.end - start
    let isOpen = !call.isGiven(TimeStretch.length) && !call.isGiven(TimeStretch.to)
    if let every = call[ExportCommands.every] {
      step = Stage.ticks(seconds: every) ?? 0
    } else {
      step =
        switch spacing {
        case .frames: frame
        case .fine(let count): min(frame, Self.part(of: length, count - 1, isRoundedUp: isOpen))
        case .parts(let count): Self.part(of: length, count - 1, isRoundedUp: isOpen)
        }
    }
    guard step > 0 else {
      throw Mistake(
        .outOfRange("every:", allowed: "write a duration above 0"),
        call.span(of: ExportCommands.every))
    }
    let steps = length / step + (isOpen && length % step != 0 ? 1 : 0)
    guard steps < limit else { throw call.tooManyMoments("\(limit) moments") }
    count = Int(steps) + 1
  }

  // So that as many fit: what is open goes on to the first moment behind the end.
  private static func part(of length: Int64, _ count: Int, isRoundedUp: Bool) -> Int64 {
    let (part, rest) = length.quotientAndRemainder(dividingBy: Int64(count))
    return max(part + (isRoundedUp && rest > 0 ? 1 : 0), 1)
  }

  /// Goes through the moments on a stage of its own.
  ///
  /// - Parameters:
  ///   - seesFrames: whether the frames between two moments are looked at as well.
  ///   - body: gets the stage at a moment, the number of that moment or the next from 0, and whether
  ///     it is that moment.
  func walk(
    _ call: Invocation, seesFrames: Bool = false,
    _ body: (World, Int, Bool) throws(Mistake) -> Void
  ) throws(Mistake) {
    if seesFrames, (moment(count - 1) - start) / frame > Self.mostFrames {
      throw call.tooMany(
        "\(Self.mostFrames) frames", by: TimeStretch.length, TimeStretch.to, TimeStretch.from)
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

  /// The seconds of the stage at each of the moments.
  var times: [Double] { (0..<count).map { Stage.seconds(ticks: moment($0)) } }
}

extension Invocation {
  /// The mistake of an export that is too large, at what says how many moments there are.
  func tooManyMoments(_ limit: String) -> Mistake {
    tooMany(
      limit, by: ExportCommands.every, TimeStretch.length, TimeStretch.to, TimeStretch.from)
  }
}
