import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The curves of what an entry moves, with its old and its new text.
struct TunedCurves {
  /// All paths that move, as they are typed.
  let moved: [String]
  let old: TunedCourse
  private(set) var new: TunedCourse
  // The same with what they reach between the moments.
  private let oldNumbers: TrueCurves
  private var newNumbers: TrueCurves
  private let digits: Int
  // The seconds over which both are sampled closely.
  private let usual: Double

  // Choice: more curves cannot be followed in a small picture.
  private static let mostCurves = 4

  /// Chooses moving numbers of owners that the entry names; else of owners that other entries name
  /// together with these; else any.
  init(of entry: String, in session: Session) {
    let outlook = session.outlook
    usual = Stage.seconds(ticks: outlook.end)
    let scratch = session.scratch()
    var moving = MovingNumbers()
    var count = 0
    try? Replay(of: scratch).visit(TunedCourse.moments(usual)) { world in
      moving.look(at: world, count) { () throws(Never) in }
      count += 1
    }
    // The total angle is not a path, but those about x, y and z are.
    let columns = MovedKind.sorted(moving.columns(count: count), by: \.name)
    let groups = CurveGroup.groups(of: columns.map(\.name)) {
      CurveGroup.areAlike(columns[$0].values, columns[$1].values)
    }.flatMap { group -> [[String]] in
      let name = columns[group.places[0]].name
      return name.firstRange(of: TurnCourse.aboutText).map { about in
        ["x", "y", "z"].map { ["\(name[..<about.lowerBound]).\($0)"] }
      } ?? [group.places.map { columns[$0].name }]
    }
    moved = groups.flatMap(\.self)
    old = TunedCourse(
      of: Self.chosen(groups, for: entry, in: session).flatMap(\.self), in: scratch, length: usual)
    oldNumbers = Self.numbers(of: old, in: scratch)
    (new, newNumbers, digits) = (old, oldNumbers, session.settings.digits)
  }

  private static func numbers(of course: TunedCourse, in session: Session) -> TrueCurves {
    var numbers = TrueCurves(
      course.paths.indices.map {
        TrueCurves.Number(course.paths[$0], course.values[$0], isAngle: course.areAngles[$0])
      }, at: course.times)
    try? numbers.findExtremes(Replay(of: session))
    return numbers
  }

  /// Everything that moves, in a session with another text; nil if it is too much.
  func everything(in session: Session) -> TunedCourse? {
    moved.count <= Self.mostMoved ? TunedCourse(of: moved, in: session, length: usual) : nil
  }

  // Choice: more paths take too long.
  private static let mostMoved = 64

  /// Follows them in a session with another text.
  mutating func follow(_ session: Session) {
    new = TunedCourse(of: old.paths, in: session, length: usual)
    newNumbers = Self.numbers(of: new, in: session)
  }

  // Some of the paths; those that move alike stay together.
  private static func chosen(
    _ groups: [[String]], for entry: String, in session: Session
  ) -> [[String]] {
    let words = words(of: entry, session.commands)
    let names = words.filter { session.world.names[bare($0)] != nil }
    let others = session.timeline.path(to: session.timeline.pointer).compactMap { $0.entry?.text }
      .map { Self.words(of: $0, session.commands) }.filter { !$0.isDisjoint(with: names) }
    for owners in [words, others.reduce(into: []) { $0.formUnion($1) }] {
      // Of a name that is made of parts the first is known.
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
    return ranked.sorted { ($0.turn, $0.place) < ($1.turn, $1.place) }.prefix(mostCurves).map(
      \.group)
  }

  // The name that a path starts with, as it is typed.
  private static func owner(of path: String) -> String {
    let isQuoted = path.hasPrefix("\"")
    let end = path.firstRange(of: isQuoted ? "\"." : ".")?.lowerBound ?? path.endIndex
    return String(path[..<end]) + (isQuoted ? "\"" : "")
  }

  // A name without its quotes.
  private static func bare(_ word: String) -> String { word.filter { $0 != "\"" } }

  private static func words(of text: String, _ commands: Commands) -> Set<String> {
    let pieces = Piece.all(in: text, wordVerbs: commands.wordVerbs)
    return Set(
      pieces.filter { $0.kind == .word || $0.kind == .string }.map { $0.span.text(in: text) })
  }

  // MARK: Plot

  /// The seconds that both take.
  var length: Double { max(old.length, new.length) }

  /// The new curves, with different old ones behind them over the same scales; several lead from
  /// their starts to their targets.
  var panel: PlotPanel? {
    let groups = CurveGroup.groups(of: old.paths) { one, other in
      [old, new].allSatisfy { CurveGroup.areAlike($0.values[one], $0.values[other]) }
    }
    let ownScales = old.paths.count > 1
    let pairs = groups.compactMap { group -> (new: PlotCurve, old: PlotCurve)? in
      // What does not move any more keeps the scale that it had.
      let (scales, oldScales) = (newNumbers.scales(of: group), oldNumbers.scales(of: group))
      let known = scales.contains { !$0.isConstant } || oldScales.isEmpty ? scales : oldScales
      guard known.count == group.places.count else { return nil }
      func curve(_ numbers: TrueCurves) -> PlotCurve {
        numbers.curve(of: group, over: ownScales ? known : [], digits: digits)
      }
      return (curve(newNumbers), curve(oldNumbers))
    }.prefix(Self.mostCurves)
    guard !pairs.isEmpty else { return nil }
    return PlotPanel(
      curves: pairs.map(\.new), shadows: pairs.filter { $0.new != $0.old }.map(\.old))
  }
}
