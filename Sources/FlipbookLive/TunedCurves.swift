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
    let moved = moving.columns(count: count).flatMap { column in
      column.name.firstRange(of: TurnCourse.aboutText).map { about in
        ["x", "y", "z"].map { "\(column.name[..<about.lowerBound]).\($0)" }
      } ?? [column.name]
    }
    self.moved = moved
    let paths = Self.chosen(moved, for: entry, in: session)
    old = TunedCourse(of: paths, in: scratch, length: usual)
    new = old
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
  }

  private static func chosen(
    _ paths: [String], for entry: String, in session: Session
  ) -> [String] {
    let words = words(of: entry, session.commands)
    let names = words.filter { session.world.names[bare($0)] != nil }
    let others = session.timeline.path(to: session.timeline.pointer).compactMap { $0.entry?.text }
      .map { Self.words(of: $0, session.commands) }.filter { !$0.isDisjoint(with: names) }
    for owners in [words, others.reduce(into: []) { $0.formUnion($1) }] {
      // Of a name that is made of parts the first is known.
      let made = owners.compactMap { word in
        word.firstRange(of: "\\(").map { bare(String(word[..<$0.lowerBound])) }
      }
      let fitting = paths.filter { path in
        let owner = owner(of: path)
        return owners.contains(owner) || made.contains(where: bare(owner).hasPrefix)
      }
      if !fitting.isEmpty { return shared(fitting) }
    }
    return shared(paths)
  }

  // Some of the paths, in turn from each owner.
  private static func shared(_ paths: [String]) -> [String] {
    var turns: [String: Int] = [:]
    let ranked = paths.enumerated().map { place, path in
      let turn = turns[owner(of: path), default: 0]
      turns[owner(of: path)] = turn + 1
      return (turn: turn, place: place, path: path)
    }
    return ranked.sorted { ($0.turn, $0.place) < ($1.turn, $1.place) }.prefix(mostCurves).map(
      \.path)
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

  /// The new curves, with different old ones behind them; several have a range each.
  var panel: PlotPanel? {
    let pairs = old.paths.indices.compactMap { place -> (new: PlotCurve, old: PlotCurve)? in
      let known = (old.values[place] + new.values[place]).compactMap(\.self)
      guard let range = OwnRange(known) else { return nil }
      func curve(_ course: TunedCourse) -> PlotCurve {
        PlotCurve(
          name: old.paths[place], times: course.times, values: course.values[place],
          over: old.paths.count > 1 ? range : nil, unit: old.areAngles[place] ? "deg" : "")
      }
      return (curve(new), curve(old))
    }
    guard !pairs.isEmpty else { return nil }
    return PlotPanel(
      curves: pairs.map(\.new), shadows: pairs.filter { $0.new != $0.old }.map(\.old))
  }
}
