import FlipbookCurves

/// The curves beside a scrubbed stage: an animator's progress, else some of the moving numbers.
struct LiveCurves {
  private let target: LiveTarget
  private var times: [Double] = []
  private var progress: [Double] = []
  private var moving = MovingNumbers()
  private var numbers = TrueCurves()

  /// Choice: more curves cannot be followed in a small picture.
  static let mostCurves = 4

  init(of target: LiveTarget) { self.target = target }

  /// Looks at a stage whose playhead is at a place, in seconds from the left end.
  mutating func look(at world: World, _ time: Double) {
    if case .animator(let name) = target, let animator = world.names[name]?.animator {
      progress.append(animator.progress ?? 0)
    } else {
      moving.look(at: world, times.count) { () throws(Never) in }
    }
    times.append(time)
  }

  /// Ends the looks at the stages of a session, and finds the extremes of the numbers between them.
  mutating func finish(_ session: Session) {
    let columns = MovedKind.sorted(moving.columns(count: times.count), by: \.name)
    numbers = TrueCurves(columns, at: times)
    if target == .stage { try? numbers.findExtremes(Replay(of: session), of: 2 * Self.mostCurves) }
  }

  /// The curves, motion first; if there are several, each has its own scale unless they share one.
  func curves(sharesScale: Bool, digits: Int) -> [PlotCurve] {
    if case .animator = target {
      return [PlotCurve(name: "progress", times: times, values: progress)]
    }
    return numbers.curves(
      ownScales: numbers.numbers.count > 1 && !sharesScale, digits: digits, most: Self.mostCurves)
  }
}

/// The curves of the values that an entry moves, with its old and its new text.
struct TunedCurves {
  /// All paths that move, as they are typed.
  let moved: [String]
  let old: TunedCourse
  private(set) var new: TunedCourse
  private let digits: Int
  // The seconds over which both are sampled closely.
  private let usual: Double

  /// Chooses numbers of owners that the entry names, else that others name with these, else any.
  init(of entry: String, in session: Session) {
    usual = Stage.seconds(ticks: session.outlook.end)
    let scratch = session.scratch()
    let moments = TunedCourse.moments(usual)
    var moving = MovingNumbers()
    try? moving.look(at: moments, of: Replay(of: scratch))
    // The total angle is not a path, but those about x, y and z are.
    let columns = MovedKind.sorted(moving.columns(count: moments.count), by: \.name)
    let groups = CurveGroup.groups(of: columns.map(\.name)) {
      CurveGroup.areAlike(columns[$0].values, columns[$1].values)
    }.flatMap { group -> [[String]] in
      let name = columns[group.places[0]].name
      return name.firstRange(of: TurnCourse.aboutText).map { about in
        ["x", "y", "z"].map { ["\(name[..<about.lowerBound]).\($0)"] }
      } ?? [group.places.map { columns[$0].name }]
    }
    moved = groups.flatMap(\.self)
    var course = TunedCourse(
      of: Self.chosen(groups, for: entry, in: session).flatMap(\.self), in: scratch, length: usual)
    course.findExtremes(in: scratch)
    (old, new, digits) = (course, course, session.settings.digits)
  }

  /// Everything that moves, in a session with another text; nil if it is too much.
  func everything(in session: Session) -> TunedCourse? {
    moved.count <= Self.mostMoved ? TunedCourse(of: moved, in: session, length: usual) : nil
  }

  // Choice: more paths take too long.
  private static let mostMoved = 64

  mutating func follow(_ session: Session) {
    new = TunedCourse(of: old.curves.numbers.map(\.name), in: session, length: usual)
    new.findExtremes(in: session)
  }

  // Some of the paths; those that move alike stay together.
  private static func chosen(
    _ groups: [[String]], for entry: String, in session: Session
  ) -> [[String]] {
    let words = words(of: entry, session.commands)
    let names = words.filter { session.world.names[bare($0)] != nil }
    let others = session.changes.compactMap { $0.entry?.text }
      .map { Self.words(of: $0, session.commands) }.filter { !$0.isDisjoint(with: names) }
    for owners in [words, others.reduce(into: []) { $0.formUnion($1) }] {
      // Only the first part of a name that is made of parts is known.
      let made = owners.compactMap { word in
        word.firstRange(of: "\\(").map { bare(String(word[..<$0.lowerBound])) }
      }
      let fitting = groups.filter { group in
        let owner = owner(of: group[0])
        return owners.contains(owner) || made.contains(where: bare(owner).hasPrefix)
      }
      if !fitting.isEmpty { return shared(fitting) }
    }
    return shared(groups)
  }

  // Some of them, in turn from each owner.
  private static func shared(_ groups: [[String]]) -> [[String]] {
    var turns: [String: Int] = [:]
    let ranked = groups.enumerated().map { place, group in
      let turn = turns[owner(of: group[0]), default: 0]
      turns[owner(of: group[0])] = turn + 1
      return (turn: turn, place: place, group: group)
    }
    return ranked.sorted { ($0.turn, $0.place) < ($1.turn, $1.place) }
      .prefix(LiveCurves.mostCurves).map(\.group)
  }

  // The name that a path starts with, as it is typed.
  private static func owner(of path: String) -> String {
    let isQuoted = path.hasPrefix("\"")
    let end = path.firstRange(of: isQuoted ? "\"." : ".")?.lowerBound ?? path.endIndex
    return String(path[..<end]) + (isQuoted ? "\"" : "")
  }

  private static func bare(_ word: String) -> String { word.filter { $0 != "\"" } }

  private static func words(of text: String, _ commands: Commands) -> Set<String> {
    let pieces = Piece.all(in: text, wordVerbs: commands.wordVerbs)
    return Set(
      pieces.filter { $0.kind == .word || $0.kind == .string }.map { $0.span.text(in: text) })
  }

  var length: Double { max(old.length, new.length) }

  /// The new curves, before different old ones over the same scales; several have their own scales.
  var panel: PlotPanel? {
    let (old, new) = (old.curves, new.curves)
    let groups = CurveGroup.groups(of: old.numbers.map(\.name)) { one, other in
      [old, new].allSatisfy {
        CurveGroup.areAlike($0.numbers[one].values, $0.numbers[other].values)
      }
    }
    let ownScales = old.numbers.count > 1
    let pairs = groups.compactMap { group -> (new: PlotCurve, old: PlotCurve)? in
      // Numbers that no longer move keep the scale that they had.
      let (scales, oldScales) = (new.scales(of: group), old.scales(of: group))
      let known = scales.contains { !$0.isConstant } || oldScales.isEmpty ? scales : oldScales
      guard known.count == group.places.count else { return nil }
      func curve(_ numbers: TrueCurves) -> PlotCurve {
        numbers.curve(of: group, over: ownScales ? known : [], digits: digits)
      }
      return (curve(new), curve(old))
    }.prefix(LiveCurves.mostCurves)
    guard !pairs.isEmpty else { return nil }
    return PlotPanel(
      curves: pairs.map(\.new), shadows: pairs.filter { $0.new != $0.old }.map(\.old))
  }
}
