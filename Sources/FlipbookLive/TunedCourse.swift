import FlipbookCommands
import FlipbookLanguage
import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// The values of some numbers along the whole path of a session, and when everything has finished.
struct TunedCourse {
  /// The end of an animator or a block.
  struct End: Equatable {
    let subject: String
    let time: Double
  }

  /// The paths of the numbers, as they are typed.
  let paths: [String]
  /// The moments, in seconds.
  private(set) var times: [Double] = []
  /// Which of the numbers are angles, in degrees.
  private(set) var areAngles: [Bool]
  /// The values of each path at each moment; nil for none.
  private(set) var values: [[Double?]]
  /// In order.
  private(set) var ends: [End] = []
  /// The seconds until everything has finished, and some more if something is endless.
  private(set) var length = 0.0

  private let expressions: [Expression?]

  // How many moments there are, and how far ahead they go if something is endless (choices).
  private static let samples = 48
  static let endlessStretch = 5.0
  // How often the distance of the moments may double on the way to a later end.
  private static let mostDoublings = 10
  // Even if nothing moves, a change may move something.
  private static let leastLength = 0.1

  /// Follows some numbers of a session over about so many seconds.
  init(of paths: [String], in session: Session, length usual: Double) {
    self.paths = paths
    (values, areAngles) = (paths.map { _ in [] }, paths.map { _ in false })
    expressions = paths.map { path in
      guard let entry = try? Parser.entry(from: "(\(path))"),
        case .query(let expression)? = entry.statements.first
      else { return nil }
      return expression
    }
    var last: World?
    try? Replay(of: session).visit(Self.moments(max(usual, Self.leastLength))) { world in
      look(at: world)
      last = world
    }
    guard let last else { return }
    goOn(on: last, from: session.now, after: usual)
  }

  /// Evenly spaced moments over so many seconds, in ticks.
  static func moments(_ length: Double) -> [Int64] {
    (0...samples).compactMap { Stage.ticks(seconds: length * Double($0) / Double(samples)) }
  }

  private mutating func look(at world: World) {
    times.append(world.stage.now)
    let scope = Scope(world: world, source: "", reading: .shown)
    for (place, expression) in expressions.enumerated() {
      let quantity = expression.flatMap { try? scope.quantity($0) }
      values[place].append(quantity?.shown)
      if quantity?.unit == .angle { areAngles[place] = true }
    }
  }

  // Goes on in longer and longer steps until everything has finished.
  private mutating func goOn(on world: World, from now: Double, after usual: Double) {
    var step = max(usual, Self.leastLength) / Double(Self.samples)
    var round = 0
    while world.stage.nextDueTicks != nil, !world.movesEndlessly, round < Self.mostDoublings {
      for _ in 0..<Self.samples {
        guard let ticks = Stage.ticks(seconds: world.stage.now + step),
          (try? world.stage.tryAdvance(toTicks: ticks)) != nil
        else { break }
        look(at: world)
      }
      (step, round) = (step * 2, round + 1)
    }
    // An endless motion is followed as far as it is shown.
    if world.movesEndlessly {
      let end = max(world.stage.now, now + Self.endlessStretch)
      let stretch = end - world.stage.now
      let start = world.stage.now
      for sample in 1...Self.samples {
        let moment = start + stretch * Double(sample) / Double(Self.samples)
        guard stretch > 0, let ticks = Stage.ticks(seconds: moment),
          (try? world.stage.tryAdvance(toTicks: ticks)) != nil
        else { break }
        look(at: world)
      }
    }
    ends = world.stage.events.filter(\.isEnd).map { End(subject: $0.subject, time: $0.time) }
    let rest = world.stage.events.last?.time ?? 0
    length = max(now, rest, world.movesEndlessly ? now + Self.endlessStretch : 0)
  }

  /// When the last thing ends that used to end at another moment, or else the last of all.
  func settling(before old: TunedCourse) -> (old: Double, new: Double)? {
    guard let (last, lastOld) = ends.last.map({ ($0, old.ends.last ?? $0) }) else { return nil }
    guard ends.map(\.subject) == old.ends.map(\.subject) else { return (lastOld.time, last.time) }
    let pairs = zip(old.ends, ends).map { ($0.time, $1.time) }
    return pairs.last { abs($0.0 - $0.1) > 1e-9 } ?? (lastOld.time, last.time)
  }
}

extension StageEvent {
  // Whether something has ended.
  fileprivate var isEnd: Bool {
    switch kind {
    case .completed, .finished, .pausedOnCompletion: true
    default: false
    }
  }
}
