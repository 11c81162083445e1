import FlipbookCommands
import FlipbookLanguage
import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// What some numbers do along the whole way of a session, and when all has ended.
struct TunedCourse {
  /// An end of something that moved.
  struct End: Equatable {
    let subject: String
    let time: Double
  }

  /// The paths of the numbers, as they are typed.
  let paths: [String]
  /// In seconds.
  private(set) var times: [Double] = []
  /// Which of them are angles, and so in degrees.
  private(set) var areAngles: [Bool]
  /// Those of each path at each of the times; `nil` where there is none.
  private(set) var values: [[Double?]]
  /// The ends of animators and blocks, in their order.
  private(set) var ends: [End] = []
  /// The seconds to where everything that ends has ended; some more where something goes on.
  private(set) var length = 0.0

  private let expressions: [Expression?]

  // How many moments are looked at, and how far ahead where things go on for ever: choice.
  private static let samples = 48
  static let endlessStretch = 5.0
  // So often the distance of the moments doubles on the way to an end that is further off.
  private static let mostDoublings = 10
  // Where all is over at once a change may still move something.
  private static let leastLength = 0.1

  /// Follows some numbers of a session, at moments that are about so many seconds in all.
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

  // Looks further along, more and more coarsely, until all has ended.
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
    // What repeats for ever is followed as far as is shown.
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

  /// When something ends: of what ends at another moment than before the last, else of all.
  func settling(before old: TunedCourse) -> (old: Double, new: Double)? {
    guard let (last, lastOld) = ends.last.map({ ($0, old.ends.last ?? $0) }) else { return nil }
    guard ends.map(\.subject) == old.ends.map(\.subject) else { return (lastOld.time, last.time) }
    let pairs = zip(old.ends, ends).map { ($0.time, $1.time) }
    return pairs.last { abs($0.0 - $0.1) > 1e-9 } ?? (lastOld.time, last.time)
  }
}

extension StageEvent {
  // Whether something has come to its end, of itself or because it was ended.
  fileprivate var isEnd: Bool {
    switch kind {
    case .completed, .finished, .pausedOnCompletion: true
    default: false
    }
  }
}
