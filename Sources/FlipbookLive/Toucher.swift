/// A pointer that acts as a finger on a stage while time passes.
///
/// Everything is tried on a scratch of the session, in whole milliseconds. It is kept as touches
/// with their samples and the steps between them, which lead to the same bits. Time stands still
/// while nothing would change.
package final class Toucher: LiveObject {
  // One touch, in milliseconds from the start.
  private struct Way {
    let view: String
    let start: Int
    var samples: [(time: Int, point: CGPoint)]
    var end: Int?
  }

  private let session: Session
  let scratch: Session
  private let start: Int64
  private var ways: [Way] = []
  private var finger: OpenTouch?
  // The time of the clock in seconds, and of the stage in milliseconds.
  private var exact = 0.0
  private var now = 0
  private var view = LiveView()
  /// Whether time passes if it would change something.
  package private(set) var isPlaying = true
  // How much faster than a clock time passes: 1/16 to 16.
  private var speed = 1.0
  // The error of a block on the way; nothing goes on after it.
  private var problem: String?

  private static let tick: Int64 = Stage.ticks(seconds: 0.001) ?? 1
  // Tenths of points are finer than any terminal.
  private static let grain = 10.0

  package init(_ session: Session) {
    self.session = session
    scratch = session.scratch(watchesPromises: false)
    start = scratch.world.stage.ticks
    view.include(scratch.world)
  }

  private var stage: Stage { scratch.world.stage }

  // MARK: Time

  package func advance(by seconds: Double) {
    guard isPlaying, problem == nil, isMoving else { return }
    exact += seconds * speed
    go(to: Int((exact * 1000).rounded(.down)))
  }

  // A resting finger loses its velocity.
  private var isMoving: Bool {
    finger != nil || stage.nextDueTicks != nil || scratch.world.movesEndlessly
  }

  private func go(to time: Int) {
    guard time > now, problem == nil else { return }
    let outcome = scratch.enter(scratch.world.stepText(from: stage.ticks, to: ticks(at: time)))
    if outcome.failed {
      problem = String(outcome.text.split(separator: "\n").first ?? "")
      finger = nil
    }
    now = time
  }

  private func ticks(at time: Int) -> Int64 { start + Int64(time) * Self.tick }

  // The next moment at which a finger can do something.
  private func next() -> Int {
    let time = max(now, Int((exact * 1000).rounded(.down))) + 1
    exact = max(exact, Double(time) / 1000)
    return time
  }

  package func togglePlaying() { isPlaying.toggle() }
  package func changeSpeed(faster: Bool) { speed = LivePlayhead.speed(speed, faster: faster) }

  package func toggleFit() { view.fits.toggle() }

  // MARK: The finger

  /// Puts the finger down at a point of the window; beside it there is no screen.
  package func comeDown(at place: SIMD2<Double>) {
    let point = Self.rounded(place)
    guard finger == nil, problem == nil, stage.window.bounds.contains(point) else { return }
    let name = name(at: point)
    guard
      let touch = try? stage.run({ () throws(StageError) in
        try stage.openTouch(at: point, label: "touch of \(name)")
      })
    else { return }
    finger = touch
    isPlaying = true
    ways.append(Way(view: name, start: now, samples: [(0, point)]))
    guard let fault = scratch.world.answer.fault else { return }
    (problem, finger) = (fault.mistake.diagnostic(session.commands).message, nil)
  }

  package func move(to place: SIMD2<Double>) {
    let point = Self.rounded(place)
    guard let finger, let way = ways.last, way.samples.last?.point != point else { return }
    let time = next()
    finger.move(to: point, atTicks: ticks(at: time))
    ways[ways.count - 1].samples.append((time - way.start, point))
    go(to: time)
  }

  package func lift() {
    guard let finger else { return }
    let time = next()
    finger.lift(atTicks: ticks(at: time))
    ways[ways.count - 1].end = time
    self.finger = nil
    go(to: time)
  }

  private static func rounded(_ place: SIMD2<Double>) -> CGPoint {
    CGPoint(x: (place.x * grain).rounded() / grain, y: (place.y * grain).rounded() / grain)
  }

  // The name of the touched view, or of one that contains it.
  private func name(at point: CGPoint) -> String {
    let world = scratch.world
    let hit = stage.perform { stage.window.hitTest(point, with: nil) }
    let names = sequence(first: hit) { $0?.superview }.lazy.compactMap { view in
      view.flatMap { world.name(of: $0.layer) }
    }
    return names.first { _ in true } ?? "root"
  }

  package var entries: [String] {
    var (entries, last): ([String], Int) = ([], 0)
    func step(to time: Int) {
      guard time > last else { return }
      entries.append(scratch.world.stepText(from: ticks(at: last), to: ticks(at: time)))
      last = time
    }
    for way in ways {
      step(to: way.start)
      entries.append(text(of: way))
    }
    step(to: now)
    return entries
  }

  private func text(of way: Way) -> String {
    let samples = way.samples.map { time, point in
      "(\(time)ms, \(NumberText.shortest(Double(point.x))), "
        + "\(NumberText.shortest(Double(point.y))))"
    }
    let rest = (way.end ?? now) - way.start - (way.samples.last?.time ?? 0)
    return "touch \(Name.typed(way.view)) samples: (\(samples.joined(separator: ", ")))"
      + (rest > 0 ? " hold: \(rest)ms" : "")
  }

  package func picture(size: LiveSize) -> LivePicture {
    let frame = LiveView.Frame(
      heading: [InkedText(heading)],
      footer: ([], [("drag with the pointer", 3, true)] + KeyLine.leaving), hasTable: false)
    return view.picture(scratch.world, frame, size: size)
  }

  private var heading: String {
    let time = NumberText.seconds(stage.now, digits: session.settings.digits)
    var parts = ["touch", time, isPlaying ? (isMoving ? "playing" : "resting") : "held"]
    if speed != 1 { parts.append("\(NumberText.shortest(speed))x") }
    if finger != nil, let way = ways.last, let point = way.samples.last?.point {
      let place = [point.x, point.y].map { NumberText.brief(Double($0)) }
      parts.append("\(way.view) at (\(place.joined(separator: ", ")))")
    }
    if let problem { parts.append(problem) }
    return parts.joined(separator: "  ")
  }
}
