import AnimationFacades
import FlipbookCommands
import FlipbookLanguage
package import FlipbookPictures
package import FlipbookSession
import FlipbookText
package import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// A playhead in a person's hand.
///
/// Everything is tried on a scratch of the session. What is kept enters the session as the commands
/// that do the same, so that it can be replayed.
package final class Scrubber {
  /// A mark that was set on the way.
  struct Mark {
    let name: String
    let position: Double
  }

  package let target: LiveTarget
  let session: Session
  private var playhead: LivePlayhead
  /// Where it was when it was taken up.
  let start: Double
  /// Whether the fraction of an animator is that of its way, not of its time.
  package private(set) var scrubsLinearly: Bool
  /// Something to tell beside the picture.
  package private(set) var remark = ""
  private(set) var marks: [Mark] = []

  let began: (isActive: Bool, isRunning: Bool, isReversed: Bool, scrubsLinearly: Bool)
  // The scratch that stands at a position, and the entries it was brought there by.
  private var scratch: Session
  private var scratchPosition: Double?
  private var scratchSetup = ""
  private var view = LiveView()
  private var curves: LiveCurves
  private var sharesScale = false

  // How far ahead of now the track reaches where things go on for ever, in seconds: choice.
  private static let endlessStretch = 5.0
  private static let samples = 48

  /// Takes up the playhead of something; `nil` where there is no such thing.
  package init?(_ target: LiveTarget, of session: Session) {
    (self.target, self.session, curves) = (target, session, LiveCurves(of: target))
    scratch = session.scratch()
    let world = session.world
    let length: Double
    switch target {
    case .stage:
      began = (true, false, false, true)
      start = world.stage.now
      let (end, goesOn) = session.outlook
      length = max(Stage.seconds(ticks: end), goesOn ? start + Self.endlessStretch : start)
    case .animator(let name):
      guard let animator = world.names[name]?.animator else {
        return nil
      }
      began = (
        animator.state == .active, animator.isRunning, animator.isReversed,
        animator.scrubsLinearly
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
    playhead = LivePlayhead(
      at: start, rate: session.settings.rate, isReversed: began.isReversed)
    playhead.length = length
    view.choosesFit = true
    survey()
  }

  private static func share(of name: String, pausing: Bool, on session: Session) -> Double {
    let scratch = session.scratch()
    let word = Name.typed(name)
    if pausing { _ = scratch.enter("pause \(word)") }
    return withExtendedLifetime(scratch) {
      guard let animator = scratch.world.names[name]?.animator
      else { return 0 }
      let fraction = Double(animator.fractionComplete)
      return animator.isReversed ? 1 - fraction : fraction
    }
  }

  // MARK: By hand

  /// The seconds that the playhead can take, from the left end of its track to the right.
  package var length: Double { playhead.length }
  /// Where it is, in seconds from the left end.
  package var position: Double { playhead.position }
  /// Whether it moves by itself, as time does.
  package var isPlaying: Bool { playhead.isPlaying }
  /// How much faster than time it moves: 1/16 to 16.
  package var speed: Double { playhead.speed }
  /// Whether it begins again when it arrives.
  package var isLooping: Bool { playhead.isLooping }
  /// Whether it moves to the left by itself.
  package var isReversed: Bool { playhead.isReversed }

  /// Moves it by frames, to the beginnings of frames.
  package func move(byFrames count: Int) {
    remark = ""
    playhead.move(byFrames: count)
  }

  /// Moves it to a share of its track; time goes to the nearest frame, or to its very end.
  package func move(toShare share: Double) {
    remark = ""
    playhead.move(toShare: share, onFrames: target == .stage)
  }

  /// Moves it to the next mark on its way there, or to the end of the track.
  package func moveToMark(forward: Bool) {
    remark = ""
    playhead.move(toNextOf: allMarks.map(\.position), forward: forward)
  }

  /// Lets it move by itself, from the beginning where it has arrived, or holds it.
  package func togglePlaying() {
    remark = ""
    playhead.togglePlaying()
  }

  /// Turns it around.
  package func reverse() {
    remark = ""
    playhead.reverse()
  }

  /// Makes it twice as fast, or half.
  package func changeSpeed(faster: Bool) { playhead.changeSpeed(faster: faster) }

  /// Shows all there is, or the window.
  package func toggleFit() { view.fits.toggle() }

  /// Shows the curves over one scale, or each over its own range.
  package func toggleScale() { sharesScale.toggle() }

  /// Lets it begin again when it arrives, or not.
  package func toggleLooping() { playhead.toggleLooping() }

  /// Switches between the share of an animator's way and that of its time.
  package func toggleLinear() {
    guard case .animator = target else {
      remark = "only an animator scrubs linearly or along its curve"
      return
    }
    scrubsLinearly.toggle()
    survey()
  }

  /// Sets a mark here, under a name of its own.
  package func mark() {
    let name = session.freeMark(besides: marks.map(\.name))
    marks.append(Mark(name: name, position: position))
    remark = "\(name) is here"
  }

  /// Lets time pass for it, in seconds of a clock.
  package func advance(by seconds: Double) { playhead.advance(by: seconds) }

  // MARK: Promises

  /// The promises that were kept where it was taken up and are broken where it is.
  private func brokenPromises(in world: World) -> [String] {
    world.promises.compactMap { name, promise in
      guard (try? promise.isKept(in: session.world)) == true,
        (try? promise.isKept(in: world)) == false
      else { return nil }
      return Name.typed(name)
    }
  }

  /// Whether what was done may be kept; where a promise stands against it, that is told.
  package func mayBeKept() -> Bool {
    let broken = brokenPromises(in: bring(to: position))
    if !broken.isEmpty { remark = "cannot be kept: \(Self.text(broken))" }
    return broken.isEmpty
  }

  private static func text(_ broken: [String]) -> String {
    "promise \(broken.joined(separator: ", ")) is broken here"
  }

  // MARK: What is shown

  /// What the terminal shows now.
  package func picture(size: LiveSize) -> LivePicture {
    let world = bring(to: position)
    let broken = brokenPromises(in: world)
    if remark.isEmpty, !broken.isEmpty { remark = Self.text(broken) }
    var frame = LiveView.Frame(heading: [InkedText(title)], track: track, footer: Self.footer)
    let curves = curves.curves(shareScale: sharesScale)
    if !curves.isEmpty {
      let text = NumberText.brief(position, digits: session.settings.digits) + "s"
      frame.plot = Plot(
        panels: [PlotPanel(curves: curves)], times: 0...max(length, 0.001),
        playhead: Plot.Playhead(time: position, text: text))
    }
    return view.picture(world, frame, size: size)
  }

  package func picture(ofText text: [String], size: LiveSize) -> LivePicture {
    view.picture(ofText: text, size: size, isASCII: session.settings.ascii)
  }

  private static let footer =
    "space play  arrows frame  0-9 tenths  r turn  enter keep  esc put back  ? keys"

  private var track: ScrubBar {
    let digits = session.settings.digits
    return ScrubBar(
      share: share(at: position), marks: allMarks.map { share(at: $0.position) },
      labels: ("0s", NumberText.brief(length, digits: digits) + "s"))
  }

  // Brings the scratch to a position: on from where it is where that leads there, else anew.
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
      // What is tried may break a promise; what is kept may not.
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

  // Looks along the whole way once: how much room the picture takes, and what the curves are.
  private func survey() {
    let kept = remark
    var curves = LiveCurves(of: target)
    for index in 0...Self.samples {
      let time = length * Double(index) / Double(Self.samples)
      let world = bring(to: time)
      view.include(world)
      curves.look(at: world, time)
    }
    self.curves = curves
    remark = kept
  }
}
