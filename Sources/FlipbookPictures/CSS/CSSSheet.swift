import FlipbookText

/// What moves of a window's layers, as a style sheet.
///
/// Each layer that moves has a class for an element that stands where the layer does at the first of
/// the moments. The class has the values that all ends with, so that nothing has to be held.
package struct CSSSheet {
  /// A layer's class, and the keyframes it goes through.
  private struct Rule {
    let name: String
    var declarations: [String]
    var keyframes: [String]
    let error: Double
  }

  private var rules: [Rule] = []
  private let motion: CSSMoments

  /// How many layers move.
  package var count: Int { rules.count }

  /// - Parameters:
  ///   - motion: what was seen of the layers.
  ///   - names: of the layers that are wanted; all of them where there are none.
  ///   - close: the moment up to which it is told; what goes on for ever goes on.
  ///   - check: asked at each layer.
  package init<Failure: Error>(
    of motion: CSSMoments, named names: Set<String>, until close: Double,
    asking check: () throws(Failure) -> Void
  ) throws(Failure) {
    self.motion = motion
    var unique = UniqueNames()
    for id in motion.layers {
      try check()
      guard let course = motion.course(of: id), !course.first.name.isEmpty,
        names.isEmpty || names.contains(course.first.name)
      else { continue }
      let name = unique.claim(CSSName.className(course.first.name))
      let faces = CSSFaces(course)
      let tracks = CSSTrack.moving(faces, ways: motion.ways[id] ?? [], until: close)
      if !tracks.isEmpty { rules.append(Self.rule(name, faces, tracks)) }
    }
  }

  // MARK: Rules

  private static func rule(
    _ name: String, _ faces: CSSFaces, _ tracks: [CSSTrack]
  ) -> Rule {
    let properties = tracks.flatMap(\.properties)
    var declarations = Set(properties.flatMap(\.needs)).sorted()
    let turns: [CSSProperty] = [.rotate, .scale, .transform]
    if turns.contains(where: properties.contains) {
      let anchor = faces.first.anchor
      if anchor != [0.5, 0.5] {
        let origin = [anchor.x, anchor.y].map { NumberText.brief($0 * 100, digits: 4) + "%" }
        declarations.append("transform-origin: \(origin.joined(separator: " "))")
      }
      // What is turned or scaled already stays so.
      for turn in turns where !properties.contains(turn) {
        guard let numbers = faces.values[turn]?.first, numbers != (turn == .scale ? [1, 1] : [0])
        else { continue }
        declarations.append("\(turn.name): \(turn.text(numbers))")
      }
    }
    var (animations, keyframes): ([String], [String]) = ([], [])
    var unique = UniqueNames()
    let count = tracks.reduce(0) { $0 + $1.course.phases.count }
    for track in tracks {
      declarations += track.declarations(of: track.course.end)
      for (place, phase) in track.course.phases.enumerated() {
        let own = unique.claim(
          count == 1 ? name : name + "-" + (track.properties.first?.name ?? ""))
        let waits = place == 0 && track.course.waits
        animations.append(animation(CSSName.identifier(own), phase, waits: waits))
        keyframes.append(text(of: phase, CSSName.identifier(own), track))
      }
    }
    declarations.append("animation: " + animations.joined(separator: ",\n    "))
    return Rule(
      name: name, declarations: declarations, keyframes: keyframes,
      error: tracks.flatMap(\.course.phases).map(\.error).max() ?? 0)
  }

  private static func animation(_ name: String, _ phase: CSSPhase, waits: Bool) -> String {
    func seconds(_ number: Double) -> String { NumberText.brief(number, digits: 6) + "s" }
    var words = [name, seconds(phase.duration)]
    if let easing = phase.onlyEasing { words.append(easing.text) }
    if abs(phase.delay) > 1e-9 { words.append(seconds(phase.delay)) }
    if phase.count != 1 {
      words.append(
        phase.count.isFinite ? NumberText.brief(phase.count, digits: 6) : "infinite")
    }
    if phase.alternates { words.append("alternate") }
    if waits { words.append("backwards") }
    return words.joined(separator: " ")
  }

  private static func text(of phase: CSSPhase, _ name: String, _ track: CSSTrack) -> String {
    let isShort = phase.frames.count == 2
    let isEased = phase.onlyEasing != nil
    let lines = phase.frames.map { frame in
      var all = track.declarations(of: frame.numbers)
      if !isEased, let easing = frame.easing {
        all.append("animation-timing-function: " + easing.text)
      }
      let share = NumberText.brief(frame.share * 100, digits: 5) + "%"
      let selector = !isShort ? share : frame.share == 0 ? "from" : "to"
      return "  \(selector) { \(all.joined(separator: "; ")) }"
    }
    return "@keyframes \(name) {\n\(lines.joined(separator: "\n"))\n}"
  }

  // MARK: Text

  /// The whole sheet.
  package var text: String {
    ([head] + rules.map(text)).joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    let time = NumberText.brief(motion.start)
    return """
      /* Each class is for an element that stands where its view does at \(time)s. Curves are those
         that were given; how far off points are that stand for others was looked at
         \(NumberText.grouped(motion.count)) times. */
      """
  }

  private func text(of rule: Rule) -> String {
    var parts: [String] = []
    if rule.error > 0 {
      let percent = NumberText.brief((rule.error * 1e5).rounded(.up) / 1e3, digits: 3)
      parts.append("/* \(CSSName.identifier(rule.name)): at most \(percent)% of a way off */")
    }
    let block = rule.declarations.map { "  \($0);\n" }.joined()
    parts.append(".\(CSSName.identifier(rule.name)) {\n\(block)}")
    return (parts + rule.keyframes).joined(separator: "\n")
  }
}
