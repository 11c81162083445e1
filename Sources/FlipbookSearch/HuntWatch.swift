import IntervalArithmetic

/// Watches the promises of a stage as time passes on it, and halts it when one is broken; the code
/// that moves time must keep the watch alive.
final class HuntWatch {
  private let world: World
  private let isExact: Bool
  private var promises: OrderedDictionary<String, WatchedPromise> = [:]
  private var next: Int64
  private(set) var find: HuntFind?
  private(set) var mistake: Mistake?

  /// - Parameter isExact: whether ``nearest`` is the nearest at all moments, not only at events.
  init(_ world: World, isExact: Bool = false) {
    (self.world, self.isExact, next) = (world, isExact, world.stage.ticks)
    for (name, promise) in world.promises {
      promises[name] = WatchedPromise(promise, isBroken: (try? promise.isKept(in: world)) == false)
    }
    world.stage.setObserver { [unowned self] ticks in
      see(to: ticks - 1)
      return nil
    }
  }

  func note(_ found: HuntFind) { find = find ?? found }

  /// Looks at everything shown up to a moment, before which there is no event.
  func see(to last: Int64) {
    guard find == nil, mistake == nil, next <= last else { return }
    let span = max(next, world.stage.ticks)...last
    next = last + 1
    var first: (place: Int, breach: Breach)?
    for (place, name) in world.promises.keys.enumerated() {
      do throws(Mistake) {
        // A promise that cannot be read, or decided, is not broken.
        guard
          let breach = try promises[name, default: WatchedPromise(world.promises.values[place])]
            .look(at: world, span, isExact: isExact),
          first.map({ breach.reached < $0.breach.reached }) ?? true
        else { continue }
        first = (place, breach)
      } catch {
        if error.kind == .interrupted { mistake = error }
      }
    }
    if let (place, breach) = first {
      let (name, promise) = world.promises.elements[place]
      find = HuntFind(name, promise, breach, in: world)
    }
    if find != nil || mistake != nil { world.stage.isHalted = true }
  }

  /// By how much the nearest promise was kept, and its name.
  var nearest: (margin: Double, name: String)? {
    promises.compactMap { name, watched in watched.margin.map { ($0, name) } }.min { $0.0 < $1.0 }
  }
}

/// A promise, and how near it came to being broken.
private struct WatchedPromise {
  private let promise: Promise
  private let keeper: PromiseKeeper
  // Numbers that must not fall below 0, if they are the whole promise; none if it has another form,
  // or was broken before.
  private let numbers: [Expression]
  // The names of things that it reads; `nil` if it reads more than their values.
  private let names: [String]?
  /// The least value of the numbers so far.
  private(set) var margin: Double?

  init(_ promise: Promise, isBroken: Bool = false) {
    (self.promise, keeper) = (promise, PromiseKeeper(promise, isKept: !isBroken))
    let wanted = promise.kind == .always
    let isOfAllTime = (wanted || promise.kind == .never) && !isBroken
    numbers = (isOfAllTime ? promise.expression.margins(wanted) : nil) ?? []
    names = promise.expression.names
  }

  mutating func look(at world: World, _ span: TickSpan, isExact: Bool) throws(Mistake) -> Breach? {
    let isSure = numbers.isEmpty ? false : try isKept(in: world, span)
    if isSure, !isExact || rests(in: world) { return nil }
    let check: Polling = { () throws(Mistake) in
      if world.isInterrupted() { throw Mistake(.interrupted, Span(0, 0)) }
    }
    guard isSure else { return try keeper.look(at: world, span, check: check) }
    for number in numbers {
      var course = NumberCourse(of: number, source: promise.source, isOfExtremes: true)
      try course.look(at: world, span, check: check)
      note(course.lowest?.value ?? .infinity)
    }
    return nil
  }

  private mutating func note(_ value: Double) { margin = min(margin ?? .infinity, value) }

  // Whether bounds alone prove that it is kept, which costs far less than finding where it is not.
  private mutating func isKept(in world: World, _ span: TickSpan) throws(Mistake) -> Bool {
    let scope = Scope(world: world, source: promise.source, reading: .shown)
    let isResting = rests(in: world)
    var isKept = true
    for number in numbers {
      if isResting {
        let value = try scope.number(number)
        note(value)
        isKept = isKept && value > 0
        continue
      }
      let moving = try MovingNumber(number: number, in: scope)
      for ticks in [span.lowerBound, span.upperBound] { note(try moving.value(at: ticks)) }
      isKept = isKept && moving.range(over: span).value.lower > 0
    }
    return isKept
  }

  // Whether its numbers stay what they are until the next event.
  private func rests(in world: World) -> Bool {
    names?.allSatisfy { name in
      guard let named = world.names[name] else { return false }
      return named.form == .value || named.layer?.isStill == true
    } ?? false
  }
}

extension Expression {
  // The numbers of a condition that must not fall below 0; `nil` if it has other parts.
  fileprivate func margins(_ wanted: Bool) -> [Expression]? {
    guard case .infix(let op, let a, let b, let opSpan, let span) = self else { return nil }
    switch op {
    case wanted ? .and : .or:
      guard let first = a.margins(wanted), let second = b.margins(wanted) else { return nil }
      return first + second
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let isLess = op == .less || op == .lessOrEqual
      let (more, fewer) = isLess == wanted ? (b, a) : (a, b)
      return [.infix(.subtract, more, fewer, opSpan: opSpan, span: span)]
    default: return nil
    }
  }
}
