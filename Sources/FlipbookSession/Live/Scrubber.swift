import AnimationFacades
import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
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
  /// The seconds that the playhead can take, from the left end of its track to the right.
  package private(set) var length = 0.0
  /// Where it is, in seconds from the left end.
  package private(set) var position = 0.0
  /// Where it was when it was taken up.
  let start: Double
  /// Whether it moves by itself, as time does.
  package private(set) var isPlaying = false
  /// How much faster than time it moves: 1/16 to 16.
  package private(set) var speed = 1.0
  /// Whether it begins again when it arrives.
  package private(set) var isLooping = false
  /// Whether it moves to the left by itself.
  package private(set) var isReversed: Bool
  /// Whether the fraction of an animator is that of its way, not of its time.
  package private(set) var scrubsLinearly: Bool
  /// Something to tell beside the picture.
  package private(set) var remark = ""
  private(set) var marks: [Mark] = []

  let began: (isActive: Bool, isRunning: Bool, isReversed: Bool, scrubsLinearly: Bool)
  // The position between frames while it plays.
  private var exact = 0.0
  // The scratch that stands at a position, and the entries it was brought there by.
  private var scratch: Session
  private var scratchPosition: Double?
  private var scratchSetup = ""
  private var view = LiveView()
  private var curves: [PlotCurve] = []

  private static let speeds = -4...4
  // How far ahead of now the track reaches where things go on for ever, in seconds: choice.
  private static let endlessStretch = 5.0
  private static let samples = 48

  /// Takes up the playhead of something; `nil` where there is no such thing.
  package init?(_ target: LiveTarget, of session: Session) {
    (self.target, self.session) = (target, session)
    scratch = session.scratch()
    let world = session.world
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
    (isReversed, scrubsLinearly) = (began.isReversed, began.scrubsLinearly)
    position = start
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

  private var frame: Double { 1 / Double(session.settings.rate) }

  /// Moves it by frames, to the beginnings of frames.
  package func move(byFrames count: Int) {
    let place = position / frame
    let whole = place.rounded()
    let isOnFrame = abs(place - whole) < 1e-6
    let base = isOnFrame ? whole : count > 0 ? place.rounded(.down) : place.rounded(.up)
    go(to: (base + Double(count)) * frame)
  }

  /// Moves it to a share of its track; time goes to the nearest frame, or to its very end.
  package func move(toShare share: Double) {
    let place = share * length
    go(to: target == .stage && share < 1 ? (place / frame).rounded() * frame : place)
  }

  /// Moves it to the next mark on its way there, or to the end of the track.
  package func moveToMark(forward: Bool) {
    let places = allMarks.map(\.position).sorted()
    let next =
      forward
      ? places.first { $0 > position + 1e-9 } : places.last { $0 < position - 1e-9 }
    go(to: next ?? (forward ? length : 0))
  }

  private func go(to position: Double) {
    (remark, isPlaying) = ("", false)
    self.position = min(max(position, 0), length)
  }

  /// Lets it move by itself, from the beginning where it has arrived, or holds it.
  package func togglePlaying() {
    remark = ""
    isPlaying.toggle()
    guard isPlaying else { return }
    if isReversed ? position <= 0 : position >= length { position = isReversed ? length : 0 }
    exact = position
  }

  /// Turns it around.
  package func reverse() {
    (remark, isReversed) = ("", !isReversed)
    exact = position
  }

  /// Makes it twice as fast, or half.
  package func changeSpeed(faster: Bool) {
    let step = faster ? 2.0 : 0.5
    let power = Int((speed * step).exponent)
    guard Self.speeds.contains(power) else { return }
    speed *= step
  }

  /// Shows all there is, or the window.
  package func toggleFit() { view.fits.toggle() }

  /// Lets it begin again when it arrives, or not.
  package func toggleLooping() { isLooping.toggle() }

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
    let taken = Set(session.marks.keys).union(marks.map(\.name))
    var number = 1
    while taken.contains("mark\(number)") || session.world.names["mark\(number)"] != nil {
      number += 1
    }
    marks.append(Mark(name: "mark\(number)", position: position))
    remark = "mark\(number) is here"
  }

  /// Lets time pass for it, in seconds of a clock.
  package func advance(by seconds: Double) {
    guard isPlaying else { return }
    exact += (isReversed ? -seconds : seconds) * speed
    let isOver = isReversed ? exact <= 0 : exact >= length
    if isOver, isLooping, length > 0 {
      exact -= (exact / length).rounded(.down) * length
    } else if isOver {
      (position, isPlaying) = (isReversed ? 0 : length, false)
      return
    }
    position = min(max((exact / frame + 1e-9).rounded(.down) * frame, 0), length)
  }

  // MARK: What is shown

  /// What the terminal shows now.
  package func picture(size: LiveSize) -> LivePicture {
    let world = bring(to: position)
    var frame = LiveView.Frame(title: title, track: track, footer: Self.footer)
    if !curves.isEmpty {
      let text = NumberText.brief(position, digits: session.settings.digits) + "s"
      frame.plot = Plot(
        panels: [PlotPanel(curves: curves)], times: 0...max(length, 0.001),
        playhead: Plot.Playhead(time: position, text: text))
    }
    return view.picture(world, frame, size: size)
  }

  /// Text in place of the picture.
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
    let kept = (position, remark)
    var curves = LiveCurves(of: target)
    for index in 0...Self.samples {
      let time = length * Double(index) / Double(Self.samples)
      let world = bring(to: time)
      view.include(world)
      curves.look(at: world, time)
    }
    self.curves = curves.curves
    (position, remark) = kept
  }
}
