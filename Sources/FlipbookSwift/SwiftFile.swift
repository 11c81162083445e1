/// A file of Swift, built from the pieces that a writer wrote.
package struct SwiftFile {
  private let writer: SwiftWriter
  private let title: String
  private var body: SwiftLines = []
  // Time that has passed since the last code, in ticks.
  private var waiting: Int64?
  // Whether that time ends in a turn of the run loop.
  private var endsInTurn = false
  private var waits = false
  // Time that has passed in looks and will still be added once more, in ticks.
  private var ahead: Int64 = 0
  private var isLater = false
  private var isThrowing = false
  // The looks of the stretches and promises that are watched now.
  private var watched: [(key: String, during: SwiftLines)] = []
  // Animators that are paused or stopped at the end, or will pause on completion.
  private var kept: [String] = []

  /// - Parameter title: its functions are named after it.
  package init(writer: SwiftWriter, title: String) { (self.writer, self.title) = (writer, title) }

  private var name: String { SwiftNames.identifier(for: title) }

  package var isAsync: Bool { waits && writer.form == .app }

  package mutating func add(_ piece: SwiftWriter.Piece) {
    switch piece {
    case .time(let ticks):
      let gone = min(ticks, ahead)
      ahead -= gone
      endsInTurn = ticks == 0 && (waiting ?? 0) > 0
      if ticks > gone || ticks == 0 { waiting = (waiting ?? 0) + ticks - gone }
    case .code(let lines): add(lines)
    }
  }

  /// Notes the animators that must not be released at the end, except one that an existing gesture
  /// replaces, which belongs to the gesture's closure.
  package mutating func keep(_ animators: [String], in world: World) {
    var held: Set<String> = []
    for case (_, .view(let view)) in world.names {
      for gesture in view.gestureRecognizers ?? [] {
        held.formUnion(writer.gestureWords[gesture.label ?? ""] ?? [])
      }
    }
    kept = animators.compactMap { name in
      guard let identifier = writer.names.identifier(of: name) else { return nil }
      return writer.survey.needVariables.contains(name) && held.contains(identifier)
        ? nil : identifier
    }
  }

  package mutating func add(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    pass()
    if isLater, !body.isEmpty { body += "" }
    isLater = false
    body += SwiftLines(lines).wrapped(depth: writer.form == .app ? 4 : 2)
  }

  // Writes the time that has passed since the last code.
  private mutating func pass() {
    guard let waiting else { return }
    if !body.isEmpty { body += "" }
    body += passing(waiting)
    (self.waiting, waits, isLater) = (nil, true, false)
  }

  private func passing(_ ticks: Int64) -> SwiftLines {
    let seconds = Stage.seconds(ticks: ticks).literal
    guard writer.form == .app else {
      let looks: SwiftLines = watched.reduce([]) { $0 + $1.during }
      guard ticks > 0, !looks.isEmpty else { return "stage.advance(by: \(seconds))" }
      // Choice: a thousand looks a second, five thousand at most.
      let count = min(max(Int(Stage.seconds(ticks: ticks) * 1000), 1), 5000)
      return .call("try stage.advance(by: \(seconds), looks: \(count))", looks)
    }
    let turn: SwiftLines = "try await Task.sleep(for: .zero)  // A turn of the run loop ends."
    let sleep: SwiftLines = "try await Task.sleep(for: .seconds(\(seconds)))"
    return ticks == 0 ? turn : endsInTurn ? sleep + turn : sleep
  }

  /// Starts looking at something whenever time passes.
  package mutating func begin(_ watch: SwiftWriter.Watch, _ key: String) {
    add(watch.before)
    guard !watch.during.isEmpty else { return }
    pass()
    watched.append((key, watch.during))
    isThrowing = true
  }

  package mutating func end(_ key: String) {
    guard watched.contains(where: { $0.key == key }) else { return }
    pass()
    watched.removeAll { $0.key == key }
  }

  /// Adds looks that began so many ticks ago, or begin later if that is negative; the time that
  /// passes in them does not count again when it is added.
  package mutating func add(_ looks: (lines: [String], ticks: Int64?), since back: Int64) {
    if looks.ticks != nil, back != 0 {
      let pause = (waiting ?? 0) - back
      waiting = pause > 0 ? pause : nil
    }
    add(looks.lines)
    ahead = looks.ticks.map { $0 - min(back, 0) } ?? 0
    isLater = ahead > 0
    isThrowing = isThrowing || looks.lines.contains { $0.hasPrefix("try ") }
  }

  package func isUndisturbed(since back: Int64) -> Bool { back <= waiting ?? 0 && watched.isEmpty }

  // The body without values that nothing reads: timings are written as numbers.
  private var bodyWithoutUnusedValues: SwiftLines {
    let words = body.lines.flatMap(SwiftLines.words(of:))
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    return writer.held { counts[$0[...]] != nil }
      + SwiftLines(
        body.lines.filter { line in
          let parts = line.drop { $0 == " " }.split(separator: " ", maxSplits: 2)
          guard parts.count == 3, parts[0] == "let", parts[1].hasSuffix(":") else { return true }
          return counts[parts[1].dropLast(), default: 0] > 1
        })
  }

  package var app: String {
    let size = Stage().window.bounds.size
    let extent = "\(Double(size.width).literal) by \(Double(size.height).literal)"
    var lines: SwiftLines = "import UIKit" + imports + ["", "extension UIView {"]
    let plain = SwiftNames.comment(title).dropFirst(3)
    var notes = ["Plays \(plain) in this view, made for \(extent) points."]
    if needs.contains(.iOS17) {
      notes += ["", "Needs iOS 17: springs are given by duration and bounce."]
    }
    var (suffix, body) = (waits ? " async throws" : "", bodyWithoutUnusedValues)
    if !kept.isEmpty {
      notes += [
        "", "- Returns: what must not be let go: it is paused, pauses at its end, or is stopped.",
      ]
      suffix += " -> [UIViewPropertyAnimator]"
      body += "return \(kept.arrayLiteral)"
    }
    lines += SwiftLines(notes.map { $0.isEmpty ? "  ///" : "  /// " + $0 })
    if !kept.isEmpty { lines += "  @discardableResult" }
    lines += SwiftLines.call("func play\(SwiftNames.capitalized(name))()\(suffix)", body).indented
    return (lines + "}" + SwiftSupport.lines(for: needs)).text
  }

  // Imports of the libraries that AnimationFacades stands in for.
  private var imports: SwiftLines {
    let libraries = needs.intersection([.dance, .swiftyAnimate]).map(\.rawValue).sorted()
    let note = "  // ActionLayer is AnimationFacades' own: copy it."
    let actions = needs.contains(.actionLayer) ? [note] : []
    guard !libraries.isEmpty || !actions.isEmpty else { return [] }
    return ["#if canImport(AnimationFacades)", "  import AnimationFacades", "#else"]
      + SwiftLines(libraries.map { "  import \($0)" } + actions + ["#endif"])
  }

  private var test: SwiftLines {
    var whole: SwiftLines = [
      "let stage = Stage()", "stage.makeCurrent()", "defer { stage.resignCurrent() }", "",
    ]
    whole += bodyWithoutUnusedValues
    // Blocks that run at the end may check something.
    if let waiting { whole += "" + passing(waiting) }
    return .call("@Test func \(name)()\(isThrowing ? " throws" : "")", whole)
  }

  private var needs: Set<SwiftWriter.Need> { writer.needs }

  package static func tests(_ files: [SwiftFile]) -> String {
    let needs = files.reduce(into: Set()) { $0.formUnion($1.needs) }
    let isFacade = !needs.isDisjoint(with: [.dance, .swiftyAnimate, .actionLayer])
    var lines: SwiftLines = isFacade ? ["import AnimationFacades"] : []
    lines += ["import HeadlessUIKit", "import Testing"]
    for file in files { lines += "" + file.test }
    return (lines + SwiftSupport.lines(for: needs)).text
  }
}

extension SwiftLines { fileprivate var text: String { lines.joined(separator: "\n") + "\n" } }
