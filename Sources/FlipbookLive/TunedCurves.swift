import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The curves of what an entry moves: as they were, and as they are with another text of it.
struct TunedCurves {
  /// All paths that move, as they are typed.
  let moved: [String]
  let old: TunedCourse
  private(set) var new: TunedCourse
  // The seconds over which both are looked at closely.
  private let usual: Double

  // Choice: more cannot be followed in a small picture.
  private static let mostCurves = 4

  /// Finds the numbers to follow: those that move and whose owner the entry names; else those whose
  /// owner is named together with what the entry names; else any.
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
    // An angle about any axis is no path; those about x, y and z are.
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

  /// Everything that moves, in a session with another text; `nil` where that is too much to follow.
  func everything(in session: Session) -> TunedCourse? {
    moved.count <= Self.mostMoved ? TunedCourse(of: moved, in: session, length: usual) : nil
  }

  // Choice: with more a person waits.
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

  // As many as can be followed, in turn from each owner.
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

  // The name that a path begins with, as it is typed.
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

  // MARK: What is plotted

  /// The seconds that both take.
  var length: Double { max(old.length, new.length) }

  /// The curves, with the old ones behind them where they are others; several of them each over its
  /// own range, as they may be of different kinds.
  var panel: PlotPanel? {
    let panels = old.paths.indices.compactMap { place -> (new: PlotCurve, old: PlotCurve)? in
      let known = (old.values[place] + new.values[place]).compactMap(\.self)
      guard let range = OwnRange(known) else { return nil }
      let isAlone = old.paths.count == 1
      let (name, unit) = (old.paths[place], old.areAngles[place] ? "deg" : "")
      func curve(_ course: TunedCourse) -> PlotCurve {
        let values = course.values[place].map { value in
          value.map { isAlone ? $0 : range.share(of: $0) } ?? .nan
        }
        return PlotCurve(
          name: !isAlone
            ? "\(name) \(range.text(unit: unit))" : unit.isEmpty ? name : "\(name) (\(unit))",
          points: zip(course.times, values).map { PlotCurve.Point(time: $0, value: $1) })
      }
      return (curve(new), curve(old))
    }
    guard !panels.isEmpty else { return nil }
    return PlotPanel(
      curves: panels.map(\.new), shadows: panels.filter { $0.new != $0.old }.map(\.old))
  }
}
