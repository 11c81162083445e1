import PropertyEngine
import Testing

@testable import HeadlessUIKit

@Suite struct StageCopyTests {
  // A new stored property has to be listed with its treatment in a copy: it is taken over, or must
  // be empty in a stage at rest, or can be left out.
  @Test func `a copy knows every stored property there is`() {
    let stage = Stage()
    let (view, animator, run) = stage.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      let run = AnimationRun(
        of: animator, state: stage.state,
        playhead: Playhead(leg: Leg(pacing: .linear, span: .zero)), time: .stage)
      return (UIView(), animator, run)
    }
    #expect(
      Self.properties(of: view) == [
        "asksForConstraints", "associations", "autoresizesSubviews", "autoresizingMask",
        "contentMode", "controller",
        "gestures", "isMultipleTouchEnabled", "isOpaque", "isUserInteractionEnabled", "mask",
        "ownLayer",
        "ownTintColor", "subviews", "superview", "tag",
        "translatesAutoresizingMaskIntoConstraints",
      ])
    #expect(
      Self.properties(of: view.layer) == [
        "actions", "animations", "children", "given", "isCommitted", "isInNeedOfDisplay",
        "isInNeedOfLayout", "isKept",
        "isOnScreen", "knownDepth", "modelValues", "otherDelegate", "own", "ownAbove",
        "pasts", "presented", "shownBefore", "slots", "state", "stored", "style", "timeSpace",
        "viewDelegate",
      ])
    #expect(
      Self.properties(of: animator) == [
        "arrivalTicket", "blocks", "completions", "delay", "duration", "isInterruptible",
        "isManualHitTestingEnabled", "isUserInteractionEnabled", "label", "lastRun", "observers",
        "pausesOnCompletion", "phase", "requestedDuration", "scrubsLinearly", "stage",
        "startsReversed", "timingParameters", "waitsForBlock",
      ])
    #expect(
      Self.properties(of: run) == [
        "followsLayers", "groups", "id", "index", "innerCompletions", "isRemoved", "isSilent",
        "kept", "key", "lostCount", "lostPlaces", "maker", "media", "owner", "places", "playhead",
        "slots", "state", "time", "twin", "waiting",
      ])
    #expect(
      Self.properties(of: stage.state) == [
        "account", "activeSequences", "adopter", "animatedLayers", "areAnimationsEnabled",
        "associations", "blockAnimations",
        "cause", "changeCount", "coder", "columns", "constraintSolver", "depth", "endless", "ends",
        "fingers", "firing",
        "hasAutoresizing", "hasTimeSpaces", "isClosed", "isHalted", "isInterrupted",
        "isKeptCurrent", "isReduceMotionEnabled", "isRunningTask", "lastPlanned", "layingOut",
        "ledger", "lives",
        "now", "offered",
        "planner", "presentations", "printLine", "programmerErrorHandler", "programmerErrors",
        "queue", "rootLayer", "running", "shape", "tasks", "transactions", "turn", "willMove",
        "written",
      ])
    #expect(
      Self.properties(of: stage.state.turn) == [
        "arrived", "changed", "needingDisplay", "needingLayout", "waitingAnimations",
      ])
    #expect(
      Self.properties(of: stage.state.running) == [
        "blocks", "frameCollectors", "recordings", "sequences",
      ])
  }

  private static func properties(of object: Any) -> [String] {
    let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    return mirrors.flatMap(\.children).compactMap { child in
      child.label.map { $0.hasPrefix("$__lazy_storage_$_") ? String($0.dropFirst(18)) : $0 }
    }.sorted()
  }

  @Test func `a copy has trees of the same shape and the same values`() throws {
    let stage = Stage()
    let box = stage.run {
      let box = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      let (first, second) = (UIView(), UIView())
      stage.window.addSubview(box)
      for view in [first, second] { box.addSubview(view) }
      box.layer.insertSublayer(CALayer(), at: 1)
      (box.tag, first.tag, second.alpha) = (1, 2, 0.5)
      return box
    }
    let copy = try #require(StageCopy(of: stage, makeView: { UIView() }, isInert: { _ in true }))
    let twin = try #require(copy.view(box))
    #expect(twin !== box && twin.superview === copy.stage.window && twin.frame == box.frame)
    #expect(twin.subviews.map(\.tag) == [2, 0] && twin.subviews.map(\.alpha) == [1, 0.5])
    #expect(twin.layer.sublayers?.map { $0.delegate == nil } == [false, true, false])
    #expect(twin.layer.presentation() != nil && twin.window === copy.stage.window)
    stage.run { box.center.x = 300 }
    #expect(twin.center.x == 16 && copy.stage.now == stage.now)
  }
}
