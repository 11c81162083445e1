/// A playhead that is moved by hand, or plays, on a scratch of the session.
///
/// It is kept as commands that do the same, so that the session can be replayed.
package final class Scrubber: LiveTrack, LiveObject {
  package let target: LiveTarget
  /// Whether it was opened to play.
  let plays: Bool
  let start: Double
  /// Whether the fraction of an animator is that of its progress, not of its time.
  private(set) var scrubsLinearly: Bool

  let began: (isActive: Bool, isRunning: Bool, isReversed: Bool, scrubsLinearly: Bool)
  // The scratch that was brought to a position, and the entries that came before that.
  private var scratch: Session
  private var scratchPosition: Double?
  private var scratchSetup = ""
  private var curves: LiveCurves
  private var sharesScale = false
  private var surveyed = 0.0...0.0

  // How far ahead the track reaches if something is endless, in seconds of a clock (choice).
  private static let endlessStretch = 5.0
  // The samples of the curves; a page shows many rounds of an endless motion.
  private static let (samples, samplesOfPage) = (48, 160)

  /// nil if there is no such target; it plays at once if given a rate and, without `fits`, shows
  /// everything there is if that would be much larger than in the window.
  package init?(
    _ target: LiveTarget, of session: Session, playing rate: Double? = nil, fits: Bool? = nil
  ) {
    (self.target, curves, plays) = (target, LiveCurves(of: target), rate != nil)
    scratch = session.scratch()
    let world = session.world
    let length: Double
    var page: Double?
    switch target {
    case .stage:
      began = (true, false, false, true)
      start = world.stage.now
      let (end, goesOn) = session.outlook
      page = goesOn ? Self.endlessStretch * max(1, rate ?? 1) : nil
      length = max(Stage.seconds(ticks: end), start + (page ?? 0))
    case .animator(let name):
      guard let animator = world.names[name]?.animator else { return nil }
      began = (
        animator.state == .active, animator.isRunning, animator.isReversed, animator.scrubsLinearly
      )
      length = animator.duration
      // Pausing may change what the fraction counts, and only a scratch can tell.
      start = Self.share(of: name, pausing: began.isRunning, on: session) * length
    case .chain(let name):
      guard let chain = world.chains.first(where: { $0.name == name })?.chain else { return nil }
      began = (true, chain.animate.isRunning, chain.animate.isReversed, true)
      length = chain.animate.timelineLength
      let fraction = Double(chain.animate.fractionComplete)
      start = (chain.animate.isReversed ? 1 - fraction : fraction) * length
    }
    scrubsLinearly = began.scrubsLinearly
    super.init(of: session, at: start, isReversed: began.isReversed)
    (playhead.length, playhead.page) = (length, page)
    if let rate { playhead.play(at: rate) }
    (view.fits, view.choosesFit) = (fits ?? false, fits == nil)
    survey()
  }

  private static func share(of name: String, pausing: Bool, on session: Session) -> Double {
    let scratch = session.scratch()
    if pausing { _ = scratch.enter("pause \(Name.typed(name))") }
    return withExtendedLifetime(scratch) {
      guard let animator = scratch.world.names[name]?.animator else { return 0 }
      let fraction = Double(animator.fractionComplete)
      return animator.isReversed ? 1 - fraction : fraction
    }
  }

  /// Moves to a share of the track; time moves to the nearest frame, or to its very end.
  package func move(toShare share: Double) {
    playhead.move(toShare: share, onFrames: target == .stage)
  }

  /// Moves to a fraction as `scrub` counts it: from the side it comes from.
  package func move(toFraction fraction: Double) {
    move(toShare: target != .stage && playhead.isReversed ? 1 - fraction : fraction)
  }

  /// Draws the curves over one scale, or each over its own range.
  package func toggleScale() { sharesScale.toggle() }

  /// Switches between the share of an animator's progress and that of its time.
  package func toggleLinear() {
    guard case .animator = target else {
      remark = "only an animator scrubs linearly or along its curve"
      return
    }
    scrubsLinearly.toggle()
    survey()
  }

  /// The marks of the session lie on the track only if it is the stage's.
  override var allMarks: [Mark] { target == .stage ? super.allMarks : marks }

  // The promises that were kept at first and are broken here.
  private func brokenPromises(in world: World) -> [String] {
    world.promises.compactMap { name, promise in
      guard (try? promise.isKept(in: session.world)) == true,
        (try? promise.isKept(in: world)) == false
      else { return nil }
      return Name.typed(name)
    }
  }

  /// Whether what was done may be kept: it must not break a promise.
  package func mayBeKept() -> Bool {
    let broken = brokenPromises(in: bring(to: playhead.position))
    if !broken.isEmpty { remark = "cannot be kept: \(Self.text(broken))" }
    return broken.isEmpty
  }

  private static func text(_ broken: [String]) -> String {
    "promise \(broken.joined(separator: ", ")) is broken here"
  }

  package func picture(size: LiveSize) -> LivePicture {
    if surveyed != playhead.origin...playhead.length { survey() }
    let world = bring(to: playhead.position)
    // An error on the way stops time.
    if target == .stage, world.stage.now < playhead.position - 1e-9 {
      playhead.go(to: world.stage.now)
    }
    let broken = brokenPromises(in: world)
    if remark.isEmpty, !broken.isEmpty { remark = Self.text(broken) }
    var frame = LiveView.Frame(heading: [InkedText(title)], track: track, footer: footer)
    let curves = curves.curves(sharesScale: sharesScale, digits: session.settings.digits)
    if !curves.isEmpty {
      frame.plot = Plot(
        panels: [PlotPanel(curves: curves)],
        times: playhead.origin...max(playhead.length, playhead.origin + 0.001),
        playhead: Plot.Playhead(time: playhead.position, text: moment))
    }
    return view.picture(world, frame, size: size)
  }

  // Moves the scratch to a position: on from where it is if possible, else from the start.
  private func bring(to position: Double) -> World {
    let setup = setupText
    let isAhead =
      switch target {
      case .stage: (scratchPosition ?? 0) <= position && (scratchPosition ?? 0) >= start
      case .animator: true
      case .chain: (scratchPosition ?? 0) <= position
      }
    if scratchPosition == nil || !isAhead || scratchSetup != setup {
      scratch = session.scratch()
      scratch.watchesPromises = false
      if !setup.isEmpty { _ = scratch.enter(setup) }
      scratchSetup = setup
    } else if scratchPosition == position {
      return scratch.world
    }
    if position != start || scratchPosition != nil {
      let outcome = scratch.enter(placeText(at: position))
      let note = outcome.text.split(separator: "\n").first { $0.hasPrefix("note: ") }
      if outcome.failed || note != nil {
        remark = String(note ?? outcome.text.split(separator: "\n").first ?? "")
      }
    }
    scratchPosition = position
    return scratch.world
  }

  // Looks along the whole track for the room of the picture and the curves.
  private func survey() {
    surveyed = playhead.origin...playhead.length
    let kept = remark
    var curves = LiveCurves(of: target)
    let samples = playhead.page == nil ? Self.samples : Self.samplesOfPage
    for index in 0...samples {
      let share = Double(index) / Double(samples)
      let time = playhead.origin + (playhead.length - playhead.origin) * share
      let world = bring(to: time)
      view.include(world)
      curves.look(at: world, time)
    }
    curves.finish(session)
    self.curves = curves
    remark = kept
  }
}
